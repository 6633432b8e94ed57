import CoreGraphics
import Foundation

/// Holds the views of the controllers of a container with bars.
final class BarContainer: UIView {
  /// The view that is shown, or on its way there; keys go to no other.
  weak var front: UIView?
  /// How far a bar covers the bottom, in points.
  var coveredBottom: CGFloat = 0 {
    didSet {
      guard coveredBottom != oldValue else { return }
      for subview in subviews { subview.setNeedsLayout() }
    }
  }

  override var subviewsInReadingOrder: [UIView] { front.map { [$0] } ?? [] }

  override var subviewsForKeys: [UIView] { front.map { [$0] } ?? [] }

  override var safeAreaInsetsForSubviews: UIEdgeInsets {
    var insets = super.safeAreaInsetsForSubviews
    insets.bottom = max(insets.bottom, coveredBottom)
    return insets
  }
}
