/// A word of a script with the place it stands at.
struct GalleryScriptWord: Hashable {
  let text: String
  let isQuoted: Bool
  let column: Int

  /// Cuts a line into words: runs without space, or text in quotation marks.
  ///
  /// In quotation marks, `\"`, `\\`, `\n` and `\t` stand for one character. What follows `#` outside
  /// of them is left out.
  static func words(
    of line: some StringProtocol,
    number: Int
  ) throws(GalleryScriptError) -> [GalleryScriptWord] {
    var scanner = Scanner(characters: Array(String(line)), line: number)
    var words: [GalleryScriptWord] = []
    while let word = try scanner.next() { words.append(word) }
    return words
  }

  private struct Scanner {
    let characters: [Character]
    let line: Int
    var position = 0

    mutating func next() throws(GalleryScriptError) -> GalleryScriptWord? {
      while position < characters.count, characters[position].isWhitespace { position += 1 }
      guard position < characters.count, characters[position] != "#" else { return nil }
      guard characters[position] != "\"" else { return try quoted() }
      let start = position
      while position < characters.count, !characters[position].isWhitespace,
        characters[position] != "#"
      {
        position += 1
      }
      return GalleryScriptWord(
        text: String(characters[start..<position]),
        isQuoted: false,
        column: start + 1
      )
    }

    private mutating func quoted() throws(GalleryScriptError) -> GalleryScriptWord {
      let start = position
      var text = ""
      position += 1
      while position < characters.count, characters[position] != "\"" {
        text.append(characters[position] == "\\" ? try escaped() : characters[position])
        position += 1
      }
      guard position < characters.count else {
        throw GalleryScriptError(
          line: line,
          column: start + 1,
          reason: "the quotation mark that opens here is never closed"
        )
      }
      position += 1
      return GalleryScriptWord(text: text, isQuoted: true, column: start + 1)
    }

    private mutating func escaped() throws(GalleryScriptError) -> Character {
      position += 1
      let known: [Character: Character] = ["\"": "\"", "\\": "\\", "n": "\n", "t": "\t"]
      guard position < characters.count, let character = known[characters[position]] else {
        throw GalleryScriptError(
          line: line,
          column: position,
          reason: "after a backslash one of \" \\ n t is expected"
        )
      }
      return character
    }
  }
}
