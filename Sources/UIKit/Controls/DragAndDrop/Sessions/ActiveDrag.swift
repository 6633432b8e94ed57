import CoreGraphics
import Foundation

/// A drag that has begun in this program, from picking up until the pointer is lifted.
///
/// 1. It holds the pointer: whatever becomes of the view that it began in, it goes on.
/// 2. What was picked up and has not moved goes back without a word of a session.
/// 3. At the end there is one operation. `willEndWith` comes before the drop is performed, `didEndWith` when nothing of it moves any more.
@MainActor
final class ActiveDrag: PointerCapture {
  let session: DragSession
  private let interaction: UIDragInteraction
  let scene: DragScene
  let tracker: DropTracker
  /// The window in which it began.
  private(set) weak var window: UIWindow?
  /// The content that the desktop drags, once the pointer has left the window.
  var outgoing: OutgoingContent?
  let input: Input
  private let start: CGPoint
  private(set) var phase = Phase.lifted

  /// The device that moves the drag.
  enum Input {
    case finger
    case mouse
    case keys
  }

  enum Phase {
    /// The items are picked up, and the pointer has not moved.
    case lifted
    case moving
    /// The pointer is lifted, or was taken away.
    case ended
  }

  /// A drag of what the delegate has for it; `nil` where that is nothing.
  convenience init?(_ interaction: UIDragInteraction, with touch: UITouch) {
    guard let window = touch.window else { return nil }
    // The view under the finger that picked it up is dragged, wherever that is when the mouse has moved.
    self.init(
      interaction,
      in: window,
      at: touch.startWindowLocation,
      from: touch.state.windowLocation,
      by: touch.type == .indirectPointer ? .mouse : .finger
    )
  }

  /// A drag of what the delegate has at a point, whose pointer is at `start` by now; `nil` where that is nothing.
  init?(
    _ interaction: UIDragInteraction,
    in window: UIWindow,
    at point: CGPoint,
    from start: CGPoint,
    by input: Input
  ) {
    self.interaction = interaction
    self.window = window
    self.start = start
    self.input = input
    session = DragSession(at: DragPlace(window: window, point: point))
    scene = DragScene(in: window)
    tracker = DropTracker(DropSession(of: session))
    tracker.springs.isEnabled = input != .keys
    let items = interaction.delegate?.dragInteraction(interaction, itemsForBeginning: session) ?? []
    guard !items.isEmpty else { return nil }
    session.items = items
    session.pictureSize = { [weak scene] in scene?.size(of: $0) ?? .zero }
    tracker.session.update = { [weak self] in self?.update() }
  }

  /// Picks the items up.
  func lift() {
    for item in session.items { show(item, of: interaction) }
    let animator = DragAnimator()
    interaction.delegate?.dragInteraction(
      interaction,
      willAnimateLiftWith: animator,
      session: session
    )
    animator.addAnimations { [scene] in scene.lift() }
    animator.run(for: DragScene.liftDuration)
    session.place.point = start
    if input != .finger { begin() }
  }

  private func show(_ item: UIDragItem, of owner: UIDragInteraction) {
    let preview = owner.delegate?.dragInteraction(owner, previewForLifting: item, session: session)
    scene.add(item, of: owner, preview ?? nil, pointer: session.place.point)
  }

  private func begin() {
    guard phase == .lifted else { return }
    phase = .moving
    if let delegate = interaction.delegate {
      session.allowsMoveOperation = delegate.dragInteraction(
        interaction,
        sessionAllowsMoveOperation: session
      )
      session.isRestrictedToDraggingApplication = delegate.dragInteraction(
        interaction,
        sessionIsRestrictedToDraggingApplication: session
      )
      delegate.dragInteraction(interaction, sessionWillBegin: session)
    }
    guard phase == .moving else { return }
    scene.begin(at: session.place.point)
    follow()
  }

  /// Adds what a tap in a view says; returns whether that is anything.
  func add(from owner: UIDragInteraction, at point: CGPoint) -> Bool {
    guard phase == .moving, let delegate = owner.delegate else { return false }
    let items = delegate.dragInteraction(owner, itemsForAddingTo: session, withTouchAt: point)
      .filter { item in !session.items.contains { $0 === item } }
    guard !items.isEmpty, phase == .moving else { return false }
    session.items += items
    for item in items { show(item, of: owner) }
    scene.gatherAdded(at: session.place.point)
    tracker.itemsDidChange()
    follow()
    return true
  }

