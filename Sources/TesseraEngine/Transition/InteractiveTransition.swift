package import TesseraCore

/// A change between two layouts that a person or a program leads.
package struct InteractiveTransition {
  /// The content offset at the progress 0.
  package let start: Point
  /// The content offset at the progress 1.
  package let end: Point
  /// Called with whether its last animation was completed, and whether it was finished and not cancelled.
  package let completion: ((_ completed: Bool, _ finish: Bool) -> Void)?
}

extension CollectionEngine {
  /// Puts a layout between the present one and `next` in place of the present one.
  ///
  /// A transition that is under way goes on, and the call is reported.
  package func startTransition(
    to next: any EngineLayout,
    completion: ((_ completed: Bool, _ finish: Bool) -> Void)?
  ) -> any TransitionLayout {
    if let present = layout.transition {
      report(
        .layout,
        """
        A transition to \(next.typeName) was started while one to \(present.next.typeName) is \
        under way, which goes on. Finish or cancel it before.
        """
      )
      return present
    }
    if canTransition, validity < .shown { layOut() }
    let transition =
      door.transitionLayout(from: layout, to: next)
    door.calls(to: next).takeOver()
    door.calls(to: next).invalidate(.anotherLayout)
    let start = host.bounds.origin
    let isPrepared = canTransition
    let end = isPrepared ? offset(in: next) : start
    transition.begin(
      InteractiveTransition(start: start, end: end, completion: completion),
      isPrepared: isPrepared
    )
    setLayout(transition, animated: false, endingAt: start, completion: nil)
    return transition
  }

  /// Brings the transition that is under way to an end, animated.
  package func endTransition(isFinished: Bool) {
    guard let present = layout.transition,
      let transition = present.takeTransition()
    else {
      return report(
        .layout,
        "A transition was \(isFinished ? "finished" : "cancelled") while none is under way."
      )
    }
    let scrolled = present.scrolledDistance(to: host.bounds.origin, in: transition)
    let end = isFinished ? transition.end : transition.start
    setLayout(
      isFinished ? present.next : present.former,
      animated: true,
      endingAt: end + scrolled,
      completion: transition.ending(isFinished: isFinished)
    )
  }

  /// Lets a layout that has given way forget the collection view, unless the present one still asks it.
  package func release(_ former: any EngineLayout) {
    if layout !== former, !isInTransition(former) { former.forgetOwner() }
    guard let former = former.transition, layout !== former else {
      return
    }
    for end in [former.former, former.next] where layout !== end { end.forgetOwner() }
  }

  /// Ends a transition that another layout has cut short.
  func abandonTransition(of former: any EngineLayout) {
    let transition = former.transition?.takeTransition()
    door.complete(transition?.ending(isFinished: false), isFinished: false)
  }

  private func isInTransition(_ former: any EngineLayout) -> Bool {
    layout.transition?.isBetween(former) ?? false
  }

  /// The offset at which the item in the middle stays in the middle in a layout that is yet to take over.
  private func offset(in next: any EngineLayout) -> Point {
    let calls = door.calls(to: next)
    calls.prepare()
    let contentSize = calls.contentSize
    let frame = elementInTheMiddle.flatMap { calls.attributes(for: $0)?.rect }
    let isMirrored = calls.isMirrored(in: host.direction)
    let visible = VisibleGeometry(
      bounds: host.bounds,
      insets: host.adjustedContentInset,
      contentSize: contentSize,
      mirror: isMirrored ? .on(width: Double(max(contentSize.width, uncoveredRect.width))) : .off
    )
    let aim = OffsetAim(.center)
    let shown = frame.map { visible.mirror.apply($0) }
    let limits = isAtRest ? host.restingOffsets(contentSize: contentSize) : nil
    let proposal = aim.proposal(for: aim.freeOffset(holding: shown, in: visible), within: limits)
    var target = calls.targetOffset(proposed: proposal)
    if let delegateCalls { target = delegateCalls.targetOffset(proposed: target) }
    return target.isFinite ? target : proposal
  }
}
