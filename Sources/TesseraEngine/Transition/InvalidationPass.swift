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
    change.commit(timing: host.animations.timing(otherwise: .standard)) {}
  }
}

extension CollectionEngine {
  /// Whether what the layout places anew is to travel there with an animation block that is around.
  var animatesInvalidation: Bool {
    validity == .invalid && host.animations.isAnimating && canTransition
  }
}
