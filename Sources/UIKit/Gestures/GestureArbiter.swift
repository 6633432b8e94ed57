/// Decides between recognisers that watch the same touches.
///
/// 1. A recogniser begins only if its view and its delegate let it.
/// 2. It waits while one that it must wait for has not failed; it fails when that one recognises.
/// 3. It fails when another one is active, unless both may recognise at once.
/// 4. When it begins, others that watch the same touches fail, unless both may recognise at once, and
///    the view's touches are cancelled if it says so.
@MainActor
enum GestureArbiter {
  static func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    let old = recognizer.progress.state
    switch (old, state) {
    case (.possible, .began), (.possible, .ended):
      begin(recognizer, as: state)
    case (.possible, .failed), (.possible, .cancelled):
      finish(recognizer, as: .failed, callsHandlers: false)
    case (.began, .changed), (.changed, .changed):
      recognizer.progress.state = .changed
      recognizer.callHandlers()
    case (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled),
      (.began, .failed), (.changed, .failed):
      finish(recognizer, as: state == .failed ? .cancelled : state, callsHandlers: true)
    default:
      if recognizer.progress.waitingState != nil, state.isFinal || state == .changed {
        recognizer.progress.waitingState = state == .changed ? .began : state
      }
    }
  }

  static func cancel(_ recognizer: UIGestureRecognizer) {
    recognizer.progress.waitingState = nil
    if recognizer.state.isActive {
      finish(recognizer, as: .cancelled, callsHandlers: true)
    } else if recognizer.state == .possible, !recognizer.progress.touches.isEmpty {
      finish(recognizer, as: .failed, callsHandlers: false)
    }
  }

  /// Makes a recogniser ready for the next touches.
  static func reset(_ recognizer: UIGestureRecognizer) {
    recognizer.progress.state = .possible
    recognizer.progress.waitingState = nil
    recognizer.progress.touches = []
    recognizer.reset()
  }

  private static func begin(
    _ recognizer: UIGestureRecognizer,
    as state: UIGestureRecognizer.State
  ) {
    let competitors = competitors(of: recognizer)
    let required = competitors.filter { mustWait(recognizer, for: $0) }
    if required.contains(where: { $0.state.isActive || $0.state == .ended }) {
      return finish(recognizer, as: .failed, callsHandlers: false)
    }
    if required.contains(where: { $0.state == .possible }) {
      recognizer.progress.waitingState = state
      return
    }
    let isBlocked = competitors.contains { other in
      (other.state.isActive || other.state == .ended) && !mayRunTogether(recognizer, other)
        && other.canPrevent(recognizer) && recognizer.canBePrevented(by: other)
    }
    guard !isBlocked, mayBegin(recognizer) else {
      return finish(recognizer, as: .failed, callsHandlers: false)
    }
    for other in competitors
    where other.state == .possible && !mayRunTogether(recognizer, other)
      && !mustWait(other, for: recognizer)
    {
      guard recognizer.canPrevent(other), other.canBePrevented(by: recognizer) else { continue }
      finish(other, as: .failed, callsHandlers: false)
    }
    take(recognizer, state: state)
  }

  private static func take(_ recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State) {
    if recognizer.cancelsTouchesInView {
      recognizer.view?.window?.touches.cancelTouchesInViews(recognizer.progress.touches)
    }
    if state == .ended { return finish(recognizer, as: .ended, callsHandlers: true) }
    recognizer.progress.state = state
    recognizer.callHandlers()
  }

  private static func finish(
    _ recognizer: UIGestureRecognizer,
    as state: UIGestureRecognizer.State,
    callsHandlers: Bool
  ) {
    recognizer.progress.state = state
    recognizer.progress.waitingState = nil
    if callsHandlers { recognizer.callHandlers() }
    for other in competitors(of: recognizer) {
      guard let waiting = other.progress.waitingState, mustWait(other, for: recognizer) else {
        continue
      }
      other.progress.waitingState = nil
      begin(other, as: waiting)
    }
    recognizer.view?.window?.touches.recognizerDidFinish(recognizer)
  }

  private static func competitors(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    recognizer.view?.window?.touches.watchers.filter { $0 !== recognizer } ?? []
  }

  private static func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    (recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true)
      && (recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true)
  }

  private static func mustWait(
    _ recognizer: UIGestureRecognizer,
    for other: UIGestureRecognizer
  ) -> Bool {
    recognizer.settings.requiredFailures.contains { $0 === other }
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
  }

  private static func mayRunTogether(
    _ first: UIGestureRecognizer,
    _ second: UIGestureRecognizer
  ) -> Bool {
    first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) == true
      || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first)
        == true
  }
}
