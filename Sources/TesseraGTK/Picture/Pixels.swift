import CGTK
import CoreGraphics
import Foundation
import UIKit

/// Premultiplied pixels in memory.
final class Pixels {
  let width: Int32
  let height: Int32
  private let surface: OpaquePointer

  init(width: Int32, height: Int32) {
    self.width = width
    self.height = height
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
  }

  deinit { cairo_surface_destroy(surface) }

  func draw(_ node: RenderNode?, scale: CGFloat) {
    guard let node else { return }
    let context = cairo_create(surface)
    cairo_scale(context, Double(scale), Double(scale))
    gsk_render_node_draw(node.pointer, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }

  /// Draws other pixels from the top left corner, with an opacity of 0…1.
  func draw(_ other: Pixels, opacity: Double = 1) { paint(other.surface, opacity: opacity) }

  private func paint(_ source: OpaquePointer, opacity: Double) {
    let context = cairo_create(surface)
    cairo_set_source_surface(context, source, 0, 0)
    cairo_paint_with_alpha(context, opacity)
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }

  func color(x: Int, y: Int) -> UIBackendColor {
    guard x >= 0, y >= 0, x < Int(width), y < Int(height) else { return .clear }
    guard let bytes = cairo_image_surface_get_data(surface) else { return .clear }
    let offset = y * Int(cairo_image_surface_get_stride(surface)) + x * 4
    let pixel = UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    let alpha = Double(pixel >> 24) / 255
    guard alpha > 0 else { return .clear }
    func share(_ shift: UInt32) -> Double { min(1, Double(pixel >> shift & 0xFF) / 255 / alpha) }
    return UIBackendColor(red: share(16), green: share(8), blue: share(0), alpha: alpha)
  }

  /// The bytes of a row, four for each pixel; none beside the picture.
  func row(_ y: Int) -> Data {
    guard y >= 0, y < Int(height), let bytes = cairo_image_surface_get_data(surface) else {
      return Data()
    }
    let start = y * Int(cairo_image_surface_get_stride(surface))
    return Data(bytes: bytes + start, count: Int(width) * 4)
  }

  /// Makes one pixel red.
  func mark(x: Int, y: Int) {
    guard x >= 0, y >= 0, x < Int(width), y < Int(height) else { return }
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    let offset = y * Int(cairo_image_surface_get_stride(surface)) + x * 4
    let red: UInt32 = 0xFFFF_0000
    UnsafeMutableRawPointer(bytes).storeBytes(of: red, toByteOffset: offset, as: UInt32.self)
    cairo_surface_mark_dirty(surface)
  }
}

// MARK: - Files

extension Pixels {
  var png: Data {
    var data = Data()
    withUnsafeMutablePointer(to: &data) { data in
      _ = cairo_surface_write_to_png_stream(
        surface,
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        },
        data
      )
    }
    return data
  }

  func jpeg(quality: Double) -> Data? {
    var length: gsize = 0
    let percent = Int32((min(max(quality.isNaN ? 0 : quality, 0), 1) * 100).rounded())
    guard let bytes = tsr_surface_to_jpeg(surface, percent, &length) else { return nil }
    defer { g_free(bytes) }
    return Data(bytes: bytes, count: Int(length))
  }

  /// Reads a PNG file; `nil` if it is none.
  convenience init?(png: Data) {
    var rest = png
    let loaded = withUnsafeMutablePointer(to: &rest) { rest in
      cairo_image_surface_create_from_png_stream(
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
          let rest = closure.assumingMemoryBound(to: Data.self)
          guard rest.pointee.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
          rest.pointee.copyBytes(to: bytes, count: Int(count))
          rest.pointee = rest.pointee.dropFirst(Int(count))
          return CAIRO_STATUS_SUCCESS
        },
        rest
      )
    }
    guard let loaded else { return nil }
    defer { cairo_surface_destroy(loaded) }
    guard cairo_surface_status(loaded) == CAIRO_STATUS_SUCCESS else { return nil }
    let (width, height) = (
      cairo_image_surface_get_width(loaded), cairo_image_surface_get_height(loaded)
    )
    // A file without opacity is read into pixels of another format.
    self.init(width: width, height: height)
    paint(loaded, opacity: 1)
  }
}
