import CoreGraphics
import TesseraCore
import TesseraEngine

extension UICollectionView {
  /// The middle of the item with the focus, which is scrolled into sight; or else that of the first item in sight, or of the view.
  var pointOfKeyDrag: CGPoint {
    engine.answering.bringModelUpToDate()
    let cursor = cursorItem.flatMap { engine.counting.dataCounts.contains($0) ? $0 : nil }
    let item = cursor ?? preferredFocus ?? engine.visibleItems.first
    return item.map { dragPoint(ofItemShownAt: engine.shownPath(of: $0)) }
      ?? convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
  }

  /// The place in the window that a key leads a drag to, from the room that was made for it or else from a place.
  ///
  /// It is the middle of the next item in the direction of the key, which is scrolled into sight; `nil` at the end, and for another key.
  func dragPoint(_ key: UIKeyboardHIDUsage, from point: CGPoint) -> CGPoint? {
    guard let step = SelectionStep(key)?.inContent(of: self) else { return nil }
    engine.answering.bringModelUpToDate()
    let here = engine.roomForDrag ?? engine.answering.cell(at: Point(convert(point, from: nil)))
    guard let next = engine.focusSearch.item(step, from: here), next != here else { return nil }
    return dragPoint(ofItemShownAt: next)
  }

  private func dragPoint(ofItemShownAt path: ShownPath) -> CGPoint {
    uncover(engine.dataPath(of: path), animated: false)
    layoutIfNeeded()
    let frame = engine.arranging.frameOnScreen(ofItemAt: path).map { CGRect($0) } ?? bounds
    let part = frame.intersection(bounds)
    let shown = part.isNull ? frame : part
    return convert(CGPoint(x: shown.midX, y: shown.midY), to: nil)
  }

  /// The words for the place where a drag would be dropped.
  var dropPlaceDescription: String {
    let count = engine.counting.knownCounts.items.reduce(0, +)
    let list = accessibilityLabel ?? titleAround
    let marked = dragAndDrop.destination.marked.map { engine.shownPath(of: $0) }
    let place = engine.roomForDrag ?? marked
    let row = place.map { path in
      "row \(engine.counting.knownCounts.items[..<path.section.index].reduce(path.item + 1, +)) of \(count)"
    }
    return [row, list].compactMap { $0 }.joined(separator: ", ")
  }

  /// Gives the keys to the item that was dropped by keys.
  func focusDropped() {
    engine.answering.bringModelUpToDate()
    guard let path = dragAndDrop.destination.droppedPath, takesFocus,
      engine.counting.dataCounts.contains(path), canFocus(path)
    else { return }
    _ = window?.makeFirstResponder(self)
    cursorItem = path
    showCursor(true)
    uncover(path, animated: true)
    reportFocus()
  }
}

extension CollectionEngine {
  /// Where room is made for a drag, among what is shown; `nil` where none is.
  fileprivate var roomForDrag: ShownPath? {
    if let movement, movement.carrier == .drag { return movement.target }
    return guests.gap.flatMap { guests.items.guest($0)?.path }
  }
}
