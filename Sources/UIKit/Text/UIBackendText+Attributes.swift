import CoreGraphics
import Foundation

extension UIBackendText.Run {
  /// Adds what the attributes of an attributed string say.
  mutating func apply(
    _ attributes: [NSAttributedString.Key: Any],
    _ look: TextLook,
    _ surroundings: TextSurroundings
  ) {
    if let font = attributes[.font] as? UIFont { self.font = font.backendFont }
    isUnderlined = Self.isLine(attributes[.underlineStyle])
    isStruckThrough = Self.isLine(attributes[.strikethroughStyle])
    kerning = Self.length(attributes[.tracking] ?? attributes[.kern])
    baselineOffset = Self.length(attributes[.baselineOffset])
    func color(_ key: NSAttributedString.Key) -> UIBackendColor? {
      (attributes[key] as? UIColor)?.backendColor(in: surroundings)
    }
    backgroundColor = color(.backgroundColor)
    if let shadow = attributes[.shadow] as? NSShadow {
      self.shadow = shadow.resolved(in: surroundings)
    }
    if attributes[.link] != nil { isUnderlined = true }
    guard look.overridingColor == nil else { return }
    if attributes[.link] != nil {
      self.color = UIColor.link.backendColor(in: surroundings)
    } else if let color = color(.foregroundColor) {
      self.color = color
    }
    underlineColor = color(.underlineColor)
    strikethroughColor = color(.strikethroughColor)
  }

  /// The run with each character that stands for an attachment as a run of its own, with `room` for it.
  func split(around room: UIBackendText.Attachment) -> [Self] {
    var parts: [Self] = []
    var part = self
    part.string = ""
    for character in string {
      if character == .attachment {
        if !part.string.isEmpty { parts.append(part) }
        var attachment = self
        attachment.string = String(character)
        attachment.attachment = room.raised(by: baselineOffset)
        attachment.baselineOffset = 0
        parts.append(attachment)
        part.string = ""
      } else {
        part.string.append(character)
      }
    }
    return part.string.isEmpty ? parts : parts + [part]
  }

  private static func isLine(_ value: Any?) -> Bool {
    switch value {
    case let number as Int: number != 0
    case let number as NSNumber: number.intValue != 0
    case let style as NSUnderlineStyle: !style.isEmpty
    default: false
    }
  }

  /// A length in any of the types of numbers that programs write, −4096…4096; 0 for one that is not finite.
  private static func length(_ value: Any?) -> CGFloat {
    let length: CGFloat =
      switch value {
      case let number as CGFloat: number
      case let number as Double: CGFloat(number)
      case let number as Float: CGFloat(number)
      case let number as Int: CGFloat(number)
      case let number as NSNumber: CGFloat(number.doubleValue)
      default: 0
      }
    return length.isFinite ? min(max(length, -4096), 4096) : 0
  }
}

extension UIBackendText.Attachment {
  fileprivate func raised(by offset: CGFloat) -> Self {
    Self(width: width, ascent: ascent + offset, descent: descent - offset)
  }
}

extension UIBackendText {
  /// How the paragraphs of `text` are set; the style at the start of each counts.
  ///
  /// Paragraphs at the end that are set as the one before are left out. The cost is one pass over the characters, and
  /// none where no style is given.
  static func paragraphs(
    of text: NSAttributedString,
    interfaceIsRightToLeft: Bool
  ) -> [Paragraph] {
    guard text.saysParagraphStyle else { return [] }
    var paragraphs = text.paragraphStarts.map { start in
      let place = min(start, text.length - 1)
      let style = text.attribute(.paragraphStyle, at: place, effectiveRange: nil)
      return (style as? NSParagraphStyle)?
        .resolved(interfaceIsRightToLeft: interfaceIsRightToLeft) ?? Paragraph()
    }
    while paragraphs.count > 1, paragraphs.last == paragraphs[paragraphs.count - 2] {
      paragraphs.removeLast()
    }
    return paragraphs
  }
}

extension NSAttributedString {
  fileprivate var saysParagraphStyle: Bool {
    var isFound = false
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(.paragraphStyle, in: whole, options: .longestEffectiveRangeNotRequired) {
      value,
      _,
      stop in
      guard value != nil else { return }
      isFound = true
      stop.pointee = true
    }
    return isFound
  }

  /// Where paragraphs begin, in UTF-16 code units; the last may begin at the end of the text.
  fileprivate var paragraphStarts: [Int] {
    let (lineFeed, carriageReturn, separator) = (UInt16(0x0A), UInt16(0x0D), UInt16(0x2029))
    var starts = [0]
    var previous: UInt16 = 0
    for (index, unit) in string.utf16.enumerated() {
      if unit == lineFeed, previous == carriageReturn {
        starts[starts.count - 1] = index + 1
      } else if [lineFeed, carriageReturn, separator].contains(unit) {
        starts.append(index + 1)
      }
      previous = unit
    }
    return starts
  }
}
