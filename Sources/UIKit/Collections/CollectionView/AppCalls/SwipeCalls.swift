import Foundation
import TesseraCore
import TesseraEngine

// Swipe actions of rows, each call through the door.
@MainActor
extension AppDoor {
  /// The actions on a side of an item's row; nil where its section has none to ask for.
  func swipeActions(
    ofItemAt path: DataPath,
    _ side: SwipeSide
  ) -> UISwipeActionsConfiguration? {
    guard let provider = layout.uikit.swipeActions(ofSection: path.section.index, side) else {
      return nil
    }
    let name: StaticString =
      side == .leading
      ? "leadingSwipeActionsConfigurationProvider" : "trailingSwipeActionsConfigurationProvider"
    return callOut(.question(name), in: .dataSource) { provider(IndexPath(path)) }
  }

  /// Performs an action of a row.
  func perform(
    _ action: UIContextualAction,
    from button: UIView,
    completion: @escaping (Bool) -> Void
  ) {
    callOut(.event("the handler of a UIContextualAction"), in: .dataSource) {
      action.handler(action, button, completion)
    }
  }
}
