package import TesseraCore

/// The sections that scroll by themselves: their declarations, their offsets, and the cards that are held in them.
///
/// An owner of the engine's state.
package final class ContainerPlaces {
  /// The containers inside the collection view, as the layout has declared them around what shows.
  @exclusivity(unchecked) package private(set) var declared = DeclaredContainers.none
  /// Where containers were left, from where reading begins.
  @exclusivity(unchecked) package private(set) var offsets = ContainerOffsets<Before>()
  /// Has the view of a section tell of its content.
  private var connection: ((any SectionView) -> Void)?
  /// The cards that keep their position while others find their sizes, by section.
  private var anchors: [OldSection: ContainerAnchor] = [:]

  /// Takes what the layout has declared.
  package func take(_ declared: DeclaredContainers) { self.declared = declared }

  /// Views of sections are connected by `connection` with what hears of their content.
  func take(_ connection: @escaping (any SectionView) -> Void) { self.connection = connection }

  /// Has the view of a section tell of its content.
  func connect(_ view: any SectionView) { connection?(view) }

  /// Takes note of where the content of a section is scrolled to, in its own coordinates.
  package func scroll(_ section: OldSection, to offset: Point) {
    declared.scroll(.section(section), to: offset)
  }

  /// Remembers where a section is left: how far from its first place of rest, and at which.
  package func leave(_ section: OldSection, at distance: Point, stop: Int?) {
    offsets.leave(section, at: distance, stop: stop)
  }

  /// Moves what sections show on with their content.
  package func shift(by shifts: [Int: Point]) {
    for (section, shift) in shifts { offsets.shift(OldSection(section), by: shift) }
  }

  /// Forgets where sections were left that hold nothing any more, or are not there.
  package func forgetEmpty(within counts: ItemCounts) { offsets.keep(within: counts) }

  /// A batch leads to other sections, of which nothing is declared yet.
  package func translate(through map: IndexMap) {
    declared = .none
    offsets = offsets.translated(through: map).next
  }
}

extension ContainerPlaces {
  var hasAnchors: Bool { !anchors.isEmpty }

  /// Holds a card in its position in a section, or none for `nil`.
  package func hold(_ card: ContainerAnchor?, in section: OldSection) { anchors[section] = card }

  func containerAnchor(of section: OldSection) -> ContainerAnchor? { anchors[section] }

  func releaseAnchors() { anchors = [:] }
}

