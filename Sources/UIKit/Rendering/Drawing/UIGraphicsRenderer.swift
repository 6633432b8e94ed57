public import CoreGraphics
public import Foundation

/// The settings of a renderer.
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle that the renderer draws; that which it was created with, and zero before.
  open internal(set) var bounds = CGRect.zero

  /// Creates the format of the display.
  public required override init() { super.init() }

  /// The format of the display.
  open class func `default`() -> Self { Self() }

  /// The format that suits the display best, which is that of the display.
  open class func preferred() -> Self { Self() }
}

/// The context that a renderer draws into.
open class UIGraphicsRendererContext: NSObject {
  /// The context that drawing goes to, which is the current one during the drawing.
  open private(set) var cgContext: CGContext
  /// The settings of the drawing.
  open private(set) var format: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    (cgContext, self.format) = (context, format)
  }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle, mixed with what is there in the given way.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.mixing(blendMode, alpha: 1) { fill(rect) }
  }

  /// Draws a line along the inside of a rectangle.
  open func stroke(_ rect: CGRect) {
    let half = cgContext.state.line.width / 2
    cgContext.stroke(rect.inside(dx: half, dy: half))
  }

  /// Draws a line along the inside of a rectangle, mixed with what is there in the given way.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.mixing(blendMode, alpha: 1) { stroke(rect) }
  }

  /// Shows only what is inside of a rectangle from now on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws by code, in a rectangle.
open class UIGraphicsRenderer: NSObject {
  /// The settings of the renderer.
  open private(set) var format: UIGraphicsRendererFormat

  /// Whether images can be made.
  open var allowsImageOutput: Bool { false }

  /// Creates a renderer of a rectangle in the format of the display.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat())
  }

  /// Creates a renderer of a rectangle.
  ///
  /// One with a number that is not finite, or without a width or a height, is reported, and images have no size.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.format = format
    super.init()
    if bounds.isFinite, bounds.width > 0, bounds.height > 0 {
      format.bounds = bounds
    } else {
      Diagnostics.reportFromAnyThread(
        .drawing,
        "A renderer was to draw \(bounds), where nothing can be drawn; its images have no size."
      )
      format.bounds = .zero
    }
  }
}
