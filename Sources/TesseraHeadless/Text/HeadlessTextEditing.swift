import Foundation

/// A text that is edited, as a value: its characters, the selection, what is composed and what can be undone.
///
/// Positions count characters. Rules:
///
/// 1. The selection lies between a fixed end and a moving one, the cursor. What is inserted replaces it, and the cursor
///    stands behind it then.
/// 2. Letters typed one after the other are undone together; a space begins the next step, and so do a move of the
///    cursor and every other change.
/// 3. A word is a stretch without spaces. A step by words goes over spaces to the end of the next one.
struct HeadlessTextEditing: Hashable {
  /// Text and selection, which undo restores together.
  private struct Content: Hashable {
    var characters: [Character] = []
    var anchor = 0
    var cursor = 0
  }

  private var content = Content()
  private var past: [Content] = []
  private var future: [Content] = []
  private var isTyping = false
  /// What an input method shows at the cursor.
  var composed = ""

  var text: String { String(content.characters) }
  var characters: [Character] { content.characters }
  var count: Int { content.characters.count }
  var cursor: Int { content.cursor }

  var selection: Range<Int> {
    min(content.anchor, content.cursor)..<max(content.anchor, content.cursor)
  }

  var selectedText: String { String(content.characters[selection]) }

  /// Starts again with a text, the cursor at its end.
  mutating func reset(to text: String) {
    self = HeadlessTextEditing()
    content.characters = Array(text)
    content.anchor = count
    content.cursor = count
  }

  mutating func select(_ range: Range<Int>) {
    isTyping = false
    content.anchor = clamped(range.lowerBound)
    content.cursor = clamped(range.upperBound)
  }

  /// Moves the cursor; the other end of the selection stays if it is extended.
  mutating func move(to position: Int, extending: Bool) {
    isTyping = false
    content.cursor = clamped(position)
    if !extending { content.anchor = content.cursor }
  }

  private func clamped(_ position: Int) -> Int { min(max(0, position), count) }

  /// Replaces a part of the text.
  ///
  /// - Parameters:
  ///   - range: The part.
  ///   - replacement: What stands there then.
  ///   - typed: Whether it is undone together with what was typed right before.
  mutating func replace(_ range: Range<Int>, with replacement: String, typed: Bool = false) {
    let range = clamped(range.lowerBound)..<clamped(range.upperBound)
    if !typed || !isTyping || replacement == " " || !range.isEmpty { past.append(content) }
    isTyping = typed && replacement != " "
    future = []
    let inserted = Array(replacement)
    content.characters.replaceSubrange(range, with: inserted)
    content.cursor = range.lowerBound + inserted.count
    content.anchor = content.cursor
  }

  mutating func undo() -> Bool {
    guard let before = past.popLast() else { return false }
    future.append(content)
    content = before
    isTyping = false
    return true
  }

  mutating func redo() -> Bool {
    guard let after = future.popLast() else { return false }
    past.append(content)
    content = after
    isTyping = false
    return true
  }

  /// Where a step from the cursor leads, by a character or by a word.
  func step(forward: Bool, byWord: Bool) -> Int {
    var position = cursor
    func next() -> Character? {
      forward
        ? (position < count ? characters[position] : nil)
        : (position > 0 ? characters[position - 1] : nil)
    }
    guard byWord else { return clamped(position + (forward ? 1 : -1)) }
    while next()?.isWhitespace == true { position += forward ? 1 : -1 }
    while next()?.isWhitespace == false { position += forward ? 1 : -1 }
    return position
  }
}

/// Positions in UTF-16 code units.
extension HeadlessTextEditing {
  /// The characters that a range of code units holds completely, clamped to the text.
  func characterRange(_ range: NSRange) -> Range<Int> {
    let start = position(ofUnit: range.location)
    let (length, isTooLong) = range.location.addingReportingOverflow(max(0, range.length))
    return start..<max(start, position(ofUnit: isTooLong ? .max : length))
  }

  /// The last position between characters that is not behind a code unit.
  private func position(ofUnit unit: Int) -> Int {
    var units = 0
    for (position, character) in characters.enumerated() {
      units += String(character).utf16.count
      if units > unit { return position }
    }
    return count
  }

  func unitRange(_ range: Range<Int>) -> NSRange {
    NSRange(
      location: String(characters[..<range.lowerBound]).utf16.count,
      length: String(characters[range]).utf16.count
    )
  }
}