/// Where the content of a container comes to rest, in its content coordinates.
///
/// Stops count from where reading begins; this is where they become offsets of a scroll view.
package struct ContainerRests {
  private let stops: OrthogonalStops?
  private let limits: ScrollLimits
  private let axis: Axis
  private let size: Size
  private let contentSize: Size
  private let mirror: ContentMirror

  init(_ declaration: SectionContainer, _ mirror: ContentMirror) {
    stops = declaration.stops
    limits = declaration.limits
    axis = declaration.axis
    size = declaration.frame.size
    contentSize = declaration.contentSize
    self.mirror = mirror
  }

  /// How far the content can be scrolled past its edges for its first and last place of rest.
  package var insets: Insets {
    let ends = (converted(limits.lower), converted(limits.upper))
    let start = -min(ends.0, ends.1)
    let end = max(ends.0, ends.1) + size.extent(along: axis) - contentSize.extent(along: axis)
    return axis == .horizontal
      ? Insets(top: 0, leading: start, bottom: 0, trailing: end)
      : Insets(top: start, leading: 0, bottom: end, trailing: 0)
  }

  /// Where content that is let go comes to rest; velocities are in points per millisecond.
  package func target(releasedAt offset: Point, proposed: Point, velocity: Point) -> Point {
    guard let stops else { return proposed }
    let sign = isMirrored ? -1.0 : 1
    let rest = stops.target(
      releasedAt: converted(offset[axis]),
      projected: converted(proposed[axis]),
      velocity: Double(velocity[axis]) * 1000 * sign
    )
    var target = proposed
    target[axis] = converted(rest)
    return target
  }

  /// Where a turn of a wheel, or a key, leads.
  package func target(movingFrom offset: Double, by distance: Double, along axis: Axis) -> Double {
    guard let stops, axis == self.axis else { return offset + distance }
    let sign = isMirrored ? -1.0 : 1
    return converted(
      Double(stops.target(movingFrom: converted(offset), by: distance * sign))
    )
  }

  /// The place of rest nearest to an offset, counted from the first; nil if the content rests anywhere.
  package func stop(nearest offset: Point) -> Int? {
    stops?.stop(nearest: converted(offset[axis]))
  }

  /// The place of rest that an offset is at, counted from the first; nil if it is between two, or the content
  /// rests anywhere.
  package func stop(at offset: Point) -> Int? {
    guard let stop = stop(nearest: offset), let place = self.offset(ofStop: stop),
      abs(place[axis] - offset[axis]) < 0.01
    else { return nil }
    return stop
  }

  /// How far an offset is from the first place of rest, in the direction of reading.
  package func distance(of offset: Point) -> Point {
    let distance = converted(offset[axis]) - limits.lower
    return axis == .horizontal ? Point(x: distance, y: 0) : Point(x: 0, y: distance)
  }

  /// The offset of a place of rest; nil if the content rests anywhere.
  package func offset(ofStop stop: Int) -> Point? {
    guard let place = stops?.offset(ofStop: stop) else { return nil }
    var offset = Point.zero
    offset[axis] = converted(place)
    return offset
  }

  /// The place of rest at which an element shows; nil if the content rests anywhere.
  package func offset(showing frame: Rect) -> Point? {
    let start =
      isMirrored ? mirror.apply(frame).minX : axis == .horizontal ? frame.minX : frame.minY
    guard let rest = stops?.resting(showing: start) else { return nil }
    var offset = Point.zero
    offset[axis] = converted(rest)
    return offset
  }

  /// The number of places of rest; nil if the content rests anywhere.
  package var stopCount: Int? { stops?.count }

  /// The offset nearest to another at which the content is inside its ends.
  package func offset(nearest offset: Point) -> Point {
    var nearest = Point.zero
    nearest[axis] = converted(Double(limits.clamped(converted(offset[axis]))))
    return nearest
  }

  private var isMirrored: Bool { axis == .horizontal && mirror != .off }

  /// A content offset as it is from where reading begins, and the other way round.
  private func converted(_ offset: Double) -> Double {
    guard isMirrored else { return offset }
    return mirror.apply(Rect(x: offset, y: 0, width: size.width, height: 0)).minX
  }
}

// Where things are in the tree of containers.
extension EngineReader {
  /// The containers, as they are scrolled now, or will be at the end of the update that is under way.
  package var scene: Scene { containers.declared.scene.showing(visibleRect) }

  package func containerView(of section: Int) -> (any SectionView)? {
    views[ElementIdentity(containerOf: OldSection(section))]?.view.sectionView
  }

  /// Where an element is on screen, in the content coordinates of the collection view.
  func frameInRoot(_ arranged: ArrangedElement) -> Rect {
    frameInRoot(arranged.frame, of: arranged.container)
  }

  /// A rectangle of a container's content as it is on screen, in the content coordinates of the collection view.
  func frameInRoot(_ frame: Rect, of container: ContainerIdentity<Before>?) -> Rect {
    guard let container, container != .root,
      let inRoot = containers.declared.scene.inRoot(frame, of: container)
    else { return frame }
    return inRoot
  }

  package func isInSight(_ container: ContainerIdentity<Before>) -> Bool {
    guard case .section(let section) = container else { return true }
    return containerView(of: section.index) != nil
  }
}

// The views of containers.
extension Mounting {
  /// Where the view of an element belongs.
  package func parent(of container: ContainerIdentity<Before>) -> any ElementParent {
    guard case .section(let section) = container else { return host.contentView }
    let key = ElementIdentity(containerOf: section)
    if let arranged = session.arrangement[key], let new = mount(arranged) {
      turn.update?.note(entering: new)
    }
    return containerView(of: section.index)?.sectionContent ?? host.contentView
  }

  /// Places the view of an element, if it has one, in the container in which it is now.
  package func show(_ arranged: ArrangedElement) {
    guard let element = views[arranged.key] else { return }
    if element.container != arranged.container { rehost(element, in: arranged.container) }
    element.show(arranged.shown, door)
    showContent(of: element)
  }

  /// Scrolls a container's view to the container's offset, or as far as there is content by now.
  package func showContent(of element: MountedElement) {
    let section = element.key.section
    guard element.key.kind == .container, let view = element.view.sectionView,
      let container = containers.declared[.section(section)],
      let declaration = containers.declared.declaration(of: .section(section))
    else { return }
    containers.connect(view)
    let rests = ContainerRests(declaration, containers.declared.mirror(of: .section(section)))
    view.show(
      container,
      declaration,
      clip: declaration.clip.map { containers.declared.mirror.apply($0) },
      rests,
      host.decelerationRate
    )
    note(view.sectionOffset, of: section, rests)
  }

