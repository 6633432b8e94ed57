import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

/// Takes what is dropped on a collection view, as its delegate says.
///
/// 1. Items make room where something would be inserted. One item of the collection view itself that would be moved is shown there, unseen,
///    as if a batch had moved it; for everything else a gap is shown that the data source does not know of.
/// 2. Without a delegate, items of a data source that lets them be put in order can be moved, as by interactive movement.
/// 3. When the content moves under the pointer the delegate is asked again, in the next frame.
@MainActor
final class CollectionDropTarget: NSObject, UIDropInteractionDelegate {
  private unowned let view: UICollectionView
  private var phase = Phase.away
  private var pause: Countdown?
  private var isUpdatePlanned = false
  /// The item that something would be dropped into.
  private(set) var marked: DataPath?

  private enum Phase {
    case away
    case over(Visit)
    case landing(DropCoordinator)
  }

  /// A drag over the collection view.
  @MainActor
  private struct Visit {
    let session: DropSession
    var proposal = UICollectionViewDropProposal(operation: .cancel)
    /// The path that the delegate was asked about last.
    var destination: DataPath?
    var location: InteractiveMovement.DragLocation
    /// Where the content was then.
    var origin: CGPoint
  }

  init(_ view: UICollectionView) { self.view = view }

  private var engine: CollectionEngine { view.engine }
  private var source: CollectionDragSource { view.dragAndDrop.source }

  private var visit: Visit? {
    get {
      guard case .over(let visit) = phase else { return nil }
      return visit
    }
    set { phase = newValue.map { .over($0) } ?? .away }
  }

  /// Whether something is dragged over the view, or was dropped and is not in its place yet.
  var isActive: Bool {
    if case .away = phase { return false }
    return true
  }

  var isOver: Bool { visit != nil }

  /// Where the first item goes that was dropped, as the data source counts; `nil` where it goes to no item.
  var droppedPath: DataPath? {
    guard case .landing(let coordinator) = phase else { return nil }
    return coordinator.droppedPath
  }

  /// Where the pointer is, from the corner of the view; `nil` while nothing is dragged over it.
  var dragLocation: InteractiveMovement.DragLocation? { visit?.location }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool { view.dropCalls?.canHandle(session) ?? (orderedPath(session) != nil) }

  /// The item that a drag moves without a delegate for drops; nil if it is none.
  private func orderedPath(_ session: any UIDropSession) -> DataPath? {
    guard view.ordersItemsByHand, let path = movedPath(session) else { return nil }
    defer { engine.door.carryOutReports() }
    return engine.reordering.mayMove(path) ? path : nil
  }

