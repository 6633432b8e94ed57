package import TesseraCore

/// What a layout has placed around what shows, in each container.
package struct Arrangement {
  /// The same as values, for decisions.
  package private(set) var placed = PlacedScene()
  /// The elements of each container, those of the collection view itself first.
  private var regions: [Region] = []
  /// Where elements are, or were in what was known of their container before: see `position(of:)`.
  private var positions: [ElementIdentity<Before>: Position] = [:]
  /// The elements that may want another size than the layout has for them.
  package private(set) var unsettled = UnsettledElements.all

  /// The elements of a container, in the order of the layout's answer.
  private struct Region {
    let container: ContainerIdentity<Before>
    var elements: [ArrangedElement]
    /// Whether the layout asks any of them for its size.
    var isMeasured: Bool

    init(_ container: ContainerIdentity<Before>, _ elements: [ArrangedElement]) {
      self.container = container
      self.elements = elements
      var isMeasured = false
      for element in elements where element.isMeasured {
        isMeasured = true
        break
      }
      self.isMeasured = isMeasured
    }
  }

  /// Where an element is: the number of its region, and its number in there.
  private struct Position {
    let region: Int
    let index: Int
  }

  package static var none: Arrangement { Arrangement() }

  private init() {}

  /// What was placed in the collection view itself, in a rectangle in shown coordinates.
  ///
  /// The elements of `former` in the containers for which `isKept` holds are kept.
  init(
    rect: Rect,
    elements: [ArrangedElement],
    keeping former: Arrangement = .none,
    where isKept: (ContainerIdentity<Before>) -> Bool = { _ in false }
  ) {
    positions.reserveCapacity(max(elements.count, former.positions.count))
    regions.append(Region(.root, elements))
    placed[.root] = PlacedRegion(rect, elements)
    for region in former.regions where region.container != .root && isKept(region.container) {
      regions.append(region)
      placed[region.container] = former.placed[region.container]
    }
    for number in regions.indices { index(number) }
  }

  /// The elements by container, those of the collection view itself first.
  package var elements: [ArrangedElement] { regions.flatMap { $0.elements } }

  package subscript(key: ElementIdentity<Before>) -> ArrangedElement? {
    guard let position = position(of: key) else { return nil }
    return regions[position.region].elements[position.index]
  }

  /// Where an element is; nil if it is not placed, or not any more.
  private func position(of key: ElementIdentity<Before>) -> Position? {
    guard let position = positions[key], position.index < regions[position.region].elements.count,
      regions[position.region].elements[position.index].key == key
    else { return nil }
    return position
  }

  /// Takes what was placed in a rectangle of a container, in its content coordinates, instead of what was
  /// known of it.
  package mutating func place(
    _ placedElements: [ArrangedElement],
    in container: ContainerIdentity<Before>,
    rect: Rect
  ) {
    let region = Region(container, placedElements)
    placed[container] = PlacedRegion(rect, placedElements)
    unsettled = .all
    guard let number = regions.firstIndex(where: { $0.container == container }) else {
      regions.append(region)
      return index(regions.count - 1)
    }
    regions[number] = region
    index(number)
    forgetFormerPositions()
  }

  /// Forgets where elements were that are not placed any more, as soon as they are as many as those that are.
  private mutating func forgetFormerPositions() {
    var count = 0
    for region in regions { count += region.elements.count }
    guard positions.count > 2 * count else { return }
    positions.removeAll(keepingCapacity: true)
    for number in regions.indices { index(number) }
  }

  private mutating func index(_ number: Int) {
    for (index, element) in regions[number].elements.enumerated() {
      positions[element.key] = Position(region: number, index: index)
    }
  }

  /// Takes another answer for one element; says whether there was one before.
  package mutating func replace(_ element: ArrangedElement) -> Bool {
    guard let position = position(of: element.key),
      regions[position.region].container == element.container
    else { return false }
    regions[position.region].elements[position.index] = element
    if element.isMeasured { regions[position.region].isMeasured = true }
    unsettled.insert(element.key)
    placed.replace(PlacedElement(element), in: element.container)
    return true
  }

  /// Whether it says everything about what shows.
  package func covers(_ scene: Scene) -> Bool { placed.covers(scene) }

  /// The elements that share any area with what shows of their container, or lie in it without area of their
  /// own.
  package func elements(in scene: Scene) -> [ArrangedElement] {
    elements(in: scene) { _ in true }
  }

  /// Those of them that the layout asks for their size.
  func measuredElements(in scene: Scene) -> [ArrangedElement] {
    isMeasured ? elements(in: scene) { $0.isMeasured } : []
  }

  /// Whether the layout asks any of the elements for its size.
  private var isMeasured: Bool {
    for region in regions where region.isMeasured { return true }
    return false
  }

  /// Those of them that may want another size than the layout has for them.
  ///
  /// In a frame that brings few elements into sight only these are looked at.
  func unsettledElements(in scene: Scene) -> [ArrangedElement] {
    guard isMeasured else { return [] }
    switch unsettled {
    case .all: return measuredElements(in: scene)
    case .some(let keys):
      var found: [ArrangedElement] = []
      for key in keys {
        guard let element = self[key], element.isMeasured,
          let visible = scene.visibleRect(of: element.container),
          element.frame.isInSight(of: visible)
        else { continue }
        found.append(element)
      }
      // In the order of the layout's answer, as where all are looked at.
      if found.count > 1 {
        found.sort { place(of: $0) < place(of: $1) }
      }
      return found
    }
  }

  /// The view of an element may want another size: it is new, shows something else, or has said so.
  mutating func unsettle(_ key: ElementIdentity<Before>) { unsettled.insert(key) }

  /// Every view may want another size.
  mutating func unsettleAll() { unsettled = .all }

  /// Everything in sight but `keys` has the size that it wants.
  package mutating func settle(except keys: Set<ElementIdentity<Before>>) {
    unsettled.replace(with: keys)
  }

  private func elements(
    in scene: Scene,
    where isIncluded: (ArrangedElement) -> Bool
  ) -> [ArrangedElement] {
    var found: [ArrangedElement] = []
    for region in regions {
      guard let visible = scene.visibleRect(of: region.container) else { continue }
      let rect = visible
      // A loop and not a filter: closures that cross into the library check their actor on each call.
      for element in region.elements where element.frame.isInSight(of: rect) && isIncluded(element)
      {
        found.append(element)
      }
    }
    return found
  }

  /// Where an element is among all, for their order.
  private func place(of element: ArrangedElement) -> (Int, Int) {
    position(of: element.key).map { ($0.region, $0.index) } ?? (0, 0)
  }
}

