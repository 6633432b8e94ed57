package import TesseraCore

// Where elements come from and go to. The layout has the first word; what it leaves open is decided
// here.
extension AnimatedUpdate {
  /// How far the elements go that were on screen and still are, those that others may go along with.
  ///
  /// What is moved by itself, by a batch or interactively, takes nothing along, and decorations follow the rest.
  func sceneDisplacements() -> SceneDisplacements {
    var travels: [ContainerIdentity<Before>: [Displacements.Travel]] = [:]
    for entry in before.entries {
      let key = entry.mounted.key
      guard !isDecoration(entry.element), views.shows(entry.mounted),
        !translation.isMoved(entry.key), let former = entry.place?.rect,
        let arranged = session.arrangement[key], !arranged.isAlwaysVisible,
        entry.mounted.container == arranged.container
      else { continue }
      travels[arranged.container, default: []].append(
        Displacements.Travel(
          from: PlacedElement(entry.key, frame: former),
          to: placed(arranged)
        )
      )
    }
    return SceneDisplacements(travels) { reading(of: $0) }
  }

  /// An element where it is now.
  private func placed(_ arranged: ArrangedElement) -> PlacedElement<After> {
    PlacedElement(arranged.key.inNewSpace, frame: arranged.shown.rect)
  }

  private func isDecoration(_ element: CollectionElement) -> Bool {
    guard case .decorationView = element else { return false }
    return true
  }

  /// How the elements of a container follow each other.
  private func reading(of container: ContainerIdentity<Before>) -> Displacements.Reading {
    let nested = container == .root ? nil : containers.declared[container]?.axis
    return Displacements.Reading(along: nested ?? axis, isReversed: mirror != .off)
  }

  /// Where a new view starts, in the content coordinates of its container as they were before the change.
  package func start(
    of arranged: ArrangedElement,
    _ displacements: SceneDisplacements
  ) -> any ElementAttributes {
    let container = arranged.container
    // What is inside another container goes along with that.
    let offsetDelta = container == .root ? aim.wholeDelta : .zero
    guard !reducesMotion else { return faded(moved(arranged.shown, by: offsetDelta)) }
    if let start = requestedStart(of: arranged.key), let attributes = shown(start, arranged) {
      return attributes
    }
    if let known = knownStart(of: arranged) { return known }
    let start = AppearingStart(
      of: placed(arranged),
      in: AppearingStart.Circumstances(
        source: translation.source(of: arranged.key.inNewSpace),
        comesWithContainer: former(container) == nil,
        keepsElements: keepsElements,
        offsetDelta: offsetDelta
      ),
      among: displacements[container]
    )
    switch start {
    case .inPlace: return arranged.shown
    case .displaced(let distance, let fades):
      let attributes = moved(arranged.shown, by: distance)
      return fades ? faded(attributes) : attributes
    }
  }

  /// What a container was before the change; nil if it was not there.
  private func former(
    _ container: ContainerIdentity<Before>
  ) -> ContainerIdentity<Before>? {
    guard case .section(let section) = container else { return .root }
    let now = ElementIdentity<Before>(containerOf: section).inNewSpace
    guard case .stayed(let key) = translation.source(of: now) else { return nil }
    let former = ContainerIdentity<Before>.section(key.section)
    return before.containers[former] == nil ? nil : former
  }

  /// What a layout says of before the change about an element, in the content of the container in which it is
  /// now.
  private func shownBefore(
    _ answer: any ElementAttributes,
    in container: ContainerIdentity<Before>
  ) -> any ElementAttributes {
    let own = ContainerIdentity<Before>.section(answer.elementSection)
    let source = answer.isInContainer ? former(own) ?? .root : .root
    let before = before.containers
    if let target = former(container) {
      return door.copying(answer) { before.shown(answer, of: source, in: target, $0) }
    }
    let shown = door.copying(answer) { before.shown(answer, of: source, in: .root, $0) }
    guard let copy = door.copy(of: shown) else { return shown }
    copy.middle = containers.declared.convert(shown.middle, from: .root, to: container)
    return copy
  }

  /// Where an element was before the change, although it had no view, or another one.
  private func knownStart(
    of arranged: ArrangedElement
  ) -> (any ElementAttributes)? {
    if case .layout(let former) = cause {
      let attributes = door.calls(to: former).attributes(
        for: arranged.answer.element
      )
      return attributes.flatMap {
        $0.isShowable ? shownBefore($0, in: arranged.container) : nil
      }
    }
    guard keepsElements else { return nil }
    switch translation.source(of: arranged.key.inNewSpace) {
    case .stayed(let former):
      guard let place = before.arrangement[former],
        self.former(arranged.container) == place.container
      else { return nil }
      return resized(place.shown, to: arranged.shown.extent)
    case .reloaded(let former):
      return before[former].flatMap { place(of: $0, in: arranged.container) }
        .map(faded)
    case .isNew: return nil
    }
  }

  /// Where an element was, in the content of the container in which it is now; both as they are once they have
  /// arrived.
  private func place(
    of entry: ScreenSnapshot.Entry,
    in container: ContainerIdentity<Before>
  ) -> (any ElementAttributes)? {
    guard let place = entry.place, former(container) != entry.container,
      let source = entry.mounted.view.elementParent, let copy = door.copy(of: place)
    else { return entry.place }
    copy.middle = mounting.parent(of: container).convert(place.middle, from: source)
    return copy
  }

