package import TesseraCore

/// The views of elements: those on screen, those on their way out, and the one that is kept out of sight.
///
/// An owner of the engine's state: which element has a view is written here and nowhere else.
package final class MountedViews {
  /// The elements with views, but for those on their way out.
  @exclusivity(unchecked) package private(set) var mounted:
    [ElementIdentity<Before>: MountedElement] = [:]
  /// The views that go.
  @exclusivity(unchecked) package private(set) var departures: [Departure] = []
  /// The cell out of sight that holds the first responder.
  @exclusivity(unchecked) package private(set) var kept: KeptCell?
  /// Elements whose views the delegate was not told of yet.
  @exclusivity(unchecked) private var unannounced: [MountedElement] = []
  /// Counts reloads; views of an earlier one are not kept.
  package private(set) var generation = 0

  package subscript(key: ElementIdentity<Before>) -> MountedElement? { mounted[key] }

  /// The elements with views, in the order of their paths.
  package var sorted: [MountedElement] { mounted.values.sorted { $0.key < $1.key } }

  /// Whether an element is on screen, with the view that it has.
  package func shows(_ element: MountedElement) -> Bool { mounted[element.key] === element }

  /// Takes an element that has come into view, or another view of one that is there.
  package func add(_ new: MountedElement) {
    mounted[new.key] = new
    unannounced.append(new)
  }

  /// Takes an element out of view; returns it if it had a view.
  @discardableResult
  package func remove(_ key: ElementIdentity<Before>) -> MountedElement? {
    mounted.removeValue(forKey: key)
  }

  /// The data is new: the views of before belong to another generation.
  func beginGeneration() { generation += 1 }

  /// The elements in view from before the last reload, in the order of their paths.
  var formerGenerations: [ElementIdentity<Before>] {
    var former: [ElementIdentity<Before>] = []
    for (key, element) in mounted where element.generation != generation { former.append(key) }
    return former.sorted()
  }

  /// Whether any element in view shows what is out of date.
  package var areOutdated: Bool {
    for element in mounted.values where !element.isCurrent { return true }
    return false
  }

  /// The elements that have a view on screen or on its way out.
  var knownKeys: [ElementIdentity<Before>] {
    Array(mounted.keys) + departures.map { $0.mounted.key }
  }
}

// Elements that the delegate is notified of.
extension MountedViews {
  /// Whether there are elements of which the delegate was not told yet.
  var areUnannounced: Bool { !unannounced.isEmpty }

  /// Takes the elements of which the delegate was not told yet.
  func takeUnannounced() -> [MountedElement] {
    defer { unannounced = [] }
    return unannounced
  }

  /// Puts elements in front of all others that the delegate is to be notified of.
  func announceFirst(_ elements: ArraySlice<MountedElement>) {
    unannounced = elements + unannounced
  }
}

// Views that are leaving.
extension MountedViews {
  /// Takes a view that goes.
  package func add(_ departure: Departure) { departures.append(departure) }

  /// Keeps views that are on their way out in their place on screen while the content moves.
  func shiftDepartures(by distance: Distance) {
    for departure in departures { departure.mounted.shift(by: distance) }
  }

  /// Ends the way of a view that goes; returns whether it was on its way.
  package func end(_ departure: Departure) -> Bool {
    let count = departures.count
    departures.removeAll { $0 === departure }
    return departures.count < count
  }

  /// Brings a view back that is on its way out, from where it is, if it may come back.
  func bringBack(_ key: ElementIdentity<Before>) -> Departure? {
    let index = departures.firstIndex {
      $0.isReturnable && $0.mounted.key == key && $0.mounted.generation == generation
    }
    guard let index else { return nil }
    let departure = departures.remove(at: index)
    departure.mounted.move(to: .resting)
    mounted[key] = departure.mounted
    // Nor was the delegate told of it if it left again before it could be.
    if departure.mounted.display == .pending { unannounced.append(departure.mounted) }
    return departure
  }

  /// Lets a view that has come back go on its way out.
  ///
  /// It came back in a round of a change whose sizes were not found yet, and is not in sight in the end.
  package func resume(_ departure: Departure) {
    guard shows(departure.mounted) else { return }
    mounted[departure.mounted.key] = nil
    departures.append(departure)
  }
}

// The cell that is kept.
extension MountedViews {
  /// Takes a cell that has left sight and holds the first responder.
  package func keep(_ element: MountedElement) { kept = KeptCell(element: element, isThere: true) }

  /// Takes the kept cell of an element that is in sight again.
  func takeKept(_ key: ElementIdentity<Before>) -> MountedElement? {
    guard let element = keptElement, element.key == key, element.generation == generation else {
      return nil
    }
    kept = nil
    return element
  }

  /// The item of the kept cell is gone.
  func loseKeptItem() { kept?.isThere = false }

  /// Takes the kept cell, whatever it is.
  func releaseKept() -> MountedElement? {
    defer { kept = nil }
    return kept?.element
  }