  func receive(_ event: UIBackendPointerEvent) {
    guard phase != .ended else { return }
    switch event.action {
    case .dragged:
      session.place.point = event.location
      if phase == .moving {
        if !isLeaving(to: event.location) { follow() }
      } else if hasMoved(to: event.location) {
        begin()
      }
    case .released:
      session.place.point = event.location
      if phase == .moving { drop() } else { putBack() }
    case .cancelled: cancel()
    case .pressed, .hovered, .exited: break
    }
  }

  /// Hands the drag over where the pointer has left the window; returns whether that was done.
  private func isLeaving(to point: CGPoint) -> Bool {
    guard let window, !window.bounds.contains(point) else { return false }
    return handOver()
  }

  private func hasMoved(to point: CGPoint) -> Bool {
    hypot(point.x - start.x, point.y - start.y) > DragGestureRecognizer.dragDistance
  }

  /// Brings the pointer to a place in the window.
  func move(to point: CGPoint) {
    guard phase == .moving else { return }
    session.place.point = point
    follow()
  }

  /// The pointer has moved.
  private func follow() {
    scene.move(to: session.place.point)
    announceMove()
    update()
  }

  func announceMove() {
    interaction.delegate?.dragInteraction(interaction, sessionDidMove: session)
  }

  /// Asks again what would become of a drop, because the pointer has moved or what is under it.
  func update() {
    guard phase == .moving else { return }
    tracker.move(to: session.place)
    guard phase == .moving else { return }
    scene.showBadge(for: tracker.operation, isFromElsewhere: false)
  }

  func drop() {
    update()
    guard phase == .moving else { return }
    let operation = tracker.operation
    guard operation.isDrop else { return cancel() }
    perform(operation)
  }

  /// Lets the destination take the items, and brings them to their places.
  func perform(_ operation: UIDropOperation) {
    end()
    interaction.delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
    tracker.perform()
    if input == .keys { (tracker.current?.view as? UICollectionView)?.focusDropped() }
    announceDrag("Dropped")
    let animator = DragAnimator()
    let (scene, tracker) = (scene, tracker)
    let target = { (entry: DragScene.Entry) in
      tracker.preview(of: entry.item, default: scene.currentPreview(of: entry.item))
    }
    for item in session.items { tracker.willAnimateDrop(of: item, animator) }
    scene.land(target, isDrop: true, animator) {
      tracker.conclude()
      self.finish(operation)
    }
  }

  /// Another program has taken the items.
  func endElsewhere(_ operation: UIDropOperation) {
    end()
    interaction.delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
    scene.remove()
    finish(operation)
  }

  /// Brings everything back.
  func cancel() {
    switch phase {
    case .lifted: return putBack()
    case .ended: return
    case .moving: break
    }
    end()
    interaction.delegate?.dragInteraction(interaction, session: session, willEndWith: .cancel)
    announceDrag("Cancelled")
    tracker.exit()
    if outgoing != nil { scene.isHidden = false }
    sendBack { self.finish(.cancel) }
  }

  /// Sends items back that have not moved.
  private func putBack() {
    end()
    sendBack {}
  }

  private func sendBack(_ completion: @escaping () -> Void) {
    let animator = DragAnimator()
    let target = { (entry: DragScene.Entry) -> UITargetedDragPreview? in
      guard let home = entry.remainingHome else { return nil }
      guard let delegate = entry.owner.delegate else { return home }
      defer {
        delegate.dragInteraction(
          entry.owner,
          item: entry.item,
          willAnimateCancelWith: animator
        )
      }
      return delegate.dragInteraction(
        entry.owner,
        previewForCancelling: entry.item,
        withDefault: home
      )
    }
    scene.land(target, isDrop: false, animator, completion)
  }

  private func end() {
    phase = .ended
    window?.touches.release(self)
    if UIApplication.shared.drag === self { UIApplication.shared.drag = nil }
  }

  private func finish(_ operation: UIDropOperation) {
    tracker.end()
    interaction.delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
  }
}
