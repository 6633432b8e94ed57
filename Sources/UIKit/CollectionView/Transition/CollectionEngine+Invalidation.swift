import CoreGraphics
import Foundation
import TesseraCore

extension CollectionEngine {
  /// Whether what the layout places anew is to travel there with an animation block that is around.
  var animatesInvalidation: Bool {
    validity == .invalid && UIViewAnimationTransaction.current != nil && canTransition
  }

  /// Places everything anew inside an animation, what comes into view and goes out of it included.
  ///
  /// The layout hears no more of it than of any invalidation: prepare, content size, elements.
  func animateInvalidation() {
    var held: HeldAnchor?
    var seen: HeldAnchor?
    perform(
      .invalidation,
      begin: {
        let chosen = offsetHold.held ?? anchorOverLayout()
        held = chosen ?? placeInMirroredContent()
        seen = anchorOverCorrection(chosen)
      }
    ) { change in
      offsetHold.takeHeld()
      if let held { change.aim.hold = .anchor(held, through: nil) }
      change.aim.requestNothing()
      validate()
      guard validity > .replaced else { return }
      if let seen = corrected(seen) { change.aim.hold = .anchor(seen, through: nil) }
      change.contentSize = askContentSize()
      settle(change)
      commit(change, timing: .current(), timeline: ChangeTimeline()) {}
    }
  }
}
