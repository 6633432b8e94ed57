import CoreGraphics
import TesseraCore

/// The host of an engine, and the owners of its state.
///
/// It has no state of its own: each owner writes what it holds in its own file, and calls neither the app nor a phase nor a pass.
@MainActor
final class EngineState {
  unowned let host: any CollectionHost
  let turns = TurnState()
  let updates = UpdateQueue()
  let data = DataKnowledge()
  let session: LayoutSession
  let containers = ContainerPlaces()
  let views = MountedViews()
  let offsetHold = OffsetHold()
  let sizes: SizeSearch
  let timelines = ChangeTimelines()
  let movements = Movements()
  let guests = Guests()
  let registry = ViewRegistry()
  let faults = FaultLog()

  init(_ host: any CollectionHost, _ layout: UICollectionViewLayout) {
    self.host = host
    session = LayoutSession(layout)
    sizes = SizeSearch(session)
  }
}

/// What was reported of the layout since the data or the layout were new.
@MainActor
final class FaultLog {
  private var reported: Set<String> = []

  /// Whether a fault is new, and few enough were reported that it should be.
  func notes(_ identity: String) -> Bool {
    reported.count < Self.limit && reported.insert(identity).inserted
  }

  func clear() { reported = [] }

  /// Enough to find what is wrong; a layout that is wrong everywhere would fill the log.
  private static var limit: Int { 50 }
}

/// What reads the state of an engine, and has its owners change it.
@MainActor
protocol EngineReader {
  var state: EngineState { get }
}

extension EngineReader {
  var host: any CollectionHost { state.host }
  var turns: TurnState { state.turns }
  var updates: UpdateQueue { state.updates }
  var data: DataKnowledge { state.data }
  var session: LayoutSession { state.session }
  var containers: ContainerPlaces { state.containers }
  var views: MountedViews { state.views }
  var offsetHold: OffsetHold { state.offsetHold }
  var sizes: SizeSearch { state.sizes }
  var timelines: ChangeTimelines { state.timelines }
  var movements: Movements { state.movements }
  var guests: Guests { state.guests }
  var registry: ViewRegistry { state.registry }
  var faults: FaultLog { state.faults }

  var layout: UICollectionViewLayout { session.layout }

  /// How much of what the layout said still holds.
  var validity: LayoutValidity { session.validity }

  /// What the collection view is doing.
  var turn: Turn { turns.turn }

  /// The item that is moved interactively.
  var movement: InteractiveMovement? { movements.current }

  func key(for element: CollectionElement) -> ElementIdentity<Before> {
    session.kinds.key(for: element)
  }

  func mountedElement(of view: UICollectionReusableView) -> MountedElement? {
    guard let element = view.mounting, views.shows(element) else { return nil }
    return element
  }

  /// The attributes that a view which is dequeued now will get, if they are known.
  func requestedAttributes(for element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let request = turns.viewRequest, request.isFor(element) else { return nil }
    return request.attributes
  }

  /// The part of the content that is on screen, or will be at the end of the change that is under way.
  var visibleRect: CGRect {
    guard let change = turn.update else { return host.bounds }
    return host.bounds.offsetBy(dx: change.aim.offsetDelta.x, dy: change.aim.offsetDelta.y)
  }

  /// The part of the content that nothing covers: without the insets.
  var uncoveredRect: CGRect { host.bounds.inset(by: host.adjustedContentInset) }

  var axis: Axis { session.axis }

  /// Takes note of the axis along which the content scrolls that is shown now.
  ///
  /// Content that is yet to be fitted into other bounds says nothing about it.
  func noteContentAxis() {
    guard validity == .shown else { return }
    session.noteAxis(of: host.contentSize, in: uncoveredRect.size)
  }

  /// Whether the offset comes to lie inside the content at once: nothing moves or holds it.
  ///
  /// What a hand holds, or what moves, may be past an edge and comes back by itself.
  var isAtRest: Bool {
    guard case .idle = host.activity else { return false }
    return true
  }

  /// The view that is to be filled again for `element`, if it was dequeued as it is dequeued now.
  func formerView(for element: CollectionElement, slot: ReuseSlot) -> UICollectionReusableView? {
    guard let request = turns.viewRequest, request.isFor(element),
      let former = request.former, former.reuseSlot == slot
    else { return nil }
    return former
  }

  /// Whether another change is reported that makes it useless to go on.
  var isOvertaken: Bool { validity == .replaced || updates.areWaiting }
}
