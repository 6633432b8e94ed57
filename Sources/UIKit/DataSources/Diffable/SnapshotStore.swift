import Synchronization
import TesseraCore

/// What a diffable data source shows and what it is about to show, for every thread.
///
/// Contents are applied in the order in which they come. Each is found from the one in front of it, so
/// that an outline that is applied after a snapshot is part of it although neither is shown yet.
final class SnapshotStore<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Content = DiffableContent<Section, Item>

  private let state = Mutex(State())

  private struct State: Sendable {
    var shown = Content()
    var waiting: [Request] = []
    /// How many contents have come.
    var count = 0
    var policy = DuplicatePolicy.last

    var latest: Content { waiting.last?.content ?? shown }
  }

  /// A content that is to be shown.
  struct Request: Sendable {
    /// Which of all contents it is, counted from 1.
    let number: Int
    let content: Content
    let manner: ApplyingManner
    /// What leads to the content, and from where, if somebody has found out already.
    var transition: PreparedTransition?
    var completions: [Completion]

    /// Whether nobody would see a difference if the next one were shown at once.
    var isSupersedable: Bool { manner != .reloading && content.snapshot.marks.isEmpty }
  }

  /// A batch that was found off the main actor.
  struct PreparedTransition: Sendable {
    let origin: Content
    let changes: BatchChanges
  }

  /// What is shown now.
  var shown: Content { state.withLock { $0.shown } }

  /// What will be shown once everything is that was applied.
  var latest: Content { state.withLock { $0.latest } }

  /// Which rows count of those that share an identifier.
  var policy: DuplicatePolicy {
    get { state.withLock { $0.policy } }
    set { state.withLock { $0.policy = newValue } }
  }

  /// Adds a content that follows from the latest one.
  ///
  /// Answers its number, and the snapshot it was found from. `propose` is called while the store is locked
  /// and must not report anything, since those who hear of it may ask the store.
  func add(
    _ manner: ApplyingManner,
    _ completion: Completion,
    propose: @Sendable (Content, DuplicatePolicy) -> Content.Proposal
  ) -> (number: Int, given: Content.Snapshot) {
    state.withLock { state in
      state.count += 1
      let proposal = propose(state.latest, state.policy)
      state.waiting.append(
        Request(
          number: state.count,
          content: proposal.content,
          manner: manner,
          transition: nil,
          completions: [completion]
        )
      )
      return (state.count, proposal.given)
    }
  }

  /// Finds what leads to a content that waits, so that the main actor need not.
  func prepare(_ number: Int) {
    let pair = state.withLock { state -> (origin: Content, content: Content)? in
      guard let index = state.waiting.firstIndex(where: { $0.number == number }) else { return nil }
      let origin = index > 0 ? state.waiting[index - 1].content : state.shown
      return (origin, state.waiting[index].content)
    }
    guard let pair else { return }
    let changes = transition(from: pair.origin.snapshot, to: pair.content.snapshot)
    state.withLock { state in
      guard let index = state.waiting.firstIndex(where: { $0.number == number }) else { return }
      state.waiting[index].transition = PreparedTransition(origin: pair.origin, changes: changes)
    }
  }

  /// Takes the next content out.
  ///
  /// One that another one supersedes before anybody has seen it is left out, and its completion belongs
  /// to the other; not one that asks for views again, all of them or those of items it marks.
  func takeNext() -> Request? {
    state.withLock { state in
      while state.waiting.count > 1, state.waiting[0].isSupersedable {
        let superseded = state.waiting.removeFirst()
        state.waiting[0].completions.insert(contentsOf: superseded.completions, at: 0)
      }
      return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
    }
  }

  /// From now on `content` is what is shown.
  func show(_ content: Content) {
    state.withLock { $0.shown = content.withoutMarks() }
  }
}

/// How a snapshot is shown.
enum ApplyingManner: Sendable {
  /// Everything goes from where it is to where it belongs.
  case animated
  /// What has changed is where it belongs at once.
  case atOnce
  /// Everything is asked for again.
  case reloading
}

/// Somebody who waits for a snapshot to be shown.
///
/// The closure is the app's and runs on the main actor only, whichever thread has brought it.
struct Completion: @unchecked Sendable {
  private let action: (() -> Void)?

  init(_ action: (() -> Void)?) { self.action = action }

  @MainActor
  func callAsFunction() { action?() }
}
