import CoreGraphics
import Foundation

/// The view of a tab bar controller: its bar below the view of the selected controller.
final class TabView: UIView {
  let container = BarContainer(frame: .zero)
  private let bar: UITabBar

  init(bar: UITabBar) {
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
    let isHidden = (hierarchy.controller as? UITabBarController)?.barIsHidden == true
    let height = UITabBar.height + safeAreaInsets.bottom
    bar.frame = CGRect(
      x: bounds.minX,
      y: bounds.maxY - (isHidden ? 0 : height),
      width: bounds.width,
      height: height
    )
    bar.alpha = isHidden ? 0 : 1
    container.coveredBottom = isHidden ? 0 : height
  }
}
