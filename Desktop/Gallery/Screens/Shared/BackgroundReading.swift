/// Something that is read once, off the main actor, and what came of it.
///
/// Reading ends with it: its task is cancelled.
@MainActor
final class BackgroundReading<Content: Sendable, Failure: Error & CustomStringConvertible> {
  enum State: Sendable {
    case loading
    case loaded(Content)
    case failed(Failure)
  }

  private(set) var state = State.loading
  private var task: Task<Void, Never>?

  init() {}

  deinit { task?.cancel() }

  /// What was read, which may become other contents then; `nil` while it is being read, and when it cannot be.
  var content: Content? {
    get {
      guard case .loaded(let content) = state else { return nil }
      return content
    }
    set { if let newValue { state = .loaded(newValue) } }
  }

  /// Calls `read` off the main actor and then, with its result in `state`, `completion`.
  func start(
    _ read: @escaping @Sendable () throws(Failure) -> Content,
    completion: @escaping () -> Void
  ) {
    task = Task { [weak self] in
      let state = await Self.state(of: read)
      guard let self else { return }
      self.state = state
      completion()
    }
  }

  private nonisolated static func state(
    of read: @Sendable () throws(Failure) -> Content
  ) async -> State {
    do throws(Failure) { return .loaded(try read()) } catch { return .failed(error) }
  }

  /// Returns once there is a result.
  func waitUntilDone() async { await task?.value }
}
