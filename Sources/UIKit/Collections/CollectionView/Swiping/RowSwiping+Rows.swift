import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

// Which rows have swipe actions.
extension RowSwiping {
  /// Whether a touch on a view may be about to pull a row: no question is asked of the app.
  func mayPull(_ touched: UIView?) -> Bool {
    guard view.engine.movement == nil, view.activity.glide == nil, let path = row(of: touched)
    else { return false }
    return path == view.swipedItem || (!view.isEditing && hasActions(path))
  }

  /// The item in whose row a view is that leaves touches to the row; nil elsewhere, and in sections that scroll
  /// by themselves.
  func row(of touched: UIView?) -> DataPath? {
    var candidate = touched
    while let current = candidate, current !== view {
      if let cell = current as? UICollectionViewCell {
        return cell.mounting?.container == .root ? view.item(of: cell) : nil
      }
      let isOwn =
        current is SwipeActionButton
        || (current as? AccessoryView).map { $0.accessory.accessoryType != .reorder } == true
      if current is UIControl, !isOwn { return nil }
      candidate = current.superview
    }
    return nil
  }

  private func hasActions(_ path: DataPath) -> Bool {
    [SwipeSide.leading, .trailing].contains {
      view.collectionViewLayout.swipeActions(ofSection: path.section.index, $0) != nil
    }
  }

  /// Asks for the actions at an edge of a row, which is the candidate from then on; returns whether it has any.
  ///
  /// A row that is open is a candidate as it is.
  func nominate(_ path: DataPath, _ edge: SwipeEdge) -> Bool {
    candidate = nil
    if let row, path == view.swipedItem {
      candidate = (path, row)
      return true
    }
    let side = edge.side(isRightToLeft: isRightToLeft)
    var answer: UISwipeActionsConfiguration?
    let now = view.follow(path) { answer = view.engine.door.swipeActions(ofItemAt: path, side) }
    guard let now, let answer, !answer.actions.isEmpty, view.cell(at: now) != nil else {
      return false
    }
    candidate = (now, SwipedRow(number: nextNumber(), configuration: answer, edge: edge))
    return true
  }

  var isRightToLeft: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
