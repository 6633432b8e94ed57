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
  /// How strongly constraints of the view's own say its length along `axis`; `nil` without them.
  ///
  /// They say it as a number, or as a share of the other length, which others say as a number.
  func ownLengthPriority(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority? {
    let cross: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
    let ratio = ownRatioPriority.flatMap { ratio in
      ownNumberPriority(along: cross).map { min($0, ratio) }
    }
    return [ownNumberPriority(along: axis), ratio].compactMap(\.self).max()
  }

  private func ownNumberPriority(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority? {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return ownPriority { $0.firstAttribute == attribute && $0.secondItem == nil }
  }

  /// How strongly a constraint relates the lengths of the view to each other.
  private var ownRatioPriority: UILayoutPriority? {
    let lengths: Set<NSLayoutConstraint.Attribute> = [.width, .height]
    return ownPriority {
      $0.secondItem === self
        && [$0.firstAttribute, $0.secondAttribute].allSatisfy(lengths.contains)
    }
  }

  private func ownPriority(
    where isMeant: (NSLayoutConstraint) -> Bool
  ) -> UILayoutPriority? {
    var strongest: UILayoutPriority?
    for constraint in constraints
    where constraint.relation == .equal && constraint.firstItem === self && isMeant(constraint) {
      strongest = max(strongest ?? constraint.priority, constraint.priority)
    }
    return strongest
  }
}
