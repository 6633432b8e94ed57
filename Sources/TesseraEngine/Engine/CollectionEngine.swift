package import TesseraCore

/// What brings a collection view up to date: the owners of the state, the phases of the work, and the passes that go through them.
///
/// Everything is lazy: changes are noted, and a pass of `layOut()` brings what is shown up to date. A change that is
/// noted during a pass joins it.
package final class CollectionEngine: EnginePhase {
  package let state: EngineState
  package let door: AppDoor
  package let counting: Counting
  package let preparing: Preparing
  package let arranging: Arranging
  package let mounting: Mounting
  package let measuring: Measuring
  package let anchoring: Anchoring
  package let answering: Answering

  package init(host: any CollectionHost, app: any CollectionApp, layout: any EngineLayout) {
    state = EngineState(host, layout)
    door = AppDoor(state, app)
    counting = Counting(state, door)
    preparing = Preparing(counting)
    arranging = Arranging(preparing)
    mounting = Mounting(arranging)
    measuring = Measuring(arranging)
    anchoring = Anchoring(arranging)
    answering = Answering(anchoring)
    let engine = WeakReference(self)
    door.connect(
      ReportReceiver(
        carryOut: { engine.object?.carryOut($0) },
        reload: { engine.object?.reload(with: $0) }
      )
    )
    state.containers.take { $0.report(to: engine.object) }
  }

  /// The exchange of left and right between the layout and what is shown.
  package var mirror: ContentMirror { preparing.mirror }

  /// How many rounds that measure nothing new a pass may take until nothing changes any more.
  package static var maximumRounds: Int { RoundBudget.idleLimit }
}
