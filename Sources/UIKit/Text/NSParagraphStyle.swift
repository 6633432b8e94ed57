import CoreGraphics
public import Foundation

/// Where lines of text stand between the edges of their space.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// Stretched from edge to edge, but for the last line.
  case justified
  /// At the edge where reading begins.
  case natural
}

/// What happens to text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words, and inside a word that is wider than the space.
  case byWordWrapping
  /// Lines break between characters.
  case byCharWrapping
  /// What does not fit is cut off.
  case byClipping
  /// An ellipsis stands for the start of the last line.
  case byTruncatingHead
  /// An ellipsis stands for the end of the last line.
  case byTruncatingTail
  /// An ellipsis stands for the middle of the last line.
  case byTruncatingMiddle
}

/// How the lines of a paragraph are set.
///
/// It never changes; `NSMutableParagraphStyle` does.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  fileprivate struct Setting: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
  }

  fileprivate var setting: Setting

  /// Creates a style with natural alignment, lines broken between words and no extra spacing.
  public override required init() { setting = Setting() }

  fileprivate init(_ setting: Setting) { self.setting = setting }

  /// The style of text that says no other.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines stand.
  open var alignment: NSTextAlignment { setting.alignment }
  /// What happens to text that does not fit.
  open var lineBreakMode: NSLineBreakMode { setting.lineBreakMode }
  /// Extra distance between lines, in points.
  open var lineSpacing: CGFloat { setting.lineSpacing }

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
}

/// How the lines of a paragraph are set, for making changes.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Creates a style with natural alignment, lines broken between words and no extra spacing.
  public required init() { super.init() }

  /// Where lines stand; `natural` at first.
  open override var alignment: NSTextAlignment {
    get { setting.alignment }
    set { setting.alignment = newValue }
  }

  /// What happens to text that does not fit; `byWordWrapping` at first.
  open override var lineBreakMode: NSLineBreakMode {
    get { setting.lineBreakMode }
    set { setting.lineBreakMode = newValue }
  }

  /// Extra distance between lines, in points, 0 at first; negative and infinite ones count as 0.
  open override var lineSpacing: CGFloat {
    get { setting.lineSpacing }
    set { setting.lineSpacing = newValue.isFinite ? max(0, newValue) : 0 }
  }
}
