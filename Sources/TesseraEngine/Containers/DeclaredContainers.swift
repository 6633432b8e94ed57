package import TesseraCore

/// A section whose elements scroll by themselves, as a layout declares it.
///
/// The layout places the elements where they would be if the container were not scrolled: the frame of the
/// container is where its content begins, in the same coordinates as everything else. Attributes say with
/// `isInContainer` that they are for an element in there.
package struct SectionContainer {
  package let section: Int
  /// The part of the collection view's content that it fills, in the layout's coordinates.
  package var frame: Rect
  /// Where its content is cut off, in the layout's coordinates; nil if it shows beside the frame too.
  package var clip: Rect?
  /// The axis along which its content scrolls.
  package var axis: Axis
  /// The size of its content.
  package var contentSize: Size
  /// Where its content comes to rest; anywhere if nil.
  package var stops: OrthogonalStops?
  package var motion = ContainerMotion()
  package var zIndex = 0

  package init(
    section: Int,
    frame: Rect,
    clip: Rect? = nil,
    axis: Axis,
    contentSize: Size,
    stops: OrthogonalStops? = nil,
    motion: ContainerMotion = ContainerMotion(),
    zIndex: Int = 0
  ) {
    self.section = section
    self.frame = frame
    self.clip = clip
    self.axis = axis
    self.contentSize = contentSize
    self.stops = stops
    self.motion = motion
    self.zIndex = zIndex
  }

  /// The offsets between which its content comes to rest, from where reading begins.
  package var limits: ScrollLimits {
    stops?.limits
      ?? ScrollLimits(
        lower: 0,
        upper: contentSize.extent(along: axis) - frame.size.extent(along: axis)
      )
  }
}

/// How the content of a container slows down and bounces.
package struct ContainerMotion: Equatable {
  /// How it slows down; nil as the collection view does, or fast where pages are turned.
  package let rate: DecelerationRate?
  package let bounce: ContainerBounce

  package init(rate: DecelerationRate? = nil, bounce: ContainerBounce = .automatic) {
    self.rate = rate
    self.bounce = bounce
  }
}

/// Whether the content of a container goes on past its ends and comes back.
package enum ContainerBounce {
  /// Where there is more content than room.
  case automatic
  case always
  case never
}

