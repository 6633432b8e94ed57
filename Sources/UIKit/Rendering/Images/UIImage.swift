public import CoreGraphics
public import Foundation

/// A picture from a file, from bytes or from the desktop's icon theme; it never changes.
///
/// Making one reads the extent from the header of a PNG, GIF or JPEG file; pixels are decoded when the
/// picture is first shown, or before that off the main thread by the `prepare…` methods. Other kinds
/// of files are decoded at once. A picture that is missing or broken is reported with its path.
open class UIImage: NSObject, @unchecked Sendable {
  /// Whether a view shows the picture in its own colours or in the tint colour.
  public enum RenderingMode: Int, Sendable {
    /// In its own colours, but symbols in the tint colour.
    case automatic
    /// In its own colours, or the one given with `withTintColor`.
    case alwaysOriginal
    /// In the tint colour of the view; only the picture's opacity counts.
    case alwaysTemplate
  }

  /// The ways in which pixels are turned before they are shown, as a camera notes them.
  public enum Orientation: Int, Sendable {
    /// As they are.
    case up
    /// By half a turn.
    case down
    /// By a quarter of a turn against the clock.
    case left
    /// By a quarter of a turn with the clock.
    case right
    /// Left is right.
    case upMirrored
    /// Left is right, and then by half a turn.
    case downMirrored
    /// Left is right, and then by a quarter of a turn against the clock.
    case leftMirrored
    /// Left is right, and then by a quarter of a turn with the clock.
    case rightMirrored
  }

  enum Content: Sendable {
    case nothing
    case pixels(ImageSource)
    case symbol(SymbolName)
    case drawn(UIBackendDisplayList)

    /// The pixels of a file or of bytes; `nil`, and a report, if they cannot be read.
    init?(_ origin: ImageOrigin) {
      do throws(UIBackendImageError) {
        self = .pixels(try ImageSource(origin))
      } catch {
        Diagnostics.reportFromAnyThread(.image, error.description)
        return nil
      }
    }
  }

  struct Look: Sendable {
    var scale: CGFloat = 1
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    var symbolConfiguration: SymbolConfiguration?
    var caps: ImageCaps?
  }

  let content: Content
  let look: Look

  init(content: Content, look: Look) {
    self.content = content
    self.look = look
  }

  /// Creates a picture of nothing, of size zero.
  public override init() {
    content = .nothing
    look = Look()
  }

  /// Creates the picture in a file; `nil`, and a report that names the path, if it cannot be read.
  ///
  /// A name that ends in `@2x` or `@3x` before its extension says how many pixels make a point.
  public init?(contentsOfFile path: String) {
    guard let content = Content(.file(path: path)) else { return nil }
    self.content = content
    look = Look(scale: ImageFile.scale(ofPath: path))
  }

  /// Creates the picture in `data`, one point for each pixel; `nil` if it is none.
  public init?(data: Data) {
    guard let content = Content(.data(data)) else { return nil }
    self.content = content
    look = Look()
  }

  /// Creates the picture in `data`, with `scale` pixels in a point; 1 if that is not positive.
  public init?(data: Data, scale: CGFloat) {
    guard let content = Content(.data(data)) else { return nil }
    self.content = content
    look = Look(scale: scale.isFinite && scale > 0 ? scale : 1)
  }

  /// The picture's width and height in points.
  open var size: CGSize {
    switch content {
    case .nothing: .zero
    case .pixels(let source):
      CGSize(
        width: source.pixelSize.width / look.scale,
        height: source.pixelSize.height / look.scale
      )
    case .symbol:
      (look.symbolConfiguration ?? .default).symbolSize
    case .drawn(let list): list.bounds.size
    }
  }

  /// The number of pixels in a point; 1 for symbols, which are drawn for each display.
  open var scale: CGFloat { look.scale }

  /// The way in which the pixels are turned when they are shown; always `up`, since a picture is turned upright as it is decoded.
  open var imageOrientation: Orientation { .up }

  /// Whether the picture is one of the desktop's symbols, which have no colour of their own.
  open var isSymbolImage: Bool {
    guard case .symbol(let name) = content else { return false }
    return name.isOneColored
  }

  /// Whether views show the picture in its own colours or in the tint colour.
  open var renderingMode: RenderingMode { look.renderingMode }

