import TesseraCore

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
