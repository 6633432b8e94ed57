import CoreGraphics
import Foundation

/// The text of a label with all that decides how it looks.
struct LabelText {
  private enum Content {
    case plain(String?)
    case attributed(NSAttributedString)
  }

  static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  private var content = Content.plain(nil)
  private(set) var look = TextLook(font: LabelText.defaultFont, color: .label)
  var isHighlighted = false
  var isEnabled = true
  var highlightedColor: UIColor?

  /// The characters; setting them drops looks of their own.
  var string: String? {
    get {
      switch content {
      case .plain(let text): text
      case .attributed(let text): text.string
      }
    }
    set { content = .plain(newValue) }
  }

  /// The characters with their looks; looks at the start become those of the label.
  var attributed: NSAttributedString? {
    get {
      switch content {
      case .plain(let text): text.map { NSAttributedString(string: $0, attributes: attributes) }
      case .attributed(let text): text
      }
    }
    set {
      guard let newValue else { return content = .plain(nil) }
      let text = NSAttributedString(attributedString: newValue)
      content = .attributed(text)
      if text.length > 0 { adopt(text.attributes(at: 0, effectiveRange: nil)) }
    }
  }

  var isAttributed: Bool {
    guard case .attributed = content else { return false }
    return true
  }

  var isEmpty: Bool { string?.isEmpty ?? true }

  var font: UIFont {
    get { look.font }
    set {
      look.font = newValue
      replaceEverywhere(.font, with: newValue)
    }
  }

  var color: UIColor {
    get { look.color }
    set {
      look.color = newValue
      replaceEverywhere(.foregroundColor, with: newValue)
    }
  }

  /// Gives every font that follows the size of text the one for `category`; returns whether one has changed.
  mutating func adaptFonts(to category: UIContentSizeCategory) -> Bool {
    let font = look.font.adapted(to: category)
    var hasChanged = font != look.font
    look.font = font
    guard case .attributed(let text) = content else { return hasChanged }
    content = .attributed(
      text.rewritten { attributes in
        guard let font = attributes[.font] as? UIFont else { return }
        let adapted = font.adapted(to: category)
        hasChanged = hasChanged || adapted != font
        attributes[.font] = adapted
      }
    )
    return hasChanged
  }

  var alignment: NSTextAlignment {
    get { look.alignment }
    set {
      look.alignment = newValue
      replaceAlignments(with: newValue)
    }
  }

  var lineBreakMode: NSLineBreakMode {
    get { look.lineBreakMode }
    set { look.lineBreakMode = newValue }
  }

  var maximumLineCount: Int {
    get { look.maximumLineCount }
    set { look.maximumLineCount = newValue }
  }

  /// The pictures in the text, in its order.
  var attachedPictures: [AttachedPicture?] {
    guard case .attributed(let text) = content else { return [] }
    return text.attachedPictures(font: look.font)
  }

  /// The shadow of text that says none.
  var shadow: NSShadow? {
    get { look.shadow }
    set { look.shadow = newValue }
  }

  /// Everything as a backend takes it.
  func resolved(
    in traits: UITraitCollection,
    isRightToLeft: Bool
  ) -> UIBackendText {
    var look = look
    look.overridingColor = isHighlighted ? highlightedColor : nil
    let surroundings = TextSurroundings(
      traits: traits,
      isRightToLeft: isRightToLeft,
      opacity: isEnabled ? 1 : 0.5
    )
    switch content {
    case .plain(let text): return UIBackendText(text ?? "", look: look, in: surroundings)
    case .attributed(let text): return UIBackendText(text, look: look, in: surroundings)
    }
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = look.alignment
    paragraph.lineBreakMode = look.lineBreakMode
    return [.font: look.font, .foregroundColor: look.color, .paragraphStyle: paragraph]
  }

  private mutating func adopt(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { look.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { look.color = color }
    guard let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
    look.alignment = paragraph.alignment
    look.lineBreakMode = paragraph.lineBreakMode
  }

  private mutating func replaceAlignments(with alignment: NSTextAlignment) {
    guard case .attributed(let text) = content else { return }
    content = .attributed(
      text.rewritten { attributes in
        guard let style = attributes[.paragraphStyle] as? NSParagraphStyle,
          let changed = style.mutableCopy() as? NSMutableParagraphStyle
        else { return }
        changed.alignment = alignment
        attributes[.paragraphStyle] = changed
      }
    )
  }

  private mutating func replaceEverywhere(_ key: NSAttributedString.Key, with value: Any) {
    guard case .attributed(let text) = content else { return }
    content = .attributed(text.rewritten { $0[key] = value })
  }
}

extension NSAttributedString {
  /// The same text with other attributes in each of its stretches.
  func rewritten(
    _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) -> NSAttributedString {
    // Foundation on Linux traps when one attribute is added across stretches of a copied string.
    let changed = NSMutableAttributedString(string: string)
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      var attributes = attributes
      change(&attributes)
      changed.setAttributes(attributes, range: range)
    }
    return NSAttributedString(attributedString: changed)
  }
}
