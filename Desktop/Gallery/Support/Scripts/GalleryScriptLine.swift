import Foundation

/// Takes the words of one line of a script one after the other.
struct GalleryScriptLine {
  let number: Int
  private let words: [GalleryScriptWord]
  private let endColumn: Int
  private var position = 0

  init(_ text: some StringProtocol, number: Int) throws(GalleryScriptError) {
    self.number = number
    words = try GalleryScriptWord.words(of: text, number: number)
    endColumn = text.count + 1
  }

  var isAtEnd: Bool { position >= words.count }

  func failure(_ reason: String, at word: GalleryScriptWord?) -> GalleryScriptError {
    GalleryScriptError(line: number, column: word?.column ?? endColumn, reason: reason)
  }

  /// The next word, whatever it is.
  mutating func word(_ meaning: String) throws(GalleryScriptError) -> GalleryScriptWord {
    guard !isAtEnd else { throw failure("\(meaning) is missing", at: nil) }
    defer { position += 1 }
    return words[position]
  }

  /// A finite number in `range`.
  mutating func number(
    _ meaning: String,
    in range: ClosedRange<Double> = -1e12...1e12
  ) throws(GalleryScriptError) -> Double {
    let word = try word(meaning)
    guard !word.isQuoted, let value = Double(word.text), value.isFinite else {
      throw failure("\(meaning) must be a number, not “\(word.text)”", at: word)
    }
    guard range.contains(value) else {
      throw failure(
        "\(meaning) must be between \(range.lowerBound.brief) and \(range.upperBound.brief)",
        at: word
      )
    }
    return value
  }

  mutating func point(_ meaning: String) throws(GalleryScriptError) -> CGPoint {
    CGPoint(x: try number("x of \(meaning)"), y: try number("y of \(meaning)"))
  }

  mutating func isOn() throws(GalleryScriptError) -> Bool {
    let word = try word("“on” or “off”")
    guard ["on", "off"].contains(word.text) else {
      throw failure("“on” or “off” is expected, not “\(word.text)”", at: word)
    }
    return word.text == "on"
  }

  /// Takes the next word if it is `keyword`; returns whether it was.
  mutating func skip(_ keyword: String) -> Bool {
    guard !isAtEnd, !words[position].isQuoted, words[position].text == keyword else { return false }
    position += 1
    return true
  }

  mutating func expect(_ keyword: String) throws(GalleryScriptError) {
    let word = try word("“\(keyword)”")
    guard !word.isQuoted, word.text == keyword else {
      throw failure("“\(keyword)” is expected, not “\(word.text)”", at: word)
    }
  }

  func expectEnd() throws(GalleryScriptError) {
    guard !isAtEnd else { return }
    throw failure("nothing more is expected after this step", at: words[position])
  }
}

extension Double {
  /// The number without a fraction that says nothing.
  fileprivate var brief: String {
    self == rounded() && abs(self) < 1e9 ? "\(Int(self))" : "\(self)"
  }
}
