import CGTK

/// GTK's loop, which everything on the main actor runs in.
@MainActor
enum MainLoop {
  private final class Work {
    let body: @MainActor () -> Void
    init(_ body: @escaping @MainActor () -> Void) { self.body = body }
  }

  /// Calls `body` once the frame or event that is being worked on is over.
  static func afterwards(_ body: @escaping @MainActor () -> Void) {
    g_idle_add(
      { context in
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated {
          if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
        }
        return 0
      },
      Unmanaged.passRetained(Work(body)).toOpaque()
    )
  }
}
