import CoreGraphics
import Foundation

extension UIView {
  /// The distances that content keeps from the edges, in points; 8 each by default.
  ///
  /// What is read is what counts: with the safe area and, where asked for, the superview's margins
  /// taken in. What is set is the view's own part.
  public var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top,
        leading: isRightToLeft ? newValue.right : newValue.left,
        bottom: newValue.bottom,
        trailing: isRightToLeft ? newValue.left : newValue.right
      )
    }
  }

  /// The view's own part of the margins, its sides following the reading direction.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutState.margins }
    set {
      guard newValue != layoutState.margins else { return }
      layoutState.margins = newValue
      layoutMarginsDidChange()
    }
  }

  /// Whether the superview's margins count here as far as the view reaches into them.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutState.preservesSuperviewMargins }
    set {
      guard newValue != layoutState.preservesSuperviewMargins else { return }
      layoutState.preservesSuperviewMargins = newValue
      layoutMarginsDidChange()
    }
  }

  /// Whether the safe area is added to the margins; `true` by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState.insetsMarginsFromSafeArea }
    set {
      guard newValue != layoutState.insetsMarginsFromSafeArea else { return }
      layoutState.insetsMarginsFromSafeArea = newValue
      layoutMarginsDidChange()
    }
  }

  /// How far bars and such cover the view at each edge, in points.
  ///
  /// A window of the desktop has none; view controllers add to it with `additionalSafeAreaInsets`.
  public var safeAreaInsets: UIEdgeInsets {
    let own = hierarchy.controller?.additionalSafeAreaInsets ?? .zero
    guard let superview else { return own }
    return own + reach(superview.safeAreaInsets, of: superview)
  }

  private var effectiveMargins: UIEdgeInsets {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var margins = layoutState.margins.resolved(isRightToLeft: isRightToLeft)
    if layoutState.insetsMarginsFromSafeArea { margins = margins + safeAreaInsets }
    if layoutState.preservesSuperviewMargins, let superview {
      let outer = reach(superview.layoutMargins, of: superview)
      margins = UIEdgeInsets(
        top: max(margins.top, outer.top),
        left: max(margins.left, outer.left),
        bottom: max(margins.bottom, outer.bottom),
        right: max(margins.right, outer.right)
      )
    }
    return margins
  }

  /// How far insets of the superview reach into this view.
  private func reach(_ insets: UIEdgeInsets, of superview: UIView) -> UIEdgeInsets {
    guard insets != .zero else { return .zero }
    let visible = superview.bounds
    let frame = self.frame
    return UIEdgeInsets(
      top: max(0, insets.top - (frame.minY - visible.minY)),
      left: max(0, insets.left - (frame.minX - visible.minX)),
      bottom: max(0, insets.bottom - (visible.maxY - frame.maxY)),
      right: max(0, insets.right - (visible.maxX - frame.maxX))
    )
  }

  /// Tells the view if its safe area differs from the one it was told of last.
  func reportSafeArea() {
    let insets = safeAreaInsets
    guard insets != layoutState.reportedSafeAreaInsets else { return }
    layoutState.reportedSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    if layoutState.insetsMarginsFromSafeArea { layoutMarginsDidChange() }
    for subview in subviews { subview.setNeedsLayout() }
  }
}
