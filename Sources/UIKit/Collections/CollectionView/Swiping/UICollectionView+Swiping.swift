import Foundation
import TesseraCore

extension UICollectionView {
  /// The item whose row is moved aside by its swipe actions.
  var swipedItem: IndexPath? {
    get { engine.data.followed.swiped?.indexPath }
    set { engine.data.followed.swiped = newValue?.itemPath }
  }

  /// The cell of that row; nil while it is not on screen.
  var swipedCell: UICollectionViewCell? { swipedItem.flatMap { cellForItem(at: $0) } }
}