  /// The element that has the kept cell, unless its item is gone.
  package var keptElement: MountedElement? { kept.flatMap { $0.isThere ? $0.element : nil } }
}

// An update gives every view the key that its element has afterwards.
extension MountedViews {
  /// Removes every element until it is placed again with its key of after the update.
  func beginTranslation() { mounted = [:] }

  /// Takes an element that stays, with its key of after the update.
  package func place(_ element: MountedElement) { mounted[element.key] = element }

  /// Takes elements out again that were placed, because more is known of where they belong.
  package func takeBack(_ elements: some Sequence<MountedElement>) {
    for element in elements where shows(element) { mounted[element.key] = nil }
  }
}

/// A cell that is kept out of sight.
package struct KeptCell {
  package let element: MountedElement
  /// Whether its item is still there, so that it may come back into sight.
  fileprivate(set) var isThere: Bool
}

/// An element that has a view.
package final class MountedElement {
  /// The element that the view shows, by its path after the last update.
  @exclusivity(unchecked) package private(set) var element: CollectionElement
  @exclusivity(unchecked) package private(set) var key: ElementIdentity<Before>
  /// What its view is in; nil for a container that is on its way out.
  @exclusivity(unchecked) package private(set) var container: ContainerIdentity<Before>?
  package let view: any ElementView
  /// Counts reloads; a view of an earlier one is not kept.
  package let generation: Int
  /// A copy of the attributes the view shows.
  @exclusivity(unchecked) package private(set) var shown: (any ElementAttributes)?
  @exclusivity(unchecked) package private(set) var sizing = Sizing.unasked
  /// The size that the layout has for the view while that is asked for its own.
  package private(set) var proposedSize: Size?
  @exclusivity(unchecked) package private(set) var display = Display.pending
  @exclusivity(unchecked) package private(set) var content = Content.current
  @exclusivity(unchecked) private var depth = Depth.resting
  /// The change that has brought the view to another depth, until it has arrived.
  private var timeline = WeakReference<ChangeTimeline>(nil)

  /// Whether the delegate was told that the view is shown.
  package enum Display {
    case pending, announced
  }

  /// Whether the view shows what the data source has for the element.
  package enum Content {
    case current
    /// It is configured again: the app has asked for that, or what it shows is unknown.
    case outdated(isAsked: Bool)
  }

  init(
    element: CollectionElement,
    key: ElementIdentity<Before>,
    container: ContainerIdentity<Before>?,
    view: any ElementView,
    generation: Int
  ) {
    self.element = element
    self.key = key
    self.container = container
    self.view = view
    self.generation = generation
    view.mounting = self
  }

  /// Whether it stands for an item, and not for a supplementary view.
  package var isItem: Bool { key.kind == .cell }

  package var isCurrent: Bool {
    guard case .current = content else { return false }
    return true
  }

  /// Whether the app has asked for the view to be filled in again, which it will be when it is seen.
  var isToBeReconfigured: Bool {
    guard case .outdated(isAsked: true) = content else { return false }
    return true
  }

  /// Takes the place that an update has given it, and its container; the view, its size and all else stay.
  package func translate(to key: ElementIdentity<Before>, in container: ContainerIdentity<Before>?)
  {
    self.container = container
    guard key != self.key else { return }
    self.key = key
    element = element.withKey(key)
  }

  /// Places the view by `attributes` if they differ from what it shows.
  package func show(_ attributes: any ElementAttributes, _ door: AppDoor) {
    if let shown, door.isSame(shown, attributes) { return }
    shown = door.copy(of: attributes)
    view.place(by: attributes)
    view.depth = zPosition
    door.apply(attributes, to: view)
  }

  /// Goes where it is never seen, until it is shown again.
  func hideAway() {
    shown = nil
    container = nil
    view.middle = Point(x: -1e6, y: -1e6)
  }

  /// The view is in another container now, with its middle at `middle`.
  package func enter(_ container: ContainerIdentity<Before>, at middle: Point?) {
    self.container = container
    guard let middle else { return }
    view.middle = middle
    shown?.middle = middle
  }

  /// Moves the view with the content of the collection view, so that it stays where it is on screen.
  ///
  /// What is in another container goes along with that.
  package func shift(by distance: Distance) {
    guard container == .root else { return }
    let place = view.middle
    view.middle = Point(x: place.x + distance.x, y: place.y + distance.y)
    guard let shown else { return }
    shown.middle = Point(x: shown.middle.x + distance.x, y: shown.middle.y + distance.y)
  }
}

// The display, the content and the size of the view.
extension MountedElement {
  /// Takes note that the delegate is told that the view is shown; returns whether that is news.
  func beginDisplay() -> Bool {
    defer { display = .announced }
    return display == .pending
  }

  /// Takes note that the delegate is told that the view is not shown; returns whether that is news.
  func endDisplay() -> Bool {
    defer { display = .pending }
    return display == .announced
  }

