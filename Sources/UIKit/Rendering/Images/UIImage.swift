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

  func changing(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(content: content, look: look)
  }
}
