import CGTK
import CoreGraphics
import Foundation
import UIKit

/// The symbols of an icon theme, found with and without a display.
@MainActor
final class SymbolTheme {
  private let theme: ObjectReference
  private var symbols = BoundedCache<Key, PixelImage>(capacity: 256)

  /// Which theme is looked into first; the common fallback themes follow.
  enum Choice {
    /// The one of the settings.
    case desktop
    /// The same on every machine that has it.
    case pinned
  }

  private struct Key: Hashable {
    var name: String
    var edge: Int
    var weight: Int
  }

  init(_ choice: Choice) {
    GTKLibrary.start()
    theme = ObjectReference(adopting: gtk_icon_theme_new())
    gtk_icon_theme_set_theme_name(theme.pointer, Self.name(of: choice))
  }

  private static func name(of choice: Choice) -> String {
    guard
      choice == .desktop, GTKLibrary.hasDisplay,
      let settings = gtk_settings_get_default(),
      let name = tsr_copy_string(UnsafeMutableRawPointer(settings), "gtk-icon-theme-name")
    else { return "Adwaita" }
    defer { g_free(name) }
    return String(cString: name)
  }

  /// The symbol as a square of so many pixels, or `nil` if no theme has it.
  ///
  /// Pictures in colours have no strokes that could be heavier; they stay as they are.
  func symbol(named name: String, edge: Int, weight: Int) -> PixelImage? {
    guard edge > 0, edge <= 4096, !name.isEmpty else { return nil }
    let strokes = SymbolStrokes(weight: name.hasSuffix("-symbolic") ? weight : 400)
    let key = Key(name: name, edge: edge, weight: strokes.weight)
    if let known = symbols[key] { return known }
    guard let surface = load(name, edge: edge) ?? outline(name, edge: edge) else { return nil }
    strokes.apply(to: surface)
    let symbol = PixelImage(adopting: surface)
    symbols[key] = symbol
    return symbol
  }

  /// The outline of a symbol that the theme has filled only.
  private func outline(_ name: String, edge: Int) -> OpaquePointer? {
    let ending = "-outline-symbolic"
    guard name.hasSuffix(ending) else { return nil }
    let filled = load(name.dropLast(ending.count) + "-symbolic", edge: edge)
    filled.map { SymbolStrokes.outline($0) }
    return filled
  }

  private func load(_ name: String, edge: Int) -> OpaquePointer? {
    guard gtk_icon_theme_has_icon(theme.pointer, name) != 0 else { return nil }
    // The largest there is: drawings come before pixels made from them for one size.
    let icon = gtk_icon_theme_lookup_icon(
      theme.pointer,
      name,
      nil,
      512,
      1,
      GTK_TEXT_DIR_LTR,
      GtkIconLookupFlags(rawValue: 0)
    )
    defer { g_object_unref(icon.map { UnsafeMutableRawPointer($0) }) }
    guard let file = gtk_icon_paintable_get_file(icon) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard let stream = g_file_read(file, nil, nil) else { return nil }
    let input = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GInputStream.self)
    defer { g_object_unref(stream) }
    let length = Int32(edge)
    let pixels = gdk_pixbuf_new_from_stream_at_scale(input, length, length, 1, nil, nil)
    guard let pixels else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    return square(of: pixels, edge: length)
  }

  /// The pixels in the middle of a square, since not every symbol is one.
  private func square(of pixels: OpaquePointer, edge: Int32) -> OpaquePointer {
    let surface: OpaquePointer = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, edge, edge)
    let context = cairo_create(surface)
    let x = (edge - gdk_pixbuf_get_width(pixels)) / 2
    let y = (edge - gdk_pixbuf_get_height(pixels)) / 2
    gdk_cairo_set_source_pixbuf(context, pixels, Double(x), Double(y))
    cairo_paint(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    return surface
  }
}
