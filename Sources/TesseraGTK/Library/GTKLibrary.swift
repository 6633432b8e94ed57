import CGTK

/// The state of GTK in this process.
@MainActor
enum GTKLibrary {
  /// Whether there is a display to show windows on.
  ///
  /// The first use starts GTK. Without a display it still registers what drawing needs, so this has
  /// to be read before the first node or layout is made.
  static let hasDisplay: Bool = gtk_init_check() != 0

  /// Starts GTK, with or without a display.
  static func start() { _ = hasDisplay }
}
