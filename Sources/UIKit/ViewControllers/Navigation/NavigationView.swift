import CoreGraphics
import Foundation

/// The view of a navigation controller: its bars in front of what the controller on top shows.
final class NavigationView: UIView {
  let container = BarContainer(frame: .zero)
  private let bar: UINavigationBar
  private let toolbar: UIToolbar

  init(bar: UINavigationBar, toolbar: UIToolbar) {
    self.bar = bar
    self.toolbar = toolbar
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    clipsToBounds = true
    for view in [container, bar, toolbar] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    container.frame = bounds
    guard let controller = hierarchy.controller as? UINavigationController else { return }
    placeBar(of: controller)
    container.place(toolbar, height: UIToolbar.height, isHidden: controller.toolbarIsHidden)
  }

  private func placeBar(of controller: UINavigationController) {
    let expansion = controller.updateExpansions()
    let isHidden = controller.navigation.hidesBar
    let height = isHidden ? UINavigationBar.height : expansion?.extent ?? UINavigationBar.height
    bar.frame = CGRect(
      x: bounds.minX,
      y: bounds.minY + safeAreaInsets.top - (isHidden ? height : 0),
      width: bounds.width,
      height: height + (expansion?.pulled ?? 0)
    )
    bar.alpha = isHidden ? 0 : 1
    // A bar as high as before may have other rows.
    for content in bar.subviews where content is NavigationBarContent { content.setNeedsLayout() }
  }
}
