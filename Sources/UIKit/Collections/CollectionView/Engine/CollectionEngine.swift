import TesseraCore

/// What brings a collection view up to date: the owners of the state, the phases of the work, and the passes that go through them.
///
/// Everything is lazy: changes are noted, and a pass of `layOut()` brings what is shown up to date. A change that is
/// noted during a pass joins it.
@MainActor
final class CollectionEngine: EnginePhase {
  let state: EngineState
  let door: AppDoor
  let counting: Counting
  let preparing: Preparing
  let arranging: Arranging
  let mounting: Mounting
  let measuring: Measuring
  let anchoring: Anchoring
  let answering: Answering

  init(host: any CollectionHost, appView: UICollectionView, layout: UICollectionViewLayout) {
    state = EngineState(host, layout)
    door = AppDoor(state, appView)
    counting = Counting(state, door)
    preparing = Preparing(counting)
    arranging = Arranging(preparing)
    mounting = Mounting(arranging)
    measuring = Measuring(arranging)
    anchoring = Anchoring(arranging)
    answering = Answering(anchoring)
    door.connect(self)
    state.containers.take(self)
  }

  /// The exchange of left and right between the layout and what is shown.
  var mirror: ContentMirror { preparing.mirror }

  /// How many rounds that measure nothing new a pass may take until nothing changes any more.
  static var maximumRounds: Int { RoundBudget.idleLimit }
}
