import CGTK
import Foundation

/// The renderer that GTK draws windows with, and whether GTK starts GL.
///
/// GTK takes GL wherever it is. Without a graphics card that is a rasteriser on the processor, which draws the whole window in each frame;
/// Cairo draws what has changed, and takes a third of the time. To have GL at hand takes as long as everything else at the start of a program,
/// and half of its memory.
struct WindowRenderer: Equatable {
  /// The name of the renderer to ask GTK for; `nil` for the one that GTK takes by itself.
  let name: String?
  /// Whether GTK starts GL.
  let startsGL: Bool

  /// What there is of a graphics card below `/dev`, each the beginning of a name.
  private static let devices = [
    "dri/renderD", "nvidiactl", "dxg", "mali", "kgsl-3d", "pvr",
  ]

  /// Chooses what suits the machine.
  ///
  /// - Parameters:
  ///   - environment: The environment of the program, which may name a renderer.
  ///   - folder: The folder of the devices.
  ///   - embedsGLWidgets: Whether the program has widgets that draw with GL.
  init(
    in environment: [String: String] = ProcessInfo.processInfo.environment,
    devices folder: String = "/dev",
    embedsGLWidgets: Bool
  ) {
    let named = environment["GSK_RENDERER"]
    guard !Self.hasGraphicsCard(in: folder) else {
      name = nil
      startsGL = true
      return
    }
    name = named == nil ? "cairo" : nil
    startsGL = embedsGLWidgets || (named ?? "cairo") != "cairo"
  }

  private static func hasGraphicsCard(in folder: String) -> Bool {
    func names(in folder: String) -> [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
    let found = names(in: folder) + names(in: folder + "/dri").map { "dri/" + $0 }
    return found.contains { name in devices.contains { name.hasPrefix($0) } }
  }

  /// Starts GTK in `start`, with or without GL, and asks it for the renderer of all windows to come.
  ///
  /// GTK reads once whether it may use GL, from the environment, and has no function for it. Programs that this one starts get the environment
  /// as it was.
  @MainActor
  func use<Result, Failure: Error>(_ start: () throws(Failure) -> Result) throws(Failure) -> Result
  {
    let result: Result
    if startsGL {
      result = try start()
    } else {
      // From 4.16 on, switches of features are not among those for debugging.
      let (variable, word) =
        gtk_get_minor_version() < 16 ? ("GDK_DEBUG", "gl-disable") : ("GDK_DISABLE", "gl")
      let before = ProcessInfo.processInfo.environment[variable]
      setenv(variable, before.map { $0 + "," + word } ?? word, 1)
      defer {
        if let before { setenv(variable, before, 1) } else { unsetenv(variable) }
      }
      result = try start()
    }
    if let name, let display = gdk_display_get_default(),
      let kind = tsr_type_name(UnsafeMutableRawPointer(display)),
      Self.takesGL(onDisplayOf: String(cString: kind))
    {
      tsr_display_set_renderer(display, name)
    }
    return result
  }

  /// Whether GTK would draw with GL on displays of a class: in a browser it sends its nodes, and a picture of each frame in place of them
  /// brings the server of GTK 4.8 down.
  static func takesGL(onDisplayOf className: String) -> Bool {
    ["GdkX11Display", "GdkWaylandDisplay"].contains(className)
  }
}