  /// Takes note of where the content of a section has been scrolled to, in what is placed as in what is remembered.
  package func didScroll(_ section: OldSection, to offset: Point, _ rests: ContainerRests?) {
    containers.scroll(section, to: offset)
    if let rests { note(offset, of: section, rests) }
  }

  /// Remembers where the content of a section is scrolled to, if it has any.
  private func note(_ offset: Point, of section: OldSection, _ rests: ContainerRests) {
    guard !arranging.holdsNothing(section) else { return }
    containers.leave(
      section,
      at: rests.distance(of: offset),
      stop: rests.stop(at: offset)
    )
  }

  /// Puts the view of an element into another container, where it is on screen, and on the way that it is on.
  fileprivate func rehost(_ element: MountedElement, in container: ContainerIdentity<Before>) {
    let parent = parent(of: container)
    host.animations.perform(in: nil) {
      let former = element.view.elementParent
      let middle = former.map { parent.convert(element.view.middle, from: $0) }
      parent.add(element.view, below: nil)
      element.view.keepMoving(asIn: former, below: host.contentView)
      element.enter(container, at: middle)
    }
  }
}

// Views that a change takes into another container.
extension AnimatedUpdate {
  /// Puts views that belong to another container there, before anything goes anywhere.
  ///
  /// Afterwards containers are where they will be, and not where they are on screen. What goes out of sight in a
  /// container that is in sight goes along with that, too, and may come back in it.
  func rehostViews() {
    guard validity > .replaced,
      containers.declared.isAnyDeclared || before.containers.isAnyDeclared
    else { return }
    let visible = session.arrangement.elements(in: scene).map { ($0.key, $0.container) }
    for (key, container) in visible + leavingContainers {
      guard let element = views[key], element.container != container else { continue }
      mounting.rehost(element, in: container)
    }
  }

  /// The containers that are in sight, of the views that a change has kept.
  private var leavingContainers: [(ElementIdentity<Before>, ContainerIdentity<Before>)] {
    before.entries.compactMap { entry in
      let key = entry.mounted.key
      guard views.shows(entry.mounted),
        let container = session.arrangement[key]?.container ?? arranging.container(of: key),
        isInSight(container)
      else { return nil }
      return (key, container)
    }
  }
}

/// The listener that section views notify of scrolling, and ask where their content shall come to rest.
package protocol ContainerListener: AnyObject {
  /// A container was scrolled, by a touch or by the program.
  func containerDidScroll(_ container: any SectionView)

  /// Something has happened to the content of a container that is on screen.
  func tell(_ event: ContainerEvent, of container: any SectionView)

  /// Returns where the content of a container shall come to rest that is released.
  func target(_ proposed: Point, velocity: Point, of container: any SectionView) -> Point
}

extension CollectionEngine: ContainerListener {
  package func containerDidScroll(_ container: any SectionView) {
    guard let section = mountedElement(of: container)?.key.section else { return }
    mounting.didScroll(section, to: container.sectionOffset, container.rests)
    host.receive(.placesChanged)
    if validity > .replaced { layoutCalls.containerDidScroll(section: section.index) }
    if !session.isSettled(.section(section), of: scene) { host.setNeedsLayout() }
    reordering.contentDidMoveUnderMovement()
    tell(.didScroll, of: container)
  }

  package func tell(_ event: ContainerEvent, of container: any SectionView) {
    guard door.notifiesOfContainers, let section = section(of: container) else { return }
    door.tell(event, ofSection: section)
  }

  package func target(
    _ proposed: Point,
    velocity: Point,
    of container: any SectionView
  ) -> Point {
    guard door.notifiesOfContainers, let section = section(of: container) else { return proposed }
    let target = door.ask(ofSection: section, velocity, proposed)
    guard !target.isFinite else { return target }
    report(
      .scrolling,
      """
      Section \(section) shall come to rest at \(target.description); it will be \(proposed.description). Every number must \
      be finite.
      """
    )
    return proposed
  }

  private func section(of container: any SectionView) -> Int? {
    mountedElement(of: container)?.key.section.index
  }
}
