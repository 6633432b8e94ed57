import TesseraCore
import TesseraEngine

// The app may change the data in any call about an item. What follows such a call goes on with where the
// item is then, or not at all.
extension UICollectionView {
  /// Makes a call about an item; returns where the item is afterwards, `nil` if it is lost.
  func follow(_ path: DataPath, _ call: () -> Void) -> DataPath? {
    engine.data.followed.beginCall(about: path)
    call()
    return engine.data.followed.endCall()
  }

  /// Asks about an item; returns where it is afterwards, `nil` if it is lost or the answer is no.
  func followIfAllowed(_ path: DataPath, _ ask: () -> Bool) -> DataPath? {
    var isAllowed = false
    let now = follow(path) { isAllowed = ask() }
    return isAllowed ? now : nil
  }

  /// Makes a call about each of several items that is still there when its turn comes.
  func follow(each paths: [DataPath], _ call: (DataPath) -> Void) {
    for path in paths.reversed() { engine.data.followed.beginCall(about: path) }
    for _ in paths {
      if let now = engine.data.followed.endCall() { call(now) }
    }
  }
}

extension UICollectionView {
  /// Whether an item is selected.
  func isSelected(_ path: DataPath) -> Bool { engine.data.followed.selected.contains(path) }

  /// The item that a touch holds down.
  var pressedItem: DataPath? {
    get { engine.data.followed.pressed }
    set { engine.data.followed.pressed = newValue }
  }

  /// The item that keys start from.
  var cursorItem: DataPath? {
    get { engine.data.followed.cursor }
    set { engine.data.followed.cursor = newValue }
  }

  /// The item that a range of selected items starts from.
  var rangeStartItem: DataPath? {
    get { engine.data.followed.rangeStart }
    set { engine.data.followed.rangeStart = newValue }
  }
}
