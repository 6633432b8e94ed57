import CoreGraphics
import Foundation

// A drag that has left its window goes on as one of the desktop's, and may come to this or another window of the program.
extension ActiveDrag: UIBackendDragSource {
  /// Whether a drag of the desktop's is this one.
  func owns(_ content: any UIBackendDragContent) -> Bool { outgoing === content }

  /// Hands the drag over to the desktop, if that takes it; returns whether it does.
  func handOver() -> Bool {
    guard outgoing == nil, let window, let backendWindow = window.backendWindow else {
      return false
    }
    let content = OutgoingContent(session)
    let isTaken = backendWindow.beginDrag(
      content,
      allowsMove: session.allowsMoveOperation,
      picture: scene.layer,
      source: self
    )
    guard isTaken else { return false }
    outgoing = content
    window.touches.release(self)
    tracker.exit()
    scene.isHidden = true
    return true
  }

  func moveAbroad(to place: DragPlace) -> UIDropOperation {
    guard phase == .moving else { return .cancel }
    session.place = place
    announceMove()
    tracker.move(to: place)
    return phase == .moving ? tracker.operation : .cancel
  }

  func leaveAbroad() { if phase == .moving { tracker.exit() } }

  /// The drag is dropped on a window of the program; returns what became of it.
  func dropAbroad(at place: DragPlace) -> UIDropOperation {
    let operation = moveAbroad(to: place)
    guard operation.isDrop else {
      cancel()
      return .cancel
    }
    scene.enter(place)
    perform(operation)
    return operation
  }

  func backendDragDidEnd(with operation: UIBackendDragOperation) {
    guard phase == .moving, outgoing != nil else { return }
    let operation = UIDropOperation(operation)
    guard operation.isDrop else { return cancel() }
    endElsewhere(operation)
  }
}
