public import Foundation

/// Shows one of a stack of controllers below a bar with its title and a button back.
///
/// The behaviour is that of Apple's `UINavigationController` as documented there. The view on top fills the whole view, and its
/// safe area begins below the bar. The button of a mouse that goes back and Alt with the arrow key back do what the back button
/// does. The title bar of a window whose root is a navigation controller without a title shows the title on top.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  var navigation = Navigation()

  struct Navigation {
    var controllers: [UIViewController] = []
    /// The change of the stack that is shown now.
    var transition: NavigationTransition?
    var hidesBar = false
    var hidesToolbar = true
    /// Whether the delegate was told of the first controller.
    var hasShown = false
  }

  /// The bar; its items are those of the controllers.
  open private(set) var navigationBar = UINavigationBar(frame: .zero)

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar at the bottom; its items are those of the controller on top.
  ///
  /// It is never `nil`.
  open private(set) var toolbar: UIToolbar! = UIToolbar(frame: .zero)

  /// The receiver of what is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The duration of showing and hiding the bar, in seconds.
  public class var hideShowBarDuration: TimeInterval { 0.2 }

  /// Creates a controller that shows `rootViewController` at the bottom of its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    change(to: [rootViewController], animated: false)
  }

  /// Creates a controller with an empty stack; a name of a nib is reported, because there are none.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a controller with an empty stack; there are no archives to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() { navigationBar.controller = self }

  /// The controllers, the one on top last.
  open var viewControllers: [UIViewController] {
    get { navigation.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that is shown; `nil` if there is none.
  open var topViewController: UIViewController? { navigation.controllers.last }

  /// The controller that is seen: what is presented in front, or the one on top.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Shows other controllers; animated, they come back if the new top was in the stack, and on else.
  ///
  /// A controller that is given twice is reported, and is where it was given first.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: withoutRepetitions(viewControllers), animated: animated)
  }

  /// Shows `viewController` on top; one that is in the stack is reported, and nothing happens.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Shows the controller below and returns the one that was on top; `nil` if it was the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: navigation.controllers.count - 2, animated: animated)?.last
  }

  /// Shows the controller at the bottom and returns those that were above it; `nil` if there were none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated)
  }

  /// Shows a controller of the stack and returns those that were above it; `nil` if there were none.
  ///
  /// A controller that is not in the stack is reported, and nothing happens.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    pop(to: viewController, animated: animated)
  }

  /// Whether the bar is hidden; `false` by default.
  open var isNavigationBarHidden: Bool {
    get { navigation.hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar; the safe area of the controllers follows.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hideBar(hidden, animated: animated)
  }

  /// Whether the bar at the bottom is hidden; `true` by default.
  open var isToolbarHidden: Bool {
    get { navigation.hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar at the bottom; the safe area of the controllers follows.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    hideToolbar(hidden, animated: animated)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tab of the controller; that of the one at the bottom of the stack where the controller has none and no title.
  open override var tabBarItem: UITabBarItem! {
    get {
      guard content.tabBarItem == nil, title == nil, let root = navigation.controllers.first else {
        return super.tabBarItem
      }
      return root.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Makes the view with the bar.
  open override func loadView() {
    let view = NavigationView(bar: navigationBar, toolbar: toolbar)
    view.frame = boundsForLoading
    self.view = view
    showTop(in: view)
  }

  /// Tells the delegate of the first controller.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !navigation.hasShown { tellWillShow(animated: animated) }
  }

  /// Tells the delegate of the first controller.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !navigation.hasShown, topViewController != nil else { return }
    navigation.hasShown = true
    tellDidShow(animated: animated)
  }

  /// The commands that were added, Alt with the arrow key back while there is a button back, and Escape while a search is on.
  open override var keyCommands: [UIKeyCommand]? {
    (super.keyCommands ?? []) + [backCommand, searchCommand].compactMap(\.self)
  }

  override func goBack() -> Bool { followBackButton() || super.goBack() }

  override var titleOfWindow: String? { title ?? topViewController?.navigationItem.title }
}
