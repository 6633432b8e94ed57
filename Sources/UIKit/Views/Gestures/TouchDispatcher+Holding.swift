import Foundation

/// A touch that was lifted while a recogniser still had to decide.
struct HeldEnding {
  let touch: UITouch
  /// Whether the view knows of the touch.
  let hasBegun: Bool
}

extension TouchDispatcher {
  /// Whether the view has to wait for a recogniser before it gets the touch.
  func mustWaitToBegin(_ touch: UITouch) -> Bool {
    isWatched(touch) { $0.delaysTouchesBegan }
  }

  /// Whether the touch ends in its view only once recognisers have decided.
  func mustWaitToEnd(_ touch: UITouch) -> Bool {
    isWatched(touch) { $0.delaysTouchesEnded || $0.delaysTouchesBegan }
  }

  private func isWatched(_ touch: UITouch, by isMeant: (UIGestureRecognizer) -> Bool) -> Bool {
    touch.state.gestureRecognizers.contains { recognizer in
      recognizer.state == .possible && isMeant(recognizer)
        && recognizer.progress.watched.contains { $0 === touch }
    }
  }

  /// Gives views the touches for which no recogniser has to decide any more.
  func releaseHeldTouches() {
    for touch in active.map(\.touch) where isHeld(touch) && !mustWaitToBegin(touch) {
      deliverBegan(touch, uiEvent(for: touch))
    }
    for ending in heldEndings where !mustWaitToEnd(ending.touch) {
      heldEndings.removeAll { $0.touch === ending.touch }
      deliver(ending)
    }
  }

  private func deliver(_ ending: HeldEnding) {
    let touch = ending.touch
    guard let view = touch.view else { return }
    if !ending.hasBegun {
      touch.replay(.began)
      view.touchesBegan([touch], with: uiEvent(for: touch))
      touch.replay(.ended)
    }
    view.touchesEnded([touch], with: uiEvent(for: touch))
  }

  /// Cancels lifted touches in the views that know of them.
  func cancelHeldEndings(where isMeant: (UITouch) -> Bool) {
    let cancelled = heldEndings.filter { isMeant($0.touch) }
    heldEndings.removeAll { isMeant($0.touch) }
    for ending in cancelled where ending.hasBegun {
      ending.touch.replay(.cancelled)
      ending.touch.view?.touchesCancelled([ending.touch], with: uiEvent(for: ending.touch))
    }
  }
}
