import Foundation

/// A search text: all of its words have to match.
public struct TextFilter: Hashable, Sendable {
  private let words: [String]

  /// Takes the words of `text`; without any, everything is found.
  public init(_ text: String) {
    words = text.split(whereSeparator: \.isWhitespace).map { String($0) }
  }

  /// Whether everything is found.
  public var isEmpty: Bool { words.isEmpty }

  /// Whether each word is in one of `texts`, whatever the capital letters and accents.
  public func matches(_ texts: String...) -> Bool {
    words.allSatisfy { word in
      texts.contains { text in
        text.range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) != nil
      }
    }
  }
}
