import Foundation

extension UIViewController {
  /// Where a controller is between being off and being on screen.
  enum Appearance {
    case disappeared
    case appearing(AppearanceTransition)
    case appeared
    case disappearing(AppearanceTransition)
  }

  /// A way onto the screen, or off it.
  struct AppearanceTransition {
    /// What ends it.
    enum Driver {
      /// The layout of the window that the view has entered, or the view's leaving.
      case window
      /// A container, by `endAppearanceTransition()`.
      case container
    }

    let driver: Driver
    let isAnimated: Bool
    /// Whether `viewIsAppearing(_:)` was called.
    var isInWindow = false
  }

  /// Why a view comes or goes.
  enum Passage {
    case none
    case presented
    case dismissed
    case movingToParent
    case movingFromParent
  }
}

// The view enters and leaves windows.
extension UIViewController {
  /// The view is about to be in another window, or in none; windows that are not on screen count as none.
  func viewWillMove(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
    if oldWindow?.isOnScreen == true {
      viewWillLeaveScreen()
    } else if newWindow?.isOnScreen == true {
      viewWillEnterScreen()
    }
  }

  /// The view is in another window, or in none.
  func viewDidMove(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
    if oldWindow?.isOnScreen == true { viewDidLeaveScreen() }
    guard let newWindow, newWindow.isOnScreen else { return }
    viewWillEnterScreen()
    viewDidEnterScreen(of: newWindow)
  }

  func viewWillEnterScreen() {
    guard case .disappeared = appearance, !isForwardedByHand else { return }
    let outer = containment.parent?.appearance.transitionOfContainer
    let transition = AppearanceTransition(
      driver: outer == nil ? .window : .container,
      isAnimated: outer?.isAnimated ?? false
    )
    appearance = .appearing(transition)
    viewWillAppear(transition.isAnimated)
  }

  func viewDidEnterScreen(of window: UIWindow) {
    guard case .appearing(var transition) = appearance, !transition.isInWindow else { return }
    transition.isInWindow = true
    appearance = .appearing(transition)
    viewIsAppearing(transition.isAnimated)
    if transition.driver == .window { window.layOutAppearing(self) }
  }

  /// The view was laid out in a window on screen.
  func viewWasLaidOutOnScreen() {
    guard case .appearing(let transition) = appearance, transition.driver == .window else { return }
    arrive(transition)
  }

  func viewWillLeaveScreen() {
    switch appearance {
    case .disappeared, .disappearing: return
    case .appearing, .appeared:
      guard !isForwardedByHand else { return }
      appearance = .disappearing(AppearanceTransition(driver: .window, isAnimated: false))
      viewWillDisappear(false)
    }
  }

  func viewDidLeaveScreen() {
    guard case .disappearing(let transition) = appearance, transition.driver == .window else {
      return
    }
    depart(transition)
  }

  /// Whether the parent tells this controller itself.
  private var isForwardedByHand: Bool {
    containment.parent?.shouldAutomaticallyForwardAppearanceMethods == false
  }

  private func arrive(_ transition: AppearanceTransition) {
    appearance = .appeared
    viewDidAppear(transition.isAnimated)
    containment.passage = .none
  }

  private func depart(_ transition: AppearanceTransition) {
    appearance = .disappeared
    viewDidDisappear(transition.isAnimated)
    containment.passage = .none
  }
}

// A container tells its children.
extension UIViewController {
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    let transition = AppearanceTransition(driver: .container, isAnimated: animated)
    switch (isAppearing, appearance) {
    case (true, .disappeared), (true, .disappearing):
      loadViewIfNeeded()
      appearance = .appearing(transition)
      viewWillAppear(animated)
    case (false, .appearing), (false, .appeared):
      appearance = .disappearing(transition)
      viewWillDisappear(animated)
    case (true, .appearing), (true, .appeared), (false, .disappeared), (false, .disappearing):
      return
    }
    for child in childrenToTell {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
    guard isAppearing, let window = viewIfLoaded?.window, window.isOnScreen else { return }
    viewDidEnterScreen(of: window)
  }

  func endAppearance() {
    switch appearance {
    case .appearing(let transition) where transition.driver == .container: arrive(transition)
    case .disappearing(let transition) where transition.driver == .container: depart(transition)
    case .disappeared, .appearing, .appeared, .disappearing:
      return Diagnostics.report(
        .layout,
        """
        endAppearanceTransition() of \(type(of: self)) was called without a beginAppearanceTransition(_:animated:) \
        before it; nothing was done.
        """
      )
    }
    for child in childrenToTell where child.appearance.isOfContainer {
      child.endAppearanceTransition()
    }
  }

  private var childrenToTell: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }
}

extension UIViewController.Appearance {
  /// What a container has begun to make appear, and not ended.
  var transitionOfContainer: UIViewController.AppearanceTransition? {
    guard case .appearing(let transition) = self, transition.driver == .container else {
      return nil
    }
    return transition
  }

  /// Whether a container has to end it.
  var isOfContainer: Bool {
    switch self {
    case .appearing(let transition), .disappearing(let transition):
      transition.driver == .container
    case .appeared, .disappeared: false
    }
  }

  var hasAppeared: Bool {
    guard case .appeared = self else { return false }
    return true
  }
}

extension UIView {
  /// The controllers whose views this one and those in it are, from the outside.
  var controllers: [UIViewController] {
    var found: [UIViewController] = []
    notifySubtree { view in
      if let controller = view.hierarchy.controller { found.append(controller) }
    }
    return found
  }
}
