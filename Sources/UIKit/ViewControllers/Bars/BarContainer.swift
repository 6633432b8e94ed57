import CoreGraphics
import Foundation

/// Holds the views of the controllers of a container with bars.
final class BarContainer: UIView {
  /// The view that is shown, or on its way there; keys go to no other.
  weak var front: UIView?
  /// How far a bar covers the bottom, in points.
  private var coveredBottom: CGFloat = 0 {
    didSet {
      guard coveredBottom != oldValue else { return }
      for subview in subviews { subview.setNeedsLayout() }
    }
  }

  override var subviewsInReadingOrder: [UIView] { front.map { [$0] } ?? [] }

  override var subviewsForKeys: [UIView] { front.map { [$0] } ?? [] }

  /// Places a bar along the bottom of the superview, all of which this view fills; a hidden bar is below it.
  ///
  /// `height` is that above the safe area, which the bar covers as well.
  func place(_ bar: UIView, height: CGFloat, isHidden: Bool) {
    guard let superview else { return }
    let room = superview.bounds
    let height = height + superview.safeAreaInsets.bottom
    bar.frame = CGRect(
      x: room.minX,
      y: room.maxY - (isHidden ? 0 : height),
      width: room.width,
      height: height
    )
    bar.alpha = isHidden ? 0 : 1
    coveredBottom = isHidden ? 0 : height
  }

  override var safeAreaInsetsForSubviews: UIEdgeInsets {
    var insets = super.safeAreaInsetsForSubviews
    insets.bottom = max(insets.bottom, coveredBottom)
    return insets
  }
}
