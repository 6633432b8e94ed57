package import TesseraCore

/// Answers where something is, outside of passes: what is asked has been prepared before.
package final class Answering: ArrangedPhase {
  package let anchoring: Anchoring
  package var arranging: Arranging { anchoring.arranging }

  init(_ anchoring: Anchoring) { self.anchoring = anchoring }
}

extension Answering {
  /// Where an element is placed now, as it is shown; `nil` for an item that does not exist.
  package func currentAttributes(
    for element: CollectionElement
  ) -> (any ElementAttributes)? {
    bringModelUpToDate()
    if case .cell(let path) = element, !counting.knownCounts.contains(path) { return nil }
    return arranging.attributesFromLayout(for: element)
  }

  /// Has the layout prepared, if it is not, without showing anything.
  ///
  /// After a reload a pass shows what there is now, unless `isShownNext` says that the caller has one show another place.
  package func bringModelUpToDate(isShownNext: Bool = false) {
    guard door.allows(.query), validity < .prepared else { return }
    // What is shown has the paths of before until the next pass.
    if validity == .replaced, !isShownNext, !views.mounted.isEmpty { host.layoutIfNeeded() }
    guard validity < .prepared else { return }
    let chosen = anchoring.anchorOverLayout()
    let held = offsetHold.held ?? chosen ?? anchoring.placeInMirroredContent()
    let seen = offsetHold.held == nil ? anchoring.anchorOverCorrection(chosen) : nil
    offsetHold.takeHeld()
    door.take(.answering) {
      preparing.validate()
      guard validity > .replaced else { return }
      let size = preparing.askContentSize()
      if var held = anchoring.corrected(seen) ?? held { anchoring.keep(&held, contentSize: size) }
      if host.contentSize != size { host.contentSize = size }
      anchoring.comeInside()
    }
  }
}

// Places in the content.
extension Answering {
  /// Everything the layout has at a point of the collection view's content, back to front: what is in
  /// containers in front of what they are in.
  package func elements(at point: Point) -> [any ElementAttributes] {
    bringModelUpToDate()
    guard point.isFinite else { return [] }
    let spot = Rect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    let asked = preparing.mirror.apply(spot)
    guard let attributes = layoutCalls.elements(in: asked) else { return [] }
    let containers = arranging.queriedContainers(in: asked)
    var found = shown(arranging.checked(attributes, in: containers).elements, of: .root, at: point)
    for container in containers.scene.nested where container.frame.holds(point) {
      let inside = containers.convert(point, from: .root, to: container.identity)
      let spot = Rect(x: inside.x - 0.5, y: inside.y - 0.5, width: 1, height: 1)
      found += shown(
        arranging.elements(in: spot, of: container, containers),
        of: container.identity,
        at: inside
      )
    }
    return found
  }

  /// The item whose cell is furthest in front at a point of the content, as it is shown.
  package func cell(at point: Point) -> ShownPath? {
    for attributes in elements(at: point).reversed() {
      if case .cell(let path) = attributes.element { return path }
    }
    return nil
  }

  /// The same in the data; nil also for what the data source does not have.
  package func item(at point: Point) -> DataPath? { cell(at: point).flatMap { item(shownAt: $0) } }

  private func shown(
    _ elements: [ArrangedElement],
    of container: ContainerIdentity<Before>,
    at point: Point
  ) -> [any ElementAttributes] {
    elements.filter {
      $0.container == container && $0.frame.holds(point) && !$0.shown.isHidden
    }
    .enumerated()
    .sorted { ($0.element.shown.zIndex, $0.offset) < ($1.element.shown.zIndex, $1.offset) }
    .map { $0.element.shown }
  }
}

