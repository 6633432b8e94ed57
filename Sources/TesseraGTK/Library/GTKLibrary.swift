import CGTK
import Foundation

/// The state of GTK in this process.
@MainActor
enum GTKLibrary {
  /// Whether there is a display to show windows on.
  ///
  /// The first use starts GTK. Without a display it still registers what drawing needs, so this has
  /// to be read before the first node or layout is made.
  static let hasDisplay: Bool = {
    // The class of windows, and the name by which assistive technology knows the program.
    if g_get_prgname() == nil { g_set_prgname(ProcessInfo.processInfo.processName) }
    return gtk_init_check() != 0
  }()

  /// Starts GTK, with or without a display.
  static func start() { _ = hasDisplay }
}
