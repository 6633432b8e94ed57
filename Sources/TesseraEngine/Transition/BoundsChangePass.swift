package import TesseraCore

// Bounds that change.
extension CollectionEngine {
  /// The bounds are about to change: the layout says whether that makes it invalid.
  ///
  /// Asked for every change, while the collection view has the old bounds; an offset that the layout
  /// itself has asked for is not, since the layout is invalid then anyway.
  package func boundsWillChange(to newBounds: Rect) {
    if newBounds.size != host.bounds.size {
      anchoring.edgesWillChange(from: host.adjustedContentInset)
    }
    guard validity > .replaced, !turns.isAdjusting else { return }
    if let context = heldLayoutCalls.contextForBounds(newBounds) {
      session.noteInvalidation(byBounds: context)
    }
  }

  /// The bounds have changed: the layout becomes invalid if it said so, with the new bounds in place.
  package func boundsDidChange(from oldBounds: Rect) {
    reordering.carryPickedUp(from: oldBounds)
    // What was reported when the layout was asked about the new bounds.
    defer { door.carryOutReports() }
    guard let context = session.takeInvalidationByBounds() else { return }
    layoutCalls.invalidate(with: context)
  }

  /// Everybody has heard of the new bounds; a change of size in an animation is animated.
  package func boundsChangeDidEnd(from oldBounds: Rect) {
    guard host.bounds.size != oldBounds.size else { return }
    session.unsettle()
    if host.animations.isAnimating, canTransition {
      perform(BoundsChangePass(self, from: oldBounds))
    }
    anchoring.edgesDidChange()
  }

  /// What is around the content has changed: a layout that fits itself to it says if it is invalid.
  package func surroundingsDidChange() {
    guard validity > .replaced else { return }
    layoutCalls.surroundingsDidChange()
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
    change.commit(timing: host.animations.timing(otherwise: .standard)) {
      calls.finalizeBoundsChange()
    }
  }
}
