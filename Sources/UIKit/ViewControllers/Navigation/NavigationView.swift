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
    let expansion = (hierarchy.controller as? UINavigationController)?.updateExpansions()
    let height =
      hidesBar ? UINavigationBar.height : expansion?.extent ?? UINavigationBar.height
    bar.frame = CGRect(
      x: bounds.minX,
      y: bounds.minY + safeAreaInsets.top - (hidesBar ? height : 0),
      width: bounds.width,
      height: height + (expansion?.pulled ?? 0)
    )
    bar.alpha = hidesBar ? 0 : 1
  }
}

/// Holds the views of a navigation controller's controllers, whose `NavigationBarExpansion` says how far the bar covers them.
final class NavigationContainer: UIView {
  /// The view that is shown, or on its way there; keys go to no other.
  weak var front: UIView?

  override var subviewsInReadingOrder: [UIView] { front.map { [$0] } ?? [] }

  override var subviewsForKeys: [UIView] { front.map { [$0] } ?? [] }
}