// Where a scroll to an item leads.
extension Answering {
  /// Scrolls the section of an item so that its page or group is at rest, or the item at its position.
  ///
  /// Without a position a section stays as it is whose item shows as a whole.
  package func scrollContent(to target: ScrollTarget, animated: Bool) {
    let path = shownPath(of: target.path)
    guard counting.knownCounts.contains(path), let item = arranging.scrolledItem(at: path),
      let rests = item.containers.rests(of: item.container.identity)
    else { return }
    let axis = item.container.axis
    let bounds = item.container.bounds
    let (start, end) = item.frame.ends(along: axis)
    let (visibleStart, visibleEnd) = bounds.ends(along: axis)
    let placement = axis == .horizontal ? target.horizontal : target.vertical
    if placement == .nearest, start >= visibleStart, end <= visibleEnd { return }
    var asked = bounds.origin
    asked[axis] = placement.offset(
      start: start,
      end: end,
      visibleStart: visibleStart,
      extent: visibleEnd - visibleStart,
      inset: 0
    )
    let offset = rest(rests, showing: item.frame, in: bounds, along: axis, target.sight) ?? asked
    guard offset != bounds.origin else { return }
    host.scrollSection(path.section.index, to: offset, animated: animated)
  }

  /// The place of rest to scroll a section to for an item, and not to where it stands at its position; nil where there is none.
  ///
  /// It is that of its group or page, if it shows as a whole there, or an end of the content. One that the app asks for stays at that of
  /// its group or page also where a part of it shows; an item that gets the focus does not.
  private func rest(
    _ rests: ContainerRests,
    showing frame: Rect,
    in bounds: Rect,
    along axis: Axis,
    _ sight: ScrollTarget.Sight
  ) -> Point? {
    guard let rest = rests.offset(showing: frame) else { return nil }
    let extent = bounds.size.extent(along: axis)
    let (start, end) = frame.ends(along: axis)
    func shown(at offset: Point) -> Double {
      min(end, offset[axis] + extent) - max(start, offset[axis])
    }
    let isWhole: (Point) -> Bool = { shown(at: $0) >= min(end - start, extent) - 0.5 }
    if isWhole(rest) { return rest }
    let ends = [-1.0, 1].map { side in
      var beyond = bounds.origin
      beyond[axis] = side * Self.beyondContent
      return rests.offset(nearest: beyond)
    }
    return ends.first(where: isWhole) ?? (sight == .asked && shown(at: rest) > 0 ? rest : nil)
  }

  /// Where the offset has to be for an item to stand at its position, inside the content.
  package func offset(for target: ScrollTarget) -> Point? {
    let path = shownPath(of: target.path)
    guard counting.knownCounts.contains(path),
      let frame = arranging.attributesFromLayout(for: .cell(path))?.rect
    else { return nil }
    let covers =
      target.sight == .asked
      ? Covers() : covers(of: path, at: arranging.frameOnScreen(ofItemAt: path) ?? frame)
    let cover = Insets(covers, along: axis)
    let inset = host.adjustedContentInset
    let visible = uncoveredRect.inset(by: cover)
    guard visible.width >= 0, visible.height >= 0 else { return nil }
    let room = roomBehind(path, target)
    let offset = Point(
      x: target.horizontal.offset(
        start: frame.minX - room.leading,
        end: frame.maxX + room.trailing,
        visibleStart: visible.minX,
        extent: visible.width,
        inset: inset.leading + cover.leading
      ),
      y: target.vertical.offset(
        start: frame.minY,
        end: frame.maxY + room.bottom,
        visibleStart: visible.minY,
        extent: visible.height,
        inset: inset.top + cover.top
      )
    )
    if target.sight != .asked, let offset = pageOffset(showing: frame) { return offset }
    return outermostOffset(for: target, frame, visible) ?? host.restingOffset(nearest: offset)
  }

  /// The offset of the page on which the middle of a frame is; nil where content is not paged.
  private func pageOffset(showing frame: Rect) -> Point? {
    let size = host.bounds.size
    let start = Point(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
    return host.pageOffset(nearest: start)
  }

  /// How much room around an item belongs to it where it comes to the end of what is visible.
  private func roomBehind(_ path: ShownPath, _ target: ScrollTarget) -> Insets {
    let said = layoutCalls.roomBehind(item: path.item, inSection: path.section.index)
    let room = said > 0 && said.isFinite ? said : 0
    let isReversed = preparing.mirror != .off
    switch axis {
    case .vertical:
      return target.vertical == .end
        ? Insets(top: 0, leading: 0, bottom: room, trailing: 0) : .zero
    case .horizontal:
      guard target.horizontal == (isReversed ? .start : .end) else { return .zero }
      return Insets(
        top: 0,
        leading: isReversed ? room : 0,
        bottom: 0,
        trailing: isReversed ? 0 : room
      )
    }
  }
}