  /// Marks the view to be configured again when it is visible.
  package func outdate(isAsked: Bool) { content = .outdated(isAsked: isAsked) }

  /// Returns what the view shows, which is about to be what the data source has.
  package func takeContent() -> Content {
    defer { content = .current }
    return content
  }

  /// Forgets the size that was measured, so that the view is measured again.
  func forgetSize() { sizing = .unasked }

  package func take(_ sizing: Sizing) { self.sizing = sizing }

  /// Asks the view something while it has the size that the layout has for it.
  func proposing<Answer>(_ size: Size, _ ask: () -> Answer) -> Answer {
    proposedSize = size
    defer { proposedSize = nil }
    return ask()
  }
}

extension MountedElement {
  /// Which views are in front where attributes say nothing about it.
  package enum Depth: Double {
    case resting = 0
    /// On its way to another place among the others, or there from a hand, and so in front of them.
    case travelling = 0.25
    /// New, and therefore behind what was there.
    case appearing = -0.25
    /// On its way out, behind everything that stays.
    case departing = -0.5
  }

  /// Brings the view to a depth among those with the same index, until it arrives with `timeline`.
  package func move(to depth: Depth, with timeline: ChangeTimeline? = nil) {
    self.depth = depth
    self.timeline = WeakReference(timeline)
    guard view.mounting === self, view.depth != zPosition else { return }
    view.takeDepth(zPosition)
  }

  /// Goes on with a change that has begun while it was on its way; its depth stays.
  func transfer(to timeline: ChangeTimeline) {
    guard self.timeline.object != nil else { return }
    self.timeline = WeakReference(timeline)
    timeline.add(self)
  }

  /// A change has arrived; the view rests unless another one carries it on.
  package func arrive(with timeline: ChangeTimeline) {
    if self.timeline.object === timeline { move(to: .resting) }
  }

  private var zPosition: Double { Double(shown?.zIndex ?? 0) + depth.rawValue }
}

// The order in which views are asked for, and in which they stand.
extension Mounting {
  /// Gives elements views, each placed where it belongs at once; `found` gets those that are new.
  ///
  /// They are made in the order of requests, and stand among the other subviews in the order of the elements.
  func mount(_ elements: [ArrangedElement], _ found: (MountedElement) -> Void = { _ in }) {
    var subviews = NewSubviews(count: elements.count)
    for index in elements.indicesInRequestOrder where !isOvertaken {
      let new = mount(elements[index]) { subviews.add($0, to: $1, at: index) }
      if let new { found(new) }
    }
  }
}

extension [ArrangedElement] {
  /// The order in which views are asked for: supplementary views after all others, else that of the layout's answer (C65).
  ///
  /// A data source may say in a header what it has found out for the cells, and code that was written for UIKit counts on it.
  var indicesInRequestOrder: [Int] {
    indices.filter { !self[$0].isSupplementary } + indices.filter { self[$0].isSupplementary }
  }
}

extension ArrangedElement {
  fileprivate var isSupplementary: Bool {
    answer.element.category == .supplementaryView
  }
}

/// The views that a round adds to their parents, which stand there in the order of their elements, whatever the order they are made in.
private struct NewSubviews {
  private var views: [(any ElementView)?]
  /// Behind the last index that has a view.
  private var end = 0

  init(count: Int) { views = Array(repeating: nil, count: count) }

  /// Adds the view of the element at `index` in front of all that were there before the round.
  package mutating func add(_ view: any ElementView, to parent: any ElementParent, at index: Int) {
    let next = index < end ? views[index..<end].first { $0?.elementParent === parent } : nil
    views[index] = view
    end = max(end, index + 1)
    parent.add(view, below: next ?? nil)
  }
}

// Elements that have moved by themselves.
extension Mounting {
  /// Places the elements that have moved by themselves; everything else stays as it is.
  ///
  /// Where the layout's answer cannot simply take the place of the former one, everything is asked for
  /// again.
  func placeMovedElements() {
    guard session.hasMovedElements else { return }
    let moved = session.takeMoved()
    let scene = scene
    guard validity == .shown else { return }
    guard session.arrangement.covers(scene) else { return session.withdraw(to: .prepared) }
    for element in moved {
      guard validity == .shown else { return }
      if place(element, scene) { continue }
      return session.withdraw(to: .prepared)
    }
  }

  private func place(_ element: CollectionElement, _ scene: Scene) -> Bool {
    guard let arranged = arranging.arranged(element) else { return false }
    let key = arranged.key
    guard session.replace(arranged) else { return false }
    show(arranged)
    let visible = scene.visibleRect(of: arranged.container) ?? .zero
    if arranged.frame.isInSight(of: visible) == (views[key] != nil) {
      session.narrow(arranged.container, in: scene, by: arranged.frame)
    } else {
      session.unsettle()
    }
    return true
  }
}