  /// What the layout said of a start, as it is shown.
  ///
  /// Where it gave the element the size that it was to have, it gets the one that it has found since:
  /// nothing starts from an estimate.
  private func shown(
    _ start: AnimatedUpdate.Start,
    _ arranged: ArrangedElement
  ) -> (any ElementAttributes)? {
    guard let attributes = start.attributes else { return nil }
    guard attributes.isShowable else {
      preparing.report(
        .unshowable(
          arranged.answer.element,
          frame: attributes.rect,
          alpha: attributes.opacity
        )
      )
      return nil
    }
    // Starts are places of before the change, also in content that is mirrored about another width now.
    let container = arranged.container
    let shown = shownBefore(attributes, in: container)
    guard !shown.isTransformed, shown.rect.size == start.frame.size,
      shown.rect.size != arranged.shown.extent
    else { return shown }
    guard attributes.rect != containers.declared.layout(start.frame, of: container) else {
      let copy = door.copy(of: arranged.shown) ?? shown
      copy.rect = containers.declared.layout(arranged.shown.rect, of: container)
      copy.opacity = shown.opacity
      return shownBefore(copy, in: container)
    }
    return resized(shown, to: arranged.shown.extent)
  }

  /// Where a view that goes ends.
  package func end(
    of entry: ScreenSnapshot.Entry,
    _ displacements: SceneDisplacements
  ) -> any ElementAttributes {
    if reducesMotion, let shown = entry.mounted.shown { return faded(shown) }
    let place = entry.place ?? layout.emptyAttributes()
    // What is in a container that goes goes along with it.
    guard let container = entry.mounted.container,
      container == .root || containers.declared[container] != nil
    else { return place }
    if let asked = requestedEnd(of: entry.key) {
      if asked.isShowable { return shownNow(settled(asked, of: entry), in: container) }
      preparing.report(.unshowable(entry.element, frame: asked.rect, alpha: asked.opacity))
    }
    let disposition = translation.disposition(of: entry.key)
    let end = DisappearingEnd(
      of: PlacedElement(entry.key, frame: place.rect),
      disposition,
      among: displacements[container],
      offsetDelta: container == .root ? aim.appliedDelta : .zero
    )
    switch end {
    case .presentPlace(let fades):
      let present = present(entry, disposition, in: container)
      return fades ? faded(present ?? place) : present ?? faded(place)
    case .displaced(let distance): return faded(moved(place, by: -distance))
    }
  }

  /// Where the layout has an element now, in the content of a container.
  private func present(
    _ entry: ScreenSnapshot.Entry,
    _ disposition: ElementTranslation.Disposition,
    in container: ContainerIdentity<Before>
  ) -> (any ElementAttributes)? {
    switch disposition {
    case .stays(let identity), .reloads(let identity):
      arranging.showableAttributes(for: entry.element.withKey(identity))
        .map { shownNow($0, in: container) }
    case .goes: nil
    }
  }

  /// What a layout says of now, as it looks in the content of a container.
  private func shownNow(
    _ answer: any ElementAttributes,
    in container: ContainerIdentity<Before>
  ) -> any ElementAttributes {
    let containers = containers.declared
    let own = containers.container(of: answer)
    return door.copying(answer) { containers.shown(answer, of: own, in: container, $0) }
  }

  /// What the layout said of an end, where the element stands now that sizes are found.
  ///
  /// Where it was to stand when the layout was asked may have followed from estimates.
  private func settled(
    _ asked: any ElementAttributes,
    of entry: ScreenSnapshot.Entry
  ) -> any ElementAttributes {
    guard isDefault(asked, of: entry.key),
      case .stays(let key) = translation.disposition(of: entry.key),
      let place = layoutCalls.attributes(for: entry.element.withKey(key)), place.isShowable,
      place.rect != asked.rect,
      let copy = door.copy(of: asked)
    else { return asked }
    copy.rect = place.rect
    return copy
  }

  /// The attributes before a movement of `distance`.
  private func moved(
    _ attributes: any ElementAttributes,
    by distance: Distance
  ) -> any ElementAttributes {
    guard distance != .zero,
      let copy = door.copy(of: attributes)
    else { return attributes }
    copy.middle = Point(
      x: attributes.middle.x - distance.x,
      y: attributes.middle.y - distance.y
    )
    return copy
  }

  /// The attributes with another size at the same top corner, the one at which reading begins.
  private func resized(
    _ attributes: any ElementAttributes,
    to size: Size
  ) -> any ElementAttributes {
    guard let copy = door.copy(of: attributes) else {
      return attributes
    }
    var frame = Rect(origin: attributes.rect.origin, size: size)
    if mirror != .off { frame.x = attributes.rect.maxX - size.width }
    copy.rect = frame
    return copy
  }

  private func faded(
    _ attributes: any ElementAttributes
  ) -> any ElementAttributes {
    let copy = door.copy(of: attributes)
    copy?.opacity = 0
    return copy ?? attributes
  }
}

/// How far the elements that stay on screen go in a change, by the container that they are in.
package struct SceneDisplacements {
  private var containers: [ContainerIdentity<Before>: Displacements] = [:]

  /// - Parameters:
  ///   - travels: The elements of each container; the others have none.
  ///   - reading: How the elements of a container follow each other.
  init(
    _ travels: [ContainerIdentity<Before>: [Displacements.Travel]],
    reading: (ContainerIdentity<Before>) -> Displacements.Reading
  ) {
    for (container, travels) in travels {
      containers[container] = Displacements(travels, in: reading(container))
    }
  }

  /// Those of a container, in its content coordinates.
  package subscript(container: ContainerIdentity<Before>) -> Displacements {
    containers[container]
      ?? Displacements([], in: Displacements.Reading(along: .vertical, isReversed: false))
  }
}
