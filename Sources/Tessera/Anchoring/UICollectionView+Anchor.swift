public import UIKit

extension UICollectionView {
  /// What stands still on screen while the content changes; `.system` by default, which is UIKit's way.
  ///
  /// It counts from the next change on. Set it to something else around one batch, and the batch is shown
  /// with that.
  public var anchor: CollectionAnchor {
    get { CollectionAnchor(collectionAnchoring) }
    set { collectionAnchoring = newValue.anchoring }
  }
}
