import TesseraCore
import TesseraEngine

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
