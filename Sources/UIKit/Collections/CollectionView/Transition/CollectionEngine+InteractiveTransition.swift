import CoreGraphics
import Foundation
import TesseraCore

extension CollectionEngine {
  /// Puts a layout between the present one and `next` in place of the present one.
  ///
  /// A transition that is under way goes on, and the call is reported.
  func startTransition(
    to next: UICollectionViewLayout,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if let present = layout as? UICollectionViewTransitionLayout {
      Diagnostics.report(
        .layout,
        """
        A transition to \(type(of: next)) was started while one to \(type(of: present.nextLayout)) is \
        under way, which goes on. Finish or cancel it before.
        """
      )
      return present
    }
    if canTransition, validity < .shown { layOut() }
    let transition =
      delegateCalls?.transitionLayout(from: layout, to: next)
      ?? UICollectionViewTransitionLayout(currentLayout: layout, nextLayout: next)
    door.calls(to: next).takeOver()
    door.calls(to: next).invalidate(.anotherLayout)
    let start = host.contentOffset
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
  func endTransition(isFinished: Bool) {
    guard let present = layout as? UICollectionViewTransitionLayout,
      let transition = present.takeTransition()
    else {
      return Diagnostics.report(
        .layout,
        "A transition was \(isFinished ? "finished" : "cancelled") while none is under way."
      )
    }
    let scrolled = present.scrolledDistance(to: host.contentOffset, in: transition)
    let end = isFinished ? transition.end : transition.start
    setLayout(
      isFinished ? present.nextLayout : present.currentLayout,
      animated: true,
      endingAt: end + scrolled,
      completion: transition.ending(isFinished: isFinished)
    )
  }

  /// Lets a layout that has given way forget the collection view, unless the present one still asks it.
  func release(_ former: UICollectionViewLayout) {
    if layout !== former, !isInTransition(former) { former.owner = nil }
    guard let former = former as? UICollectionViewTransitionLayout, layout !== former else {
      return
    }
    for end in [former.currentLayout, former.nextLayout] where layout !== end { end.owner = nil }
  }

  /// Ends a transition that another layout has cut short.
  func abandonTransition(of former: UICollectionViewLayout) {
    let transition = (former as? UICollectionViewTransitionLayout)?.takeTransition()
    door.complete(transition?.ending(isFinished: false), isFinished: false)
  }

  private func isInTransition(_ former: UICollectionViewLayout) -> Bool {
    (layout as? UICollectionViewTransitionLayout)?.isBetween(former) ?? false
  }

  /// The offset at which the item in the middle stays in the middle in a layout that is yet to take over.
  private func offset(in next: UICollectionViewLayout) -> CGPoint {
    let calls = door.calls(to: next)
    calls.prepare()
    let contentSize = calls.contentSize
    let frame = elementInTheMiddle.flatMap { calls.attributes(for: $0)?.frame }
    let isMirrored = calls.isMirrored(in: host.effectiveUserInterfaceLayoutDirection)
    let visible = VisibleGeometry(
      bounds: host.bounds,
      insets: host.adjustedContentInset,
      contentSize: contentSize,
      mirror: isMirrored ? .on(width: Double(max(contentSize.width, uncoveredRect.width))) : .off
    )
    let aim = OffsetAim(.center)
    let shown = frame.map { visible.mirror.apply(Rect($0)) }
    let limits = isAtRest ? host.restingOffsets(contentSize: contentSize) : nil
    let proposal = aim.proposal(for: aim.freeOffset(holding: shown, in: visible), within: limits)
    var target = calls.targetOffset(proposed: CGPoint(proposal))
    if let delegateCalls { target = delegateCalls.targetOffset(proposed: target) }
    return target.isFinite ? target : CGPoint(proposal)
  }
}
