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

  /// Calls `body` once after a time, in milliseconds, and returns the source, which can be removed until then.
  static func timer(after delay: guint, _ body: @escaping @MainActor () -> Void) -> guint {
    g_timeout_add_full(
      G_PRIORITY_DEFAULT,
      delay,
      { context in
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated {
          if let context { Unmanaged<Work>.fromOpaque(context).takeUnretainedValue().body() }
        }
        return 0
      },
      Unmanaged.passRetained(Work(body)).toOpaque(),
      { context in if let context { Unmanaged<Work>.fromOpaque(context).release() } }
    )
  }
}
