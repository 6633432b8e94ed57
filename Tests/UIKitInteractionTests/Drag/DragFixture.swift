import CoreGraphics
import Foundation
import TesseraTestSupport

@testable import UIKit

/// A window of 400 × 400 points with a view that can be dragged, at (20, 20) and 80 × 40, and one that takes drops, at (200, 200) and
/// 100 × 100.
@MainActor
final class DragFixture {
  let fixture: Fixture
  let source = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
  let destination = UIView(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
  let rules = DragRules()
  let interaction: UIDragInteraction
  let dropInteraction: UIDropInteraction

  init(environment: UIBackendEnvironment = UIBackendEnvironment()) {
    fixture = Fixture(width: 400, height: 400, environment: environment)
    interaction = UIDragInteraction(delegate: rules)
    dropInteraction = UIDropInteraction(delegate: rules)
    source.addInteraction(interaction)
    destination.addInteraction(dropInteraction)
    fixture.window.addSubview(destination)
    fixture.show(source)
  }

  func hand(
    _ action: UIBackendPointerEvent.Action,
    _ x: CGFloat,
    _ y: CGFloat,
    _ device: UIBackendPointerEvent.Device = .mouse,
    finger: Int = 0
  ) {
    let event = UIBackendPointerEvent(
      action,
      at: CGPoint(x: x, y: y),
      timestamp: fixture.backend.currentTime,
      device: device,
      identifier: finger
    )
    fixture.screen.send(.pointer(event))
  }

  /// Picks the source up with a mouse at (40, 40), and drags it to a point.
  func drag(to x: CGFloat, _ y: CGFloat) {
    hand(.pressed, 40, 40)
    hand(.dragged, x, y)
  }

  func wait(_ time: TimeInterval) { fixture.backend.advance(by: time) }

  /// Lets everything come to rest.
  func rest() {
    wait(1)
    fixture.backend.makeFrame()
  }

  /// The pictures of what is dragged.
  var pictures: [DragPicture] { fixture.window.subviews.compactMap { $0 as? DragPicture } }

  /// Where the middle of the first picture is on screen right now, on its way.
  var place: CGPoint? {
    pictures.last.map {
      CGPoint(x: $0.layer.shown.position.x.rounded(), y: $0.layer.shown.position.y.rounded())
    }
  }

  /// The words on the label beside what is dragged.
  var badge: String? {
    let labels = fixture.window.subviews.compactMap { $0 as? UILabel }
    return labels.last { !$0.isHidden }?.text
  }

  /// The calls of the delegates since the last question.
  func take() -> [String] {
    defer { rules.calls = [] }
    return rules.calls
  }
}

/// The delegate of both interactions.
@MainActor
final class DragRules: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  var calls: [String] = []
  var items = [UIDragItem(itemProvider: NSItemProvider(object: "text"))]
  var added: [UIDragItem] = []
  var operation = UIDropOperation.copy
  var handles = true
  var allowsMove = true
  var isRestricted = false
  /// Where items go that are dropped.
  var landing: UITargetedDragPreview?
  /// Whether nothing is shown of what is picked up.
  var isUnseen = false
  var whileUpdating: () -> Void = {}
  var whilePerforming: (any UIDropSession) -> Void = { _ in }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    calls.append("items")
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    calls.append("add at \(Int(point.x)) \(Int(point.y))")
    return added
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    isUnseen ? nil : interaction.view.map { UITargetedDragPreview(view: $0) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    calls.append("lift")
    animator.addCompletion { [weak self] _ in self?.calls.append("lifted") }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) { calls.append("begin") }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { isRestricted }

  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  { calls.append("move") }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { calls.append("will end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { calls.append("did end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) { calls.append("back") }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool {
    calls.append("can handle")
    return handles
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) { calls.append("enter") }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let place = interaction.view.map { session.location(in: $0) } ?? .zero
    calls.append("update \(Int(place.x)) \(Int(place.y))")
    whileUpdating()
    return UIDropProposal(operation: operation)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  { calls.append("exit") }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    calls.append("drop")
    whilePerforming(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { landing }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) { calls.append("land") }

  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    calls.append("conclude")
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    calls.append("drop end")
  }
}