/// The containers that a layout has declared, and where they are scrolled to.
///
/// A layout speaks of one space, in which nothing is scrolled and nothing mirrored. Views stand in the content
/// coordinates of the container that they are in. This is the only place where the two are converted.
package struct DeclaredContainers {
  /// How the content of the collection view follows from what the layout says.
  package let mirror: ContentMirror
  /// The containers with their offsets; the root's own frame and offset mean nothing here.
  package private(set) var scene: Scene
  private var declared: [ContainerIdentity<Before>: SectionContainer] = [:]

  /// Containers by their declarations, where they were left.
  ///
  /// - Parameters:
  ///   - containers: What the layout has declared; each section at most once.
  ///   - mirror: How the content of the collection view follows from what the layout says.
  ///   - offsets: How far containers were from their first place of rest, in the direction of reading; they
  ///     come to rest as near to there as they can.
  ///   - moving: How far a section's container that is on the move is from its first place of rest, in the direction
  ///     of reading. It goes on from there, also past its ends.
  init(
    _ containers: [SectionContainer],
    mirror: ContentMirror,
    offsets: ContainerOffsets<Before> = ContainerOffsets(),
    moving: (Int) -> Point? = { _ in nil }
  ) {
    self.mirror = mirror
    scene = Scene(
      root: Container(.root, frame: .zero, axis: .vertical, contentSize: .zero)
    )
    declared.reserveCapacity(containers.count)
    for declaration in containers {
      let section = OldSection(declaration.section)
      var container = offsets.restoring(
        Container(
          .section(section),
          in: .root,
          // That of its view, which is placed by its middle: by rounding it may touch something that the other does not.
          frame: mirror.applyToMiddle(declaration.frame),
          axis: declaration.axis,
          contentSize: declaration.contentSize,
          limits: declaration.limits
        )
      )
      declared[container.identity] = declaration
      var offset = container.offset
      if let distance = moving(declaration.section) {
        let first = container.firstRest
        offset = Point(x: first.x + distance.x, y: first.y + distance.y)
      } else if let stop = offsets.stop(of: section),
        let place = declaration.stops?.offset(ofStop: stop)
      {
        // The same card or page, wherever it is in this width.
        offset[declaration.axis] = place
      }
      let shown = (mirror == .off ? offset : mirrored(offset, of: container))
      if shown.x.isFinite, shown.y.isFinite { container.scroll(to: shown) }
      scene.add(container)
    }
  }

  package static var none: DeclaredContainers { DeclaredContainers([], mirror: .off) }

  /// Whether any section is declared to scroll by itself.
  var isAnyDeclared: Bool { !declared.isEmpty }

  package subscript(identity: ContainerIdentity<Before>) -> Container? { scene[identity] }

  /// Takes note of where a container is scrolled to, in its content coordinates.
  package mutating func scroll(_ identity: ContainerIdentity<Before>, to offset: Point) {
    scene.scroll(identity, to: offset)
  }

  /// How the content of a container follows from what the layout says of it.
  package func mirror(of identity: ContainerIdentity<Before>) -> ContentMirror {
    guard mirror != .off, let declaration = declared[identity] else { return mirror }
    return .on(width: Double(max(declaration.contentSize.width, declaration.frame.width)))
  }

  /// The container that an element is in by its attributes.
  package func container(of attributes: any ElementAttributes) -> ContainerIdentity<Before> {
    guard attributes.isInContainer else { return .root }
    let identity = ContainerIdentity<Before>.section(attributes.elementSection)
    return declared[identity] == nil ? .root : identity
  }

  /// What a layout has declared of a container; nil if it is not declared.
  package func declaration(of identity: ContainerIdentity<Before>) -> SectionContainer? {
    declared[identity]
  }

  /// Whether what is in a container stands where it stood in other declarations.
  package func places(_ identity: ContainerIdentity<Before>, as other: DeclaredContainers) -> Bool {
    guard let declaration = declared[identity], let former = other.declared[identity] else {
      return false
    }
    return mirror == other.mirror && declaration.frame == former.frame
      && declaration.contentSize == former.contentSize
  }

  /// How stops of a container become offsets of its view; nil if it is not declared.
  package func rests(of identity: ContainerIdentity<Before>) -> ContainerRests? {
    declared[identity].map { ContainerRests($0, mirror(of: identity)) }
  }

  /// A content offset as it is from the other side, where the content is mirrored.
  private func mirrored(_ offset: Point, of container: Container) -> Point {
    let bounds = Rect(origin: offset, size: container.frame.size)
    return mirror(of: container.identity).apply(bounds).origin
  }
}

// From the layout's coordinates to those of views, and back.
extension DeclaredContainers {
  /// The attributes that are shown for an answer of the layout, in the container that the element is in.
  ///
  /// The same object where the two are the same.
  package func shown(
    _ answer: any ElementAttributes,
    _ access: AppAccess
  ) -> any ElementAttributes {
    let own = container(of: answer)
    return shown(answer, of: own, in: own, access)
  }

  /// The attributes that are shown for an answer of the layout about an element of a container, as it looks in the content of
  /// another one.
  package func shown(
    _ answer: any ElementAttributes,
    of own: ContainerIdentity<Before>,
    in container: ContainerIdentity<Before>,
    _ access: AppAccess
  ) -> any ElementAttributes {
    guard own != .root || container != .root else { return mirror.shown(answer, access) }
    guard let copy = answer.duplicate(access) else { return answer }
    copy.middle = convert(content(answer.middle, of: own), from: own, to: container)
    return copy
  }

