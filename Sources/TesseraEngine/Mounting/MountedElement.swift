package import TesseraCore

/// An element that has a view.
package final class MountedElement {
  /// What it stands for, in the current numbering.
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