  /// The one item of the view itself that is dragged; nil for more, and for anything else.
  private func movedPath(_ session: any UIDropSession) -> DataPath? {
    guard session.items.count == 1, session.localDragSession != nil else { return nil }
    return session.items.first.flatMap { source.path(of: $0) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) {
    guard let session = session as? DropSession else { return }
    let place = Point(session.location(in: view) - view.bounds.origin)
    visit = Visit(
      session: session,
      location: InteractiveMovement.DragLocation(start: place, place: place),
      origin: view.bounds.origin
    )
    view.dropCalls?.didEnter(session)
    view.dragAndDrop.showStates()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let location = session.location(in: view)
    let destination = destination(at: location)
    visit?.location.place = Point(location - view.bounds.origin)
    if UIApplication.shared.drag?.input == .keys {
      // It approaches no edge: keys scroll to where they lead.
      visit?.location.start = Point(location - view.bounds.origin)
    }
    visit?.origin = view.bounds.origin
    visit?.destination = destination
    view.movementInput.scroller.follow()
    let proposal = view.dropCalls?.didUpdate(session, destination) ?? orderingProposal(session)
    guard visit != nil else { return proposal }
    visit?.proposal = proposal
    show(proposal, at: location)
    return proposal
  }

  private func orderingProposal(_ session: any UIDropSession) -> UICollectionViewDropProposal {
    let isMoved = orderedPath(session) != nil
    return UICollectionViewDropProposal(
      operation: isMoved ? .move : .cancel,
      intent: .insertAtDestinationIndexPath
    )
  }

  /// The item under a place, or where one would be inserted, as the data source counts.
  private func destination(at location: CGPoint) -> DataPath? {
    let hit = engine.answering.cell(at: Point(location))
    if let movement = engine.movement, hit == nil || hit == movement.target {
      return movement.destination
    }
    let gap = engine.guests.gap.flatMap { engine.guests.items.guest($0)?.path }
    return (hit ?? gap ?? engine.guestDisplay.insertionPath(at: Point(location))).map {
      engine.dataPath(of: $0)
    }
  }

  /// Makes room, or marks an item.
  private func show(_ proposal: UICollectionViewDropProposal, at location: CGPoint) {
    guard let visit else { return }
    let isForbidden = proposal.operation == .move && !visit.session.allowsMoveOperation
    let intent: UICollectionViewDropProposal.Intent =
      proposal.operation.isDrop && !isForbidden ? proposal.intent : .unspecified
    let isInto = intent == .insertIntoDestinationIndexPath
    mark(isInto ? engine.answering.item(at: Point(location)) : nil)
    guard intent == .insertAtDestinationIndexPath else { return closeRoom() }
    pause?.cancel()
    let delay = view.reorderingCadence.delay
    guard delay > 0 else { return makeRoom() }
    pause = Countdown(for: delay) { [weak self] in self?.makeRoom() }
  }

  private func mark(_ path: DataPath?) {
    marked = path
    view.dragAndDrop.showStates()
  }

  /// Lets items make room where the pointer is.
  private func makeRoom() {
    pause = nil
    guard let visit else { return }
    let location = visit.session.location(in: view)
    if engine.movement == nil, visit.proposal.operation == .move,
      let path = movedPath(visit.session),
      engine.reordering.beginMovement(of: path, isPermitted: true, by: .drag)
    {
      engine.reordering.holdMovement(at: visit.location.start)
    }
    if engine.movement?.carrier == .drag {
      return engine.reordering.updateMovement(to: Point(location))
    }
    let size = visit.session.items.first.map { visit.session.pictureSize(of: $0) } ?? .zero
    engine.door.performWhenIdle { [weak self] in
      guard let self, self.visit != nil else { return }
      self.engine.guestDisplay.openGap(at: Point(location), size: Size(size))
    }
  }

  private func closeRoom() {
    pause?.cancel()
    pause = nil
    if engine.movement?.carrier == .drag { engine.reordering.cancelMovement() }
    guard !engine.guests.items.isEmpty else { return }
    engine.door.performWhenIdle { [weak self] in self?.engine.guestDisplay.closeGap() }
  }

  /// The content has moved, or is another.
  func contentDidMove() {
    guard let visit, visit.origin != view.bounds.origin, !isUpdatePlanned else { return }
    isUpdatePlanned = true
    UIApplication.shared.animationClock.performAtNextFrame { [weak self] in
      guard let self else { return }
      self.isUpdatePlanned = false
      self.visit?.session.update()
    }
  }

  /// The collection view leaves its window.
  func viewWillLeave() { UIView.performWithoutAnimation { closeRoom() } }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  ) {
    visit = nil
    closeRoom()
    mark(nil)
    view.dropCalls?.didExit(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let visit else { return }
    if pause != nil {
      pause?.cancel()
      makeRoom()
    }
    let coordinator = DropCoordinator(
      view,
      session,
      visit.proposal,
      at: finalDestination(visit)
    )
    phase = .landing(coordinator)
    mark(nil)
    guard let calls = view.dropCalls else { return putDown(coordinator) }
    let cell = engine.carriedCell
    engine.movements.endWithBatch()
    if let gap = engine.guests.gap { engine.guests.leave(gap) }
    calls.perform(coordinator)
    closeRoom()
    cell?.isUnseen = false
  }

  /// Where the items were dropped, as the data source counts, without an item that is moved.
  private func finalDestination(_ visit: Visit) -> DataPath? {
    guard visit.proposal.intent == .insertAtDestinationIndexPath else { return visit.destination }
    if let movement = engine.movement { return movement.destination }
    guard let gap = engine.guests.gap, let guest = engine.guests.items.guest(gap) else {
      return visit.destination
    }
    let path = engine.dataPath(of: guest.path)
    guard visit.proposal.operation == .move, let moved = movedPath(visit.session),
      moved.section == path.section, moved.item < path.item
    else { return path }
    return DataPath(section: path.section, item: path.item - 1)
  }

  /// Moves the item in the data source, as at the end of an interactive movement.
  private func putDown(_ coordinator: DropCoordinator) {
    guard let movement = engine.movement, let item = coordinator.session.items.first else { return }
    engine.reordering.endMovement()
    coordinator.drop(item, toItemAt: movement.destination)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    guard case .landing(let coordinator) = phase, let animator = animator as? DragAnimator else {
      return
    }
    coordinator.prepareLanding(of: item, animator)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard case .landing(let coordinator) = phase, let place = coordinator.place(of: item) else {
      return nil
    }
    let parameters = coordinator.path(of: item).flatMap { view.dropCalls?.previewParameters($0) }
    guard let parameters else { return defaultPreview.retargetedPreview(with: place) }
    return UITargetedDragPreview(view: defaultPreview.view, parameters: parameters, target: place)
  }

  /// Whether no other drag has come since one did.
  private func isOf(_ ended: any UIDropSession) -> Bool {
    switch phase {
    case .away: true
    case .over(let visit): visit.session === ended
    case .landing(let coordinator): coordinator.session === ended
    }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    if isOf(session) {
      phase = .away
      mark(nil)
    }
    view.dropCalls?.didEnd(session)
  }
}

extension EngineReader {
  /// The cell of an item that is shown elsewhere because it is dragged.
  var carriedCell: UICollectionViewCell? {
    guard let movement, movement.carrier == .drag else { return nil }
    return views[ElementIdentity(cell: movement.target)]?.view as? UICollectionViewCell
  }
}
