import CoreGraphics
import Foundation

extension UIView {
  /// The constraints that this view holds: those whose items are this view and what is in it.
  public var constraints: [NSLayoutConstraint] { layoutState.membership?.held ?? [] }

  /// Adds a constraint between this view and views in it, and activates it.
  ///
  /// Activating a constraint finds the view to hold it; this is for code that names the view. A constraint with
  /// an item that is not in this view is reported and does not become active.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.activation?.holder !== self else { return }
    constraint.activate(in: self)
  }

  /// Adds several constraints; see `addConstraint(_:)`.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view holds; others are left as they are.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.activation?.holder === self else { return }
    constraint.deactivate()
  }

  /// Deactivates those of `constraints` that this view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
}
