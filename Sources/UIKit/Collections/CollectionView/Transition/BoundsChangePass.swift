import CoreGraphics
import Foundation
import TesseraCore

/// Shows that the size has changed inside an animation.
///
/// The layout hears of it in the order of the contract: prepare, content size, the size before, the
/// offset, where elements go and come from, the end.
@MainActor
final class BoundsChangePass: ChangePass {
  let engine: CollectionEngine
  let cause = AnimatedUpdate.Cause.bounds
  private let oldBounds: CGRect

  init(_ engine: CollectionEngine, from oldBounds: CGRect) {
    self.engine = engine
    self.oldBounds = oldBounds
  }

  func carryOut(_ change: AnimatedUpdate) {
    change.hold(offsetHold.takeHeld())
    preparing.validate()
    guard validity > .replaced else { return }
    change.askContentSize()
    let calls = layoutCalls
    calls.prepare(forBoundsChangeFrom: oldBounds)
    change.settle()
    change.commit(timing: .current(), timeline: ChangeTimeline()) { calls.finalizeBoundsChange() }
  }
}