  /// Where the layout would have to place an element for it to be shown as `shown` in a container.
  package func answer(
    for shown: any ElementAttributes,
    in container: ContainerIdentity<Before>,
    _ access: AppAccess
  ) -> any ElementAttributes {
    guard container != .root else { return mirror.shown(shown, access) }
    guard let copy = shown.duplicate(access) else { return shown }
    copy.middle = layout(shown.middle, of: container)
    return copy
  }

  /// A rectangle of a container's content in the layout's coordinates.
  package func layout(_ rect: Rect, of container: ContainerIdentity<Before>) -> Rect {
    let rect = mirror(of: container).apply(rect)
    let origin = origin(of: container)
    return rect.offsetBy(x: origin.x, y: origin.y)
  }

  /// A point of one container's content as it is on screen in the content of another.
  package func convert(
    _ point: Point,
    from source: ContainerIdentity<Before>,
    to target: ContainerIdentity<Before>
  ) -> Point {
    guard source != target else { return point }
    let rect = Rect(origin: point, size: .zero)
    guard let inRoot = scene.inRoot(rect, of: source),
      let converted = scene.fromRoot(inRoot, to: target)
    else { return point }
    return converted.origin
  }

  private func content(_ point: Point, of container: ContainerIdentity<Before>) -> Point {
    let origin = origin(of: container)
    return mirror(of: container).apply(Point(x: point.x - origin.x, y: point.y - origin.y))
  }

  private func layout(_ point: Point, of container: ContainerIdentity<Before>) -> Point {
    let origin = origin(of: container)
    let point = mirror(of: container).apply(point)
    return Point(x: point.x + origin.x, y: point.y + origin.y)
  }

  private func origin(of container: ContainerIdentity<Before>) -> Point {
    declared[container]?.frame.origin ?? .zero
  }
}

// The declarations of the layout, and the elements that show them.
extension Arranging {
  /// Takes what the layout declares in a rectangle, in the layout's coordinates; returns the elements that show
  /// the containers.
  ///
  /// Each stays where it was scrolled to. One that is moving goes on as it does.
  func declareContainers(in rect: Rect, _ mirror: ContentMirror) -> [ArrangedElement] {
    var declarations = layoutCalls.containers(in: rect)
    let sections = counting.knownCounts.sections
    declarations.removeAll {
      !($0.frame.isFinite && $0.contentSize.isFinite && $0.section < sections)
    }
    let shifts = takeAnchorShifts(declarations)
    containers.shift(by: shifts)
    containers.take(placed(declarations, by: mirror, shifts))
    var elements: [ArrangedElement] = []
    elements.reserveCapacity(declarations.count)
    for declaration in declarations {
      let answer = layout.attributes(for: declaration)
      elements.append(
        ArrangedElement(
          key: ElementIdentity(containerOf: OldSection(declaration.section)),
          answer: answer,
          shown: door.shown(answer, by: mirror)
        )
      )
    }
    return elements
  }

  /// How far a container that is dragged, or that moves by itself, is from its first place of rest; nil for one at
  /// rest, also under a finger that has not moved.
  private func movingDistance(of section: Int) -> Point? {
    containerView(of: section)?.movingDistance
  }

  /// Asks the layout for what is in and around the visible part of the nested containers that show something
  /// that is not known.
  func arrangeContainers(of scene: Scene) {
    let placed = session.arrangement.placed
    for container in placed.unknown(in: scene) {
      guard case .section(let section) = container.identity, validity > .replaced,
        let visible = scene.visibleRect(of: container)
      else { continue }
      let former = placed[container.identity]?.rect
      let rect = PlacedRegion.rect(around: visible, past: former, along: container.axis)
      let answer = answer(in: rect, ofContainer: section, containers.declared)
      for issue in answer.issues { preparing.report(issue) }
      var elements: [ArrangedElement] = []
      elements.reserveCapacity(answer.elements.count)
      for element in answer.elements
      where element.container == container.identity
        && !isPickedUp(element.answer.element)
      {
        elements.append(element)
      }
      session.place(elements, in: container.identity, rect: rect)
    }
  }