  /// The same picture, shown in its own colours or in the tint colour.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changing { $0.renderingMode = renderingMode }
  }

  /// The same picture in one colour, of which only the opacity is the picture's own.
  ///
  /// A view that shows it as a template still uses its tint colour, as in UIKit; give
  /// `alwaysOriginal` to keep this one.
  open func withTintColor(_ color: UIColor) -> UIImage { changing { $0.tint = color } }

  /// The same picture in one colour, shown as `renderingMode` says.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changing {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The same picture, whose edges keep their size and whose middle is repeated when it is shown larger.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same picture, whose edges keep their size when it is shown larger or smaller.
  ///
  /// - Parameters:
  ///   - capInsets: How far from the edges the picture is not stretched across them, in points. Those that do not fit into the
  ///     picture share it; those below zero, and that are not finite, count as 0.
  ///   - resizingMode: How the rest fills the room. More than 1,000 tiles in a direction are stretched.
  /// - Returns: The picture, which views and drawing code resize in this way.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: ResizingMode
  ) -> UIImage {
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
    let insets = UIEdgeInsets(
      top: usable(capInsets.top),
      left: usable(capInsets.left),
      bottom: usable(capInsets.bottom),
      right: usable(capInsets.right)
    )
    return changing { $0.caps = ImageCaps(insets: insets, mode: resizingMode) }
  }

  /// The configuration the picture was made with, if it is a symbol and was made with one.
  open var symbolConfiguration: SymbolConfiguration? { look.symbolConfiguration }

  /// The same symbol as `configuration` says, and what that leaves open as it was; `nil` if the
  /// picture is no symbol.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol = content else { return nil }
    return changing { look in
      look.symbolConfiguration =
        look.symbolConfiguration.map { $0.applying(configuration) } ?? configuration
    }
  }

  /// This picture made small enough to fit `size` points, decoded on the calling thread.
  ///
  /// It keeps its shape and its scale; one that fits already keeps its size. Symbols, which have no
  /// pixels, come back as they are. A size that is no number or not positive, and a picture that
  /// cannot be decoded, give a report and `nil`.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { thumbnail(fitting: size) }

  /// Makes a thumbnail as `preparingThumbnail(of:)` does, off the calling thread.
  ///
  /// - Parameters:
  ///   - size: The size to fit, in points.
  ///   - completionHandler: Takes the thumbnail, on a thread of its own.
  open func prepareThumbnail(
    of size: CGSize,
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    ImageDecodingQueue.perform { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// This picture, its pixels decoded on the calling thread; `nil` if that fails.
  open func preparingForDisplay() -> UIImage? {
    guard case .pixels(let source) = content else { return self }
    return source.picture == nil ? nil : self
  }

  /// Decodes the pixels off the calling thread.
  ///
  /// - Parameter completionHandler: Takes the picture, or `nil` if that fails, on a thread of its own.
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    ImageDecodingQueue.perform { completionHandler(self.preparingForDisplay()) }
  }

  /// Draws the picture in its own size with its top left corner at `point`.
  ///
  /// Without a current context it is reported, as for the other ways to draw it, and nothing is drawn.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture in its own size, mixed with what is there in the given way.
  ///
  /// - Parameters:
  ///   - point: Where its top left corner is.
  ///   - blendMode: How the colours are mixed.
  ///   - alpha: The opacity, 0…1, besides that of the context.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture stretched over `rect`.
  ///
  /// It has the colour that `withTintColor` gave it, if any, else its own; symbols are black then, as they have none. One
  /// that is not decoded yet is decoded now.
  open func draw(in rect: CGRect) {
    guard let context = CGContext.current(toDraw: "UIImage.draw(in:)") else { return }
    draw(in: rect, of: context)
  }

  /// Draws the picture stretched over `rect`, mixed with what is there in the given way.
  ///
  /// - Parameters:
  ///   - rect: Where it is drawn.
  ///   - blendMode: How the colours are mixed.
  ///   - alpha: The opacity, 0…1, besides that of the context.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = CGContext.current(toDraw: "UIImage.draw(in:blendMode:alpha:)") else {
      return
    }
    context.mixing(blendMode, alpha: alpha) { draw(in: rect, of: context) }
  }

  /// The image as a PNG file, in as many pixels as its scale says.
  ///
  /// To be called on the main thread, while a program runs whose backend makes pixels, as GTK's does; else it is reported.
  ///
  /// - Returns: The file; `nil` for an image of nothing, one that cannot be decoded, and where there are no pixels.
  open func pngData() -> Data? { encoded(as: .png) }

  /// The image as a JPEG file, on black, in as many pixels as its scale says; see `pngData()`.
  ///
  /// - Parameter compressionQuality: 0…1, the best.
  /// - Returns: The file; `nil` where there is none.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    encoded(as: .jpeg(quality: Double(compressionQuality)))
  }

  /// The format of a renderer of images that are like this one.
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  func changing(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(content: content, look: look)
  }
}
