import Foundation
import TesseraCore
import TesseraEngine

/// Knows which items of a collection view belong to which; a data source may be one.
///
/// The collection view asks it for the place of each item that comes into view, and calls it when a person
/// expands or collapses an item. The outline then changes the data as any data source does, and calls
/// `outlineDidChange()` on the collection view.
@MainActor
protocol CollectionOutline: AnyObject {
  /// The place of an item in the outline; `nil` for one that is in none.
  func place(ofItemAt path: DataPath) -> OutlinePlace?

  /// Shows what belongs to an item, or hides it if it is shown.
  func toggleItem(at path: DataPath)
}

/// The place of an item in an outline.
struct OutlinePlace: Hashable {
  /// How deep the item is; 0 for those that belong to none.
  var level = 0
  /// Whether something belongs to the item.
  var isExpandable = false
  /// Whether what belongs to the item is shown.
  var isExpanded = false
}

extension UICollectionView {
  /// How long a chevron takes to turn, in seconds.
  private static var turningDuration: TimeInterval { 0.25 }

  /// Expands an item for a person, or collapses it if it is expanded.
  func toggleInOutline(_ path: DataPath) { outline?.toggleItem(at: path) }

  /// Indents a cell that is dequeued as deep as its item is, which may be no deeper than the edge.
  func show(
    _ outline: any CollectionOutline,
    in view: UICollectionReusableView,
    at path: DataPath?
  ) {
    guard let cell = view as? UICollectionViewListCell else { return }
    // The cell may have been deep in an outline before, and its item now is in none.
    let place = path.flatMap { outline.place(ofItemAt: $0) } ?? OutlinePlace()
    cell.indentationLevel = place.level
    cell.change { $0.isExpanded = place.isExpanded }
  }

  /// Has the cells on screen show which items are expanded, on the way unless animations are off.
  ///
  /// The outline calls this after the data has changed; in a batch of updates the chevrons turn with it.
  func outlineDidChange() {
    guard let outline else { return }
    for element in engine.views.sorted {
      guard let cell = element.view as? UICollectionViewCell,
        let place = engine.item(of: element).flatMap({ outline.place(ofItemAt: $0) })
      else { continue }
      cell.change { $0.isExpanded = place.isExpanded }
      if let cell = cell as? UICollectionViewListCell { cell.indentationLevel = place.level }
    }
    layOutCells(duration: Self.turningDuration)
  }
}
