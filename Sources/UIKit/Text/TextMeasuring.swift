import Synchronization

/// Measures text on any thread as the running program's backend does; as the default backend does before there is a program.
enum TextMeasuring {
  private static let started = Mutex<(any UIBackendTextMeasurer)?>(nil)

  private static var current: any UIBackendTextMeasurer {
    started.withLock { $0 } ?? DefaultBackend.linked.textMeasurer
  }

  /// Uses `measurer`, that of the running program's backend, to measure text from now on; with `nil` that of the default backend.
  static func use(_ measurer: (any UIBackendTextMeasurer)?) { started.withLock { $0 = measurer } }

  /// The extent of `text` in `space`; the lock is not held meanwhile.
  static func extent(
    of text: UIBackendText,
    in space: UIBackendTextSpace
  ) -> UIBackendTextExtent {
    current.extent(of: text, in: space)
  }

  /// How far letters of `font` reach.
  static func metrics(of font: UIBackendFont) -> UIBackendFontMetrics {
    current.metrics(of: font)
  }
}
