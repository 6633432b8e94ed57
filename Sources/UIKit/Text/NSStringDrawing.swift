import CoreGraphics
public import Foundation

/// The options for measuring text without a view.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text is broken into lines, and the rectangle starts at the top of the first.
  ///
  /// Without it text is on one line, and the rectangle starts at the baseline: its top is above 0.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are as far apart as the font says, which they always are here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Truncates text that does not fit the height, with an ellipsis at its end.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The results of a measurement besides its return value; one measurement writes into it at a time.
open class NSStringDrawingContext: NSObject {
  /// The rectangle that the text fills.
  open internal(set) var totalBounds = CGRect.zero

  /// Creates a context for one measurement.
  public override init() { super.init() }
}

/// Text without a view, measured on any thread by the running program's backend as a label measures it.
extension NSAttributedString {
  /// The size of the text on one line for each of its paragraphs, in points.
  ///
  /// Text that says no font has the system's in 12 points.
  public func size() -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
  }

  /// The rectangle that the text fills, in points, rounded up to whole ones.
  ///
  /// - Parameters:
  ///   - size: The width that lines are broken at, if they are; a side of 0 is no limit. The height
  ///     counts only for text that is truncated.
  ///   - options: Whether lines are broken and where the rectangle starts.
  ///   - context: Takes the rectangle as well, if given.
  /// - Returns: The rectangle, with its origin at the top left corner or on the baseline.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let rect = rect(in: size, options: options, font: .systemFont(ofSize: 12))
    context?.totalBounds = rect
    return rect
  }

  /// The rectangle that the text fills, in `font` where the text says none or is empty.
  fileprivate func rect(
    in size: CGSize,
    options: NSStringDrawingOptions,
    font: UIFont
  ) -> CGRect {
    let (text, space) = measured(in: size, options: options, font: font)
    let extent = TextMeasuring.extent(of: text, in: space)
    let top = options.contains(.usesLineFragmentOrigin) ? 0 : -extent.firstBaseline
    return CGRect(origin: CGPoint(x: 0, y: top), size: extent.size)
  }

  /// The text and the room that it is broken into lines in, in `font` where the text says none or is empty.
  func measured(
    in size: CGSize,
    options: NSStringDrawingOptions,
    font: UIFont
  ) -> (text: UIBackendText, space: UIBackendTextSpace) {
    let breaksLines = options.contains(.usesLineFragmentOrigin)
    let truncates = options.contains(.truncatesLastVisibleLine)
    var look = TextLook(font: font, color: .black)
    look.maximumLineCount = breaksLines ? 0 : 1
    look.lineBreakMode = truncates ? .byTruncatingTail : .byWordWrapping
    let surroundings = TextSurroundings(traits: .current, isRightToLeft: false)
    let text = UIBackendText(self, look: look, in: surroundings)
    let space = UIBackendTextSpace(
      width: breaksLines ? TextLayoutCache.limit(size.width) : .infinity,
      height: truncates ? TextLayoutCache.limit(size.height) : .infinity
    )
    return (text, space)
  }
}

extension NSString {
  /// The size of the text on one line for each of its paragraphs; see `String.size(withAttributes:)`.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// The rectangle that the text fills; see `NSAttributedString.boundingRect(with:options:context:)`.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self)
      .boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension String {
  /// The size of the text on one line for each of its paragraphs, in points; that of an empty line
  /// where there is none.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    boundingRect(
      with: .zero,
      options: .usesLineFragmentOrigin,
      attributes: attributes,
      context: nil
    ).size
  }

  /// The rectangle that the text fills; see `NSAttributedString.boundingRect(with:options:context:)`.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let rect = NSAttributedString(string: self, attributes: attributes)
      .rect(in: size, options: options, font: font)
    context?.totalBounds = rect
    return rect
  }
}
