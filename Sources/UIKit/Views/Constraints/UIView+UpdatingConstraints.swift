import CoreGraphics
import Foundation

extension UIView {
  /// Which views wait for `updateConstraints()`.
  struct ConstraintUpdates {
    var isDue = false
    var isDueBelow = false
  }

  /// Schedules a call of `updateConstraints()` before the next layout.
  func markNeedsUpdateConstraints() {
    guard !layoutState.constraintUpdates.isDue else { return }
    layoutState.constraintUpdates.isDue = true
    superview?.markNeedsUpdateConstraintsBelow()
    setNeedsLayout()
  }

  /// Says that something in this view waits for an update, up to the first view that knows it already.
  func markNeedsUpdateConstraintsBelow() {
    var view: UIView? = self
    while let current = view, !current.layoutState.constraintUpdates.isDueBelow {
      current.layoutState.constraintUpdates.isDueBelow = true
      view = current.superview
    }
  }

  /// Takes up a view that was added and waits for an update, or asks for its first one.
  func takeUpConstraintUpdates(of view: UIView) {
    if type(of: view).requiresConstraintBasedLayout, view.layoutState.membership == nil {
      _ = view.membership
    }
    let updates = view.layoutState.constraintUpdates
    if updates.isDue || updates.isDueBelow { markNeedsUpdateConstraintsBelow() }
  }

  /// Updates the constraints of this view and what is in it, inner views first.
  func updateConstraintsInSubtree() {
    var rounds = 0
    while layoutState.constraintUpdates.isDue || layoutState.constraintUpdates.isDueBelow {
      guard rounds < Self.maximumConstraintUpdates else { return reportConstraintUpdates() }
      rounds += 1
      updateConstraintsOnce()
    }
  }

  private func updateConstraintsOnce() {
    if layoutState.constraintUpdates.isDueBelow {
      layoutState.constraintUpdates.isDueBelow = false
      for subview in subviews { subview.updateConstraintsInSubtree() }
    }
    guard layoutState.constraintUpdates.isDue else { return }
    layoutState.constraintUpdates.isDue = false
    if let controller = hierarchy.controller {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  private func reportConstraintUpdates() {
    layoutState.constraintUpdates = ConstraintUpdates()
    Diagnostics.report(
      .layout,
      """
      \(layoutName) asked for another update of constraints in each of \(Self.maximumConstraintUpdates) \
      updates; they are left as they are. Do not call setNeedsUpdateConstraints() in updateConstraints().
      """
    )
  }

  /// How often a view may ask for another update from inside its update.
  private static var maximumConstraintUpdates: Int { 16 }
}