extension PlacedRegion {
  fileprivate init(_ rect: Rect, _ elements: [ArrangedElement]) {
    var placed: [PlacedElement<Before>] = []
    placed.reserveCapacity(elements.count)
    for element in elements { placed.append(PlacedElement(element)) }
    self.init(rect, elements: placed)
  }
}

extension PlacedElement<Before> {
  fileprivate init(_ element: ArrangedElement) {
    self.init(element.key, frame: element.frame)
  }
}

/// An element that the layout has placed, as it answered last.
package struct ArrangedElement {
  package let key: ElementIdentity<Before>
  /// What it is in.
  package let container: ContainerIdentity<Before>
  /// What the layout answered, in its own coordinates.
  package let answer: any ElementAttributes
  /// The same in the content coordinates of the container; another object only where these differ.
  package let shown: any ElementAttributes
  /// The shown frame at the time of the answer, which a layout may change in its object later.
  package let frame: Rect

  /// An element that stands somewhere, or that is on screen wherever the bounds are.
  init(
    key: ElementIdentity<Before>,
    container: ContainerIdentity<Before> = .root,
    answer: any ElementAttributes,
    shown: any ElementAttributes,
    isAlwaysVisible: Bool = false
  ) {
    self.key = key
    self.container = container
    self.answer = answer
    self.shown = shown
    frame = isAlwaysVisible ? .everywhere : shown.rect
  }
}

extension ArrangedElement {
  /// Whether the element is held by the pointer, so that it is on screen wherever the bounds are.
  var isAlwaysVisible: Bool { frame == .everywhere }

