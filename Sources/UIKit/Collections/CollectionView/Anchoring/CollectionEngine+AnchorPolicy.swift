import Foundation
package import TesseraCore

extension CollectionEngine {
  /// What the app has chosen to stand still, in the index space of the data; `nil` for UIKit's way.
  var chosenAnchor: AnchorPolicy? {
    data.followed.anchor.map { .item($0.path, edge: $0.edge) } ?? offsetHold.policy
  }

  /// Has what a policy says stand still, in the index space of a caller.
  func choose(_ policy: AnchorPolicy?) {
    if case .item(let path, let edge)? = policy?.hold {
      return chooseItem(at: path.indexPath, edge: edge)
    }
    data.followed.anchor = nil
    offsetHold.take(policy)
  }

  /// Has an item stand still; what UIKit holds for a path that names none, which is reported.
  func chooseItem(at indexPath: IndexPath, edge: AnchorEdge) {
    offsetHold.take(nil)
    data.followed.anchor = followedPath(of: indexPath).map { AnchoredItem($0, edge: edge) }
  }

  /// What stands still, as things are shown; `nil` for UIKit's way.
  var anchorPolicy: AnchorPolicy? {
    guard let anchor = data.followed.anchor else { return offsetHold.policy }
    return presentation(of: anchor.path).itemPath.map { .item($0, edge: anchor.edge) }
  }
}

extension UICollectionView {
  /// What stands still while the content changes; `nil` for UIKit's way: the offset over updates, the start
  /// of the content or the first element that begins in sight over reloads and measurements.
  package var anchorPolicy: AnchorPolicy? {
    get { engine.chosenAnchor }
    set { engine.choose(newValue) }
  }

  /// Has an edge of an item stand still while the content changes.
  ///
  /// For a path that names no item, which is reported, what UIKit holds does.
  package func holdItem(at indexPath: IndexPath, edge: AnchorEdge) {
    engine.chooseItem(at: indexPath, edge: edge)
  }
}
