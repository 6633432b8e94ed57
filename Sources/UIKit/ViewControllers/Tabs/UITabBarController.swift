public import Foundation

/// Shows one of several controllers above a bar with a tab for each.
///
/// The view of the selected controller fills the whole view, and its safe area ends above the bar. A press on the tab that is selected
/// brings a navigation controller back to its root.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  private var tabs = Tabs()

  private struct Tabs {
    var controllers: [UIViewController] = []
    var selected: UIViewController?
    var hidesBar = false
  }

  /// The bar; its items are those of the controllers.
  open private(set) var tabBar = UITabBar(frame: .zero)

  /// The receiver of what a person selects.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Creates a controller without tabs; a name of a nib is reported, because there are none.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a controller without tabs; there are no archives to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    tabBar.controller = self
    tabBar.delegate = self
  }

  /// The controllers of the tabs, in reading order; `nil` if there are none.
  open var viewControllers: [UIViewController]? {
    get { tabs.controllers.isEmpty ? nil : tabs.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Gives the controller other tabs; the selected controller stays selected if it is among them, and else the first one is.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = tabs.controllers
    var new: [UIViewController] = []
    for controller in viewControllers ?? [] where !new.contains(controller) {
      new.append(controller)
    }
    tabs.controllers = new
    for controller in old where !new.contains(controller) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in new where !old.contains(controller) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabBar.setItems(new.compactMap(\.tabBarItem), animated: animated)
    select(tabs.selected.flatMap { new.contains($0) ? $0 : nil } ?? new.first)
  }

  /// The controller that is shown; `nil` if there are none.
  ///
  /// A controller that has no tab is reported, and nothing happens.
  open var selectedViewController: UIViewController? {
    get { tabs.selected }
    set {
      guard let newValue, tabs.controllers.contains(newValue) else {
        return Diagnostics.report(
          .layout,
          """
          \(type(of: self)) was to select a controller that is not one of its \(tabs.controllers.count); nothing was \
          changed.
          """
        )
      }
      select(newValue)
    }
  }

  /// The index of the controller that is shown; `NSNotFound` if there are none.
  ///
  /// An index without a controller is reported, and nothing happens.
  open var selectedIndex: Int {
    get { tabs.selected.flatMap { tabs.controllers.firstIndex(of: $0) } ?? NSNotFound }
    set {
      guard tabs.controllers.indices.contains(newValue) else {
        return Diagnostics.report(
          .layout,
          """
          \(type(of: self)) was to select tab \(newValue), and has \(tabs.controllers.count); nothing was changed.
          """
        )
      }
      select(tabs.controllers[newValue])
    }
  }

  /// Whether the bar is hidden; `false` by default.
  open var isTabBarHidden: Bool {
    get { tabs.hidesBar }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar; the safe area of the controllers follows.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != tabs.hidesBar else { return }
    viewIfLoaded?.layoutIfNeeded()
    tabs.hidesBar = hidden
    viewIfLoaded?.setNeedsLayout()
    guard animated, let view = viewIfLoaded, view.window != nil else { return }
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
      view.layoutIfNeeded()
    }
  }

  /// A person has selected an item; does nothing unless overridden.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Makes the view with the bar.
  open override func loadView() {
    let view = TabView(bar: tabBar)
    view.frame = boundsForLoading
    self.view = view
    showSelected()
  }

  /// That of the selected controller, unless one is named.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    content.scrollView ?? tabs.selected?.contentScrollView(for: edge)
  }

  override var titleOfWindow: String? { title ?? tabs.selected?.titleOfWindow }
}

extension UITabBarController {
  /// Whether the bar is hidden, by itself or for a controller that was pushed.
  var barIsHidden: Bool {
    tabs.hidesBar || (tabs.selected as? UINavigationController)?.hidesBottomBar == true
  }

  /// A person has pressed the tab of `item`.
  func select(_ item: UITabBarItem) {
    guard let controller = tabs.controllers.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    if controller === tabs.selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller)
    }
    self.tabBar(tabBar, didSelect: item)
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func select(_ controller: UIViewController?) {
    let old = tabs.selected
    tabs.selected = controller
    tabBar.selectedItem = controller?.tabBarItem
    guard old !== controller else { return }
    if let view = viewIfLoaded {
      old?.viewIfLoaded?.removeFromSuperview()
      showSelected()
      view.setNeedsLayout()
    }
    navigationController?.expansionMayHaveChanged()
    viewIfLoaded?.window?.titleDidChange(of: self)
  }

  private func showSelected() {
    guard let container = (viewIfLoaded as? TabView)?.container else { return }
    container.front = tabs.selected?.view
    guard let view = tabs.selected?.view else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = container.bounds
    container.addSubview(view)
  }

  /// The tab of a controller may be another one.
  func tabBarItemsMayHaveChanged() {
    let items = tabs.controllers.compactMap(\.tabBarItem)
    guard items != tabBar.items ?? [] else { return }
    tabBar.setItems(items, animated: false)
    tabBar.selectedItem = tabs.selected?.tabBarItem
  }
}
