public import Foundation

/// Fills a view, and hears when it appears and disappears.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  private var content = Content()
  /// The words that stand for the controller, in a title bar for instance.
  open var title: String?

  private struct Content {
    var view: UIView?
    var children: [UIViewController] = []
    weak var parent: UIViewController?
    var appearance = Appearance.disappeared
    var additionalSafeAreaInsets = UIEdgeInsets.zero
  }

  enum Appearance {
    case disappeared, appeared
  }

  /// Creates a controller; its view is made when it is first asked for.
  public override init() { super.init() }

  /// Creates a controller; there are no archives to read.
  public required init?(coder: NSCoder) { super.init() }

  /// The controller's view, made by `loadView()` when first asked for.
  open var view: UIView {
    get {
      loadViewIfNeeded()
      return content.view ?? UIView()
    }
    set {
      content.view?.hierarchy.controller = nil
      content.view = newValue
      newValue.hierarchy.controller = self
    }
  }

  /// The view if it was made.
  public var viewIfLoaded: UIView? { content.view }

  /// Whether the view was made.
  public var isViewLoaded: Bool { content.view != nil }

  /// Makes the view if it was not made.
  public func loadViewIfNeeded() {
    guard content.view == nil else { return }
    loadView()
    if content.view == nil { view = UIView() }
    viewDidLoad()
  }

  /// Makes the view; an empty one unless overridden.
  open func loadView() { view = UIView() }

  /// The view was made.
  open func viewDidLoad() {}
  /// The view is about to be on screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is on screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to place its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has placed its subviews.
  open func viewDidLayoutSubviews() {}
  /// The surroundings have changed from `previousTraitCollection`.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The surroundings of the controller's view.
  open var traitCollection: UITraitCollection { view.traitCollection }

  /// How much more the controller covers the edges of its view, in points; nothing by default.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { content.additionalSafeAreaInsets }
    set {
      guard newValue != content.additionalSafeAreaInsets else { return }
      content.additionalSafeAreaInsets = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The superview of the controller's view.
  open override var next: UIResponder? { viewIfLoaded?.superview }

  /// The controllers in this one.
  public var children: [UIViewController] { content.children }

  /// The controller this one is in.
  public var parent: UIViewController? { content.parent }

  /// Takes `childController` in; adding its view, and calling `didMove(toParent:)`, is up to you.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    content.children.append(childController)
    childController.content.parent = self
    childController.changeAppearance(to: content.appearance)
  }

  /// Takes this controller out of the one it is in.
  open func removeFromParent() {
    guard let parent = content.parent else { return }
    parent.content.children.removeAll { $0 === self }
    content.parent = nil
    changeAppearance(to: .disappeared)
    didMove(toParent: nil)
  }

  /// The parent is about to change.
  open func willMove(toParent parent: UIViewController?) {}
  /// The parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  func changeAppearance(to appearance: Appearance) {
    guard content.appearance != appearance else { return }
    loadViewIfNeeded()
    content.appearance = appearance
    switch appearance {
    case .appeared:
      viewWillAppear(false)
      for child in children { child.changeAppearance(to: .appeared) }
      viewDidAppear(false)
    case .disappeared:
      viewWillDisappear(false)
      for child in children { child.changeAppearance(to: .disappeared) }
      viewDidDisappear(false)
    }
  }
}
