import CoreGraphics
import Foundation
import TesseraCore

/// What a layout has placed around what shows, in each container.
@MainActor
struct Arrangement {
  /// The same as values, for decisions.
  private(set) var placed = PlacedScene()
  /// The elements by container, those of the collection view itself first, and in each in the order of the
  /// layout's answer.
  private(set) var elements: [ArrangedElement] = []
  private var positions: [ElementIdentity<Before>: Int] = [:]
  /// Whether the layout asks any of them for its size.
  private var isMeasured = false
  /// The elements that may want another size than the layout has for them.
  private(set) var unsettled = UnsettledElements.all

  static let none = Arrangement()

  private init() {}

  /// What was placed in the collection view itself, in a rectangle in shown coordinates.
  init(rect: CGRect, elements: [ArrangedElement]) {
    self.elements = elements
    placed[.root] = PlacedRegion(rect, elements)
    indexElements()
  }

  subscript(key: ElementIdentity<Before>) -> ArrangedElement? {
    positions[key].map { elements[$0] }
  }

  /// Takes what was placed in a rectangle of a container, in its content coordinates, instead of what was
  /// known of it.
  mutating func place(
    _ placedElements: [ArrangedElement],
    in container: ContainerIdentity<Before>,
    rect: CGRect
  ) {
    elements.removeAll { $0.container == container }
    elements += placedElements
    placed[container] = PlacedRegion(rect, placedElements)
    indexElements()
  }

  private mutating func indexElements() {
    positions = Dictionary(minimumCapacity: elements.count)
    isMeasured = false
    unsettled = .all
    for (position, element) in elements.enumerated() {
      positions[element.key] = position
      if element.isMeasured { isMeasured = true }
    }
  }

  /// Takes another answer for one element; says whether there was one before.
  mutating func replace(_ element: ArrangedElement) -> Bool {
    guard let position = positions[element.key], elements[position].container == element.container
    else { return false }
    elements[position] = element
    if element.isMeasured { isMeasured = true }
    unsettled.insert(element.key)
    placed.replace(PlacedElement(element), in: element.container)
    return true
  }

  /// Whether it says everything about what shows.
  func covers(_ scene: Scene) -> Bool { placed.covers(scene) }

  /// The elements that share any area with what shows of their container, or lie in it without area of their
  /// own.
  func elements(in scene: Scene) -> [ArrangedElement] {
    elements(in: scene) { _ in true }
  }

  /// Those of them that the layout asks for their size.
  func measuredElements(in scene: Scene) -> [ArrangedElement] {
    isMeasured ? elements(in: scene) { $0.isMeasured } : []
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
        guard let position = positions[key], elements[position].isMeasured,
          let visible = scene.visibleRect(of: elements[position].container),
          elements[position].frame.overlaps(CGRect(visible))
        else { continue }
        found.append(elements[position])
      }
      // In the order of the layout's answer, as where all are looked at.
      if found.count > 1 {
        found.sort { positions[$0.key, default: 0] < positions[$1.key, default: 0] }
      }
      return found
    }
  }

  /// The view of an element may want another size: it is new, shows something else, or has said so.
  mutating func unsettle(_ key: ElementIdentity<Before>) { unsettled.insert(key) }

  /// Every view may want another size.
  mutating func unsettleAll() { unsettled = .all }

  /// Everything in sight but `keys` has the size that it wants.
  mutating func settle(except keys: Set<ElementIdentity<Before>>) { unsettled.replace(with: keys) }

  private func elements(
    in scene: Scene,
    where isIncluded: (ArrangedElement) -> Bool
  ) -> [ArrangedElement] {
    var found: [ArrangedElement] = []
    var container = ContainerIdentity<Before>.root
    var visible = scene.visibleRect(of: container)
    // A loop and not a filter: closures that cross into the library check their actor on each call.
    for element in elements {
      if element.container != container {
        container = element.container
        visible = scene.visibleRect(of: container)
      }
      if let visible, element.frame.overlaps(CGRect(visible)), isIncluded(element) {
        found.append(element)
      }
    }
    return found
  }
}

extension PlacedRegion {
  @MainActor
  fileprivate init(_ rect: CGRect, _ elements: [ArrangedElement]) {
    self.init(Rect(rect), elements: elements.map { PlacedElement($0) })
  }
}

extension PlacedElement<Before> {
  @MainActor
  fileprivate init(_ element: ArrangedElement) {
    self.init(element.key, frame: Rect(element.frame))
  }
}
