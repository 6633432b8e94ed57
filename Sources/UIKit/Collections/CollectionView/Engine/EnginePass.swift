import TesseraCore

/// One way through the phases that bring what is shown up to date.
///
/// A pass calls the owners of the state, and the app through the door; neither of them calls a pass. What it has found
/// out so far are its own stored values, which are gone when it is over.
@MainActor
protocol EnginePass {
  var engine: CollectionEngine { get }
}

extension EnginePass {
  var host: any CollectionHost { engine.host }
  var data: DataKnowledge { engine.data }
  var session: LayoutSession { engine.session }
  var containers: ContainerPlaces { engine.containers }
  var views: MountedViews { engine.views }
  var offsetHold: OffsetHold { engine.offsetHold }
  var sizes: SizeSearch { engine.sizes }
  var validity: LayoutValidity { engine.validity }
  var mirror: ContentMirror { engine.mirror }
  var scene: Scene { engine.scene }
  var layoutCalls: LayoutCalls { engine.layoutCalls }
}

/// A pass that shows a change of everything at once, from where it is on screen to where it belongs.
@MainActor
protocol ChangePass: EnginePass {
  var cause: AnimatedUpdate.Cause { get }

  /// Notes what else is known before anything changes.
  func begin()

  /// Goes through the phases.
  func carryOut(_ change: AnimatedUpdate)
}

extension ChangePass {
  func begin() {}
}

extension CollectionEngine {
  /// Works on a change of what is on screen; what is reported meanwhile is taken up when it is done.
  func perform(_ pass: some ChangePass) {
    // Attributes of the app's own class may call back when they are copied.
    take(.layingOut) {
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
    allows(.anotherLayout) && validity > .replaced && host.isInWindow && !visibleRect.isEmpty
  }

  /// Whether another change is reported that makes it useless to go on.
  var isOvertaken: Bool { validity == .replaced || updates.areWaiting }
}
