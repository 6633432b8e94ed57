import UIKit

/// The text that keys have typed to filter a list.
struct FilterText: Equatable {
  private(set) var text = ""

  /// Takes what a key types; returns whether it means anything here.
  ///
  /// Backspace takes the last character, with Control the last word, and Escape takes everything. Spaces
  /// at the start and keys held down with Control or Alt are left to others.
  @MainActor
  mutating func take(_ key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardEscape: return clear()
    case .keyboardDeleteOrBackspace: return removeLast(word: key.modifierFlags.contains(.control))
    default: break
    }
    let typed = key.characters.filter { !$0.isNewline && $0.unicodeScalars.allSatisfy(\.isShown) }
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]), !typed.isEmpty,
      !text.isEmpty || !typed.allSatisfy(\.isWhitespace)
    else { return false }
    text += typed
    return true
  }

  /// Takes everything away; returns whether there was anything.
  mutating func clear() -> Bool {
    defer { text = "" }
    return !text.isEmpty
  }

  private mutating func removeLast(word: Bool) -> Bool {
    guard !text.isEmpty else { return false }
    guard word else {
      text.removeLast()
      return true
    }
    while text.last?.isWhitespace == true { text.removeLast() }
    while text.last?.isWhitespace == false { text.removeLast() }
    return true
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is more than a command to a terminal, as Tab and Delete are.
  fileprivate var isShown: Bool { properties.generalCategory != .control }
}
