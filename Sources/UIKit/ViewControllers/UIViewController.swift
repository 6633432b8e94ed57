public import Foundation

// Longer than 500 lines: what UIKit lets a subclass override is declared here.

/// Manages a view, and is notified when it appears and disappears.
///
/// A controller appears when its view enters a window on screen: `viewWillAppear(_:)` as it does,
/// `viewIsAppearing(_:)` once it has, and `viewDidAppear(_:)` when the view was laid out. It
/// disappears when the view leaves. A container that shows its children by an animation calls
/// `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()` for them instead.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  final var content = Content()
  final var containment = Containment()
  final var appearance = Appearance.disappeared
  final var modality = Modality()
  final var traitRegistrations: [TraitChangeRegistration] = []

  struct Content {
    var title: String?
    var view: UIView?
    /// The window whose root this is.
    weak var window: UIWindow?
    var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// How far bars have covered the view when it was last in another one: it comes back to the same place as a rule, and
    /// what changes in it meanwhile does not move.
    var coveredEdges = UIEdgeInsets.zero
    var preferredSize = CGSize.zero
    var traitOverrides = UITraitOverrides()
    var keyCommands: [UIKeyCommand] = []
    /// What a navigation bar shows for the controller, once it was asked for.
    var navigationItem: UINavigationItem?
    /// What a tab bar shows for the controller, once it was asked for.
    var tabBarItem: UITabBarItem?
    var toolbarItems: [UIBarButtonItem]?
    var hidesBottomBar = false
    var editing = Editing()
    var unavailability = Unavailability()
    /// How far a navigation bar covers the view.
    var barExpansion: NavigationBarExpansion?
    /// The scroll view that bars follow, where the app has named one.
    weak var scrollView: UIScrollView?
    var definesPresentationContext = false
    var extendsBehindOpaqueBars = false
    /// What is in front of the view during a search.
    var searchOverlay: SearchOverlay?
  }

  struct Containment {
    var children: [UIViewController] = []
    weak var parent: UIViewController?
    /// Why the view comes or goes now.
    var passage = Passage.none
    /// What moves things beside the change that goes on now.
    var coordinator: TransitionCoordinator?
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

  /// The title of the controller, in the title bar if it is that of a window.
  open var title: String? {
    get { content.title }
    set {
      content.title = newValue
      content.navigationItem?.title = newValue
      content.tabBarItem?.title = newValue
      viewIfLoaded?.window?.titleDidChange(of: self)
    }
  }

  /// The words in the title bar of a window whose root this is; overridden by containers.
  var titleOfWindow: String? { title }

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
      guard let newValue else { return }
      guard content.traitOverrides != UITraitOverrides() else {
        return newValue.hierarchy.controller = self
      }
      newValue.changeOverrides { newValue.hierarchy.controller = self }
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
    if content.view == nil { view = makeEmptyView() }
    viewDidLoad()
  }

  /// Makes the view; an empty one unless overridden.
  ///
  /// That one is as large as the window that the controller, or one that it is a child of, is the root of or has a view in;
  /// else as the key window, and as the display where there is none. Both of its sides are flexible.
  open func loadView() { view = makeEmptyView() }

  private func makeEmptyView() -> UIView {
    let view = UIView(frame: boundsForLoading)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// The bounds of a view that no one has placed.
  final var boundsForLoading: CGRect {
    let windows = sequence(first: self) { $0.parent }
      .compactMap { $0.content.window ?? $0.viewIfLoaded?.window }
    return (windows.first ?? UIApplication.shared.keyWindow)?.bounds ?? UIScreen.main.bounds
  }

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

  /// Light or dark for the controller's view and its children, whatever the traits around it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { content.traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// The traits of the controller's view and its children that are not those around it; none by default.
  ///
  /// Overrides of the view itself take precedence.
  open var traitOverrides: UITraitOverrides {
    get { content.traitOverrides }
    set {
      guard newValue != content.traitOverrides else { return }
      guard let view = content.view else { return content.traitOverrides = newValue }
      view.changeOverrides { content.traitOverrides = newValue }
    }
  }

  /// The surroundings of the controller's view.
  open var traitCollection: UITraitCollection { view.traitCollection }

  /// The additional distances by which the controller covers the edges of its view, in points; zero by default.
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
  open var children: [UIViewController] { containment.children }

  /// The controller this one is in.
  open var parent: UIViewController? { containment.parent }

  /// Takes `childController` in; adding its view, and calling `didMove(toParent:)`, is up to you.
  open func addChild(_ childController: UIViewController) { takeIn(childController) }

  /// Takes this controller out of the one it is in.
  ///
  /// Call `willMove(toParent:)` with `nil` and take the view out before.
  open func removeFromParent() { leaveParent() }

  /// The parent is about to change; overrides call `super`.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil, containment.parent != nil { containment.passage = .movingFromParent }
  }

  /// The parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Shows `toViewController` in place of `fromViewController`, both of them children of this controller.
  ///
  /// The new view is put where the old one is, `animations` is run, and the old view is taken out at the end, before `completion` is
  /// called. Both controllers are notified that they appear and disappear. Controllers that are not children are reported, and nothing
  /// happens.
  ///
  /// - Parameters:
  ///   - fromViewController: The child that is shown now.
  ///   - toViewController: The child that is shown then.
  ///   - duration: In seconds; 0 changes everything at once.
  ///   - options: How the animation runs.
  ///   - animations: Changes the views; they are exchanged without animation for `nil`.
  ///   - completion: Called once; `true` unless the animation was taken away before its end.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      ChildExchange(from: fromViewController, to: toViewController, completion: completion),
      duration: duration,
      options: options,
      animations: animations
    )
  }

  /// Whether the children whose views are in the view are notified that they appear and disappear when this controller does; `true`
  /// unless overridden.
  ///
  /// A container that returns `false` calls `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()` of its
  /// children itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it is about to appear or disappear, and has its children told.
  ///
  /// For containers: call it before the view is moved in or out, and `endAppearanceTransition()` when that is done. Nothing
  /// happens if the child is on its way already, or has arrived.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells a child that it has appeared or disappeared, and has its children told.
  ///
  /// A call without `beginAppearanceTransition(_:animated:)` is reported.
  open func endAppearanceTransition() { endAppearance() }

  /// Whether the controller appears because it is presented; known from `viewWillAppear(_:)` to `viewDidAppear(_:)`.
  open var isBeingPresented: Bool { containment.passage == .presented }

  /// Whether the controller disappears because it is dismissed; known from `viewWillDisappear(_:)` to
  /// `viewDidDisappear(_:)`.
  open var isBeingDismissed: Bool { containment.passage == .dismissed }

  /// Whether the controller appears because it has come into its parent; known up to `viewDidAppear(_:)`.
  open var isMovingToParent: Bool { containment.passage == .movingToParent }

  /// Whether the controller disappears because it leaves its parent; known up to `viewDidDisappear(_:)`.
  open var isMovingFromParent: Bool { containment.passage == .movingFromParent }

  /// The coordinator that animates views of yours beside the transition of this controller or one around it; `nil` while there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    containment.coordinator ?? containment.parent?.transitionCoordinator
  }

  /// The view is about to have another size; passes on to the children, overrides call `super`.
  ///
  /// Called when the window is resized, before it has its new size. What `coordinator` animates is changed right after.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOnTransition(to: size, with: coordinator) }

  /// The traits are about to change with the size of the window; passes on to the children, overrides call `super`.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The size that a child will have when this controller's view has `parentSize`: all of it, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The size that the view requests of containers that ask, such as a form sheet; zero, for none, by default.
  open var preferredContentSize: CGSize {
    get { content.preferredSize }
    set {
      guard newValue != content.preferredSize else { return }
      content.preferredSize = newValue
      containment.parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      modality.controller?.showing?.container.setNeedsLayout()
    }
  }

  /// A child would like another size; does nothing unless overridden.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The part of the window that the controller covers when it is presented; a page by default.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { modality.style }
    set { setPresentationStyle(newValue) }
  }

  /// Whether the results of a search in the controller stay in its view; `false` by default.
  ///
  /// They do in any case: nothing but the view that is searched is covered by them.
  open var definesPresentationContext: Bool {
    get { content.definesPresentationContext }
    set { content.definesPresentationContext = newValue }
  }

  /// Whether the view reaches behind bars that are opaque; `false` by default.
  ///
  /// It reaches behind every bar as it is: no bar is opaque here.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { content.extendsBehindOpaqueBars }
    set { content.extendsBehindOpaqueBars = newValue }
  }

  /// The transition with which the controller is presented; up from the bottom edge by default.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { modality.transitionStyle }
    set { modality.transitionStyle = newValue }
  }

  /// Whether Escape and a press beside a sheet do not dismiss it, so that only the program does; `false` by default.
  open var isModalInPresentation: Bool {
    get { modality.isModal }
    set { modality.isModal = newValue }
  }

  /// The controller that this controller, or the nearest around it, presents.
  open var presentedViewController: UIViewController? {
    modality.presented ?? containment.parent?.presentedViewController
  }

  /// The controller that presents this controller, or the nearest around it.
  open var presentingViewController: UIViewController? {
    modality.presenter ?? containment.parent?.presentingViewController
  }

  /// Shows this controller, or the one around it, when it is presented; made when it is first asked for.
  open var presentationController: UIPresentationController? {
    modality.controller ?? containment.parent?.presentationController ?? ownPresentation
  }

  /// Shows this controller in a card beside what it belongs to; `nil` unless its style is `popover`.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Shows `viewControllerToPresent` in front, with keys and touches going to nothing else in the window.
  ///
  /// The outermost controller around this one presents. A sheet is dismissed by Escape and by a press beside it; the keys
  /// go back to where they were. What cannot be presented now, because another controller is, it has a parent or there is no
  /// window, is reported, and nothing happens.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to show; how, its `modalPresentationStyle` says.
  ///   - animated: Whether it moves; where motion is reduced nothing does.
  ///   - completion: Called after `viewDidAppear(_:)`.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated: Bool,
    completion: (() -> Void)? = nil
  ) { beginPresenting(viewControllerToPresent, animated: animated, completion: completion) }

  /// Dismisses what this controller presents with all that is in front of it, or this controller if it presents nothing.
  ///
  /// - Parameters:
  ///   - animated: Whether it moves.
  ///   - completion: Called after `viewDidDisappear(_:)`; at once if there is nothing to dismiss.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    endPresenting(animated: animated, completion: completion)
  }

  /// The colours of a status bar, which a desktop does not have: overrides are never asked.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether a status bar is hidden, which a desktop does not have: overrides are never asked.
  open var prefersStatusBarHidden: Bool { false }
  /// The way in which a status bar comes and goes, which a desktop does not have: overrides are never asked.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that says how a status bar looks, which a desktop does not have: overrides are never asked.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that says whether a status bar is hidden, which a desktop does not have: overrides are never asked.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Does nothing: there is no status bar to be asked for anew.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// The content that stands in front of the view for what is not there; `nil`, for none, by default.
  ///
  /// Touches beside what it has to press reach the view.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { content.unavailability.configuration }
    set { showUnavailability(newValue) }
  }

  /// The state that the content depends on: the traits, and the text of the search that the navigation item has.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = content.navigationItem?.searchController?.searchBar.text
    return state
  }

  /// Names the scroll view that a bar at an edge follows; `nil` has it found.
  ///
  /// Only the navigation bar at the top follows one.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    guard edge.contains(.top) else { return }
    content.scrollView = scrollView
    navigationController?.expansionMayHaveChanged()
  }

  /// The scroll view that a bar at an edge follows: the named one, or else the view itself or the first of its subviews that is one.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let scrollView = content.scrollView, edge.contains(.top) { return scrollView }
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// Requests a call of `updateContentUnavailableConfiguration(using:)` before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    content.unavailability.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates `contentUnavailableConfiguration` for a state; called before the first layout and after a request.
  ///
  /// Overrides set the configuration for what there is to show, and need not call `super`.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    guard let configuration = contentUnavailableConfiguration else { return }
    contentUnavailableConfiguration = configuration.updated(for: state)
  }

  /// Shows a controller as the one around this one does: a navigation controller pushes it, else it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent = containment.parent {
      parent.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller as the detail of the split view controller around this one; else it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent = containment.parent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// What this controller looks like when it is presented; overridden by alerts.
  var presentationShape: PresentationShape {
    switch ownPresentation.presentationStyle {
    case .automatic, .none, .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .fullScreen: .fullScreen
    case .overFullScreen: .overFullScreen
    case .popover: .popover
    }
  }

  /// The size that a card with this controller is to have where there is so much room; overridden by alerts.
  func preferredContentSizeOfPresentation(inWidth width: CGFloat) -> CGSize {
    preferredContentSize
  }

  /// Called when the system runs out of memory: release objects that can be made again; does nothing unless overridden.
  open func didReceiveMemoryWarning() {}

  /// The navigation controller this one is in, at whatever depth.
  open var navigationController: UINavigationController? {
    containment.parent.flatMap { $0 as? UINavigationController ?? $0.navigationController }
  }

  /// The nearest split view controller around this one.
  open var splitViewController: UISplitViewController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? UISplitViewController }.first
  }

  /// The item that a navigation bar displays while this controller is on top; its title is initially that of the controller.
  open var navigationItem: UINavigationItem {
    if let item = content.navigationItem { return item }
    let item = UINavigationItem(title: content.title ?? "")
    content.navigationItem = item
    return item
  }

  /// The items of the toolbar of a navigation controller while this controller is on top; `nil` by default.
  open var toolbarItems: [UIBarButtonItem]? {
    get { content.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets the items of the toolbar; animated, they appear while the others go.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    content.toolbarItems = toolbarItems
    guard let navigationController, navigationController.topViewController === self else { return }
    navigationController.toolbar.setItems(toolbarItems, animated: animated)
  }

  /// Whether toolbar and tab bar are hidden while this controller is on a stack above the lowest one; `false` by default.
  open var hidesBottomBarWhenPushed: Bool {
    get { content.hidesBottomBar }
    set {
      content.hidesBottomBar = newValue
      navigationController?.viewIfLoaded?.setNeedsLayout()
      tabBarController?.viewIfLoaded?.setNeedsLayout()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tab of the controller in a tab bar; its title is initially that of the controller.
  ///
  /// It is never `nil`.
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = content.tabBarItem { return item }
      let item = UITabBarItem(title: content.title, image: nil, tag: 0)
      content.tabBarItem = item
      return item
    }
    set {
      content.tabBarItem = newValue
      tabBarController?.tabBarItemsMayHaveChanged()
    }
  }

  /// The tab bar controller this one is in, at whatever depth.
  open var tabBarController: UITabBarController? {
    containment.parent.flatMap { $0 as? UITabBarController ?? $0.tabBarController }
  }

  /// Whether what the view shows can be edited; `false` by default.
  open var isEditing: Bool {
    get { content.editing.isOn }
    set { setEditing(newValue, animated: false) }
  }

  /// Lets what the view shows be edited, or ends that; overrides call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    content.editing.isOn = editing
    content.editing.button?.showEditing(editing)
  }

  /// A button, *Edit* or *Done*, that calls `setEditing(_:animated:)`, for the navigation item.
  open var editButtonItem: UIBarButtonItem { makeEditButtonItem() }
}
