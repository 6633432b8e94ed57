import CoreGraphics
import Foundation

extension CollectionEngine {
  /// Whether an animated change of everything can be shown: something is on screen, and nothing else
  /// is being worked on.
  var canTransition: Bool {
    isIdle && stage > .replaced && view.window != nil && !visibleRect.isEmpty
  }

  /// The size has changed inside an animation.
  ///
  /// The layout hears of it in the order of the contract: prepare, content size, the size before, the
  /// offset, where elements go and come from, the end.
  func animateBoundsChange(from oldBounds: CGRect) {
    guard canTransition else { return }
    let change = Change(
      .bounds,
      before: ScreenSnapshot(sortedMounted, arrangement: arrangement)
    )
    if let held = pass.held { change.aim.hold = .anchor(held, through: nil) }
    pass.held = nil
    perform(change) {
      validate()
      change.contentSize = askContentSize()
      layout.prepare(forAnimatedBoundsChange: oldBounds)
      settle(change)
      commit(change, timing: .current(), timeline: ChangeTimeline()) {
        layout.finalizeAnimatedBoundsChange()
      }
    }
  }

  /// Works on a change; what is reported meanwhile is taken up when it is done.
  func perform(_ change: Change, _ work: () -> Void) {
    pass.activity = .changing(change)
    using(.presentation) { work() }
    pass.activity = .idle
    view.setNeedsLayout()
    checkInvariants()
    commitReportedUpdates()
  }
}
