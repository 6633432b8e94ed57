import CGTK
import CoreGraphics
import Foundation
import TesseraGTK
import UIKit

/// Shows a bare window of the backend, and prints all it hears.
@MainActor
final class EventProbe {
  private let backend: GTKBackend
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private var window: (any UIBackendWindow)?
  private var frameCount = 0
  private static var shared: EventProbe?

  private init(backend: GTKBackend) { self.backend = backend }

  static func run() -> Int32 {
    GTKApplication.run {
      guard let backend = UIApplication.shared.backend as? GTKBackend else { return }
      let probe = EventProbe(backend: backend)
      shared = probe
      backend.client = probe
      probe.root.backgroundColor = .red
      let window = backend.makeWindow(for: probe, size: probe.root.bounds.size)
      window.title = "Tessera probe"
      window.present()
      probe.window = window
      Commands.read { probe.perform($0) }
    }
  }

  private func perform(_ words: [String]) {
    switch words.first {
    case "where": printPlace()
    case "frames":
      backend.requestFrame()
      backend.requestFrame()
      say("requested \(frameCount)")
    case "count": say("count \(frameCount)")
    case "scale": say("scale \(window?.displayScale ?? 0)")
    case "resize":
      let numbers = words.dropFirst().compactMap(Double.init)
      window?.resize(to: CGSize(width: numbers[0], height: numbers[1]))
    case "close": window?.close()
    case "ask-to-close": if let toplevel { gtk_window_close(toplevel) }
    default: say("unknown \(words)")
    }
  }

  private var toplevel: UnsafeMutablePointer<GtkWindow>? {
    g_list_model_get_item(gtk_window_get_toplevels(), 0)?.assumingMemoryBound(to: GtkWindow.self)
  }

  /// Where the content is on the screen, for tests that move the pointer.
  private func printPlace() {
    guard let toplevel, let view = gtk_window_get_child(toplevel) else { return say("nowhere") }
    let native = gtk_widget_get_native(view)
    var surface = (x: 0.0, y: 0.0)
    var inside = (x: 0.0, y: 0.0)
    gtk_native_get_surface_transform(native, &surface.x, &surface.y)
    gtk_widget_translate_coordinates(
      view,
      UnsafeMutableRawPointer(toplevel).assumingMemoryBound(to: GtkWidget.self),
      0,
      0,
      &inside.x,
      &inside.y
    )
    say("place \(Int(surface.x + inside.x)) \(Int(surface.y + inside.y))")
  }
}

extension EventProbe: UIBackendClient {
  func backendWillShowFrame(at time: TimeInterval) {
    frameCount += 1
    say("frame \(frameCount)")
  }
  func backendEnvironmentDidChange() { say("environment \(backend.environment)") }
  func backendDidReport(_ problem: String) { say("problem \(problem)") }
}

extension EventProbe: UIBackendWindowClient {
  var backendRootLayer: CALayer { root.layer }

  func backendWindowDidResize(to size: CGSize, displayScale: CGFloat) {
    root.frame = CGRect(origin: .zero, size: size)
    say("size \(Int(size.width)) \(Int(size.height)) \(Int(displayScale))")
  }

  func backendWindowDidReceive(_ event: UIBackendEvent) -> Bool {
    switch event {
    case .pointer(let event):
      say(
        "pointer \(event.action) \(Int(event.location.x)) \(Int(event.location.y)) "
          + "\(event.device) button \(event.button) keys \(event.modifiers.rawValue)"
      )
    case .scroll(let event):
      guard case .wheel(let notches) = event.movement else { return false }
      say(
        "wheel \(Int(notches.dx)) \(Int(notches.dy)) keys \(event.modifiers.rawValue) "
          + "at \(Int(event.location.x)) \(Int(event.location.y))"
      )
    case .magnify: say("magnify")
    case .key(let event):
      say(
        "key \(event.isDown ? "down" : "up") \(event.key.rawValue) “\(event.characters)” "
          + "keys \(event.modifiers.rawValue)\(event.isRepeat ? " repeat" : "")"
      )
    }
    return true
  }

  func backendSurface(at location: CGPoint) -> (any UIBackendSurface)? { nil }

  func backendWindowDidChangeActivation(isActive: Bool) {
    say(isActive ? "active" : "inactive")
  }

  func backendWindowDidClose() { say("closed") }
}
