import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

private final class SilentDragSource: NSObject, UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [] }
}

private final class CompleteDragSource: CallLog, UIDragInteractionDelegate {
  let preview = UITargetedDragPreview(
    view: UIView(),
    parameters: UIDragPreviewParameters(),
    target: UIDragPreviewTarget(container: UIView(), center: .zero)
  )

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [] }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { note([UIDragItem]()) }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { note(preview) }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) { note() }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) { note() }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { note(false) }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { note(true) }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidMove session: any UIDragSession
  ) { note() }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { note() }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { note() }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { note(preview) }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) { note() }
}

private final class SilentDestination: NSObject, UIDropInteractionDelegate {}

private final class CompleteDestination: CallLog, UIDropInteractionDelegate {
  let proposal = UIDropProposal(operation: .move)
  let preview = UITargetedDragPreview(
    view: UIView(),
    parameters: UIDragPreviewParameters(),
    target: UIDragPreviewTarget(container: UIView(), center: .zero)
  )

  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool { note(false) }
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) { note() }
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { note(proposal) }
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  ) { note() }
  func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) { note() }
  func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { note(preview) }
  func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) { note() }
  func dropInteraction(
    _ interaction: UIDropInteraction,
    concludeDrop session: any UIDropSession
  ) { note() }
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnd session: any UIDropSession
  ) { note() }
}

@Suite("The methods of the delegates of drag and drop interactions, called with `?`,")
@MainActor
struct DragOptionalCallTests {
  private let session = DragSession(at: DragPlace(window: nil, point: .zero))
  private let item = UIDragItem(itemProvider: NSItemProvider())
  private let animator = DragAnimator()
  private let source = CompleteDragSource()
  private let destination = CompleteDestination()

  @Test("are called where a source has them, and answer nil where it has none")
  func sourceCalls() {
    let cases = beginningCases + endingCases
    cases.check(leavingOut: SilentDragSource(), having: source, log: source)
  }

  @Test("are called where a destination has them, and answer nil where it has none")
  func destinationCalls() {
    let cases = updatingCases + droppingCases
    cases.check(leavingOut: SilentDestination(), having: destination, log: destination)
  }

  private var beginningCases: [OptionalCallCase<any UIDragInteractionDelegate>] {
    let (session, item, animator, preview) = (session, item, animator, source.preview)
    let interaction = UIDragInteraction(delegate: source)
    return [
      .init("dragInteraction(_:itemsForAddingTo:withTouchAt:)", "[]") {
        $0.dragInteraction?(
          interaction,
          itemsForAddingTo: session,
          withTouchAt: .zero
        )
      },
      .init("dragInteraction(_:previewForLifting:session:)", "\(preview)") {
        $0.dragInteraction?(
          interaction,
          previewForLifting: item,
          session: session
        )
      },
      .init("dragInteraction(_:willAnimateLiftWith:session:)") {
        $0.dragInteraction?(
          interaction,
          willAnimateLiftWith: animator,
          session: session
        )
      },
      .init("dragInteraction(_:sessionWillBegin:)") {
        $0.dragInteraction?(
          interaction,
          sessionWillBegin: session
        )
      },
      .init("dragInteraction(_:sessionAllowsMoveOperation:)", "false") {
        $0.dragInteraction?(
          interaction,
          sessionAllowsMoveOperation: session
        )
      },
      .init("dragInteraction(_:sessionIsRestrictedToDraggingApplication:)", "true") {
        $0.dragInteraction?(
          interaction,
          sessionIsRestrictedToDraggingApplication: session
        )
      },
    ]
  }

  private var endingCases: [OptionalCallCase<any UIDragInteractionDelegate>] {
    let (session, item, animator, preview) = (session, item, animator, source.preview)
    let interaction = UIDragInteraction(delegate: source)
    return [
      .init("dragInteraction(_:sessionDidMove:)") {
        $0.dragInteraction?(
          interaction,
          sessionDidMove: session
        )
      },
      .init("dragInteraction(_:session:willEndWith:)") {
        $0.dragInteraction?(
          interaction,
          session: session,
          willEndWith: .copy
        )
      },
      .init("dragInteraction(_:session:didEndWith:)") {
        $0.dragInteraction?(
          interaction,
          session: session,
          didEndWith: .copy
        )
      },
      .init("dragInteraction(_:previewForCancelling:withDefault:)", "\(preview)") {
        $0.dragInteraction?(
          interaction,
          previewForCancelling: item,
          withDefault: preview
        )
      },
      .init("dragInteraction(_:item:willAnimateCancelWith:)") {
        $0.dragInteraction?(
          interaction,
          item: item,
          willAnimateCancelWith: animator
        )
      },
    ]
  }

  private var updatingCases: [OptionalCallCase<any UIDropInteractionDelegate>] {
    let (dropSession, proposal) = (DropSession(of: session), destination.proposal)
    let interaction = UIDropInteraction(delegate: destination)
    return [
      .init("dropInteraction(_:canHandle:)", "false") {
        $0.dropInteraction?(
          interaction,
          canHandle: dropSession
        )
      },
      .init("dropInteraction(_:sessionDidEnter:)") {
        $0.dropInteraction?(
          interaction,
          sessionDidEnter: dropSession
        )
      },
      .init("dropInteraction(_:sessionDidUpdate:)", "\(proposal)") {
        $0.dropInteraction?(
          interaction,
          sessionDidUpdate: dropSession
        )
      },
      .init("dropInteraction(_:sessionDidExit:)") {
        $0.dropInteraction?(
          interaction,
          sessionDidExit: dropSession
        )
      },
      .init("dropInteraction(_:performDrop:)") {
        $0.dropInteraction?(
          interaction,
          performDrop: dropSession
        )
      },
    ]
  }

  private var droppingCases: [OptionalCallCase<any UIDropInteractionDelegate>] {
    let (dropSession, preview) = (DropSession(of: session), destination.preview)
    let (item, animator) = (item, animator)
    let interaction = UIDropInteraction(delegate: destination)
    return [
      .init("dropInteraction(_:previewForDropping:withDefault:)", "\(preview)") {
        $0.dropInteraction?(
          interaction,
          previewForDropping: item,
          withDefault: preview
        )
      },
      .init("dropInteraction(_:item:willAnimateDropWith:)") {
        $0.dropInteraction?(
          interaction,
          item: item,
          willAnimateDropWith: animator
        )
      },
      .init("dropInteraction(_:concludeDrop:)") {
        $0.dropInteraction?(
          interaction,
          concludeDrop: dropSession
        )
      },
      .init("dropInteraction(_:sessionDidEnd:)") {
        $0.dropInteraction?(
          interaction,
          sessionDidEnd: dropSession
        )
      },
    ]
  }
}
