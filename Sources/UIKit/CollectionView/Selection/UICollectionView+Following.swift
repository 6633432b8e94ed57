import Foundation

// Whoever is asked about an item, or told of one, may change the data at once. What follows such a call
// goes on with where the item is then, or not at all.
extension UICollectionView {
  /// Makes a call about an item; answers where the item is afterwards, `nil` when it is no more.
  func follow(_ indexPath: IndexPath, _ call: () -> Void) -> IndexPath? {
    selection.follow(indexPath)
    call()
    return selection.endFollowing()
  }

  /// Asks about an item; answers where it is afterwards, `nil` when it is no more or the answer is no.
  func followIfAllowed(_ indexPath: IndexPath, _ ask: () -> Bool) -> IndexPath? {
    var isAllowed = false
    let now = follow(indexPath) { isAllowed = ask() }
    return isAllowed ? now : nil
  }

  /// Makes a call about each of several items that is still there when its turn comes.
  func follow(each indexPaths: [IndexPath], _ call: (IndexPath) -> Void) {
    for indexPath in indexPaths.reversed() { selection.follow(indexPath) }
    for _ in indexPaths {
      guard let now = selection.endFollowing() else { continue }
      call(now)
    }
  }
}
