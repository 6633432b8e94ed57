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
    container.place(bar, height: UITabBar.height, isHidden: isHidden)
  }
}
