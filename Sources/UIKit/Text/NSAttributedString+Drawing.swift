import CoreGraphics
public import Foundation

/// Drawing in the current context; without one, it is reported and nothing is drawn.
extension NSAttributedString {
  /// Draws the text with its top left corner at `point`, each of its paragraphs on one line.
  ///
  /// Text that says no font has the system's in 12 points, and is black where it says no colour.
  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in `rect`: broken into lines at its width, without the lines that do not fit its height.
  public func draw(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    draw(in: rect, options: .usesLineFragmentOrigin, font: .defaultOfDrawing, limitsHeight: true)
  }

  /// Draws the text in `rect`.
  ///
  /// - Parameters:
  ///   - rect: Where the text begins, and the width that lines are broken at, if they are; a side of 0 is no limit. The height
  ///     counts only for text that is truncated.
  ///   - options: Whether lines are broken and where the text begins: at the top, or on the baseline.
  ///   - context: Takes the rectangle that the text fills, if given.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {
    context?.totalBounds = boundingRect(with: rect.size, options: options, context: nil)
    draw(in: rect, options: options, font: .defaultOfDrawing)
  }

  fileprivate func draw(
    in rect: CGRect,
    options: NSStringDrawingOptions,
    font: UIFont,
    limitsHeight: Bool = false
  ) {
    guard let context = CGContext.current(toDraw: "draw of a text"), length > 0 else { return }
    var (text, space) = measured(in: rect.size, options: options, font: font)
    if limitsHeight {
      space.height = TextLayoutCache.limit(rect.height)
      if let mode = lineBreakMode, mode != .byWordWrapping, mode != .byCharWrapping {
        text.lineBreaking = UIBackendText.LineBreaking(mode)
        text.maximumLineCount = 1
      }
    }
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) {
      origin.y -= TextMeasuring.extent(of: text, in: space).firstBaseline
    }
    let lines = UIBackendDisplayList.Text.Lines.unbroken(text, in: space)
    let pictures = attachedPictures(font: font).map { $0?.recorded }
    context.draw(UIBackendDisplayList.Text(lines: lines, pictures: pictures), at: origin)
  }

  /// What happens to lines that are too wide, as the paragraph style at the start of the text says.
  private var lineBreakMode: NSLineBreakMode? {
    let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    return style?.lineBreakMode
  }
}

extension NSString {
  /// Draws the text with its top left corner at `point`; see `NSAttributedString.draw(at:)`.
  public func draw(
    at point: CGPoint,
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { String(describing: self).draw(at: point, withAttributes: attrs) }

  /// Draws the text in `rect`; see `NSAttributedString.draw(in:)`.
  public func draw(
    in rect: CGRect,
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { String(describing: self).draw(in: rect, withAttributes: attrs) }

  /// Draws the text in `rect`; see `NSAttributedString.draw(with:options:context:)`.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    String(describing: self)
      .draw(with: rect, options: options, attributes: attributes, context: context)
  }
}

extension String {
  /// Draws the text with its top left corner at `point`; see `NSAttributedString.draw(at:)`.
  public func draw(
    at point: CGPoint,
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: self, attributes: attrs).draw(at: point) }

  /// Draws the text in `rect`; see `NSAttributedString.draw(in:)`.
  public func draw(
    in rect: CGRect,
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: self, attributes: attrs).draw(in: rect) }

  /// Draws the text in `rect`; see `NSAttributedString.draw(with:options:context:)`.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

extension UIFont {
  /// The font of text that says none.
  fileprivate static var defaultOfDrawing: UIFont { .systemFont(ofSize: 12) }
}

extension AttachedPicture {
  /// The picture in the colour of the letters beside it; `nil` where there is nothing to see.
  var recorded: UIBackendDisplayList.AttachedPicture? {
    image.recorded(templateColor: color ?? .black).map {
      UIBackendDisplayList.AttachedPicture(picture: $0, inset: inset)
    }
  }
}
