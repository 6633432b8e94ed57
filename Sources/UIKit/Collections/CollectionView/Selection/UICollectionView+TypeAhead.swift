import Foundation
import TesseraCore
import TesseraEngine

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

extension UICollectionView {
  /// The texts that items are found by when a person types; `nil` by default, and typing finds nothing.
  package var typeAheadText: TypeAheadText? {
    get { selection.typeAhead.text }
    set {
      selection.typeAhead.text = newValue
      selection.typeAhead.end()
    }
  }

  /// Brings the keys to the next item that begins with what is typed; returns whether a key was one of a search.
  func findByTyping(_ presses: Set<UIPress>) -> Bool {
    guard selection.typeAhead.text != nil, takesFocus, engine.movement == nil
    else { return false }
    for press in presses {
      guard let key = press.key else { continue }
      if key.keyCode == .keyboardEscape, selection.typeAhead.isUnderWay(at: press.timestamp) {
        selection.typeAhead.end()
        return true
      }
      guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]),
        let searches = selection.typeAhead.take(key.characters, at: press.timestamp)
      else { continue }
      engine.answering.bringModelUpToDate()
      if let found = searches.lazy.compactMap({ self.item(found: $0) }).first { reach(found) }
      return true
    }
    return false
  }

  /// The first item from where the keys are on, and from the first one on behind the last.
  private func item(found search: TypeAhead.Search) -> DataPath? {
    let counts = engine.counting.dataCounts
    guard let first = counts.first else { return nil }
    let cursor = cursorItem.flatMap { counts.contains($0) ? $0 : nil }
    func after(_ path: DataPath) -> DataPath {
      counts.neighbour(of: path, isForward: true) ?? first
    }
    var candidate = cursor.map { search.includesCurrent ? $0 : after($0) } ?? first
    let start = candidate
    for _ in 0..<TypeAhead.reach {
      if let text = typeAheadText(ofItemAt: candidate), search.finds(text),
        canFocus(candidate)
      {
        return candidate
      }
      candidate = after(candidate)
      if candidate == start { return nil }
    }
    return nil
  }

  private func reach(_ target: DataPath) {
    selection.lane = nil
    swiping.close()
    guard let now = moveFocus(to: target) else { return }
    rangeStartItem = selectFollowing(now)
  }
}