  /// Whether the layout has not decided on both sides of the element.
  package var isMeasured: Bool { answer.fixedSides != .both && key.kind != .container }
}

/// The element that a view in a collection view shows: the name of its kind, and its path in the index space `Space`.
package enum NamedElement<Space>: Hashable {
  case cell(ItemPath<Space>)
  case supplementaryView(String, ItemPath<Space>)
  case decorationView(String, ItemPath<Space>)
  /// The view in which the elements of a section scroll by themselves; its item is zero.
  case container(ItemPath<Space>)

  /// The kind of attributes for containers, which stands for none that an app can register.
  package static var containerKind: String { "Container of Tessera" }

  package var path: ItemPath<Space> {
    switch self {
    case .cell(let path), .supplementaryView(_, let path), .decorationView(_, let path),
      .container(let path):
      path
    }
  }

  /// The same sort of element where a key of its kind says.
  func withKey<Other>(_ key: ElementIdentity<Other>) -> NamedElement {
    guard key.section.index != path.section.index || key.item != path.item else { return self }
    let path = ItemPath<Space>(section: key.section.index, item: key.item)
    return switch self {
    case .cell: .cell(path)
    case .supplementaryView(let kind, _): .supplementaryView(kind, path)
    case .decorationView(let kind, _): .decorationView(kind, path)
    case .container: .container(path)
    }
  }
}

/// An element at the path where it is shown.
package typealias CollectionElement = NamedElement<Before>

/// The sort of view that shows an element.
package enum ElementCategory: CaseIterable {
  /// Shows an item.
  case cell
  /// Shows something about a section or the whole, such as a header.
  case supplementaryView
  /// Shows no data: the layout makes it up.
  case decorationView
}

extension NamedElement {
  package var category: ElementCategory {
    switch self {
    case .cell: .cell
    case .supplementaryView: .supplementaryView
    case .decorationView, .container: .decorationView
    }
  }
}

/// The kinds that a layout has named, numbered from 1 in the order in which they were.
package final class KindTable {
  private struct Name: Hashable {
    let isDecoration: Bool
    let kind: String
  }

  private var numbers: [Name: UInt32] = [:]
  /// The number that was given last; none is given again, so that no key comes to mean something else.
  private var lastNumber: UInt32 = 0

  /// The key of an element, which names its kind if it was not named before.
  package func key(for element: CollectionElement) -> ElementIdentity<Before> {
    let kind: ElementKind =
      switch element {
      case .cell: .cell
      case .supplementaryView(let kind, _): number(Name(isDecoration: false, kind: kind))
      case .decorationView(let kind, _): number(Name(isDecoration: true, kind: kind))
      case .container: .container
      }
    let path = element.path
    return ElementIdentity(kind: kind, section: path.section, item: path.item)
  }

  /// The element of a key; `nil` for a kind that was not named or is forgotten.
  package func element(for key: ElementIdentity<Before>) -> CollectionElement? {
    let path = ShownPath(section: key.section, item: key.item)
    switch key.kind {
    case .cell: return .cell(path)
    case .container: return .container(path)
    default:
      let named = numbers.first { $0.value == key.kind.number }
      guard let name = named?.key else { return nil }
      return name.isDecoration
        ? .decorationView(name.kind, path) : .supplementaryView(name.kind, path)
    }
  }

  /// The kinds of supplementary views, or of decoration views, in the order in which they were named.
  package func kinds(of category: ElementCategory) -> [String] {
    guard category != .cell else { return [] }
    return numbers.filter { $0.key.isDecoration == (category == .decorationView) }
      .sorted { $0.value < $1.value }
      .map { $0.key.kind }
  }

  /// Forgets the kinds that are in no key of `keys`.
  package func keep(only keys: some Sequence<ElementIdentity<Before>>) {
    let used = Set(keys.map { $0.kind.number })
    numbers = numbers.filter { used.contains($0.value) }
  }

  private func number(_ name: Name) -> ElementKind {
    if let number = numbers[name] { return ElementKind(number: number) }
    lastNumber += 1
    numbers[name] = lastNumber
    return ElementKind(number: lastNumber)
  }
}
