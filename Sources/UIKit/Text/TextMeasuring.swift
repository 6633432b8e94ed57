import Synchronization

/// Measures text on any thread as the running program's backend does; by headless rules before there is a program.
enum TextMeasuring {
  private static let current = Mutex<any UIBackendTextMeasurer>(HeadlessTextMeasurer())

  /// Uses `measurer`, that of the running program's backend, to measure text from now on.
  static func use(_ measurer: any UIBackendTextMeasurer) { current.withLock { $0 = measurer } }

  /// The extent of `text` in `space`; the lock is not held meanwhile.
  static func extent(
    of text: UIBackendText,
    in space: UIBackendTextSpace
  ) -> UIBackendTextExtent {
    current.withLock { $0 }.extent(of: text, in: space)
  }

  /// How far letters of `font` reach.
  static func metrics(of font: UIBackendFont) -> UIBackendFontMetrics {
    current.withLock { $0 }.metrics(of: font)
  }
}
