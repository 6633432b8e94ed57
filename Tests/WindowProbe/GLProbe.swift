import CGTK
import Foundation
import TesseraGTK

/// Says whether GTK has GL, and what programs started by this one would read of GTK's switches; ends.
@MainActor
enum GLProbe {
  static func run(embedsGLWidgets: Bool) -> Int32 {
    GTKApplication.embedsGLWidgets = embedsGLWidgets
    return GTKApplication.run {
      let hasGL = gdk_display_get_default().map { gdk_display_prepare_gl($0, nil) != 0 }
      say("GL \(hasGL == true)")
      for name in ["GDK_DEBUG", "GDK_DISABLE"] {
        say("\(name) \(ProcessInfo.processInfo.environment[name] ?? "unset")")
      }
      GTKApplication.quit()
    }
  }
}
