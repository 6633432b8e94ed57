import CoreGraphics
import Foundation

/// A change of the controller on top that is on its way.
struct NavigationTransition {
  let change: StackChange
  let coordinator: TransitionCoordinator
}

extension UINavigationController {
  /// How long the controllers move, in seconds.
  static let transitionDuration: TimeInterval = 0.35

  /// Shows the new top, which comes from the side, in place of the old one.
  func start(_ change: StackChange, in view: NavigationView, animated: Bool) {
    guard let new = change.newTop else { return }
    let old = change.oldTop
    let isAnimated =
      animated && old != nil && view.window != nil
      && !UIApplication.shared.backend.environment.reducesMotion
    let coordinator = TransitionCoordinator(
      in: view.container,
      from: old,
      to: new,
      motion: isAnimated ? .init(duration: Self.transitionDuration, curve: .easeOut) : .none
    )
    navigation.transition = NavigationTransition(change: change, coordinator: coordinator)
    containment.coordinator = coordinator
    let moves = coordinator.isAnimated
    takeKeys(from: old)
    old?.beginAppearanceTransition(false, animated: moves)
    new.beginAppearanceTransition(true, animated: moves)
    tellWillShow(animated: moves)
    UIView.performWithoutAnimation {
      new.loadViewIfNeeded()
      updateExpansion(of: new)
      place(new.view, in: view.container)
      if change.isBack, let old {
        view.container.insertSubview(new.view, belowSubview: old.view)
      } else {
        view.container.addSubview(new.view)
      }
      view.container.layoutIfNeeded()
      if moves { new.view.transform = transform(of: change, isNew: true, in: view) }
    }
    coordinator.run {
      new.view.transform = .identity
      if moves { old?.view.transform = self.transform(of: change, isNew: false, in: view) }
      let motion: UINavigationBar.Motion = change.isBack ? .pop : .push
      self.navigationBar.show(self.items, moves ? motion : .none)
      let tabs = self.tabBarController?.viewIfLoaded
      for view in [view, tabs] { view?.setNeedsLayout() }
      (tabs ?? view).layoutIfNeeded()
    } completion: { [weak self] _ in
      if self?.navigation.transition?.coordinator === coordinator { self?.endTransition() }
    }
  }

  /// Where the old top goes, or the new one comes from: what is above crosses the whole width, and what is below a third.
  private func transform(of change: StackChange, isNew: Bool, in view: NavigationView)
    -> CGAffineTransform
  {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isAbove = isNew != change.isBack
    let distance = isAbove ? view.bounds.width : -view.bounds.width / 3
    return CGAffineTransform(translationX: isRightToLeft ? -distance : distance, y: 0)
  }

  /// Keys do not go to what is about to leave.
  private func takeKeys(from controller: UIViewController?) {
    guard let view = controller?.viewIfLoaded,
      let responder = view.window?.firstResponder as? UIView, responder.isDescendant(of: view)
    else { return }
    responder.resignFirstResponder()
  }

  /// Brings the change of the stack that is shown now to its end.
  func endTransition() {
    guard let transition = navigation.transition else { return }
    let (change, coordinator) = (transition.change, transition.coordinator)
    navigation.transition = nil
    containment.coordinator = nil
    change.oldTop?.viewIfLoaded?.removeFromSuperview()
    change.oldTop?.viewIfLoaded?.transform = .identity
    UIView.performWithoutAnimation {
      change.newTop?.viewIfLoaded?.transform = .identity
      navigationBar.dropLeaving()
      viewIfLoaded?.layoutIfNeeded()
    }
    for controller in [change.oldTop, change.newTop] {
      if let controller, controller.appearance.isOfContainer {
        controller.endAppearanceTransition()
      }
    }
    settle(change)
    tellDidShow(animated: coordinator.isAnimated)
    coordinator.end()
  }
}
