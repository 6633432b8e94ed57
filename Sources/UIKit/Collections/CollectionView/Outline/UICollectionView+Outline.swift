import Foundation
import TesseraCore
import TesseraEngine

extension UICollectionView {
  /// How long a chevron takes to turn, in seconds.
  private static var turningDuration: TimeInterval { 0.25 }

  /// Expands an item for a person, or collapses it if it is expanded.
  func toggleInOutline(_ path: DataPath) { outline?.toggleItem(at: path) }

  /// Indents a cell that is dequeued as deep as its item is, which may be no deeper than the edge.
  func showOutline(in view: UICollectionReusableView, at path: DataPath?) {
    guard let cell = view as? UICollectionViewListCell, let outline else { return }
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
