import CoreGraphics
import Foundation

/// What a layout has placed in a rectangle.
@MainActor
struct Arrangement {
  /// The rectangle that was asked for, in shown coordinates; null when nothing was.
  let rect: CGRect
  /// The elements that overlap it, and maybe more, in the order of the layout's answer.
  private(set) var elements: [ArrangedElement]
  private let positions: [ElementKey: Int]

  static let none = Arrangement(rect: .null, elements: [])

  init(rect: CGRect, elements: [ArrangedElement]) {
    self.rect = rect
    self.elements = elements
    var positions: [ElementKey: Int] = Dictionary(minimumCapacity: elements.count)
    for (position, element) in elements.enumerated() { positions[element.key] = position }
    self.positions = positions
  }

  subscript(key: ElementKey) -> ArrangedElement? { positions[key].map { elements[$0] } }

  /// Whether an element is among those in `visible`; see `elements(in:)`.
  func places(_ key: ElementKey, in visible: CGRect) -> Bool {
    guard !visible.isEmpty, let position = positions[key] else { return false }
    return elements[position].frame.overlaps(visible)
  }

  /// Takes another answer for one element; says whether there was one before.
  mutating func replace(_ element: ArrangedElement) -> Bool {
    guard let position = positions[element.key] else { return false }
    elements[position] = element
    return true
  }

  /// Whether it says everything about what overlaps `visible`.
  func covers(_ visible: CGRect) -> Bool {
    !rect.isNull && rect.minX <= visible.minX && rect.minY <= visible.minY
      && rect.maxX >= visible.maxX && rect.maxY >= visible.maxY
  }

  /// The elements that share any area with `visible`, or lie in it without area of their own.
  func elements(in visible: CGRect) -> [ArrangedElement] {
    guard !visible.isEmpty else { return [] }
    var found: [ArrangedElement] = []
    found.reserveCapacity(elements.count)
    // A loop and not a filter: closures that cross into the library check their actor on each call.
    for element in elements where element.frame.overlaps(visible) { found.append(element) }
    return found
  }
}
