import Foundation
import TesseraCore
import TesseraEngine

// The index at the edge, each call through the door.
extension UICollectionView {
  /// The titles of the index; `nil` where there is none.
  var askedIndexTitles: [String]? {
    guard let dataSource else { return nil }
    return engine.dataSourceCalls?.ask("indexTitles(for:)") {
      dataSource.indexTitles(for: self)
    } ?? nil
  }

  /// The item to which a title of the index leads; nil, and reported, for one that does not exist.
  func item(ofTitle title: String, at index: Int) -> DataPath? {
    guard let dataSource else { return nil }
    let indexPath = engine.dataSourceCalls?.ask("collectionView(_:indexPathForIndexTitle:at:)") {
      dataSource.collectionView(self, indexPathForIndexTitle: title, at: index)
    }
    return indexPath.flatMap { engine.counting.item(named: $0, "asked to scroll to") }
  }
}
