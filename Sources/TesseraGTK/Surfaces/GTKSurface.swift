import CGTK
import CoreGraphics
import Foundation
import UIKit

/// A GTK widget as a surface.
///
/// The widget stands in a host, which is a child of the one widget that shows a window. GTK gives it events, focus and
/// a frame clock there; its picture is drawn with the layer.
@MainActor
class GTKSurface: UIBackendSurface {
  weak var client: (any UIBackendSurfaceClient)?
  weak var window: GTKWindow?
  private var host: UnsafeMutablePointer<GtkWidget>?
  private(set) var hasFocus = false
  private var picture: RenderNode?
  /// The size the widget asked for when it was last placed.
  var requestedSize = RequestedSize()

  /// Takes the widget over; one that has a parent already is not shown.
  init(_ widget: UnsafeMutablePointer<GtkWidget>?) {
    guard let widget else { return }
    let hostClient = TsrHostClient(
      context: Unmanaged.passUnretained(self).toOpaque(),
      focus_changed: { context, hasFocus in
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated {
          guard let context else { return }
          Unmanaged<GTKSurface>.fromOpaque(context).takeUnretainedValue().focusDidChange(hasFocus)
        }
      }
    )
    host = tsr_host_new(widget, hostClient)
  }

  isolated deinit {
    if let host { tsr_host_destroy(host) }
  }

  /// The widget, as long as the app has not destroyed it.
  var widget: UnsafeMutablePointer<GtkWidget>? { host.flatMap { tsr_host_get_widget($0) } }

  /// Whether the size that the widget asks for is followed between frames.
  var asksForItsSize: Bool { true }

  /// Lets the widget be less high than it asks to be.
  final func allowScrolling() {
    if let host { tsr_host_allow_scrolling(host) }
  }

  /// Leaves the widget out of what assistive technologies see: the element around it has its letters.
  final func leaveOutOfReading() {
    for part in [host, widget].compactMap(\.self) { tsr_widget_leave_out(part) }
  }

  /// A text of the widget that assistive technologies read in the element around it.
  struct ReadableText: Hashable {
    let widget: UnsafeMutablePointer<GtkWidget>
    /// Whether its letters are kept from screen readers.
    let isSecret: Bool
  }

  var readableText: ReadableText? { nil }

  var name: String {
    guard let widget, let name = tsr_type_name(widget) else { return "A widget that is gone" }
    return String(cString: name)
  }

  func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    guard let host else { return .zero }
    var measured = (width: Int32(0), height: Int32(0))
    tsr_host_measure(host, Self.whole(width), Self.whole(height), &measured.width, &measured.height)
    let limit = Int32(Self.greatestLength)
    if measured.width > limit || measured.height > limit {
      window?.diagnostics(
        SurfaceDiagnostics.greatLength(
          of: name,
          width: CGFloat(measured.width),
          height: CGFloat(measured.height)
        )
      )
    }
    return CGSize(
      width: CGFloat(min(measured.width, limit)),
      height: CGFloat(min(measured.height, limit))
    )
  }

  /// The longest side that anything on a screen can have.
  private static let greatestLength: CGFloat = 32_767

  /// A length that is offered, as GTK takes it: -1 for none.
  private static func whole(_ length: CGFloat?) -> Int32 {
    guard let length, length.isFinite else { return -1 }
    return Int32(min(max(length.rounded(.down), 0), greatestLength))
  }

  var frame: CGRect? { window?.surfaces.frame(of: self) }

  func takeFocus() -> Bool {
    guard window != nil, let widget else { return false }
    gtk_widget_grab_focus(widget)
    return hasFocus
  }

  var takesKeys: Bool { host.map { tsr_host_takes_focus($0) } ?? false }

  func moveFocus(isForward: Bool) -> Bool {
    guard window != nil, let host else { return false }
    return tsr_host_move_focus(host, isForward)
  }

  func releaseFocus() {
    if hasFocus { window?.takeFocus() }
  }

  func drawings(in size: CGSize) -> [UIBackendDrawing] { [] }

  private func focusDidChange(_ hasFocus: Bool) {
    guard hasFocus != self.hasFocus else { return }
    self.hasFocus = hasFocus
    client?.backendSurfaceDidChangeFocus(hasFocus: hasFocus)
  }
}

extension GTKSurface {
  func isShown(by pointer: UnsafeMutablePointer<GtkWidget>) -> Bool { host == pointer }

  var pickable: UnsafeMutablePointer<GtkWidget>? { host }

  func enter(_ view: UnsafeMutablePointer<GtkWidget>, of window: GTKWindow) {
    self.window = window
    requestedSize = RequestedSize()
    if let host { tsr_host_enter(host, view) }
  }

  func leave() {
    if let host { tsr_host_leave(host) }
    window = nil
    picture = nil
  }

  /// Stands in an element for assistive technologies, or in the view again.
  func stand(in element: UnsafeMutablePointer<GtkWidget>?) {
    if let host { tsr_host_stand_in(host, element) }
  }

  /// Shows the surface in a size, which the transform takes to the window.
  func place(_ size: CGSize, transform: CGAffineTransform) {
    guard let host else { return }
    tsr_host_place(
      host,
      Int32(min(size.width.rounded(), Self.greatestLength)),
      Int32(min(size.height.rounded(), Self.greatestLength)),
      gskTransform(transform)
    )
  }

  func hide() {
    if let host { tsr_host_hide(host) }
  }

  /// The node of the widget.
  var node: RenderNode? { picture }

  /// Draws the widget with GTK, which takes a snapshot for it; returns whether its contents have changed.
  func updateNode(_ snapshot: OpaquePointer) -> Bool {
    let pointer = host.flatMap { tsr_host_get_node($0, snapshot) }
    guard pointer != picture?.pointer else { return false }
    picture = pointer.map { RenderNode(adopting: gsk_render_node_ref($0)) }
    return true
  }
}
