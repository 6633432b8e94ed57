import CoreGraphics
import Foundation

extension NSLayoutConstraint {
  func activate() {
    guard activation == nil else { return }
    if let issue { return refuse(issue) }
    guard let holder = nearestHolder else {
      return refuse("its items are in no common view; add them to one first")
    }
    activate(in: holder)
  }

  /// Adds the constraint to `holder`, and removes it from any other view.
  func activate(in holder: UIView) {
    if activation != nil { deactivate() }
    if let issue { return refuse(issue) }
    guard items.allSatisfy({ $0.itemView?.isDescendant(of: holder) == true }) else {
      return refuse("not all of its items are in \(holder.layoutName), which was to hold it")
    }
    Self.activationCount += 1
    activation = Activation(holder: holder, order: Self.activationCount)
    holder.membership.held.append(self)
    for case let view as UIView in items {
      view.superview?.subviewWillBeConstrained(view, by: self)
    }
    holder.takeUp(self)
  }

  func deactivate() {
    guard let activation else { return }
    activation.engine?.remove(self)
    self.activation = nil
    activation.holder?.layoutState.membership?.held.removeAll { $0 === self }
  }

  private static var activationCount = 0

  /// The items that are still there.
  var items: [any LayoutItem] { (first.items ?? []) + (second?.items ?? []) }

  /// The nearest view that all items are in.
  private var nearestHolder: UIView? {
    let views = items.compactMap(\.itemView)
    return views.first?.withSuperviews.first { holder in
      views.allSatisfy { $0.isDescendant(of: holder) }
    }
  }

  /// Why the constraint cannot be met by anything; `nil` if it makes sense.
  private var issue: String? {
    guard first.items != nil else { return "its first item is gone, or no view or layout guide" }
    guard let kind = first.kind else { return "its first attribute is none" }
    guard let second else {
      return kind == .length ? nil : "a place cannot be compared with a number"
    }
    guard second.items != nil else { return "its second item is gone, or no view or layout guide" }
    guard second.kind == kind else { return "its sides are not of one kind" }
    guard !followsDirection || !attributes.contains(where: \.isPhysicalEdge) else {
      return "leading and trailing cannot be compared with left and right"
    }
    return nil
  }

  private func refuse(_ reason: String) {
    Diagnostics.report(
      .layout,
      "The constraint \(summary) was not activated: \(reason)."
    )
  }

  /// Whether the edges that the constraint compares depend on the reading direction.
  var followsDirection: Bool { attributes.contains(where: \.followsDirection) }

  /// The attributes of both sides.
  private var attributes: [Attribute] { first.attributes + (second?.attributes ?? []) }
}
