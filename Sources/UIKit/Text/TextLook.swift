import CoreGraphics
import Foundation

/// How a view shows text that says nothing itself.
struct TextLook {
  var font: UIFont
  var color: UIColor
  var alignment: NSTextAlignment = .natural
  var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// How many lines are shown at most; 0 means any number.
  var maximumLineCount = 1
  /// Replaces every colour the text says itself.
  var overridingColor: UIColor?
  /// The shadow of text that says none.
  var shadow: NSShadow?
}

/// What text looks like in its surroundings.
struct TextSurroundings: Equatable {
  var traits: UITraitCollection
  var isRightToLeft: Bool
  /// How much of each colour's opacity is left, 0…1.
  var opacity = 1.0
}

extension UIBackendText {
  /// Resolves what `text` says, and for the rest what `look` says, in `surroundings`.
  init(_ text: NSAttributedString, look: TextLook, in surroundings: TextSurroundings) {
    var runs: [Run] = []
    let whole = NSRange(location: 0, length: text.length)
    let characters = text.string as NSString
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      var run = Self.run(characters.substring(with: range), look, surroundings)
      run.apply(attributes, look, surroundings)
      if let attachment = attributes[.attachment] as? NSTextAttachment {
        let font = attributes[.font] as? UIFont ?? look.font
        runs.append(contentsOf: run.split(around: attachment.room(beside: font)))
      } else {
        runs.append(run)
      }
    }
    if runs.isEmpty { runs = [Self.run("", look, surroundings)] }
    self.init(runs: runs, look: look, in: surroundings)
    paragraphs = Self.paragraphs(of: text, interfaceIsRightToLeft: surroundings.isRightToLeft)
  }

  /// Resolves a text that looks the same all over.
  init(_ text: String, look: TextLook, in surroundings: TextSurroundings) {
    self.init(runs: [Self.run(text, look, surroundings)], look: look, in: surroundings)
  }

  private init(runs: [Run], look: TextLook, in surroundings: TextSurroundings) {
    // Letters run as their script does; only text without letters runs as the interface does.
    let own = runs.lazy.compactMap { WritingDirection(firstStrongLetterOf: $0.string) }.first
    self.init(
      runs: runs,
      alignment: Alignment(look.alignment, isRightToLeft: surroundings.isRightToLeft),
      lineBreaking: LineBreaking(look.lineBreakMode),
      maximumLineCount: max(0, look.maximumLineCount),
      isRightToLeft: own.map { $0 == .rightToLeft } ?? surroundings.isRightToLeft
    )
  }

  private static func run(
    _ string: String,
    _ look: TextLook,
    _ surroundings: TextSurroundings
  ) -> Run {
    var run = Run(
      string: string,
      font: look.font.backendFont,
      color: (look.overridingColor ?? look.color).backendColor(in: surroundings)
    )
    run.shadow = look.shadow?.resolved(in: surroundings)
    return run
  }
}

extension UIColor {
  func backendColor(in surroundings: TextSurroundings) -> UIBackendColor {
    var color = backendColor(in: surroundings.traits)
    color.alpha *= surroundings.opacity
    return color
  }
}

extension UIBackendText.Alignment {
  init(_ alignment: NSTextAlignment, isRightToLeft: Bool) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = isRightToLeft ? .right : .left
    }
  }
}

extension UIBackendText.LineBreaking {
  init(_ mode: NSLineBreakMode) {
    switch mode {
    case .byWordWrapping: self = .byWords
    case .byCharWrapping: self = .byCharacters
    case .byClipping: self = .clipped
    case .byTruncatingHead: self = .truncatedHead
    case .byTruncatingTail: self = .truncatedTail
    case .byTruncatingMiddle: self = .truncatedMiddle
    }
  }
}
