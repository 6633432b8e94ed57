import UIKit

class BaseController: UIViewController {
  var count = 0
}

class DetailController: BaseController {}

/// What a list asks.
extension BaseController: UICollectionViewDelegate {
  // Overridden below.
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    count += 1
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
