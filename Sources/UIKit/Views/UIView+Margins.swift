import CoreGraphics
import Foundation

extension UIView {
  struct Margins: Equatable {
    var own = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    /// The directions in which the superview's margins count here.
    var inheritedAxes: UIAxis = []
    var takesInSafeArea = true
  }

  func changeMargins(_ change: (inout Margins) -> Void) {
    let before = layoutState.margins
    change(&layoutState.margins)
    if layoutState.margins != before { marginsDidChange() }
  }

  /// Tells the view, and what it holds that takes its margins in.
  private func marginsDidChange() {
    insetsDidChangeInConstraints()
    layoutMarginsDidChange()
    hierarchy.controller?.viewLayoutMarginsDidChange()
    for subview in subviews where !subview.layoutState.margins.inheritedAxes.isEmpty {
      subview.marginsDidChange()
    }
  }

  /// Margins in which a distance that is not finite, which is reported, is 0.
  func usable(_ margins: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    let isFinite =
      margins.top.isFinite && margins.leading.isFinite && margins.bottom.isFinite
      && margins.trailing.isFinite
    guard !isFinite else { return margins }
    Diagnostics.report(
      .geometry,
      "The layout margins \(margins) of \(type(of: self)) are not finite; what is not counts as 0."
    )
    func usable(_ distance: CGFloat) -> CGFloat { distance.isFinite ? distance : 0 }
    return NSDirectionalEdgeInsets(
      top: usable(margins.top),
      leading: usable(margins.leading),
      bottom: usable(margins.bottom),
      trailing: usable(margins.trailing)
    )
  }

  /// Insets from left and right as ones that follow the reading direction.
  func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top,
      leading: isRightToLeft ? insets.right : insets.left,
      bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right
    )
  }

  var inheritedSafeAreaInsets: UIEdgeInsets {
    var own = hierarchy.controller?.additionalSafeAreaInsets ?? .zero
    own.top += hierarchy.controller?.content.barExpansion?.extent ?? 0
    guard let superview else { return own + (hierarchy.controller?.content.coveredEdges ?? .zero) }
    return own + coveredEdges(in: superview)
  }

  /// How far the safe area of the superview reaches into this view.
  func coveredEdges(in superview: UIView) -> UIEdgeInsets {
    reach(superview.safeAreaInsetsForSubviews, of: superview)
  }

  var effectiveMargins: UIEdgeInsets {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var margins = layoutState.margins.own.resolved(isRightToLeft: isRightToLeft)
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    let axes = layoutState.margins.inheritedAxes
    if !axes.isEmpty, let superview {
      let outer = reach(superview.layoutMargins, of: superview)
      if axes.contains(.horizontal) {
        margins.left = max(margins.left, outer.left)
        margins.right = max(margins.right, outer.right)
      }
      if axes.contains(.vertical) {
        margins.top = max(margins.top, outer.top)
        margins.bottom = max(margins.bottom, outer.bottom)
      }
    }
    return margins
  }

  /// How far insets of the superview reach into this view.
  private func reach(_ insets: UIEdgeInsets, of superview: UIView) -> UIEdgeInsets {
    guard insets != .zero else { return .zero }
    let visible = superview.bounds
    let frame = self.frame
    // An edge without an inset reaches nowhere, also into a view that goes beyond it.
    func reach(_ inset: CGFloat, beyond distance: CGFloat) -> CGFloat {
      inset > 0 ? max(0, inset - distance) : 0
    }
    return UIEdgeInsets(
      top: reach(insets.top, beyond: frame.minY - visible.minY),
      left: reach(insets.left, beyond: frame.minX - visible.minX),
      bottom: reach(insets.bottom, beyond: visible.maxY - frame.maxY),
      right: reach(insets.right, beyond: visible.maxX - frame.maxX)
    )
  }

  /// Marks the view as moved; a different safe area is reported in the next layout.
  func safeAreaMayHaveChanged() {
    safeAreaMayHaveChangedInConstraints()
    let reported = layoutState.reportedSafeAreaInsets
    guard reported != .zero || superview?.layoutState.reportedSafeAreaInsets ?? .zero != .zero,
      safeAreaInsets != reported
    else { return }
    setNeedsLayout()
  }

  /// Reports the safe area to the view if it differs from the one reported last.
  func reportSafeArea() {
    let insets = safeAreaInsets
    guard insets != layoutState.reportedSafeAreaInsets else { return }
    layoutState.reportedSafeAreaInsets = insets
    insetsDidChangeInConstraints()
    safeAreaInsetsDidChange()
    hierarchy.controller?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { marginsDidChange() }
    for subview in subviews { subview.setNeedsLayout() }
  }
}
