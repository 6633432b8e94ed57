import CoreGraphics
import Foundation

/// Finds who a drag is for as its pointer moves, and asks what would become of a drop.
@MainActor
final class DropTracker {
  let session: DropSession
  /// Activates what the drag rests over.
  let springs = SpringLoader()
  private(set) weak var current: UIDropInteraction?
  private var proposal: UIDropProposal?
  private var visited: [UIDropInteraction] = []
  /// Whether interactions care for the drag, once they were asked.
  private var answers: [ObjectIdentifier: Bool] = [:]

  init(_ session: DropSession) { self.session = session }

  /// The operation of a drop at the present place.
  var operation: UIDropOperation {
    guard current != nil, let wanted = proposal?.operation else { return .cancel }
    return wanted == .move && !session.allowsMoveOperation ? .forbidden : wanted
  }

  /// The pointer is at a place, or what is there has changed.
  func move(to place: DragPlace) {
    session.place = place
    defer { springs.move(to: place) }
    let next = receiver(at: place)
    if next !== current { enter(next) }
    guard let current, next === current else { return proposal = nil }
    let wanted = current.delegate?.dropInteraction(current, sessionDidUpdate: session)
    if self.current === current { proposal = wanted }
  }

  /// Asks again, because another view is under the pointer.
  func update() { move(to: session.place) }

  private func enter(_ next: UIDropInteraction?) {
    exit()
    current = next
    guard let next else { return }
    if !visited.contains(where: { $0 === next }) { visited.append(next) }
    next.delegate?.dropInteraction(next, sessionDidEnter: session)
  }

  /// The pointer is over nothing that cares for the drag.
  func exit() {
    springs.leave()
    guard let former = current else { return }
    (current, proposal) = (nil, nil)
    former.delegate?.dropInteraction(former, sessionDidExit: session)
  }

  /// There is more in the drag: interactions are asked again whether they care for it.
  func itemsDidChange() { answers = [:] }

  private func receiver(at place: DragPlace) -> UIDropInteraction? {
    guard let window = place.window, window.bounds.contains(place.point) else { return nil }
    var candidate = window.hitTest(place.point, with: nil)
    while let view = candidate {
      for case let interaction as UIDropInteraction in view.interactions
      where cares(interaction) {
        return interaction
      }
      candidate = view.superview
    }
    return nil
  }

  func cares(_ interaction: UIDropInteraction) -> Bool {
    if let answer = answers[ObjectIdentifier(interaction)] { return answer }
    let answer = interaction.delegate?.dropInteraction(interaction, canHandle: session) ?? false
    answers[ObjectIdentifier(interaction)] = answer
    return answer
  }

  /// Hands the items over.
  func perform() {
    springs.leave()
    guard let current else { return }
    current.delegate?.dropInteraction(current, performDrop: session)
  }

  /// Where an item goes that was dropped.
  func preview(of item: UIDragItem, default preview: UITargetedDragPreview)
    -> UITargetedDragPreview?
  {
    guard let current else { return nil }
    return current.delegate?.dropInteraction(
      current,
      previewForDropping: item,
      withDefault: preview
    )
  }

  func willAnimateDrop(of item: UIDragItem, _ animator: DragAnimator) {
    guard let current else { return }
    current.delegate?.dropInteraction(current, item: item, willAnimateDropWith: animator)
  }

  /// Everything that was dropped is in its place.
  func conclude() {
    guard let current else { return }
    current.delegate?.dropInteraction(current, concludeDrop: session)
  }

  /// The drag is over.
  func end() {
    let visited = visited
    self.visited = []
    for interaction in visited {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
    }
  }
}
