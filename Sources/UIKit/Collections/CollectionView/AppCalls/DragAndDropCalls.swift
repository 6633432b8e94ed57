import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

/// The calls to the delegates of drags, each through the door.
@MainActor
struct DragCalls: DelegateCalling {
  let view: UICollectionView
  let delegate: any UICollectionViewDragDelegate
}

extension UICollectionView {
  /// The calls about what is dragged out; `nil` when there is no delegate for them.
  var dragCalls: DragCalls? { dragDelegate.map { DragCalls(view: self, delegate: $0) } }

  /// The calls about what is dropped; `nil` when there is no delegate for them.
  var dropCalls: DropCalls? { dropDelegate.map { DropCalls(view: self, delegate: $0) } }
}

extension DragCalls {
  func itemsForBeginning(_ session: any UIDragSession, _ path: DataPath) -> [UIDragItem] {
    call("collectionView(_:itemsForBeginning:at:)") {
      delegate.collectionView(view, itemsForBeginning: session, at: IndexPath(path))
    }
  }

  func itemsForAdding(
    _ session: any UIDragSession,
    _ path: DataPath,
    _ point: CGPoint
  ) -> [UIDragItem] {
    call("collectionView(_:itemsForAddingTo:at:point:)") {
      delegate.collectionView(
        view,
        itemsForAddingTo: session,
        at: IndexPath(path),
        point: point
      )
    }
  }

  func previewParameters(_ path: DataPath) -> UIDragPreviewParameters? {
    call("collectionView(_:dragPreviewParametersForItemAt:)") {
      delegate.collectionView(view, dragPreviewParametersForItemAt: IndexPath(path))
    }
  }

  func willBegin(_ session: any UIDragSession) {
    call("collectionView(_:dragSessionWillBegin:)") {
      delegate.collectionView(view, dragSessionWillBegin: session)
    }
  }

  func didEnd(_ session: any UIDragSession) {
    call("collectionView(_:dragSessionDidEnd:)") {
      delegate.collectionView(view, dragSessionDidEnd: session)
    }
  }

  func allowsMove(_ session: any UIDragSession) -> Bool {
    call("collectionView(_:dragSessionAllowsMoveOperation:)") {
      delegate.collectionView(view, dragSessionAllowsMoveOperation: session)
    }
  }

  func isRestricted(_ session: any UIDragSession) -> Bool {
    call("collectionView(_:dragSessionIsRestrictedToDraggingApplication:)") {
      delegate.collectionView(view, dragSessionIsRestrictedToDraggingApplication: session)
    }
  }
}

/// The calls to the delegate of drops, each through the door.
@MainActor
struct DropCalls: DelegateCalling {
  let view: UICollectionView
  let delegate: any UICollectionViewDropDelegate
}

extension DropCalls {
  func canHandle(_ session: any UIDropSession) -> Bool {
    call("collectionView(_:canHandle:)") { delegate.collectionView(view, canHandle: session) }
  }

  func didEnter(_ session: any UIDropSession) {
    call("collectionView(_:dropSessionDidEnter:)") {
      delegate.collectionView(view, dropSessionDidEnter: session)
    }
  }

  func didUpdate(
    _ session: any UIDropSession,
    _ path: DataPath?
  ) -> UICollectionViewDropProposal {
    call("collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)") {
      delegate.collectionView(
        view,
        dropSessionDidUpdate: session,
        withDestinationIndexPath: path.map { IndexPath($0) }
      )
    }
  }

  func didExit(_ session: any UIDropSession) {
    call("collectionView(_:dropSessionDidExit:)") {
      delegate.collectionView(view, dropSessionDidExit: session)
    }
  }

  func didEnd(_ session: any UIDropSession) {
    call("collectionView(_:dropSessionDidEnd:)") {
      delegate.collectionView(view, dropSessionDidEnd: session)
    }
  }

  func previewParameters(_ path: IndexPath) -> UIDragPreviewParameters? {
    call("collectionView(_:dropPreviewParametersForItemAt:)") {
      delegate.collectionView(view, dropPreviewParametersForItemAt: path)
    }
  }

  func perform(_ coordinator: DropCoordinator) {
    call("collectionView(_:performDropWith:)") {
      delegate.collectionView(view, performDropWith: coordinator)
    }
  }
}

@MainActor
extension AppDoor {
  /// Tells a cell what happens to its item.
  func announce(_ state: UICollectionViewCell.DragState, to cell: UICollectionViewCell) {
    callOut(.event("dragStateDidChange(_:)"), in: turns.indexSpace) {
      cell.dragStateDidChange(state)
    }
  }

  /// Lets the app fill in the cell of a placeholder.
  func update(_ cell: UICollectionViewCell, of placeholder: UICollectionViewPlaceholder) {
    guard let fill = placeholder.cellUpdateHandler else { return }
    tell("cellUpdateHandler") { fill(cell) }
  }

  /// Lets the app insert the data of a placeholder's item.
  func insertData(_ updates: (IndexPath) -> Void, at path: DataPath) { updates(IndexPath(path)) }

  /// The part of a placeholder's cell that is shown.
  func previewParameters(
    of cell: UICollectionViewCell,
    _ placeholder: UICollectionViewDropPlaceholder
  ) -> UIDragPreviewParameters? {
    guard let provide = placeholder.previewParametersProvider else { return nil }
    return callOut(.question("previewParametersProvider"), in: .dataSource) { provide(cell) }
  }
}
