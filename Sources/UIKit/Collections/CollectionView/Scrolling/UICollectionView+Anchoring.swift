import Foundation
package import TesseraCore
import TesseraEngine

extension UICollectionView {
  /// The element that is held in place while the content changes; `nil` for UIKit's way: the offset over updates, the start
  /// of the content or the first element that begins in sight over reloads and measurements.
  package var anchorPolicy: AnchorPolicy? {
    get {
      guard let anchor = engine.data.followed.anchor else { return engine.offsetHold.policy }
      let path = OldPath(section: anchor.path.section.index, item: anchor.path.item)
      return .item(path, edge: anchor.edge)
    }
    set {
      if case .item(let path, let edge)? = newValue?.hold {
        return holdItem(at: IndexPath(path), edge: edge)
      }
      engine.anchoring.hold(nil)
      engine.offsetHold.take(newValue)
    }
  }

  /// Holds an edge of an item in place while the content changes.
  ///
  /// A path that names no item is reported, and then UIKit's way holds.
  package func holdItem(at indexPath: IndexPath, edge: AnchorEdge) {
    let path = engine.counting.dataPath(named: indexPath)
    if path == nil { engine.counting.reportUnfollowed(indexPath) }
    engine.offsetHold.take(nil)
    engine.anchoring.hold(path.map { AnchoredItem($0, edge: edge) })
  }
}
