import CoreGraphics
import Foundation
import TesseraCore

extension CollectionEngine {
  /// Whether an animated change of everything can be shown: something is on screen, and nothing else
  /// is being worked on.
  var canTransition: Bool {
    allows(.anotherLayout) && validity > .replaced && view.window != nil && !visibleRect.isEmpty
  }

  /// The size has changed inside an animation.
  ///
  /// The layout hears of it in the order of the contract: prepare, content size, the size before, the
  /// offset, where elements go and come from, the end.
  func animateBoundsChange(from oldBounds: CGRect) {
    guard canTransition else { return }
    perform(.bounds) { change in
      if let held = offsetHold.takeHeld() { change.aim.hold = .anchor(held, through: nil) }
      validate()
      guard validity > .replaced else { return }
      change.contentSize = askContentSize()
      let calls = layoutCalls
      calls.prepare(forBoundsChangeFrom: oldBounds)
      settle(change)
      commit(change, timing: .current(), timeline: ChangeTimeline()) {
        calls.finalizeBoundsChange()
      }
    }
  }

  /// Works on a change of what is on screen; what is reported meanwhile is taken up when it is done.
  ///
  /// `begin` notes what else is known before anything changes.
  func perform(
    _ cause: AnimatedUpdate.Cause,
    begin: () -> Void = {},
    work: (AnimatedUpdate) -> Void
  ) {
    // Attributes of the app's own class may call back when they are copied.
    take(.layingOut) {
      begin()
      let change = AnimatedUpdate(cause, before: screenSnapshot)
      turns.become(.updating(change))
      turns.using(.presentation) { work(change) }
      view.setNeedsLayout()
      checkInvariants()
    }
  }

  /// What is on screen now, and where.
  private var screenSnapshot: ScreenSnapshot {
    let entries = views.sorted.map {
      ScreenSnapshot.Entry(
        element: $0.element,
        key: $0.key,
        mounted: $0,
        container: $0.container ?? .root,
        place: $0.shown.flatMap { copy(of: $0) }
      )
    }
    return ScreenSnapshot(
      entries,
      arrangement: session.arrangement,
      containers: containers.declared
    )
  }
}
