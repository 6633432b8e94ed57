public import CoreGraphics
public import Foundation

/// The settings of an image renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The ranges of colours of an image; all of them are in sRGB here.
  public enum Range: Int, Sendable {
    /// No range is specified.
    case unspecified = -1
    /// The colours of the display.
    case automatic
    /// More colours than sRGB, where the display has them.
    case extended
    /// The colours of sRGB.
    case standard
  }

  /// The number of pixels in a point; that of the display by default.
  ///
  /// Images are drawn at the scale of each display. It is what they say of themselves, and the pixels of files.
  open var scale: CGFloat

  /// Whether images are black where nothing is drawn, and not clear; `false` by default.
  open var opaque = false

  /// The desired range of colours; `automatic` by default, and a hint, as all are in sRGB.
  open var preferredRange = Range.automatic

  /// Creates the format of the display.
  public required init() {
    let scale = UITraitCollection.current.displayScale
    self.scale = scale > 0 ? scale : 1
    super.init()
  }

  /// Creates the format for surroundings.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// The context that an image renderer draws into.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// An image of everything that was drawn so far.
  open var currentImage: UIImage {
    let bounds = format.bounds
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return UIImage(drawnIn: cgContext, bounds: bounds, scale: scale)
  }
}

/// Makes images by code, on any thread.
///
/// An image keeps what was drawn as a list and is sharp at every size. Colours are those of the surroundings in which they are set.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Code that draws an image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  open override var allowsImageOutput: Bool { true }

  /// Creates a renderer of images of a size in points, in the format of the display.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of a rectangle in the format of the display.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of a rectangle, whose origin is the top left corner of images.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// The image that `actions` draws into the current context, which is that of the object they are given as well.
  open func image(actions: DrawingActions) -> UIImage {
    let bounds = format.bounds
    let imageFormat = format as? UIGraphicsImageRendererFormat
    guard bounds.width > 0, bounds.height > 0 else { return UIImage() }
    let list = UIBackendDisplayList(bounds: bounds) { context in
      if imageFormat?.opaque == true { context.fill(bounds) }
      context.makeCurrent { actions(UIGraphicsImageRendererContext(context, format: format)) }
    }
    return UIImage(list, scale: imageFormat?.scale ?? 1)
  }

  /// The image that `actions` draws, as a PNG file; empty, and a report, where the backend makes no pixels.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// Draws an image into a JPEG file.
  ///
  /// - Parameters:
  ///   - compressionQuality: 0…1, the best.
  ///   - actions: The code that draws it.
  /// - Returns: The file; empty, and a report, where the backend makes no pixels.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions)
    -> Data
  {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

extension UIImage {
  convenience init(_ list: UIBackendDisplayList, scale: CGFloat) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    self.init(content: .drawn(list), look: Look(scale: scale))
  }

  /// The image of what was drawn into `context` until now.
  convenience init(drawnIn context: CGContext, bounds: CGRect, scale: CGFloat) {
    let steps = context.displayList?.closedSteps ?? []
    self.init(UIBackendDisplayList(bounds: bounds, steps: steps), scale: scale)
  }
}
