import CGTK
public import Foundation
public import UIKit

/// A program with windows on the desktop: its start, its loop and its end.
@preconcurrency @MainActor
public enum GTKApplication {
  /// Whether widgets of GTK's that draw with GL, such as `GtkGLArea` and web views, are in windows of the program; set before it runs.
  ///
  /// Without a graphics card a program starts without GL unless this is `true`, or `GSK_RENDERER` in its environment names another renderer than
  /// `cairo`: GL on the processor takes as long as everything else at the start, and half of the memory. Such a widget then shows GTK's
  /// message that there is no GL. With a graphics card it makes no difference, nor in a program that starts GTK by itself.
  public static var embedsGLWidgets = false

  private static var loop: Loop?

  private struct Loop {
    let pointer: OpaquePointer
    /// The exit code, once `quit` was called.
    var exitCode: Int32?
  }

  /// Runs a program that shows one controller in one window, until that window is closed.
  ///
  /// - Parameters:
  ///   - title: The words in the title bar, and the name of the program for assistive technology.
  ///   - size: The extent of the window's content, in points.
  ///   - interfaceFamily: The family that system fonts have instead of the desktop's, where it is installed.
  ///   - rootViewController: Makes the controller, once there is a backend.
  /// - Returns: What to exit with: 0, or 1 after a message to standard error if there is no display.
  public static func run(
    title: String,
    size: CGSize = CGSize(width: 480, height: 720),
    interfaceFamily: String? = nil,
    rootViewController: () -> UIViewController
  ) -> Int32 {
    run(interfaceFamily: interfaceFamily) {
      g_set_application_name(title)
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.rootViewController = rootViewController()
      window.makeKeyAndVisible()
      window.backendWindow?.title = title
    }
  }

  /// Runs a program until its last window is closed.
  ///
  /// Tasks of the main actor and blocks on the main queue run during the call. A program that shows no window runs until
  /// `quit(exitCode:)` is called.
  ///
  /// - Parameters:
  ///   - interfaceFamily: The family that system fonts have instead of the desktop's, where it is installed.
  ///   - launch: Shows the first windows; called once, when there is a backend.
  /// - Returns: What to exit with: 0, the code given to `quit(exitCode:)`, or 1 after a message to
  ///   standard error if there is no display.
  public static func run(interfaceFamily: String? = nil, _ launch: () -> Void) -> Int32 {
    tsr_share_heaps()
    let backend: GTKBackend
    do {
      backend = try WindowRenderer(embedsGLWidgets: embedsGLWidgets).use {
        () throws(GTKDisplayError) in
        try GTKBackend(interfaceFamily: interfaceFamily)
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return 1
    }
    UIApplication.start(with: backend)
    return run(on: backend, launch)
  }

  private static func run(on backend: GTKBackend, _ launch: () -> Void) -> Int32 {
    guard loop == nil, let pointer = g_main_loop_new(nil, 0) else { return 1 }
    defer { g_main_loop_unref(pointer) }
    loop = Loop(pointer: pointer)
    tsr_main_queue_attach()
    backend.lastWindowDidClose = { quit() }
    launch()
    defer { loop = nil }
    // A loop that is told to end before it runs would run for ever.
    if loop?.exitCode == nil { g_main_loop_run(pointer) }
    return loop?.exitCode ?? 0
  }

  /// Makes `run` return once the event being handled is over.
  ///
  /// - Parameter exitCode: What `run` returns.
  public static func quit(exitCode: Int32 = 0) {
    guard let running = loop else { return }
    loop?.exitCode = exitCode
    g_main_loop_quit(running.pointer)
  }
}
