import CGTK
import CoreGraphics
import UIKit

extension GTKWindow {
  /// Gives the widget of the window a cursor; widgets that are hosted in it keep theirs.
  func showPointer(_ shape: UIBackendPointerShape) {
    guard let view = viewWidget else { return }
    let cursor = cursor(of: shape, over: view)
    gtk_widget_set_cursor(view, cursor)
    if let cursor { g_object_unref(UnsafeMutableRawPointer(cursor)) }
  }

  /// The cursor of a shape; `nil` is the one of the desktop.
  private func cursor(
    of shape: UIBackendPointerShape,
    over view: UnsafeMutablePointer<GtkWidget>
  ) -> OpaquePointer? {
    switch shape {
    case .standard: nil
    case .hidden: gdk_cursor_new_from_name("none", nil)
    case .hand: gdk_cursor_new_from_name("pointer", nil)
    case .verticalBeam: gdk_cursor_new_from_name("text", nil)
    case .horizontalBeam: gdk_cursor_new_from_name("vertical-text", nil)
    case .outline(let path): cursor(of: path, over: view)
    }
  }

  /// The longest side of a cursor that is drawn, in points: desktops have no larger ones.
  private static var longestCursorSide: Float { 128 }

  /// A cursor that is drawn; `nil` where it draws nothing, or is too large.
  private func cursor(
    of path: UIBackendPath,
    over view: UnsafeMutablePointer<GtkWidget>
  ) -> OpaquePointer? {
    let gray = UIBackendColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.8)
    guard let node = RenderNode.fill(path, color: gray), let native = gtk_widget_get_native(view),
      let renderer = gtk_native_get_renderer(native)
    else { return nil }
    var drawn = graphene_rect_t()
    gsk_render_node_get_bounds(node.pointer, &drawn)
    // The place that is pointed at is a pixel of the cursor.
    var origin = graphene_rect_t(CGRect(x: 0, y: 0, width: 1, height: 1))
    var area = graphene_rect_t()
    graphene_rect_union(&drawn, &origin, &area)
    guard area.size.width <= Self.longestCursorSide, area.size.height <= Self.longestCursorSide,
      let texture = gsk_renderer_render_texture(renderer, node.pointer, &area)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    return gdk_cursor_new_from_texture(texture, Int32(-area.origin.x), Int32(-area.origin.y), nil)
  }
}
