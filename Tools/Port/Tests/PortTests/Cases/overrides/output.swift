import UIKit
import Foundation

class BaseController: UIViewController {
  var count = 0

  // Overridden below.
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    count += 1
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
  }
}

class DetailController: BaseController {
  /// Chosen.
  override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    super.collectionView(view, didSelectItemAt: path)
  }

  override var canBecomeFirstResponder: Bool { true } // For the keys.
}

/// What a list asks.
extension BaseController: UICollectionViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
