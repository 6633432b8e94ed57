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

  /// How lines are set, an `NSParagraphStyle`; the one at the start of the text counts for all of it.
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
