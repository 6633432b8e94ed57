import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

/// What the delegate is asked and told about context menus, each through the door.
@MainActor
struct ContextMenuCalls {
  let view: UICollectionView
  let delegate: any UICollectionViewDelegate

  private func call<Result>(_ name: StaticString, _ body: () -> Result) -> Result {
    view.engine.door.callOut(.event(name), in: .dataSource, body)
  }
}

extension UICollectionView {
  /// The calls about context menus; `nil` when there is no delegate for them.
  var contextMenuCalls: ContextMenuCalls? {
    collectionDelegate.map { ContextMenuCalls(view: self, delegate: $0) }
  }
}

extension ContextMenuCalls {
  /// The menu of items, or of what is between them for none.
  func configuration(for paths: [DataPath], at point: CGPoint) -> UIContextMenuConfiguration? {
    call("collectionView(_:contextMenuConfigurationForItemsAt:point:)") {
      delegate.collectionView(
        view,
        contextMenuConfigurationForItemsAt: paths.map { IndexPath($0) },
        point: point
      )
    }
  }

  /// The menu of an item, as older code has it.
  func configuration(for path: DataPath, at point: CGPoint) -> UIContextMenuConfiguration? {
    call("collectionView(_:contextMenuConfigurationForItemAt:point:)") {
      delegate.collectionView(
        view,
        contextMenuConfigurationForItemAt: IndexPath(path),
        point: point
      )
    }
  }

  func willDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    call("collectionView(_:willDisplayContextMenu:animator:)") {
      delegate.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  func willEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    call("collectionView(_:willEndContextMenuInteraction:animator:)") {
      delegate.collectionView(
        view,
        willEndContextMenuInteraction: configuration,
        animator: animator
      )
    }
  }
}
