import CoreGraphics
import Foundation

/// What becomes of a stack of controllers.
struct StackChange {
  let oldTop: UIViewController?
  let newTop: UIViewController?
  let departing: [UIViewController]
  let arriving: [UIViewController]
  /// Whether the new top was in the stack.
  let isBack: Bool

  @MainActor
  init(from old: [UIViewController], to new: [UIViewController]) {
    oldTop = old.last
    newTop = new.last
    departing = old.filter { !new.contains($0) }
    arriving = new.filter { !old.contains($0) }
    isBack = new.last.map { old.contains($0) } ?? true
  }
}

// Changes of the stack.
extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    guard !navigation.controllers.contains(controller) else {
      return Diagnostics.report(
        .layout,
        """
        \(type(of: controller)) was pushed onto a stack of \(navigation.controllers.count) controllers that it is in; \
        nothing was changed.
        """
      )
    }
    change(to: navigation.controllers + [controller], animated: animated)
  }

  /// Shows the controller at `index` and returns those above it; `nil` if there are none.
  func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    let controllers = navigation.controllers
    guard index >= 0, index < controllers.count - 1 else { return nil }
    change(to: Array(controllers[...index]), animated: animated)
    return Array(controllers[(index + 1)...])
  }

  func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = navigation.controllers.firstIndex(of: controller) else {
      Diagnostics.report(
        .layout,
        """
        \(type(of: controller)) was to be shown again, but is not among the \(navigation.controllers.count) controllers \
        of the stack; nothing was changed.
        """
      )
      return nil
    }
    return pop(to: index, animated: animated)
  }

  func withoutRepetitions(_ controllers: [UIViewController]) -> [UIViewController] {
    var kept: [UIViewController] = []
    for controller in controllers where !kept.contains(controller) { kept.append(controller) }
    if kept.count < controllers.count {
      Diagnostics.report(
        .layout,
        """
        Of \(controllers.count) controllers of a stack \(controllers.count - kept.count) were given twice; each is where \
        it was given first.
        """
      )
    }
    return kept
  }

  func change(to new: [UIViewController], animated: Bool) {
    endTransition()
    let change = StackChange(from: navigation.controllers, to: new)
    navigation.controllers = new
    for controller in change.departing { controller.willMove(toParent: nil) }
    for controller in change.arriving { addChild(controller) }
    titleOfTopDidChange()
    toolbar.setItems(topViewController?.toolbarItems, animated: animated)
    tabBarController?.tabBarItemsMayHaveChanged()
    guard let view = navigationView else {
      navigationBar.show(items, .none)
      return settle(change)
    }
    guard change.oldTop !== change.newTop else {
      navigationBar.show(items, .none)
      return settle(change)
    }
    if appearance.hasAppeared, change.newTop != nil {
      start(change, in: view, animated: animated)
    } else {
      change.oldTop?.viewIfLoaded?.removeFromSuperview()
      showTop(in: view)
      settle(change)
    }
  }

  /// Shows the controller on top, and nothing else, without telling it more than that its view is in a window.
  func showTop(in view: NavigationView) {
    navigationBar.show(items, .none)
    guard let top = topViewController else { return view.container.front = nil }
    top.loadViewIfNeeded()
    updateExpansion(of: top)
    place(top.view, in: view.container)
    view.container.addSubview(top.view)
  }

  func place(_ view: UIView, in container: BarContainer) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = container.bounds
    container.front = view
  }

  /// Those that came are children for good, and those that went are none any more.
  func settle(_ change: StackChange) {
    for controller in change.departing {
      controller.content.navigationItem?.searchController?.isActive = false
      if controller.parent === self { controller.content.barExpansion?.leave() }
      controller.removeFromParent()
    }
    for controller in change.arriving { controller.didMove(toParent: self) }
    for view in [viewIfLoaded, tabBarController?.viewIfLoaded] { view?.setNeedsLayout() }
  }

  var items: [UINavigationItem] { navigation.controllers.map(\.navigationItem) }

  var navigationView: NavigationView? { viewIfLoaded as? NavigationView }
}

// The bar, and the way back.
extension UINavigationController {
  func hideBar(_ isHidden: Bool, animated: Bool) {
    guard isHidden != navigation.hidesBar else { return }
    changeBars(animated: animated) { navigation.hidesBar = isHidden }
  }

  func hideToolbar(_ isHidden: Bool, animated: Bool) {
    guard isHidden != navigation.hidesToolbar else { return }
    changeBars(animated: animated) { navigation.hidesToolbar = isHidden }
  }

  private func changeBars(animated: Bool, _ change: () -> Void) {
    let isAnimated = animated && viewIfLoaded?.window != nil
    if isAnimated { viewIfLoaded?.layoutIfNeeded() }
    change()
    viewIfLoaded?.setNeedsLayout()
    guard isAnimated, let view = viewIfLoaded else { return }
    UIView.animate(withDuration: Self.hideShowBarDuration) { view.layoutIfNeeded() }
  }

  var toolbarIsHidden: Bool { navigation.hidesToolbar || hidesBottomBar }

  /// Whether a controller that was pushed hides the bars at the bottom.
  var hidesBottomBar: Bool {
    navigation.controllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  func titleOfTopDidChange() {
    for controller in sequence(first: self as UIViewController, next: \.parent) {
      viewIfLoaded?.window?.titleDidChange(of: controller)
    }
  }

  func tellWillShow(animated: Bool) {
    guard let top = topViewController else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  func tellDidShow(animated: Bool) {
    guard let top = topViewController else { return }
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  /// Whether the item on top leaves the back button its place.
  private var offersBack: Bool {
    guard let item = topViewController?.navigationItem,
      navigation.controllers.count > 1 || item.backAction != nil
    else { return false }
    return !item.hidesBackButton
      && (item.leftBarButtonItem == nil || item.leftItemsSupplementBackButton)
  }

  /// Does what the back button does; returns whether there is one.
  func followBackButton() -> Bool {
    guard offersBack, let item = topViewController?.navigationItem else { return false }
    if let action = item.backAction {
      action.perform(from: item)
    } else {
      popViewController(animated: true)
    }
    return true
  }

  /// Ends the search in the bar, wherever keys are.
  var searchCommand: UIKeyCommand? {
    guard let search = topViewController?.navigationItem.searchController, search.isActive else {
      return nil
    }
    return UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak search] _ in
      search?.isActive = false
    }
  }

  var backCommand: UIKeyCommand? {
    guard offersBack, let view = viewIfLoaded else { return nil }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIKeyCommand(
      input: isRightToLeft ? UIKeyCommand.inputRightArrow : UIKeyCommand.inputLeftArrow,
      modifierFlags: .alternate
    ) { [weak self] _ in _ = self?.followBackButton() }
  }
}
