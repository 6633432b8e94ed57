import Foundation

extension UIViewController {
  /// Where a controller is between being off and being on screen.
  enum Appearance {
    case disappeared
    /// The view is in the window, or about to be, and waits for its layout.
    case appearing
    case appeared
  }

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
    guard appearance == .disappeared else { return }
    appearance = .appearing
    viewWillAppear(false)
  }

  func viewDidEnterScreen(of window: UIWindow) {
    guard appearance == .appearing else { return }
    viewIsAppearing(false)
    window.layOutAppearing(self)
  }

  /// The view was laid out in a window on screen.
  func viewWasLaidOutOnScreen() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(false)
  }

  func viewWillLeaveScreen() {
    if appearance != .disappeared { viewWillDisappear(false) }
  }

  func viewDidLeaveScreen() {
    guard appearance != .disappeared else { return }
    appearance = .disappeared
    viewDidDisappear(false)
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
