import CoreGraphics
public import Foundation

/// The layout of the lines of a paragraph.
///
/// It never changes; `NSMutableParagraphStyle` does. Lengths are in points, and 4096 at most.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let header = FoundationHeader()
  fileprivate var setting: Setting

  fileprivate struct Setting: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lengths = UIBackendText.Paragraph()
  }

  /// Creates a style with natural alignment, lines broken between words and no extra spacing.
  public override required init() { setting = Setting() }

  fileprivate init(_ setting: Setting) { self.setting = setting }

  /// The style of text that says no other.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of the lines.
  open var alignment: NSTextAlignment { setting.alignment }
  /// The treatment of text that does not fit.
  open var lineBreakMode: NSLineBreakMode { setting.lineBreakMode }
  /// The direction in which the paragraph runs.
  open var baseWritingDirection: NSWritingDirection { setting.baseWritingDirection }
  /// Extra distance between lines.
  open var lineSpacing: CGFloat { setting.lengths.lineSpacing }
  /// The height of lines, as a multiple of the height of their largest font; 0 counts as 1.
  open var lineHeightMultiple: CGFloat { setting.lengths.lineHeightMultiple }
  /// The minimum height of lines.
  open var minimumLineHeight: CGFloat { setting.lengths.minimumLineHeight }
  /// The maximum height of lines; 0 is no limit.
  open var maximumLineHeight: CGFloat { setting.lengths.maximumLineHeight }
  /// The distance of the start of the first line from the leading edge.
  open var firstLineHeadIndent: CGFloat { setting.lengths.firstLineIndent }
  /// The distance of the start of the other lines from the leading edge.
  open var headIndent: CGFloat { setting.lengths.indent }
  /// The end of lines: the distance from the leading edge if positive, and from the other edge if not.
  open var tailIndent: CGFloat { setting.lengths.lineEnd }
  /// Extra distance to the next paragraph.
  open var paragraphSpacing: CGFloat { setting.lengths.spacingAfter }
  /// Extra distance to the paragraph before.
  open var paragraphSpacingBefore: CGFloat { setting.lengths.spacingBefore }

  /// A style that says the same and never changes.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(setting) }

  /// A style that says the same and can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.setting = setting
    return copy
  }

  /// Whether two styles say the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.setting == setting
  }

  /// A number that equal styles share.
  open override var hash: Int { setting.hashValue }

  /// The style as a backend takes it; natural is where the paragraph begins, or else the interface.
  func resolved(interfaceIsRightToLeft: Bool) -> UIBackendText.Paragraph {
    var paragraph = setting.lengths
    switch baseWritingDirection {
    case .natural: paragraph.isRightToLeft = nil
    case .leftToRight: paragraph.isRightToLeft = false
    case .rightToLeft: paragraph.isRightToLeft = true
    }
    paragraph.alignment = UIBackendText.Alignment(
      alignment,
      isRightToLeft: paragraph.isRightToLeft ?? interfaceIsRightToLeft
    )
    return paragraph
  }
}

/// A mutable layout of the lines of a paragraph.
///
/// Lengths that are negative, infinite or no numbers count as 0, but for those of `tailIndent`, which may be negative.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Creates a style with natural alignment, lines broken between words and no extra spacing.
  public required init() { super.init() }

  /// Says all that another style says.
  open func setParagraphStyle(_ style: NSParagraphStyle) { setting = style.setting }

  /// The alignment of the lines; `natural` by default.
  open override var alignment: NSTextAlignment {
    get { setting.alignment }
    set { setting.alignment = newValue }
  }

  /// The treatment of text that does not fit; `byWordWrapping` by default.
  open override var lineBreakMode: NSLineBreakMode {
    get { setting.lineBreakMode }
    set { setting.lineBreakMode = newValue }
  }

  /// The direction in which the paragraph runs; `natural` at first, which is that of the first letter of the text.
  ///
  /// With natural alignment, lines of a paragraph with a direction are at its leading edge.
  open override var baseWritingDirection: NSWritingDirection {
    get { setting.baseWritingDirection }
    set { setting.baseWritingDirection = newValue }
  }

  /// Extra distance between lines, 0 at first.
  open override var lineSpacing: CGFloat {
    get { setting.lengths.lineSpacing }
    set { setting.lengths.lineSpacing = newValue.usableLength }
  }

  /// The height of lines, as a multiple of the height of their largest font; 0, which counts as 1, by default.
  ///
  /// All lines of the paragraph are as high as the largest of its fonts makes them. What they are higher than
  /// their letters is above them.
  open override var lineHeightMultiple: CGFloat {
    get { setting.lengths.lineHeightMultiple }
    set { setting.lengths.lineHeightMultiple = newValue.usableLength }
  }

  /// The minimum height of lines; 0 by default.
  open override var minimumLineHeight: CGFloat {
    get { setting.lengths.minimumLineHeight }
    set { setting.lengths.minimumLineHeight = newValue.usableLength }
  }

  /// The maximum height of lines; 0, which is no limit, by default.
  open override var maximumLineHeight: CGFloat {
    get { setting.lengths.maximumLineHeight }
    set { setting.lengths.maximumLineHeight = newValue.usableLength }
  }

  /// The distance of the start of the first line from the leading edge; 0 by default.
  ///
  /// Lines that are centred, or at the trailing edge, all have the larger of the two indents.
  open override var firstLineHeadIndent: CGFloat {
    get { setting.lengths.firstLineIndent }
    set { setting.lengths.firstLineIndent = newValue.usableLength }
  }

  /// The distance of the start of the other lines from the leading edge; 0 by default.
  open override var headIndent: CGFloat {
    get { setting.lengths.indent }
    set { setting.lengths.indent = newValue.usableLength }
  }

  /// The end of lines: the distance from the leading edge if positive, and from the other edge if not; 0 by default.
  open override var tailIndent: CGFloat {
    get { setting.lengths.lineEnd }
    set {
      setting.lengths.lineEnd = newValue < 0 ? -(-newValue).usableLength : newValue.usableLength
    }
  }

  /// Extra distance to the next paragraph, 0 at first; the last of a text has none.
  open override var paragraphSpacing: CGFloat {
    get { setting.lengths.spacingAfter }
    set { setting.lengths.spacingAfter = newValue.usableLength }
  }

  /// Extra distance to the paragraph before, 0 at first; the first of a text has none.
  open override var paragraphSpacingBefore: CGFloat {
    get { setting.lengths.spacingBefore }
    set { setting.lengths.spacingBefore = newValue.usableLength }
  }
}

extension CGFloat {
  /// The length; 0 for one that is negative or no number, and 4096 at most.
  fileprivate var usableLength: CGFloat { isFinite ? Swift.min(Swift.max(0, self), 4096) : 0 }
}
