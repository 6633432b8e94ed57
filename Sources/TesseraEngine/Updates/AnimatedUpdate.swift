package import TesseraCore

/// A change of everything at once: a batch of updates, another layout, or another size.
///
/// What was on screen before and what is on screen afterwards are two values, and `translation` leads
/// from one to the other. An element in both keeps its view, which travels from where it is on screen
/// to where it belongs.
package final class AnimatedUpdate: EnginePass {
  package let engine: CollectionEngine
  package let cause: Cause
  package let before: ScreenSnapshot
  /// Whether nothing moves: what comes fades in, what goes fades out, what stays is in its place.
  package let reducesMotion: Bool
  package private(set) var translation = ElementTranslation.none
  /// Where the offset goes, and how far it has gone.
  package private(set) var aim = OffsetAim()
  /// The element that comes to the middle while the aim holds one there.
  package private(set) var centered: CollectionElement?
  /// What the layout said last; `nil` until it was asked.
  package private(set) var contentSize: Size?
  /// The views that were on their way out when the change began, and that may be wanted again.
  private(set) var returnable: [Returnable] = []
  private var arrivals = Arrivals()
  private var removedEntries: [ScreenSnapshot.Entry] = []
  private var places = AskedPlaces()

  /// What changes.
  package enum Cause {
    /// The data.
    case update
    /// The layout; this one gives way.
    case layout(any EngineLayout)
    /// The size of the view.
    case bounds
    /// What the layout says, without a change of anything that it depends on.
    case invalidation
  }

  /// Whether an element that comes into view comes from where the same layout had it before.
  var keepsElements: Bool {
    switch cause {
    case .update, .invalidation: true
    case .layout, .bounds: false
    }
  }

  /// A change that is about to begin: what is on screen now is what was there before.
  init(_ cause: Cause, in engine: CollectionEngine) {
    self.engine = engine
    self.cause = cause
    reducesMotion = engine.host.animations.reducesMotion
    before = ScreenSnapshot(of: engine)
  }
}

// Decisions of the passes about the offset and the content.
extension AnimatedUpdate {
  /// Asks the layout for the content size.
  func askContentSize() { contentSize = preparing.askContentSize() }

  /// Keeps an anchor in its position, if there is one; `map` leads from when it was chosen to now.
  package func hold(_ anchor: HeldAnchor?, through map: IndexMap? = nil) {
    if let anchor { aim.hold = .anchor(anchor, through: map) }
  }

  /// Aims at the offset at which an element is in the middle.
  package func center(_ element: CollectionElement) {
    aim.hold = .center
    centered = element
  }

  /// Aims at an offset, without asking the layout and the delegate.
  package func request(_ offset: Point) {
    aim.request(offset, from: host.bounds.origin)
  }

  /// Asks neither the layout nor the delegate for an offset.
  func requestNothing() { aim.requestNothing() }

  /// Aims anew after the last call of the layout.
  func aimAgain(_ held: HeldAnchor?) { aim.aimAgain(held) }

  /// Takes a movement of the offset that the layout asks for; returns what is left to do of it at once.
  func takeAdjustment(_ shift: Distance) -> Distance? {
    aim.takeAdjustment(shift)
  }
}

// Where the offset goes.
extension AnimatedUpdate {
  /// Finds out where the offset goes; asks the layout and the delegate the first time.
  func findOffset() {
    guard validity > .replaced else { return }
    let contentSize = contentSize ?? host.contentSize
    let visible = VisibleGeometry(
      bounds: host.bounds,
      insets: host.adjustedContentInset,
      contentSize: contentSize,
      mirror: mirror
    )
    let free = aim.freeOffset(holding: heldFrame, in: visible)
    if !aim.isAnswered {
      let proposal = aim.proposal(for: free, within: restingOffsets(contentSize))
      let answer = requestedOffset(proposed: proposal)
      aim.note(answer: answer ?? free, to: proposal, from: free)
    }
    aim.aim(
      from: host.bounds.origin,
      free: free,
      within: restingOffsets(contentSize)
    )
  }

  /// The range in which the content stops; `nil` while it moves or is dragged.
  private func restingOffsets(_ contentSize: Size) -> RestingOffsets? {
    isAtRest ? host.restingOffsets(contentSize: contentSize) : nil
  }

  /// Where what the aim holds is now.
  private var heldFrame: Rect? {
    if case .center = aim.hold {
      return centered.flatMap { arranging.attributesFromLayout(for: $0)?.rect }
    }
    return aim.target.flatMap { anchoring.frameFromLayout(of: $0) }
  }

