public import Foundation

// Foundation for Linux declares the option, and says that it is not available.
extension NSString.EnumerationOptions {
  /// Pieces are words, without what stands between them.
  public static var byWords: NSString.EnumerationOptions {
    NSString.EnumerationOptions(rawValue: 3)
  }

  /// The kind of pieces, which the low bits number.
  fileprivate var piece: UInt { rawValue & 0xFF }
}

extension String {
  /// Calls `body` for each piece of a part of the text: words here, and whatever else Foundation knows there.
  ///
  /// A word is what lies between two default boundaries of Unicode (UAX #29) and has a letter or a digit in it. In scripts without spaces,
  /// for which Apple's platforms have dictionaries, each ideograph is one. `body` gets the word, `nil` with `.substringNotRequired`, its
  /// range, the range up to the next word with what stands between, before the first word also what is in front of it, and a flag that
  /// ends the enumeration when it is set. `.reverse` begins with the last word. O(n) in the length of the part.
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R,
    options: NSString.EnumerationOptions = [],
    _ body:
      @escaping (
        _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>,
        inout Bool
      ) -> Void
  ) where R.Bound == Index {
    guard options.piece == NSString.EnumerationOptions.byWords.piece else {
      return enumeratePieces(of: self, in: range, options: options, body)
    }
    let part = range.relative(to: self)
    let words = words(in: part)
    var stops = false
    let isReverse = options.contains(.reverse)
    for place in words.indices {
      let number = isReverse ? words.count - 1 - place : place
      let start = number == words.startIndex ? part.lowerBound : words[number].lowerBound
      let end = number + 1 < words.endIndex ? words[number + 1].lowerBound : part.upperBound
      let isWanted = !options.contains(.substringNotRequired)
      body(isWanted ? String(self[words[number]]) : nil, words[number], start..<end, &stops)
      if stops { return }
    }
  }

  /// The words of a part, in their order.
  private func words(in part: Range<Index>) -> [Range<Index>] {
    var words: [Range<Index>] = []
    var start = part.lowerBound
    for boundary in self[part].matches(of: #/\b/#) {
      let piece = start..<boundary.range.lowerBound
      if self[piece].hasLetterOrDigit { words.append(piece) }
      start = boundary.range.lowerBound
    }
    if self[start..<part.upperBound].hasLetterOrDigit { words.append(start..<part.upperBound) }
    return words
  }
}

extension Substring {
  fileprivate var hasLetterOrDigit: Bool { contains { $0.isLetter || $0.isNumber } }
}

/// Foundation's own enumeration, which a text as a protocol finds.
private func enumeratePieces<Text: StringProtocol, R: RangeExpression>(
  of text: Text,
  in range: R,
  options: NSString.EnumerationOptions,
  _ body: @escaping (String?, Range<Text.Index>, Range<Text.Index>, inout Bool) -> Void
) where R.Bound == Text.Index {
  text.enumerateSubstrings(in: range, options: options, body)
}
