import CoreGraphics
import Foundation

// A stack arranges its views by itself, and takes part in constraints as one view. That changes when a
// constraint leads from an arranged view to another view, or bounds its size: then the stack says its own rules
// as constraints, for as long as it exists, and all of them are met together.

extension UIStackView {
  /// A constraint on `view` is about to be met: says the rules of the stack if that needs them.
  func takeUp(_ constraint: NSLayoutConstraint, on view: UIView) {
    guard rules == nil, arrangement.views.contains(where: { $0 === view }) else { return }
    let leadsOutside = constraint.items.contains { item in
      item.itemView?.isDescendant(of: view) == false
    }
    let isBound = constraint.relation != .equal && constraint.items.allSatisfy { $0 === view }
    guard leadsOutside || isBound else { return }
    rules = []
    renewRules()
  }

  /// Says the rules for the views that are shown now.
  func renewRules() {
    guard let former = rules else { return }
    NSLayoutConstraint.deactivate(former)
    rules = []
    for view in arrangement.views {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.placementRuleDidChange()
    }
    let constraints = StackRules(self).constraints
    rules = constraints
    NSLayoutConstraint.activate(constraints)
    setNeedsLayout()
  }

  /// The size that the rules and the other constraints give the stack in a width, or in any for `nil`.
  func constrainedSize(inWidth width: CGFloat?) -> CGSize {
    (constrainedSize(for: .width(width)) ?? MeasuredSize()).size(or: .zero)
  }
}

extension UIView {
  /// How strongly a constraint of the view's own says its length along `axis` as a number; `nil` without one.
  func ownLengthPriority(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority? {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return constraints.lazy
      .filter { constraint in
        constraint.relation == .equal && constraint.firstItem === self
          && constraint.firstAttribute == attribute && constraint.secondItem == nil
      }
      .map(\.priority).max()
  }
}
