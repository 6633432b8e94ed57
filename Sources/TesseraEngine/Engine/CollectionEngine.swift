package import TesseraCore

/// What brings a collection view up to date: the owners of the state, the phases of the work, and the passes that go through them.
///
/// Everything is lazy: changes are noted, and a pass of `layOut()` brings what is shown up to date. A change that is
/// noted during a pass joins it.
package final class CollectionEngine: EnginePhase {
  package let state: EngineState
  package let door: AppDoor
  package let counting: Counting
  package let preparing: Preparing
  package let arranging: Arranging
  package let mounting: Mounting
  package let measuring: Measuring
  package let anchoring: Anchoring
  package let answering: Answering

  package init(host: any CollectionHost, app: any CollectionApp, layout: any EngineLayout) {
    state = EngineState(host, layout)
    door = AppDoor(state, app)
    counting = Counting(state, door)
    preparing = Preparing(counting)
    arranging = Arranging(preparing)
    mounting = Mounting(arranging)
    measuring = Measuring(arranging)
    anchoring = Anchoring(arranging)
    answering = Answering(anchoring)
    let engine = WeakReference(self)
    door.connect(
      ReportReceiver(
        carryOut: { engine.object?.carryOut($0) },
        reload: { engine.object?.reload(with: $0) }
      )
    )
    state.containers.take { $0.report(to: engine.object) }
  }

  /// The exchange of left and right between the layout and what is shown.
  package var mirror: ContentMirror { preparing.mirror }

  /// How many rounds that measure nothing new a pass may take until nothing changes any more.
  package static var maximumRounds: Int { RoundBudget.idleLimit }
}

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
  /// Content that is dragged, or moves, may be past an edge and comes back by itself.
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

/// One step of the way from a change to what is on screen.
///
/// A phase works on the owners of the state, asks the app through the door, and calls phases that come before it: it has no
/// others, so a call of a later phase, or of a pass, does not compile.
package protocol EnginePhase: EngineReader {
  /// The way to the app.
  var door: AppDoor { get }
}

extension EnginePhase {
  /// The calls to the layout.
  package var layoutCalls: LayoutCalls { door.layoutCalls }

  /// The calls to the layout whose answers are used before anything that was reported in them is shown.
  var heldLayoutCalls: LayoutCalls { door.heldLayoutCalls }

  /// The calls to the data source; `nil` when there is none.
  package var dataSourceCalls: DataSourceCalls? { door.dataSourceCalls }

  /// The calls to the delegate; `nil` when there is none.
  var delegateCalls: DelegateCalls? { door.delegateCalls }
}

/// A phase after the one in which the layout says what is where: it may call that phase, and those before it.
package protocol ArrangedPhase: EnginePhase {
  var arranging: Arranging { get }
}

extension ArrangedPhase {
  package var state: EngineState { arranging.state }
  package var door: AppDoor { arranging.door }
  package var preparing: Preparing { arranging.preparing }
  package var counting: Counting { arranging.counting }
}

/// What works with a whole engine: the owners of its state, the app, and every phase.
package protocol EngineClient: ArrangedPhase {
  var engine: CollectionEngine { get }
}

extension EngineClient {
  package var arranging: Arranging { engine.arranging }
  package var mounting: Mounting { engine.mounting }
  package var measuring: Measuring { engine.measuring }
  package var anchoring: Anchoring { engine.anchoring }
  package var answering: Answering { engine.answering }
  package var mirror: ContentMirror { preparing.mirror }
}

/// One way through the phases that bring what is shown up to date.
///
/// No phase calls a pass. What a pass has found out so far are its own stored values, which are gone when it is over.
package protocol EnginePass: EngineClient {}

/// A pass that shows a change of everything at once, from where it is on screen to where it belongs.
package protocol ChangePass: EnginePass {
  var cause: AnimatedUpdate.Cause { get }

  /// Notes what else is known before anything changes.
  func begin()

  /// Goes through the phases.
  func carryOut(_ change: AnimatedUpdate)
}

extension ChangePass {
  package func begin() {}
}

extension CollectionEngine {
  /// Works on a change of what is on screen; what is reported meanwhile is taken up when it is done.
  package func perform(_ pass: some ChangePass) {
    // Attributes of the app's own class may call back when they are copied.
    door.take(.layingOut) {
      pass.begin()
      let change = AnimatedUpdate(pass.cause, in: self)
      turns.become(.updating(change))
      turns.using(.presentation) { pass.carryOut(change) }
      host.setNeedsLayout()
      checkInvariants()
    }
  }

  /// Whether an animated change of everything can be shown: something is on screen, and nothing else
  /// is being worked on.
  var canTransition: Bool {
    door.allows(.anotherLayout) && validity > .replaced && host.isInWindow && !visibleRect.isEmpty
  }
}

extension CollectionEngine {
  /// Brings what is shown up to date, if it is not.
  package func layOut() {
    door.carryOutReports()
    guard door.allows(.layout) else { return }
    if animatesInvalidation { return perform(InvalidationPass(self)) }
    preparing.noteOtherMirror()
    let hasMovedElements = session.hasMovedElements
    guard hasMovedElements || !isUpToDate, !waitsForRounds else { return }
    door.take(.layingOut) {
      turns.using(.presentation) {
        mounting.placeMovedElements()
        if !hasMovedElements || !isUpToDate { LayoutPass(self).run() }
      }
      offsetHold.forgetCutOff()
      noteContentAxis()
      mounting.forgetUnclaimedViews()
      host.receive(.passEnded)
      checkInvariants()
    }
  }

  /// Places the views that are on screen where they belong, and asks for none.
  ///
  /// The data may have changed already without a report: rows that would come into view may be no more.
  func placeShownViews() {
    guard door.allows(.layout), host.isInWindow, validity > .replaced, !isUpToDate,
      !animatesInvalidation
    else { return }
    door.take(.layingOut) {
      turns.using(.presentation) { LayoutPass(self, asksForViews: false).placeShownViews() }
    }
    // A pass is still to bring in what comes into view.
    session.unsettle()
    host.setNeedsLayout()
  }

  /// Whether nothing that is on screen can have changed.
  private var isUpToDate: Bool {
    validity == .shown && data.followed.scrollTarget == nil
      && session.isSettled(in: scene)
  }

  /// Whether the rounds of this frame are used up, and nothing but what they were for is to be done.
  var waitsForRounds: Bool {
    validity > .replaced && sizes.areRoundsExhausted(in: host.bounds)
  }
}

// The elements on screen.
extension EngineReader {
  /// The items whose cells are on screen, in the order of the data; without what the data source does not have.
  package var visibleItems: [DataPath] {
    let paths = views.sorted.compactMap { item(of: $0) }
    return movement == nil ? paths : paths.sorted()
  }

  /// The view of an element; nil while it is not on screen.
  package func view(of element: CollectionElement) -> (any ElementView)? {
    views[key(for: element)]?.view
  }
}

/// A reference that does not keep its object.
///
/// Embedded Swift has no such references. There it keeps the object: an engine lives as long as the page that it is in.
struct WeakReference<Object: AnyObject> {
  #if hasFeature(Embedded)
    private(set) var object: Object?
  #else
    private(set) weak var object: Object?
  #endif

  init(_ object: Object?) { self.object = object }
}