  /// Where the layout and the delegate want the offset to be; nil where that is no offset.
  ///
  /// An anchor that the app has chosen keeps its position whatever the layout wants; the delegate speaks for
  /// the app, and so may still want something else.
  private func requestedOffset(proposed: Point) -> Point? {
    var target = layoutCalls.targetOffset(proposed: proposed)
    if aim.isHolding { target = proposed }
    if let calls = delegateCalls { target = calls.targetOffset(proposed: target) }
    guard target.isFinite else {
      report(
        .layout,
        "\(layout.typeName) wants the content offset \(target); it becomes \(proposed)."
      )
      return nil
    }
    return target
  }

  /// Goes where the change wants the offset to be, and takes the new content size.
  ///
  /// Nothing moves on screen by it: all views go along, and the animation that follows brings them to
  /// their places. So whatever else moves the offset meanwhile, a finger or a fling, adds to it.
  /// Views that the app has put into the content go along with `transaction`.
  func moveOffset(_ transaction: (any AnimationTransaction)?) {
    let distance = aim.takeOffsetDelta()
    let before = host.bounds.origin
    host.animations.perform(in: nil) {
      shiftScreen(by: distance, size: contentSize ?? host.contentSize)
    }
    let moved = Distance(from: before, to: host.bounds.origin)
    if let transaction, moved != .zero { host.shiftAppSubviews(by: moved, in: transaction) }
  }

  /// Shifts offset and views by `distance`, or as much of it as the content has room for.
  func shiftScreen(by distance: Distance, size: Size) {
    let before = host.bounds.origin
    if distance == .zero {
      host.contentSize = size
    } else {
      host.shiftContent(by: distance, size: size)
    }
    let moved = Distance(from: before, to: host.bounds.origin)
    let wanted = Point(x: before.x + distance.x, y: before.y + distance.y)
    aim.note(
      moved: moved,
      rest: Distance(from: host.bounds.origin, to: wanted)
    )
    guard moved != .zero else { return }
    for element in views.mounted.values { element.shift(by: moved) }
    // Those that go are not among the mounted any more, and not yet on their way out.
    for entry in removedEntries { entry.mounted.shift(by: moved) }
    views.shiftDepartures(by: moved)
  }
}

// Elements that were on screen.
extension AnimatedUpdate {
  /// Takes what a batch does to elements; views that are on their way out may be wanted again.
  package func take(_ translation: ElementTranslation) {
    self.translation = translation
    returnable = views.departures.filter { $0.isReturnable }.map { Returnable(departure: $0) }
  }

  /// Takes which kinds of views belong to items; returns whether that is news.
  package func take(_ kinds: Set<ElementKind>) -> Bool {
    defer { translation.itemKinds = kinds }
    return translation.itemKinds != kinds
  }

  /// The layout takes a view away although its section or its item stays.
  package func withdraw(_ key: ElementIdentity<Before>) { translation.withdraw(key) }

  /// The layout adds a view although its section or its item is not new.
  package func add(_ key: ElementIdentity<After>) { translation.add(key) }

  /// Elements that were on screen and are no more, or are shown by other views, in the order of their paths.
  package var removed: [ScreenSnapshot.Entry] { removedEntries.sorted { $0.key < $1.key } }

  /// An element is no more, or is shown by another view.
  package func note(removed entry: ScreenSnapshot.Entry) { removedEntries.append(entry) }

  /// Forgets removed elements: more is known of them, or their views have gone.
  func forgetRemoved(where isForgotten: (ScreenSnapshot.Entry) -> Bool) {
    removedEntries.removeAll(where: isForgotten)
  }
}

extension AnimatedUpdate {
  /// Where an element comes from, as the layout said it.
  package struct Start {
    /// The layout's own object, which it may change until the animation begins.
    let attributes: (any ElementAttributes)?
    /// Where the element was to stand when the layout was asked.
    let frame: Rect
  }

  /// What the layout was asked about the ends of all ways, each once.
  private struct AskedPlaces {
    var starts: [ElementIdentity<Before>: Start] = [:]
    var ends: [ElementIdentity<Before>: any ElementAttributes] = [:]
    /// Where elements were going to stand when the layout was asked where they go.
    var defaultEnds: [ElementIdentity<Before>: Rect] = [:]
    var hasAskedForEnds = false
  }

  /// Where an element comes from, by its key after the change; `nil` when it was not asked for.
  package func requestedStart(of key: ElementIdentity<Before>) -> Start? { places.starts[key] }

  package func note(_ start: Start, of key: ElementIdentity<Before>) { places.starts[key] = start }

  /// Where the layout wants an element to go, by its key before the change.
  package func requestedEnd(of key: ElementIdentity<Before>) -> (any ElementAttributes)? {
    places.ends[key]
  }

  package func note(end: (any ElementAttributes)?, of key: ElementIdentity<Before>) {
    places.ends[key] = end
  }

