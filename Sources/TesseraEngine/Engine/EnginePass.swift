package import TesseraCore

/// What works with a whole engine: the owners of its state, the app, and every phase.
package protocol EngineClient: ArrangedPhase {
  var engine: CollectionEngine { get }
}

extension EngineClient {
  package var arranging: Arranging { engine.arranging }
  package var mounting: Mounting { engine.mounting }
  package var measuring: Measuring { engine.measuring }
  package var anchoring: Anchoring { engine.anchoring }
  package var answering: Answering { engine.answering }
  package var mirror: ContentMirror { preparing.mirror }
}

/// One way through the phases that bring what is shown up to date.
///
/// No phase calls a pass. What a pass has found out so far are its own stored values, which are gone when it is over.
package protocol EnginePass: EngineClient {}

/// A pass that shows a change of everything at once, from where it is on screen to where it belongs.
package protocol ChangePass: EnginePass {
  var cause: AnimatedUpdate.Cause { get }

  /// Notes what else is known before anything changes.
  func begin()

  /// Goes through the phases.
  func carryOut(_ change: AnimatedUpdate)
}

extension ChangePass {
  package func begin() {}
}

extension CollectionEngine {
  /// Works on a change of what is on screen; what is reported meanwhile is taken up when it is done.
  package func perform(_ pass: some ChangePass) {
    // Attributes of the app's own class may call back when they are copied.
    door.take(.layingOut) {
      pass.begin()
      let change = AnimatedUpdate(pass.cause, in: self)
      turns.become(.updating(change))
      turns.using(.presentation) { pass.carryOut(change) }
      host.setNeedsLayout()
      checkInvariants()
    }
  }

  /// Whether an animated change of everything can be shown: something is on screen, and nothing else
  /// is being worked on.
  var canTransition: Bool {
    door.allows(.anotherLayout) && validity > .replaced && host.isInWindow && !visibleRect.isEmpty
  }
}
