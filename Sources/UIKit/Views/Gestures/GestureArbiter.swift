/// Decides between recognisers that watch the same touches.
///
/// 1. A recogniser begins only if its view and its delegate let it.
/// 2. It waits while one that it must wait for has not failed; it fails when that one recognises. What
///    was to begin and is over before it was allowed to fails too.
/// 3. It fails when another one is active, unless both may recognise at once.
/// 4. When it begins, the view's touches are cancelled if it says so, and others that share a touch
///    with it fail, unless both may recognise at once; only then are its handlers called.
@MainActor
enum GestureArbiter {
  static func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    guard recognizer.progress.waitingState == nil else { return moveOn(recognizer, to: state) }
    switch (recognizer.progress.state, state) {
    case (.possible, .began), (.possible, .ended):
      begin(recognizer, as: state)
    case (.possible, .failed), (.possible, .cancelled):
      finish(recognizer, as: .failed)
    case (.began, .changed), (.changed, .changed):
      recognizer.progress.state = .changed
      recognizer.callHandlers()
    case (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
      finish(recognizer, as: state)
    case (.began, .failed), (.changed, .failed):
      finish(recognizer, as: .cancelled)
    default:
      break
    }
  }

  /// A recogniser that has to wait for others goes on meanwhile.
  private static func moveOn(
    _ recognizer: UIGestureRecognizer,
    to state: UIGestureRecognizer.State
  ) {
    let isOverTooSoon = recognizer.progress.waitingState == .began && state == .ended
    guard isOverTooSoon || state == .failed || state == .cancelled else { return }
    finish(recognizer, as: .failed)
  }

  /// Takes away what `recognizer` recognises or might still recognise.
  ///
  /// What is active is cancelled through its property, so that a subclass that overrides that hears of it.
  static func cancel(_ recognizer: UIGestureRecognizer) {
    if recognizer.state.isActive {
      recognizer.state = .cancelled
    } else if recognizer.state == .possible, !recognizer.progress.watched.isEmpty {
      finish(recognizer, as: .failed)
    }
  }

  /// Makes a recogniser ready for the next touches.
  static func reset(_ recognizer: UIGestureRecognizer) {
    recognizer.progress.state = .possible
    recognizer.progress.waitingState = nil
    recognizer.progress.touches = []
    recognizer.progress.watched = []
    recognizer.reset()
  }

  private static func begin(
    _ recognizer: UIGestureRecognizer,
    as state: UIGestureRecognizer.State
  ) {
    let competitors = competitors(of: recognizer)
    let required = competitors.filter { mustWait(recognizer, for: $0) }
    if required.contains(where: \.hasRecognized) { return finish(recognizer, as: .failed) }
    if required.contains(where: { $0.state == .possible }) {
      recognizer.progress.waitingState = state
      return
    }
    let isBlocked = competitors.contains { $0.hasRecognized && excludes($0, recognizer) }
    guard !isBlocked, mayBegin(recognizer) else { return finish(recognizer, as: .failed) }
    recognizer.progress.state = state
    if recognizer.cancelsTouchesInView {
      recognizer.view?.window?.touches.cancelTouchesInViews(recognizer.progress.watched)
    }
    for other in competitors
    where other.state == .possible
      && (mustWait(other, for: recognizer) || excludes(recognizer, other))
    {
      finish(other, as: .failed)
    }
    guard state == .ended else { return recognizer.callHandlers() }
    finish(recognizer, as: .ended)
  }

  private static func finish(
    _ recognizer: UIGestureRecognizer,
    as state: UIGestureRecognizer.State
  ) {
    recognizer.progress.state = state
    recognizer.progress.waitingState = nil
    if state != .failed { recognizer.callHandlers() }
    for other in competitors(of: recognizer) where mustWait(other, for: recognizer) {
      guard let waiting = other.progress.waitingState else { continue }
      other.progress.waitingState = nil
      begin(other, as: waiting)
    }
    let touches = recognizer.view?.window?.touches
    touches?.recognizerDidFinish(recognizer)
    touches?.releaseHeldTouches()
  }
}

extension GestureArbiter {
  private static func competitors(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    guard let watchers = recognizer.view?.window?.touches.watchers else { return [] }
    let watched = Set(recognizer.progress.watched)
    return watchers.filter { $0 !== recognizer && !watched.isDisjoint(with: $0.progress.watched) }
  }

  private static func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    viewsToAsk(recognizer).allSatisfy { $0.gestureRecognizerShouldBegin(recognizer) }
      && (recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true)
  }

  /// The recogniser's own view, and those in it that would lose their touches.
  private static func viewsToAsk(_ recognizer: UIGestureRecognizer) -> [UIView] {
    guard let own = recognizer.view else { return [] }
    guard recognizer.cancelsTouchesInView else { return [own] }
    let touched = recognizer.progress.watched.compactMap(\.view)
    return [own] + Set(touched).filter { $0 !== own }
  }

  private static func mustWait(
    _ recognizer: UIGestureRecognizer,
    for other: UIGestureRecognizer
  ) -> Bool {
    recognizer.settings.requiredFailures.contains { $0 === other }
      || recognizer.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
  }

  /// Whether the first, once it has recognised, keeps the second from doing so.
  private static func excludes(
    _ first: UIGestureRecognizer,
    _ second: UIGestureRecognizer
  ) -> Bool {
    guard first.canPrevent(second), second.canBePrevented(by: first) else { return false }
    let mayRunTogether =
      first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) == true
      || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first)
        == true
    return !mayRunTogether
  }
}

extension UIGestureRecognizer {
  /// Whether the movement is recognised and the recogniser is not ready for another one yet.
  fileprivate var hasRecognized: Bool { state.isActive || state == .ended }
}
