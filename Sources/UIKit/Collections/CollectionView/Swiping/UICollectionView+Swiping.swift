import TesseraCore
import TesseraEngine

extension UICollectionView {
  /// The item whose row is moved aside by its swipe actions.
  var swipedItem: DataPath? {
    get { engine.data.followed.swiped }
    set { engine.data.followed.swiped = newValue }
  }

  /// The cell of that row; nil while it is not on screen.
  var swipedCell: UICollectionViewCell? { swipedItem.flatMap { cell(at: $0) } }
}
