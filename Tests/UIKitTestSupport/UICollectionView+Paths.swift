import Foundation
import TesseraCore

@testable import UIKit

// Items that only the collection view itself knows, as apps name them.
extension UICollectionView {
  /// The item that keys start from.
  var focusedPath: IndexPath? {
    get { cursorItem.map { IndexPath($0) } }
    set { cursorItem = newValue.flatMap { DataPath($0) } }
  }

  /// The item whose row is moved aside by its swipe actions.
  var swipedPath: IndexPath? { swipedItem.map { IndexPath($0) } }

  /// Expands an item for a person, or collapses it.
  func toggleInOutline(_ indexPath: IndexPath) {
    if let path = DataPath(indexPath) { toggleInOutline(path) }
  }
}

extension CollectionOutline {
  /// The place of an item in the outline, as an app names it.
  func place(ofItemAt indexPath: IndexPath) -> OutlinePlace? {
    DataPath(indexPath).flatMap { place(ofItemAt: $0) }
  }
}
