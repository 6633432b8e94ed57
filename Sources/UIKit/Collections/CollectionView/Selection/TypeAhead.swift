import Foundation

/// What is being typed to find an item, and the texts that items are found by.
struct TypeAhead {
  /// The text of an item; `nil` for one that is not found by typing.
  var text: TypeAheadText?
  private var typed = ""
  private var lastTime = -TimeInterval.infinity

  /// After so long without a key, in seconds, the next one begins another search.
  static let pause: TimeInterval = 1
  /// How many items are asked for their texts at most for one key.
  static let reach = 100_000

  /// How an item is to begin, and whether the one that keys have reached counts.
  struct Search: Hashable {
    var prefix: String
    var includesCurrent: Bool

    /// Whether a text begins so, whatever the case and the accents.
    func finds(_ text: String) -> Bool {
      text.range(of: prefix, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
    }
  }

  /// Whether a search is under way at a time.
  func isUnderWay(at time: TimeInterval) -> Bool {
    !typed.isEmpty && time - lastTime < Self.pause
  }

  /// Takes what a key types; returns what to search for, in this order, or `nil` if that is none of a search.
  ///
  /// The same character again and again goes from one item that begins with it to the next, unless one begins with all of it.
  mutating func take(_ characters: String, at time: TimeInterval) -> [Search]? {
    guard text != nil, !characters.isEmpty,
      characters.unicodeScalars.allSatisfy({ !CharacterSet.controlCharacters.contains($0) })
    else { return nil }
    let goesOn = isUnderWay(at: time)
    if !goesOn {
      // Space is a key of its own between searches.
      if characters.allSatisfy(\.isWhitespace) { return nil }
      typed = ""
    }
    typed += characters
    lastTime = time
    var searches = [Search(prefix: typed, includesCurrent: goesOn)]
    if let first = typed.first, typed.count > 1, typed.allSatisfy({ $0 == first }) {
      searches.append(Search(prefix: String(first), includesCurrent: false))
    }
    return searches
  }

  /// Begins anew with the next key.
  mutating func end() { typed = "" }
}
