import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

private final class SilentListSource: NSObject, UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
}

private final class CompleteListSource: CallLog, UICollectionViewDragDelegate {
  let parameters = UIDragPreviewParameters()

  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { note([UIDragItem]()) }
  func collectionView(
    _ collectionView: UICollectionView,
    dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { note(parameters) }
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  ) { note() }
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionDidEnd session: any UIDragSession
  ) { note() }
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { note(false) }
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { note(true) }
}

private final class SilentListDestination: NSObject, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
}

private final class CompleteListDestination: CallLog, UICollectionViewDropDelegate {
  let parameters = UIDragPreviewParameters()
  let listProposal = UICollectionViewDropProposal(operation: .move)

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
  func collectionView(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool { note(false) }
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  ) { note() }
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { note(listProposal) }
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  ) { note() }
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  ) { note() }
  func collectionView(
    _ collectionView: UICollectionView,
    dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { note(parameters) }
}

@Suite("The methods of the delegates of drags in collection views, called with `?`,")
@MainActor
struct CollectionDragOptionalCallTests {
  private let fixture = Fixture()
  private let view = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  private let session = DragSession(at: DragPlace(window: nil, point: .zero))
  private let path = IndexPath(item: 1, section: 0)

  @Test("are called where a source has them, and answer nil where it has none")
  func source() {
    let complete = CompleteListSource()
    let (view, session, path, parameters) = (view, session, path, complete.parameters)
    let cases: [OptionalCallCase<any UICollectionViewDragDelegate>] = [
      .init("collectionView(_:itemsForAddingTo:at:point:)", "[]") {
        $0.collectionView?(
          view,
          itemsForAddingTo: session,
          at: path,
          point: .zero
        )
      },
      .init("collectionView(_:dragPreviewParametersForItemAt:)", "\(parameters)") {
        $0.collectionView?(
          view,
          dragPreviewParametersForItemAt: path
        )
      },
      .init("collectionView(_:dragSessionWillBegin:)") {
        $0.collectionView?(
          view,
          dragSessionWillBegin: session
        )
      },
      .init("collectionView(_:dragSessionDidEnd:)") {
        $0.collectionView?(
          view,
          dragSessionDidEnd: session
        )
      },
      .init("collectionView(_:dragSessionAllowsMoveOperation:)", "false") {
        $0.collectionView?(
          view,
          dragSessionAllowsMoveOperation: session
        )
      },
      .init("collectionView(_:dragSessionIsRestrictedToDraggingApplication:)", "true") {
        $0.collectionView?(
          view,
          dragSessionIsRestrictedToDraggingApplication: session
        )
      },
    ]
    cases.check(leavingOut: SilentListSource(), having: complete, log: complete)
  }

  @Test("are called where a destination has them, and answer nil where it has none")
  func destination() {
    let complete = CompleteListDestination()
    let (view, path, listProposal) = (view, path, complete.listProposal)
    let dropSession = DropSession(of: session)
    let cases: [OptionalCallCase<any UICollectionViewDropDelegate>] = [
      .init("collectionView(_:canHandle:)", "false") {
        $0.collectionView?(
          view,
          canHandle: dropSession
        )
      },
      .init("collectionView(_:dropSessionDidEnter:)") {
        $0.collectionView?(
          view,
          dropSessionDidEnter: dropSession
        )
      },
      .init("collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)", "\(listProposal)") {
        $0.collectionView?(
          view,
          dropSessionDidUpdate: dropSession,
          withDestinationIndexPath: path
        )
      },
      .init("collectionView(_:dropSessionDidExit:)") {
        $0.collectionView?(
          view,
          dropSessionDidExit: dropSession
        )
      },
      .init("collectionView(_:dropSessionDidEnd:)") {
        $0.collectionView?(
          view,
          dropSessionDidEnd: dropSession
        )
      },
      .init(
        "collectionView(_:dropPreviewParametersForItemAt:)",
        "\(complete.parameters)"
      ) {
        $0.collectionView?(
          view,
          dropPreviewParametersForItemAt: IndexPath(item: 0, section: 0)
        )
      },
    ]
    cases.check(leavingOut: SilentListDestination(), having: complete, log: complete)
  }
}
