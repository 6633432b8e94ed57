import CoreGraphics
public import Foundation
public import UIKit

/// Text measured by Pango, pictures decoded by GdkPixbuf and symbols of the icon theme.
///
/// Works with and without a display, and gives the same answers either way.
@preconcurrency @MainActor
public final class GTKResources: UIBackendResources {
  /// The source of fonts and symbols.
  public enum Style: Hashable, Sendable {
    /// The settings of the desktop.
    case desktop
    /// DejaVu Sans and Adwaita, so that pictures and heights are the same on every machine.
    case pinned
  }

  /// Decodes pictures of every kind that GdkPixbuf has a loader for, on any thread.
  ///
  /// Pictures are turned the way the camera was held, and scaled down while they are decoded. One of
  /// more than 268 million pixels is an error; an edge of more than 16,384 pixels is scaled down.
  public let imageDecoder: any UIBackendImageDecoder = ImageDecoder()
  /// Measures text as `layOut(_:in:)` does, on any thread; threads that ask at once do not wait for each other.
  public let textMeasurer: any UIBackendTextMeasurer
  let families: FontFamilies
  private let texts: TextCache
  private let symbols: SymbolTheme

  /// Creates resources.
  ///
  /// - Parameters:
  ///   - style: Where fonts and symbols come from.
  ///   - interfaceFamily: The family that system fonts have instead of that of the style, where it is installed;
  ///     `nil` for that of the style. Letters it has not come from the style's.
  public init(style: Style, interfaceFamily: String? = nil) {
    let families: FontFamilies
    switch style {
    case .desktop:
      families = .desktop
      symbols = SymbolTheme(.desktop)
    case .pinned:
      families = .pinned
      symbols = SymbolTheme(.pinned)
    }
    self.families = families.preferring(interfaceFamily)
    texts = TextCache(families: self.families)
    textMeasurer = TextMeasurer(families: self.families)
  }

  /// Breaks `text` into lines that fit `space`.
  ///
  /// A width below zero, or one that is not a number, counts as zero: every line then holds one
  /// character. Text that would be a million points wide or high ends there. Layouts are remembered,
  /// so that measuring a text and then drawing it breaks it into lines once.
  public func layOut(
    _ text: UIBackendText,
    in space: UIBackendTextSpace
  ) -> any UIBackendTextLayout {
    texts.layOut(text, in: space)
  }

  /// Returns the extents of the letters of `font`, measured on H, g and x.
  public func metrics(of font: UIBackendFont) -> UIBackendFontMetrics { texts.metrics(of: font) }

  /// Finds the symbol that the icon theme has under `name`.
  ///
  /// - Parameters:
  ///   - name: A freedesktop icon name such as `go-next-symbolic`.
  ///   - pointSize: The edge of the square the picture fills, in points.
  ///   - weight: How heavy the strokes are, as CSS counts it. Themes draw them in one weight, 400;
  ///     others are made from that by thickening or thinning it.
  ///   - scale: Pixels in a point.
  /// - Returns: A picture of which only the opacity matters, or `nil` if there is none of that name,
  ///   or the edge is not between 1 and 4096 pixels.
  public func symbol(
    named name: String,
    pointSize: CGFloat,
    weight: Int,
    scale: CGFloat
  ) -> (any UIBackendImage)? {
    let edge = (pointSize * scale).rounded(.up)
    guard edge.isFinite, abs(edge) < 1_000_000 else { return nil }
    return symbols.symbol(named: name, edge: Int(edge), weight: weight)
  }

  /// Draws what code has drawn into a PNG or JPEG file.
  ///
  /// - Parameters:
  ///   - list: What is shown, within its bounds; a side of more than 32,767 pixels is drawn at a lower scale.
  ///   - scale: Pixels in a point.
  ///   - format: The kind of file.
  /// - Returns: The file; `nil` for a list without a width or a height.
  public func encode(
    _ list: UIBackendDisplayList,
    scale: CGFloat,
    as format: UIBackendImageFormat
  ) -> Data? {
    guard list.bounds.width > 0, list.bounds.height > 0 else { return nil }
    let picture = GTKPicture(of: list, scale: scale)
    switch format {
    case .png: return picture.pngData
    case .jpeg(let quality): return picture.jpegData(quality: quality)
    }
  }
}
