public import Foundation

/// Manages a view, and is notified when it appears and disappears.
///
/// A controller appears when its view enters a window on screen: `viewWillAppear(_:)` as it does,
/// `viewIsAppearing(_:)` once it has, and `viewDidAppear(_:)` when the view was laid out. It
/// disappears when the view leaves.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  private var content = Content()
  var appearance = Appearance.disappeared
  final var traitRegistrations: [TraitChangeRegistration] = []

  private struct Content {
    var title: String?
    var view: UIView?
    var children: [UIViewController] = []
    weak var parent: UIViewController?
    var additionalSafeAreaInsets = UIEdgeInsets.zero
    var keyCommands: [UIKeyCommand] = []
  }

  /// Creates a controller; its view is made when it is first asked for.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller; its view is made when it is first asked for.
  ///
  /// This is the initialiser that subclasses call. There are no nibs: a name is reported and not
  /// looked for.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    guard let nibNameOrNil else { return }
    Diagnostics.report(
      .geometry,
      "\(type(of: self)) was given the nib “\(nibNameOrNil)”. There are no nibs; make its view in code."
    )
  }

  /// Creates a controller; there are no archives to read.
  public required init?(coder: NSCoder) { super.init() }

  /// The words that stand for the controller, in the title bar if it is that of a window.
  open var title: String? {
    get { content.title }
    set {
      content.title = newValue
      viewIfLoaded?.window?.titleDidChange(of: self)
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view, made by `loadView()` when first asked for.
  ///
  /// Reading it never gives `nil`; Apple declares it so that it can be set to `nil`, which has the
  /// view made again.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return content.view
    }
    set {
      content.view?.hierarchy.controller = nil
      content.view = newValue
      newValue?.hierarchy.controller = self
    }
  }

  /// The view if it was made.
  open var viewIfLoaded: UIView? { content.view }

  /// Whether the view was made.
  open var isViewLoaded: Bool { content.view != nil }

  /// Makes the view if it was not made.
  open func loadViewIfNeeded() {
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
  /// The view is in the window, with its place and its surroundings, and was not laid out yet.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is on screen and was laid out.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Changes constraints before they are met, as `updateConstraints()` of the view does; overrides call `super` last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// The view is about to place its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has placed its subviews.
  open func viewDidLayoutSubviews() {}
  /// The safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The layout margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}
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

  /// The commands that were added, the last one first.
  open override var keyCommands: [UIKeyCommand]? { content.keyCommands }

  /// Adds a command for a key, before those that are there.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    content.keyCommands.insert(keyCommand, at: 0)
  }

  /// Takes a command out; nothing happens if it is not there.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    content.keyCommands.removeAll { $0 === keyCommand }
  }

  /// The controllers in this one.
  open var children: [UIViewController] { content.children }

  /// The controller this one is in.
  open var parent: UIViewController? { content.parent }

  /// Takes `childController` in; adding its view, and calling `didMove(toParent:)`, is up to you.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    content.children.append(childController)
    childController.content.parent = self
  }

  /// Takes this controller out of the one it is in.
  open func removeFromParent() {
    guard let parent = content.parent else { return }
    parent.content.children.removeAll { $0 === self }
    content.parent = nil
    didMove(toParent: nil)
  }

  /// The parent is about to change.
  open func willMove(toParent parent: UIViewController?) {}
  /// The parent has changed.
  open func didMove(toParent parent: UIViewController?) {}
}