  /// Whether `end` is where an element was going to stand anyhow when the layout was asked.
  func isDefault(_ end: any ElementAttributes, of key: ElementIdentity<Before>) -> Bool {
    !end.isTransformed && end.rect == places.defaultEnds[key]
  }

  package func note(defaultEnd: Rect, of key: ElementIdentity<Before>) {
    places.defaultEnds[key] = defaultEnd
  }

  /// A view on its way out, and what it stood for before the change.
  package struct Returnable {
    let departure: Departure
    let key: ElementIdentity<Before>
    let container: ContainerIdentity<Before>?

    init(departure: Departure) {
      self.departure = departure
      key = departure.mounted.key
      container = departure.mounted.container
    }
  }

  /// Views that have come into view in any round.
  private struct Arrivals {
    var entering: [MountedElement] = []
    /// How many of those that enter stand where they come from.
    var placedCount = 0
    var returning: [Departure] = []
  }

  /// Views that were made for the change.
  package var entering: [MountedElement] { arrivals.entering }

  package func note(entering element: MountedElement) { arrivals.entering.append(element) }

  /// Views that were on their way out and came back, in a round that need not have been the last.
  package var returning: [Departure] { arrivals.returning }

  package func note(returning departure: Departure) { arrivals.returning.append(departure) }

  /// The views that do not stand where they come from yet; each is answered once.
  func takeUnplaced() -> ArraySlice<MountedElement> {
    defer { arrivals.placedCount = arrivals.entering.count }
    return arrivals.entering[arrivals.placedCount...]
  }

  /// Whether it is the first time; the ends are asked for once.
  func takeTurnToAskForEnds() -> Bool {
    defer { places.hasAskedForEnds = true }
    return !places.hasAskedForEnds
  }
}

// Phases that a batch and a step of an interactive movement share.
extension AnimatedUpdate {
  /// Lets the layout prepare, and tells it what has changed, which may be what it has waited for to know how
  /// long the content is.
  ///
  /// Returns the layout that has to be told of the end; `nil` when everything was replaced before it was told.
  func prepareLayout(for batch: CheckedBatch) -> LayoutCalls? {
    let calls = layoutCalls
    calls.dataWillChange(batch)
    preparing.validate()
    guard validity > .replaced else { return nil }
    // Layouts may count on being asked after each `prepare()`; what is true is what they say last.
    _ = preparing.askContentSize()
    guard validity > .replaced else { return nil }
    calls.prepare(for: batch)
    if validity > .replaced { askContentSize() }
    return calls
  }

  /// Gives everything that is known by its place the place it has now.
  package func translate(_ step: UpdateStep) {
    let batch = step.presentation
    take(ElementTranslation(batch))
    session.forgetPlaces()
    containers.translate(through: batch.map)
    _ = findItemKinds()
    translateViews()
    mounting.translateKept(translation, batch)
    counting.follow(step)
  }
}

extension CheckedBatch {
  package func reconfigures(_ element: ElementIdentity<After>) -> Bool {
    element.kind == .cell
      && content(of: NewPath(section: element.section, item: element.item)) == .reconfigured
  }
}

/// What was on screen before a change, in the index space of that time.
package struct ScreenSnapshot {
  /// The elements with views, in the order of their paths.
  package let entries: [Entry]
  /// Where the layout had placed what was on screen and around it.
  package let arrangement: Arrangement
  /// How that followed from what the layout said, and where containers were scrolled to.
  package let containers: DeclaredContainers
  private let positions: [ElementIdentity<Before>: Int]

  /// One element that was on screen.
  package struct Entry {
    let element: CollectionElement
    let key: ElementIdentity<Before>
    let mounted: MountedElement
    /// What its view was in.
    let container: ContainerIdentity<Before>
    /// A copy of the attributes that its view showed.
    let place: (any ElementAttributes)?
  }

  /// Creates a snapshot of the elements that are on screen now.
  init(of engine: CollectionEngine) {
    entries = engine.views.sorted.map {
      Entry(
        element: $0.element,
        key: $0.key,
        mounted: $0,
        container: $0.container ?? .root,
        place: $0.shown.flatMap { engine.door.copy(of: $0) }
      )
    }
    arrangement = engine.session.arrangement
    containers = engine.containers.declared
    var positions: [ElementIdentity<Before>: Int] = Dictionary(minimumCapacity: entries.count)
    for (position, entry) in entries.enumerated() { positions[entry.key] = position }
    self.positions = positions
  }

  package subscript(key: ElementIdentity<Before>) -> Entry? { positions[key].map { entries[$0] } }

  /// What the view of an element was in.
  package func container(of key: ElementIdentity<Before>) -> ContainerIdentity<Before> {
    self[key]?.container ?? .root
  }

  /// Where an element was on screen; changed only in copies.
  package func place(of key: ElementIdentity<Before>) -> (any ElementAttributes)? {
    self[key]?.place
  }
}