  /// The containers in a rectangle, in the layout's coordinates, as far as the layout knows by now.
  package func queriedContainers(in rect: Rect) -> DeclaredContainers {
    placed(layoutCalls.containers(in: rect), by: preparing.mirror)
  }

  /// Containers where they are scrolled to; those that are on the move go on from there by `shifts`.
  package func placed(
    _ declarations: [SectionContainer],
    by mirror: ContentMirror,
    _ shifts: [Int: Point] = [:]
  ) -> DeclaredContainers {
    DeclaredContainers(declarations, mirror: mirror, offsets: containers.offsets) { section in
      guard let distance = movingDistance(of: section) else { return nil }
      let shift = shifts[section] ?? .zero
      return Point(x: distance.x + shift.x, y: distance.y + shift.y)
    }
  }

  /// Forgets where sections were scrolled to that hold nothing any more; returns their containers on screen, which
  /// shall hold still.
  ///
  /// Filled again they begin at their start, whether they were in sight meanwhile or not.
  func forgetEmptyContainers() -> [any SectionView] {
    containers.forgetEmpty(within: ItemCounts(counting.knownCounts.items))
    return views.mounted.values.compactMap { element in
      holdsNothing(element.key.section) ? element.view.sectionView : nil
    }
  }

  /// Whether a section is known to have no items.
  func holdsNothing(_ section: OldSection) -> Bool {
    guard case .known(let counts) = data.counts, counts.items.indices.contains(section.index) else {
      return false
    }
    return counts.items[section.index] == 0
  }

  /// What an element is in now, by what the layout says of it; nil for one that is not there.
  package func container(of key: ElementIdentity<Before>) -> ContainerIdentity<Before>? {
    guard let element = views[key]?.element else { return nil }
    return showableAttributes(for: element).map(containers.declared.container)
  }
}

/// A card that stands still in its section, which scrolls by itself, while cards find their sizes.
package struct ContainerAnchor {
  package let path: ShownPath
  /// Where it began in the content of its section, along the axis of that, in the layout's coordinates.
  package let start: Double
}

extension Arranging {
  /// Chooses what stands still in the sections in which something is asked for its size.
  func chooseContainerAnchors(whereMeasured measured: [ArrangedElement]) {
    for case .section(let section) in Set(measured.map { $0.container }) {
      containers.hold(containerAnchor(of: section), in: section)
    }
  }

  /// The first card that was seen before and begins in sight, or else the last of those that were seen.
  private func containerAnchor(of section: OldSection) -> ContainerAnchor? {
    let containers = containers.declared
    guard let container = containers[.section(section)],
      let declaration = containers.declaration(of: .section(section))
    else { return nil }
    let axis = declaration.axis
    let visible = containers.layout(container.bounds, of: .section(section))
    let seen = session.arrangement.elements(in: scene).filter {
      $0.container == .section(section) && $0.key.kind == .cell
        && views[$0.key]?.display == .announced
    }
    let starts = seen.map { (card: $0, start: $0.answer.rect.origin[axis]) }
    let held =
      starts.filter { $0.start >= visible.origin[axis] }.min { $0.start < $1.start }
      ?? starts.max { $0.start < $1.start }
    guard let held, let path = held.card.key.path else { return nil }
    return ContainerAnchor(path: path, start: held.start - declaration.frame.origin[axis])
  }

  /// How far what is held has moved in the content of its section since it was chosen; it is let go.
  private func takeAnchorShifts(_ declarations: [SectionContainer]) -> [Int: Point] {
    guard containers.hasAnchors else { return [:] }
    var shifts: [Int: Point] = [:]
    for declaration in declarations {
      guard let held = containers.containerAnchor(of: OldSection(declaration.section)),
        let answer = showableAttributes(for: .cell(held.path)), answer.isInContainer
      else { continue }
      let axis = declaration.axis
      let start = answer.rect.origin[axis] - declaration.frame.origin[axis]
      guard start != held.start else { continue }
      var shift = Point.zero
      shift[axis] = start - held.start
      shifts[declaration.section] = shift
    }
    containers.releaseAnchors()
    return shifts
  }
}
