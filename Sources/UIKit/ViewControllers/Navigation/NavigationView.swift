import CoreGraphics
import Foundation

/// The view of a navigation controller: its bar in front of what the controller on top shows.
final class NavigationView: UIView {
  let container = NavigationContainer(frame: .zero)
  let bar: UINavigationBar
  /// Whether the bar is out of sight, above the edge.
  var hidesBar = false {
    didSet { setNeedsLayout() }
  }

  init(bar: UINavigationBar) {
    self.bar = bar
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    clipsToBounds = true
    addSubview(container)
    addSubview(bar)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    container.frame = bounds
    let top = safeAreaInsets.top
    bar.frame = CGRect(
      x: bounds.minX,
      y: bounds.minY + top - (hidesBar ? UINavigationBar.height : 0),
      width: bounds.width,
      height: UINavigationBar.height
    )
    bar.alpha = hidesBar ? 0 : 1
    container.coveredTop = hidesBar ? 0 : top + UINavigationBar.height
  }
}

/// Holds the views of a navigation controller's controllers, whose safe area begins below the bar.
final class NavigationContainer: UIView {
  /// The view that is shown, or on its way there; keys go to no other.
  weak var front: UIView?
  /// How far the bar covers the top, in points.
  var coveredTop: CGFloat = 0 {
    didSet {
      guard coveredTop != oldValue else { return }
      for subview in subviews { subview.setNeedsLayout() }
    }
  }

  override var subviewsInReadingOrder: [UIView] { front.map { [$0] } ?? [] }

  override var subviewsForKeys: [UIView] { front.map { [$0] } ?? [] }

  override var safeAreaInsetsForSubviews: UIEdgeInsets {
    var insets = super.safeAreaInsetsForSubviews
    insets.top = max(insets.top, coveredTop)
    return insets
  }
}
