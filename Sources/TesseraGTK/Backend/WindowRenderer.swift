import CGTK
import Foundation

/// The renderer that GTK draws windows with.
///
/// GTK takes GL wherever it is. Without a graphics card that is a rasteriser on the processor, which draws the whole window in each frame;
/// Cairo draws what has changed, and takes a third of the time.
enum WindowRenderer {
  /// What there is of a graphics card below `/dev`, each the beginning of a name.
  private static let devices = [
    "dri/renderD", "nvidiactl", "dxg", "mali", "kgsl-3d", "pvr",
  ]

  /// The renderer to ask GTK for.
  ///
  /// - Parameters:
  ///   - environment: The environment of the program, which may name one.
  ///   - folder: The folder of the devices.
  /// - Returns: A name; `nil` for the renderer that GTK takes by itself.
  static func preferred(
    in environment: [String: String] = ProcessInfo.processInfo.environment,
    devices folder: String = "/dev"
  ) -> String? {
    guard environment["GSK_RENDERER"] == nil, !hasGraphicsCard(in: folder) else { return nil }
    return "cairo"
  }

  private static func hasGraphicsCard(in folder: String) -> Bool {
    devices.contains { device in
      let path = (folder as NSString).appendingPathComponent(device) as NSString
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: path.deletingLastPathComponent
      )
      return names?.contains { $0.hasPrefix(path.lastPathComponent) } ?? false
    }
  }

  /// Asks GTK for the renderer of all windows to come.
  @MainActor
  static func choose() {
    guard let name = preferred(), let display = gdk_display_get_default() else { return }
    tsr_display_set_renderer(display, name)
  }
}
