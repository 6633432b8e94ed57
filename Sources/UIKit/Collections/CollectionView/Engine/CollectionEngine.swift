import CoreGraphics
import TesseraCore

/// The owners of the state of a collection view, and the passes that change it.
///
/// Everything is lazy: changes are noted, and a pass of `layOut()` brings what is shown up to date. A change that is
/// noted during a pass joins it. The engine has no state of its own: each owner writes what it holds in its own file,
/// and calls neither the app nor a pass.
@MainActor
final class CollectionEngine {
  unowned let host: any CollectionHost
  /// The collection view as the app knows it: for calls to the app, and for nothing that the host can say.
  unowned let appView: UICollectionView
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

  init(host: any CollectionHost, appView: UICollectionView, layout: UICollectionViewLayout) {
    self.host = host
    self.appView = appView
    session = LayoutSession(layout)
    sizes = SizeSearch(session)
  }

  var layout: UICollectionViewLayout { session.layout }

  /// How much of what the layout said still holds.
  var validity: LayoutValidity { session.validity }

  /// The item that is moved interactively.
  var movement: InteractiveMovement? { movements.current }

  /// How many rounds that measure nothing new a pass may take until nothing changes any more.
  static var maximumRounds: Int { RoundBudget.idleLimit }
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

extension CollectionEngine {
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

  /// Whether left and right are exchanged between the layout and what is shown.
  ///
  /// The layout is asked for the size of its content at most once after it has prepared.
  var mirror: ContentMirror {
    guard heldLayoutCalls.isMirrored(in: host.effectiveUserInterfaceLayoutDirection) else {
      return .off
    }
    let inset = host.adjustedContentInset
    // That of the layout, which is ahead of that of the view until a round has ended.
    let content = session.contentSize ?? askContentSize()
    return .on(width: Double(max(content.width, host.bounds.width - inset.left - inset.right)))
  }
}
