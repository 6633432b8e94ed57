import Foundation
import UIKit

extension DetailController {
  /// Chosen.
  override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    super.collectionView(view, didSelectItemAt: path)
  }

  override var canBecomeFirstResponder: Bool { true } // For the keys.
}

public extension BaseController {
  @objc override func viewDidLoad() {
    super.viewDidLoad()
  }

  func reload() {}
}
