public import Foundation

/// The looks that a stretch of an attributed string can have.
extension NSAttributedString.Key {
  /// The font, a `UIFont`; without it that of the view that shows the text.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")

  /// The colour of the letters, a `UIColor`; without it that of the view that shows the text.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")

  /// Whether there is a line under the text, an `Int` of `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")

  /// Whether there is a line through the text, an `Int` of `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")

  /// The colour of the line under the text, a `UIColor`; without it that of the letters.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")

  /// The colour of the line through the text, a `UIColor`; without it that of the letters.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")

  /// The colour behind the text, a `UIColor`, as high as its line; without it there is none.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")

  /// The distance that is added between each character and the next one, in points; negative values bring characters closer.
  ///
  /// Nothing is added behind the last character of a line.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")

  /// The same as `kern`, and the one that counts where a text has both.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")

  /// The distance of the letters above the baseline, in points; negative values are below it.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")

  /// The shadow of the text, an `NSShadow`; without it there is none.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")

  /// The attachment at a character U+FFFC, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")

  /// The destination of a link, a `URL` or a `String`: labels draw it in `UIColor.link` with a line under it.
  ///
  /// A label opens nothing.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")

  /// The layout of lines, an `NSParagraphStyle`; the one at the start of a paragraph applies to all of it.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}

/// A line under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
}
