import CoreGraphics
import Foundation

extension UIPresentationController {
  /// How long a card or a whole window comes and goes, in seconds.
  static let duration: TimeInterval = 0.35
  /// How long an alert comes and goes, in seconds.
  static let alertDuration: TimeInterval = 0.2

  func present(animated: Bool, completion: (() -> Void)?) {
    guard case .idle = state, let presenter = presentedViewController.modality.presenter,
      let window = presenter.viewIfLoaded?.window
    else { return }
    isPresented(by: presenter)
    let presented = presentedViewController
    let shape = presented.presentationShape
    if case .popover = shape { (self as? UIPopoverPresentationController)?.prepare() }
    let container = PresentationContainer(self, shape: shape)
    let coordinator = makeCoordinator(in: container, from: presenter, to: presented, animated)
    state = .presenting(
      Showing(
        container: container,
        formerResponder: window.firstResponder,
        completion: completion
      ),
      coordinator
    )
    _ = window.firstResponder?.resignFirstResponder()
    for controller in [presenter, presented] { controller.containment.coordinator = coordinator }
    presented.containment.passage = .presented
    if container.shape.replacesPresenter {
      presenter.beginAppearanceTransition(false, animated: coordinator.isAnimated)
    }
    presented.beginAppearanceTransition(true, animated: coordinator.isAnimated)
    UIView.performWithoutAnimation {
      container.frame = window.bounds
      container.card.addSubview(presented.view)
      window.addSubview(container)
      window.layoutIfNeeded()
      if coordinator.isAnimated { hide(container) }
    }
    coordinator.run {
      self.reveal(container)
    } completion: { [weak self] _ in
      if self?.coordinator === coordinator { self?.endTransition() }
    }
  }

  func dismiss(animated: Bool, completion: (() -> Void)?) {
    if case .presenting = state { endTransition() }
    guard case .shown(var showing) = state else { return }
    let (presenter, presented) = (presentingViewController, presentedViewController)
    let container = showing.container
    let coordinator = makeCoordinator(in: container, from: presented, to: presenter, animated)
    showing.completion = completion
    state = .dismissing(showing, coordinator)
    for controller in [presenter, presented] { controller.containment.coordinator = coordinator }
    if let responder = container.window?.firstResponder as? UIView,
      responder.isDescendant(of: container)
    {
      responder.resignFirstResponder()
    }
    presented.containment.passage = .dismissed
    presented.beginAppearanceTransition(false, animated: coordinator.isAnimated)
    if container.shape.replacesPresenter {
      presenter.beginAppearanceTransition(true, animated: coordinator.isAnimated)
      UIView.performWithoutAnimation { putBack(presenter, showing) }
    }
    coordinator.run {
      if coordinator.isAnimated { self.hide(container) }
    } completion: { [weak self] _ in
      if self?.coordinator === coordinator { self?.endTransition() }
    }
  }

  /// Brings what comes or goes now to its end.
  func endTransition() {
    switch state {
    case .idle, .shown: break
    case .presenting(let showing, let coordinator): endPresenting(showing, coordinator)
    case .dismissing(let showing, let coordinator): endDismissing(showing, coordinator)
    }
  }

  private func endPresenting(_ former: Showing, _ coordinator: TransitionCoordinator) {
    let (presenter, presented) = (presentingViewController, presentedViewController)
    var showing = former
    showing.completion = nil
    if showing.container.shape.replacesPresenter {
      showing.formerSuperview = presenter.viewIfLoaded?.superview
    }
    state = .shown(showing)
    UIView.performWithoutAnimation {
      reveal(showing.container)
      showing.container.window?.layoutIfNeeded()
    }
    if showing.container.shape.replacesPresenter {
      presenter.viewIfLoaded?.removeFromSuperview()
      end(presenter)
    }
    end(presented)
    finish(coordinator, of: [presenter, presented], former.completion)
  }

