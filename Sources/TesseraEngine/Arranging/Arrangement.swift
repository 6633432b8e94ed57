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
