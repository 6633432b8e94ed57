import CoreGraphics
import Foundation

/// A view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view that the item belongs to: itself, or the owner of a guide.
  var itemView: UIView? { get }
  /// The item's rectangle in an engine, if it has one.
  var layoutBox: LayoutBox? { get set }
}

extension UIView: LayoutItem {
  var itemView: UIView? { self }

  var layoutBox: LayoutBox? {
    get { layoutState.membership?.box }
    set { membership.box = newValue }
  }
}

/// One side of a constraint: an attribute of an item, or the distance from one place to another.
@MainActor
struct ConstraintSide {
  private(set) weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  /// Where a distance begins, which ends at `item`.
  private(set) weak var startItem: (any LayoutItem)?
  let startAttribute: NSLayoutConstraint.Attribute?

  /// A side that names nothing.
  nonisolated init() {
    attribute = .notAnAttribute
    startAttribute = nil
  }

  init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    startAttribute = nil
  }

  /// The distance from one place to another along an axis.
  init(from start: ConstraintSide, to end: ConstraintSide) {
    item = end.item
    attribute = end.attribute
    startItem = start.item
    startAttribute = start.attribute
  }

  var kind: AttributeKind? { startAttribute == nil ? attribute.kind : .length }

  /// The items that are still there; `nil` if one is gone.
  var items: [any LayoutItem]? {
    guard let item else { return nil }
    guard startAttribute != nil else { return [item] }
    return startItem.map { [$0, item] }
  }

  var attributes: [NSLayoutConstraint.Attribute] {
    startAttribute.map { [$0, attribute] } ?? [attribute]
  }
}
