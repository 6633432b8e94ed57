import Foundation
import TesseraCore

// The app may change the data in any call about an item. What follows such a call goes on with where the
// item is then, or not at all.
extension UICollectionView {
  /// Makes a call about an item; returns where the item is afterwards, `nil` if it is lost.
  func follow(_ indexPath: IndexPath, _ call: () -> Void) -> IndexPath? {
    guard let path = indexPath.itemPath else {
      call()
      return nil
    }
    engine.data.followed.beginCall(about: path)
    call()
    return engine.data.followed.endCall()?.indexPath
  }

  /// Asks about an item; returns where it is afterwards, `nil` if it is lost or the answer is no.
  func followIfAllowed(_ indexPath: IndexPath, _ ask: () -> Bool) -> IndexPath? {
    var isAllowed = false
    let now = follow(indexPath) { isAllowed = ask() }
    return isAllowed ? now : nil
  }

  /// Makes a call about each of several items that is still there when its turn comes.
  func follow(each paths: [OldPath], _ call: (IndexPath) -> Void) {
    for path in paths.reversed() { engine.data.followed.beginCall(about: path) }
    for _ in paths {
      guard let now = engine.data.followed.endCall() else { continue }
      call(now.indexPath)
    }
  }
}

extension UICollectionView {
  /// Whether an item is selected.
  func isSelected(_ indexPath: IndexPath) -> Bool {
    indexPath.itemPath.map { engine.data.followed.selected.contains($0) } ?? false
  }

  /// The item that a touch holds down.
  var pressedItem: IndexPath? {
    get { engine.data.followed.pressed?.indexPath }
    set { engine.data.followed.pressed = newValue?.itemPath }
  }

  /// The item that keys start from.
  var cursorItem: IndexPath? {
    get { engine.data.followed.cursor?.indexPath }
    set { engine.data.followed.cursor = newValue?.itemPath }
  }

  /// The item that a range of selected items starts from.
  var rangeStartItem: IndexPath? {
    get { engine.data.followed.rangeStart?.indexPath }
    set { engine.data.followed.rangeStart = newValue?.itemPath }
  }
}
