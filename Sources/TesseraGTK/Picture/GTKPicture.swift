import CGTK
public import CoreGraphics
public import Foundation
public import UIKit

/// A picture of a view as a window would show it, made with no display at all.
///
/// The program's backend must be one with `GTKResources`, so that its texts and pictures can be drawn:
/// `GTKBackend`, or a `HeadlessBackend` that was given them.
@preconcurrency @MainActor
public struct GTKPicture {
  /// The picture's width and height in pixels.
  public let pixelSize: CGSize
  private let pixels: Pixels

  /// Draws `view` with all that is in it, after laying it out.
  ///
  /// The view's place, transform, opacity and hiddenness do not count. A view without a width or a
  /// height gives a picture of one empty pixel; one of more than 32,767 pixels in a row or column is
  /// drawn at a lower scale.
  ///
  /// - Parameters:
  ///   - view: The view to draw. A view on screen is drawn as it is at the time of the last frame.
  ///   - scale: Pixels in a point.
  public init(of view: UIView, scale: CGFloat = 1) {
    view.layoutIfNeeded()
    self.init(of: view.ownLayer, scale: scale)
  }

  /// Draws `layer` with all that is in it.
  ///
  /// - Parameters:
  ///   - layer: The layer to draw.
  ///   - scale: Pixels in a point.
  public init(of layer: CALayer, scale: CGFloat = 1) {
    GTKLibrary.start()
    let size = layer.backendAppearance.bounds.size
    let scale = Self.drawableScale(scale, size: size)
    let target = RenderTarget(scale: scale, pixelSource: .surface)
    let diagnostics = DrawingDiagnostics { UIApplication.shared.backendDidReport($0) }
    let renderer = LayerRenderer(target: target, report: diagnostics)
    self.init(of: renderer.node(of: layer), size: size, scale: scale)
  }

  /// Draws what code has drawn, within its bounds.
  init(of list: UIBackendDisplayList, scale: CGFloat) {
    GTKLibrary.start()
    let size = list.bounds.size
    let scale = Self.drawableScale(scale, size: size)
    let target = RenderTarget(scale: scale, pixelSource: .surface)
    let diagnostics = DrawingDiagnostics { UIApplication.shared.backendDidReport($0) }
    let rect = CGRect(origin: .zero, size: size)
    let node = RenderNode.list(list, in: rect, tint: nil, for: target, report: diagnostics)
    self.init(of: node, size: size, scale: scale)
  }

  init(of node: RenderNode?, size: CGSize, scale: CGFloat) {
    pixels = Pixels(
      width: max(1, Int32((size.width * scale).rounded(.up))),
      height: max(1, Int32((size.height * scale).rounded(.up)))
    )
    pixels.draw(node, scale: scale)
    pixelSize = CGSize(width: CGFloat(pixels.width), height: CGFloat(pixels.height))
  }

  private static func drawableScale(_ scale: CGFloat, size: CGSize) -> CGFloat {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    let longest = max(size.width, size.height)
    return longest > 0 ? min(scale, 32_767 / longest) : scale
  }

  /// The picture as a PNG file.
  public var pngData: Data { pixels.png }

  /// The picture as a JPEG file, with a quality of 0…1; what is clear is black.
  func jpegData(quality: Double) -> Data? { pixels.jpeg(quality: quality) }

  /// Writes the picture as a PNG file.
  ///
  /// - Parameter url: Where to; a file that is there is replaced.
  /// - Throws: An error of Foundation's if the file cannot be written.
  public func write(to url: URL) throws { try pngData.write(to: url, options: .atomic) }

  /// The colour of one pixel, counted from the top left corner; clear outside the picture.
  public func color(atX x: Int, y: Int) -> UIBackendColor { pixels.color(x: x, y: y) }
}

/// Premultiplied pixels in memory.
private final class Pixels {
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
}
