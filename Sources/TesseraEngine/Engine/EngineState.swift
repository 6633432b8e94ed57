package import TesseraCore

/// The host of an engine, and the owners of its state.
///
/// It has no state of its own: each owner writes what it holds in its own file, and calls neither the app nor a phase nor a pass.
///
/// So nothing can come back to a property of an owner while it is being changed, and such a property is not checked for that at run time
/// (`@exclusivity(unchecked)`): the compiler could find it out by itself while other modules did not read them, and the checks took a
/// twentieth of a scrolled frame.
package final class EngineState {
  package let host: any CollectionHost
  let turns = TurnState()
  let updates = UpdateQueue()
  let data = DataKnowledge()
  package let session: LayoutSession
  let containers = ContainerPlaces()
  let views = MountedViews()
  let offsetHold = OffsetHold()
  package let sizes: SizeSearch
  let timelines = ChangeTimelines()
  let movements = Movements()
  let guests = Guests()
  let issueLog = IssueLog()

  init(_ host: any CollectionHost, _ layout: any EngineLayout) {
    self.host = host
    session = LayoutSession(layout)
    sizes = SizeSearch(session)
  }
}

/// What was reported of the layout since the data or the layout were new.
package final class IssueLog {
  private var reported: Set<String> = []

  /// Whether a fault is new, and few enough were reported that it should be.
  package func notes(_ identity: String) -> Bool {
    reported.count < Self.limit && reported.insert(identity).inserted
  }

  package func clear() { reported = [] }

  /// Enough to find what is wrong; a layout that is wrong everywhere would fill the log.
  private static var limit: Int { 50 }
}

/// What reads the state of an engine, and has its owners change it.
package protocol EngineReader {
  var state: EngineState { get }
}

extension EngineReader {
  package var host: any CollectionHost { state.host }
  package var turns: TurnState { state.turns }
  package var updates: UpdateQueue { state.updates }
  package var data: DataKnowledge { state.data }
  package var session: LayoutSession { state.session }
  package var containers: ContainerPlaces { state.containers }
  package var views: MountedViews { state.views }
  package var offsetHold: OffsetHold { state.offsetHold }
  package var sizes: SizeSearch { state.sizes }
  package var timelines: ChangeTimelines { state.timelines }
  package var movements: Movements { state.movements }
  package var guests: Guests { state.guests }
  /// What makes views, and keeps those that are not needed.
  package var viewSupply: any ViewSupply { host.viewSupply }
  package var issueLog: IssueLog { state.issueLog }

  package var layout: any EngineLayout { session.layout }

  /// How much of what the layout said still holds.
  package var validity: LayoutValidity { session.validity }

  /// What the collection view is doing.
  package var turn: Turn { turns.turn }

  /// The item that is moved interactively.
  package var movement: InteractiveMovement? { movements.current }

  package func key(for element: CollectionElement) -> ElementIdentity<Before> {
    session.kinds.key(for: element)
  }

  package func mountedElement(of view: any ElementView) -> MountedElement? {
    guard let element = view.mounting, views.shows(element) else { return nil }
    return element
  }

  /// The attributes that a view which is dequeued now will get, if they are known.
  package func requestedAttributes(for element: CollectionElement) -> (any ElementAttributes)? {
    guard let request = turns.viewRequest, request.isFor(element) else { return nil }
    return request.attributes
  }

  /// The part of the content that is on screen, or will be at the end of the change that is under way.
  package var visibleRect: Rect {
    guard let change = turn.update else { return host.bounds }
    return host.bounds.offsetBy(x: change.aim.offsetDelta.x, y: change.aim.offsetDelta.y)
  }

  /// The part of the content that nothing covers: without the insets.
  package var uncoveredRect: Rect { host.bounds.inset(by: host.adjustedContentInset) }

  package var axis: Axis { session.axis }

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
  package var isAtRest: Bool { host.isAtRest }

  /// Reports what is wrong with what the app or its layout has said.
  package func report(_ subject: IssueSubject, _ message: String) {
    host.report(subject, message, nil)
  }

  /// The view that is to be filled again for `element`, if that is what is asked for now.
  package func formerView(for element: CollectionElement) -> (any ElementView)? {
    guard let request = turns.viewRequest, request.isFor(element) else { return nil }
    return request.former
  }

  /// Whether another change is reported that makes it useless to go on.
  var isOvertaken: Bool { validity == .replaced || updates.areWaiting }
}