  private func endDismissing(_ showing: Showing, _ coordinator: TransitionCoordinator) {
    let (presenter, presented) = (presentingViewController, presentedViewController)
    let window = showing.container.window
    state = .idle
    showing.container.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    presenter.modality.presented = nil
    presented.modality.presenter = nil
    window?.layoutIfNeeded()
    end(presented)
    if showing.container.shape.replacesPresenter { end(presenter) }
    if let view = showing.formerResponder as? UIView, let window, view.window === window {
      view.becomeFirstResponder()
    }
    isPresented(by: nil)
    finish(coordinator, of: [presenter, presented], showing.completion)
  }

  private func end(_ controller: UIViewController) {
    if controller.appearance.isOfContainer { controller.endAppearanceTransition() }
  }

  private func finish(
    _ coordinator: TransitionCoordinator,
    of controllers: [UIViewController],
    _ completion: (() -> Void)?
  ) {
    for controller in controllers where controller.containment.coordinator === coordinator {
      controller.containment.coordinator = nil
    }
    coordinator.end()
    completion?()
  }

  /// Puts the view of the presenter back where it was, behind everything.
  private func putBack(_ presenter: UIViewController, _ showing: Showing) {
    guard let superview = showing.formerSuperview, presenter.view.superview == nil else { return }
    presenter.view.frame = superview.bounds
    superview.insertSubview(presenter.view, at: 0)
    superview.layoutIfNeeded()
  }
}

// What moves.
extension UIPresentationController {
  private var coordinator: TransitionCoordinator? {
    switch state {
    case .idle, .shown: nil
    case .presenting(_, let coordinator), .dismissing(_, let coordinator): coordinator
    }
  }

  private func makeCoordinator(
    in container: PresentationContainer,
    from: UIViewController,
    to: UIViewController,
    _ animated: Bool
  ) -> TransitionCoordinator {
    let moves = animated && !UIApplication.shared.backend.environment.reducesMotion
    var duration = Self.duration
    switch container.shape {
    case .alert, .popover: duration = Self.alertDuration
    default: break
    }
    return TransitionCoordinator(
      in: container,
      from: from,
      to: to,
      motion: moves ? .init(duration: duration, curve: .easeOut) : .none
    )
  }

  /// Brings what is presented out of sight.
  private func hide(_ container: PresentationContainer) {
    container.dimming.alpha = 0
    let card = container.card
    container.backdrop.alpha = 0
    if case .popover = container.shape {
      card.alpha = 0
    } else if case .alert = container.shape {
      card.alpha = 0
      card.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
    } else if presentedViewController.modalTransitionStyle == .crossDissolve {
      card.alpha = 0
    } else {
      card.transform = CGAffineTransform(
        translationX: 0,
        y: container.bounds.height - container.cardFrame.minY
      )
    }
  }

  private func reveal(_ container: PresentationContainer) {
    container.dimming.alpha = 1
    container.card.alpha = 1
    container.backdrop.alpha = 1
    container.card.transform = .identity
  }

  /// A person wants to dismiss what is presented, by a press beside it or by Escape.
  func attemptDismissal(beside: Bool) {
    guard let showing, !isDismissing else { return }
    let presented = presentedViewController
    if case .alert(let isDismissedBeside) = showing.container.shape {
      if !beside || isDismissedBeside { (presented as? UIAlertController)?.cancel() }
      return
    }
    guard showing.container.shape.isCard else { return }
    guard !presented.isModalInPresentation,
      adaptiveDelegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      adaptiveDelegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    adaptiveDelegate?.presentationControllerWillDismiss(self)
    presented.dismissPresentedAtOnce()
    dismiss(animated: true) { [weak self] in
      guard let self else { return }
      adaptiveDelegate?.presentationControllerDidDismiss(self)
    }
  }

  var isDismissing: Bool {
    guard case .dismissing = state else { return false }
    return true
  }
}
