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
  let pixels: Pixels

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
    let pixels = Pixels(
      width: max(1, Int32((size.width * scale).rounded(.up))),
      height: max(1, Int32((size.height * scale).rounded(.up)))
    )
    pixels.draw(node, scale: scale)
    self.init(pixels)
  }

  init(_ pixels: Pixels) {
    self.pixels = pixels
    pixelSize = CGSize(width: CGFloat(pixels.width), height: CGFloat(pixels.height))
  }

  /// Reads a picture from a PNG file.
  ///
  /// - Parameter pngData: The bytes of the file; for others there is no picture.
  public init?(pngData: Data) {
    guard let pixels = Pixels(png: pngData) else { return nil }
    self.init(pixels)
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
