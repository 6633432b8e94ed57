import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

/// Asks the delegate of a collection view for the menus of its items.
///
/// 1. A menu opened on a selected item is that of all selected items, in their order; on another item that of this
///    item alone. Between items it is that of none.
/// 2. A delegate that has no menu for several items is asked for that of the item that was pressed, as older code has
///    it. Without an item it is not.
/// 3. The selection stays as it is.
@MainActor
final class CollectionMenuSource: NSObject, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let view = interaction.view as? UICollectionView, let calls = view.contextMenuCalls
    else { return nil }
    let path = view.engine.answering.item(at: Point(location))
    if let configuration = calls.configuration(for: view.menuItems(at: path), at: location) {
      return configuration
    }
    return path.flatMap { calls.configuration(for: $0, at: location) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    (interaction.view as? UICollectionView)?.contextMenuCalls?.willDisplay(configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    (interaction.view as? UICollectionView)?.contextMenuCalls?.willEnd(configuration, animator)
  }
}

extension UICollectionView {
  /// The items that a menu opened on one of them is about.
  fileprivate func menuItems(at path: DataPath?) -> [DataPath] {
    guard let path else { return [] }
    let selected = engine.data.followed.selected.paths
    return selected.contains(path) ? selected.sorted() : [path]
  }

  /// The item that keys have reached, or the first selected one that is in sight.
  var itemOfKeys: DataPath? {
    if let cursorItem, cell(at: cursorItem) != nil { return cursorItem }
    return engine.data.followed.selected.paths.sorted().first { cell(at: $0) != nil }
  }
}
