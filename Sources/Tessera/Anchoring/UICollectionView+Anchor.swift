public import UIKit

extension UICollectionView {
  /// The anchor that keeps its position on screen while the content changes; `.system`, the behaviour of UIKit, by default.
  ///
  /// It counts from the next change on. Set it to something else around one batch, and the batch is shown
  /// with that.
  public var anchor: CollectionAnchor {
    get { CollectionAnchor(anchorPolicy) }
    set {
      if case .item(let path, let edge) = newValue {
        holdItem(at: path, edge: edge.edge)
      } else {
        anchorPolicy = newValue.policy
      }
    }
  }
}
