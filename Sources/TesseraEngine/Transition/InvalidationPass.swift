import TesseraCore

/// Places everything anew inside an animation, what comes into view and goes out of it included.
///
/// The layout hears no more of it than of any invalidation: prepare, content size, elements.
package final class InvalidationPass: ChangePass {
  package let engine: CollectionEngine
  package let cause = AnimatedUpdate.Cause.invalidation
  private var held: HeldAnchor?
  private var seen: HeldAnchor?

  init(_ engine: CollectionEngine) { self.engine = engine }

  package func begin() {
    let chosen = offsetHold.held ?? anchoring.anchorOverLayout()
    held = chosen ?? anchoring.placeInMirroredContent()
    seen = anchoring.anchorOverCorrection(chosen)
  }

  package func carryOut(_ change: AnimatedUpdate) {
    offsetHold.takeHeld()
    change.hold(held)
    change.requestNothing()
    preparing.validate()
    guard validity > .replaced else { return }
    change.hold(anchoring.corrected(seen))
    change.askContentSize()
    change.settle()
    change.commit(timing: host.animations.timing(otherwise: .standard), timeline: ChangeTimeline())
    {}
  }
}

extension CollectionEngine {
  /// Whether what the layout places anew is to travel there with an animation block that is around.
  var animatesInvalidation: Bool {
    validity == .invalid && host.animations.isAnimating && canTransition
  }
}

/// Shows that the size has changed inside an animation.
///
/// The layout hears of it in the order of the contract: prepare, content size, the size before, the
/// offset, where elements go and come from, the end.
package final class BoundsChangePass: ChangePass {
  package let engine: CollectionEngine
  package let cause = AnimatedUpdate.Cause.bounds
  private let oldBounds: Rect

  init(_ engine: CollectionEngine, from oldBounds: Rect) {
    self.engine = engine
    self.oldBounds = oldBounds
  }

  package func carryOut(_ change: AnimatedUpdate) {
    change.hold(offsetHold.takeHeld())
    preparing.validate()
    guard validity > .replaced else { return }
    change.askContentSize()
    let calls = layoutCalls
    calls.prepare(forBoundsChangeFrom: oldBounds)
    change.settle()
    change.commit(timing: host.animations.timing(otherwise: .standard), timeline: ChangeTimeline())
    { calls.finalizeBoundsChange() }
  }
}
