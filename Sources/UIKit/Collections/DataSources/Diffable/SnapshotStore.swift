import Synchronization
import TesseraCore

/// What a diffable data source shows and what it is about to show, for every thread.
///
/// Contents are applied in the order in which they come. Each is found from the one in front of it, so
/// that an outline that is applied after a snapshot is part of it although neither is shown yet.
///
/// No code of the app runs inside the lock: identifiers are hashed and compared outside it, and what the
/// store no longer holds is released outside it, because identifiers may ask the data source from `==`,
/// `hash(into:)` and `deinit`.
final class SnapshotStore<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Content = DiffableContent<Section, Item>

  private let state = Mutex(State())

  private struct State: Sendable {
    var shown = Content()
    /// What was taken out to be shown and is not shown yet.
    var taken: Content?
    var waiting: [Request] = []
    /// How many contents have come.
    var count = 0
    /// Grows whenever ``latest`` may be another one.
    var version = 0
    var policy = DuplicatePolicy.last

    var latest: Content { waiting.last?.content ?? taken ?? shown }
  }

  /// A content that is to be shown.
  struct Request: Sendable {
    /// Which of all contents it is, counted from 1.
    let number: Int
    let content: Content
    let mode: ApplyMode
    /// What leads to the content, and from where, if it was found off the main actor.
    var transition: PreparedTransition?
    var completions: [Completion]

    /// Whether the content can be left out when another one follows it.
    var isSupersedable: Bool { mode != .reloading && content.snapshot.marks.isEmpty }
  }

  /// A batch that was found off the main actor.
  struct PreparedTransition: Sendable {
    let origin: Content
    let changes: BatchChanges
  }

  /// What is shown now.
  var shown: Content { state.withLock { $0.shown } }

  /// Whether some section that is shown has a tree.
  var showsTrees: Bool { state.withLock { !$0.shown.trees.isEmpty } }

  /// What will be shown once everything is that was applied.
  var latest: Content { state.withLock { $0.latest } }

  /// How many contents have come by now.
  var count: Int { state.withLock { $0.count } }

  /// Whether a content waits to be taken out.
  var isAnyWaiting: Bool { state.withLock { !$0.waiting.isEmpty } }

  /// Which rows count of those that share an identifier.
  var policy: DuplicatePolicy {
    get { state.withLock { $0.policy } }
    set { state.withLock { $0.policy = newValue } }
  }

  /// Adds a content that follows from the latest one.
  ///
  /// Returns its number, and the snapshot it was found from. `propose` is called outside the lock, and again
  /// if another content has come meanwhile.
  func add(
    _ mode: ApplyMode,
    _ completion: Completion,
    propose: @Sendable (Content, DuplicatePolicy) -> Content.Proposal
  ) -> (number: Int, given: Content.Snapshot) {
    while true {
      let basis = state.withLock { ($0.latest, $0.policy, $0.version) }
      let proposal = propose(basis.0, basis.1)
      let number = state.withLock { state -> Int? in
        guard state.version == basis.2 else { return nil }
        state.version += 1
        state.count += 1
        state.waiting.append(
          Request(
            number: state.count,
            content: proposal.content,
            mode: mode,
            transition: nil,
            completions: [completion]
          )
        )
        return state.count
      }
      if let number { return (number, proposal.given) }
    }
  }

  /// Finds what leads to a content that waits, so that the main actor need not.
  func prepare(_ number: Int) {
    let pair = state.withLock { state -> (origin: Content, content: Content)? in
      guard let index = state.waiting.firstIndex(where: { $0.number == number }) else { return nil }
      let origin = index > 0 ? state.waiting[index - 1].content : state.taken ?? state.shown
      return (origin, state.waiting[index].content)
    }
    guard let pair else { return }
    let changes = transition(from: pair.origin.snapshot, to: pair.content.snapshot)
    let prepared = PreparedTransition(origin: pair.origin, changes: changes)
    state.withLock { state in
      guard let index = state.waiting.firstIndex(where: { $0.number == number }) else { return }
      state.waiting[index].transition = prepared
    }
  }

  /// Takes the next content out, which is to be shown.
  ///
  /// One that another one supersedes before it was on screen is left out, and its completion belongs to the
  /// other; not one that asks for views again, all of them or those of items it marks.
  func takeNext() -> Request? {
    let (next, leftOut) = state.withLock { state -> (Request?, ArraySlice<Request>) in
      guard state.waiting.count > 1 else {
        // Nearly always nothing else waits, and no list needs to be taken apart.
        guard let only = state.waiting.popLast() else { return (nil, []) }
        state.taken = only.content
        return (only, [])
      }
      let waiting = state.waiting
      let index = waiting.dropLast().firstIndex { !$0.isSupersedable } ?? waiting.count - 1
      var next = waiting[index]
      next.completions = waiting[...index].flatMap(\.completions)
      state.taken = next.content
      state.waiting = Array(waiting[(index + 1)...])
      return (next, waiting[..<index])
    }
    // Released here, outside the lock.
    withExtendedLifetime(leftOut) {}
    return next
  }

  /// From now on `content` is what is shown.
  func show(_ content: Content) {
    let content = content.withoutMarks()
    let former = state.withLock { state in
      let former = (state.shown, state.taken)
      state.shown = content
      state.taken = nil
      state.version += 1
      return former
    }
    // Released here, outside the lock.
    withExtendedLifetime(former) {}
  }
}

/// How a snapshot is shown.
enum ApplyMode: Sendable {
  /// Everything goes from where it is to where it belongs.
  case animated
  /// What has changed is where it belongs at once.
  case atOnce
  /// Everything is asked for again.
  case reloading
}

/// A closure that is called when a snapshot is shown.
///
/// The closure is the app's and runs on the main actor only, whichever thread has brought it.
struct Completion: @unchecked Sendable {
  private let action: (() -> Void)?

  init(_ action: (() -> Void)?) { self.action = action }

  /// Whether there is a closure to call.
  var isAwaited: Bool { action != nil }

  @MainActor
  func callAsFunction() { action?() }
}
