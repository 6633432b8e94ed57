package import TesseraCore

/// A step of the keyboard from one item to another.
package enum SelectionStep {
  case up, down, left, right, pageUp, pageDown, home, end
}

/// Finds the item to which a key leads.
package struct FocusSearch: ArrangedPhase {
  package let answering: Answering
  package var arranging: Arranging { answering.arranging }
}

extension CollectionEngine {
  /// What finds the item to which a key leads.
  package var focusSearch: FocusSearch { FocusSearch(answering: answering) }
}

extension FocusSearch {
  /// The item that a step leads to, of those that `accepts` takes; `nil` when it leads nowhere.
  ///
  /// Without an item to start from, any step leads to the first visible one.
  ///
  /// A step along the layout's axis goes straight on from where the first of several such steps began, however far aside
  /// items on the way stand: down and up again leads back.
  ///
  /// A step does not see what is not accepted: an item that stands behind others is in their way otherwise.
  package func item(
    _ step: SelectionStep,
    from cursor: DataPath?,
    along lane: SelectionLane?,
    where accepts: @escaping (DataPath) -> Bool
  ) -> DataPath? {
    item(step, from: cursor.map { shownPath(of: $0) }, along: lane) { shown in
      self.counting.modelPath(of: shown).map(accepts) ?? false
    }
    .flatMap { counting.modelPath(of: $0) }
  }

  /// The same among what is shown, from where something is shown.
  package func item(
    _ step: SelectionStep,
    from cursor: ShownPath?,
    along lane: SelectionLane? = nil,
    where accepts: @escaping (ShownPath) -> Bool = { _ in true }
  ) -> ShownPath? {
    let counts = counting.knownCounts
    switch step {
    case .home: return first(from: counts.first, isForward: true, where: accepts)
    case .end: return first(from: counts.last, isForward: false, where: accepts)
    case .up, .down, .left, .right, .pageUp, .pageDown: break
    }
    guard let cursor, let found = arranging.frameOnScreen(ofItemAt: cursor) else {
      return visibleItems.first.map { shownPath(of: $0) } ?? counts.first
    }
    let frame = lane?.aligned(found) ?? found
    guard let direction = step.direction else {
      let isForward = step == .pageDown
      return page(from: frame, isForward: isForward, where: accepts)
        ?? item(isForward ? .end : .home, from: cursor, where: accepts)
    }
    if let item = arranging.scrolledItem(at: cursor), direction.axis == item.container.axis {
      return search(direction, from: item, where: accepts)
    }
    let next = search(direction, from: frame, where: accepts)
    return direction.axis == .vertical
      ? next : next ?? nextLine(from: cursor, found, towards: direction, where: accepts)
  }

  /// How many items that are not accepted are passed on the way to one that is.
  private static var longestGap: Int { 1_000 }

  /// The first item from one on that is accepted.
  private func first(
    from item: ShownPath?,
    isForward: Bool,
    where accepts: @escaping (ShownPath) -> Bool
  ) -> ShownPath? {
    var candidate = item
    for _ in 0..<Self.longestGap {
      guard let path = candidate, !accepts(path) else { return candidate }
      candidate = counting.knownCounts.neighbour(of: path, isForward: isForward)
    }
    return nil
  }

  private func search(
    _ direction: DirectionalSearch.Direction,
    from frame: Rect,
    where accepts: @escaping (ShownPath) -> Bool
  ) -> ShownPath? {
    best(
      of: DirectionalSearch(direction, from: frame),
      extent: visibleRect.size.extent(along: direction.axis),
      content: direction.axis == axis ? wholeContent : wholeContent.common(strip(at: frame)),
      where: accepts
    ) { cells(in: $0, where: $1) }
  }

  private var wholeContent: Rect { Rect(origin: .zero, size: host.contentSize) }

  /// Returns the part of the content that is no farther from a frame than the visible area is long, along the scroll axis.
  ///
  /// A step across that axis leads no further: all of a row of a million items is beside the one below it.
  private func strip(at frame: Rect) -> Rect {
    let isVertical = axis == .vertical
    let length = visibleRect.size.extent(along: axis)
    let around = frame.grown(
      byWidth: isVertical ? 0 : length,
      height: isVertical ? length : 0
    )
    return isVertical
      ? Rect(x: 0, y: around.minY, width: host.contentSize.width, height: around.height)
      : Rect(x: around.minX, y: 0, width: around.width, height: host.contentSize.height)
  }

  /// The item that a search finds in content, of which so much shows at once.
  private func best(
    of search: DirectionalSearch,
    extent: Double,
    content: Rect,
    where accepts: @escaping (ShownPath) -> Bool,
    among cells: (Rect, @escaping (ShownPath) -> Bool) -> [DirectionalSearch.Candidate]
  ) -> ShownPath? {
    var answers: [ShownPath: Bool] = [:]
    func isAccepted(_ path: ShownPath) -> Bool {
      let answer = answers[path] ?? accepts(path)
      answers[path] = answer
      return answer
    }
    // Gaps between sections are seldom larger than what is visible; what is not accepted may take more. Of a view without a size nothing shows,
    // however far one looks.
    var reach = extent
    for round in 0..<Self.longestGap {
      let gap = answers.count
      let region = search.region(reach: reach, content: content)
      if let best = search.best(of: cells(region.common(content), isAccepted)) { return best }
      guard round == 0 || answers.count > gap, answers.count < Self.longestGap else { return nil }
      reach *= 4
    }
    return nil
  }

  /// From the end of a line, the start of the next; nowhere in a list of one column.
  private func nextLine(
    from cursor: ShownPath,
    _ frame: Rect,
    towards direction: DirectionalSearch.Direction,
    where accepts: @escaping (ShownPath) -> Bool
  ) -> ShownPath? {
    let isRightToLeft = host.direction == .rightToLeft
    let isForward = (direction == .right) != isRightToLeft
    let neighbour = counting.knownCounts.neighbour(of: cursor, isForward: isForward)
    guard let next = first(from: neighbour, isForward: isForward, where: accepts),
      let other = arranging.frameOnScreen(ofItemAt: next)
    else { return nil }
    let hasWrapped = direction == .right ? other.minX < frame.minX : other.minX > frame.minX
    return hasWrapped ? next : nil
  }

  /// The item that is nearest to where a page leads, or else the next one from there on.
  private func page(
    from frame: Rect,
    isForward: Bool,
    where accepts: @escaping (ShownPath) -> Bool
  ) -> ShownPath? {
    let visible = answering.clearRect(at: frame)
    let isVertical = axis == .vertical
    // Content that is mirrored goes on to the left.
    let isMirrored = !isVertical && preparing.mirror != .off
    let step = visible.size.extent(along: axis) * (isForward != isMirrored ? 1 : -1)
    let target = frame.offsetBy(x: isVertical ? 0 : step, y: isVertical ? step : 0)
    guard target.overlaps(wholeContent) else { return nil }
    func distance(_ other: Rect) -> Double {
      abs(other.midX - target.midX) + abs(other.midY - target.midY)
    }
    let around = target.grown(byWidth: visible.width / 2, height: visible.height / 2)
    func nearest(where accepts: @escaping (ShownPath) -> Bool) -> ShownPath? {
      cells(in: around, where: accepts).min { distance($0.frame) < distance($1.frame) }?.path
    }
    return nearest(where: accepts)
      ?? first(from: nearest { _ in true }, isForward: isForward, where: accepts)
  }

  /// The next item in the section that scrolls an item, along the way that it scrolls; nil at its end.
  private func search(
    _ direction: DirectionalSearch.Direction,
    from item: ScrolledItem,
    where accepts: @escaping (ShownPath) -> Bool
  ) -> ShownPath? {
    best(
      of: DirectionalSearch(direction, from: item.frame),
      extent: item.container.frame.size.extent(along: item.container.axis),
      content: Rect(origin: .zero, size: item.container.contentSize),
      where: accepts
    ) { cells(in: $0, of: item.container, item.containers, where: $1) }
  }

  /// The cells in a rectangle on screen; of what scrolls inside, those that show.
  private func cells(
    in rect: Rect,
    where accepts: @escaping (ShownPath) -> Bool
  ) -> [DirectionalSearch.Candidate] {
    guard !rect.isEmpty,
      let attributes = layoutCalls.elements(in: preparing.mirror.apply(rect))
    else { return [] }
    let containers = arranging.queriedContainers(in: preparing.mirror.apply(rect))
    let elements = arranging.checked(attributes, in: containers).elements
    var found = candidates(elements, in: rect, of: .root, where: accepts)
    for container in containers.scene.nested {
      let inside = container.fromParent(rect)
      guard let showing = inside.intersection(container.bounds) else { continue }
      found += cells(in: showing, of: container, containers, where: accepts).map {
        DirectionalSearch.Candidate(path: $0.path, frame: container.inParent($0.frame))
      }
    }
    return found
  }

  /// The cells in a rectangle of the content of a section.
  private func cells(
    in rect: Rect,
    of container: Container,
    _ containers: DeclaredContainers,
    where accepts: @escaping (ShownPath) -> Bool
  ) -> [DirectionalSearch.Candidate] {
    let elements = arranging.elements(in: rect, of: container, containers)
    return candidates(elements, in: rect, of: container.identity, where: accepts)
  }

  private func candidates(
    _ elements: [ArrangedElement],
    in rect: Rect,
    of container: ContainerIdentity<Before>,
    where accepts: @escaping (ShownPath) -> Bool
  ) -> [DirectionalSearch.Candidate] {
    let cells = elements.filter {
      $0.key.kind == .cell && $0.container == container && $0.frame.overlaps(rect)
        && ($0.key.path.map { guest(at: $0) == nil && accepts($0) } ?? false)
    }
    return withoutPinned(cells).compactMap { element in
      element.key.path.map { DirectionalSearch.Candidate(path: $0, frame: element.frame) }
    }
  }

  /// Leaves out cells that are pinned over one of the others, which comes before them: they have an edge in common there.
  private func withoutPinned(_ cells: [ArrangedElement]) -> [ArrangedElement] {
    guard let depth = cells.map({ $0.shown.zIndex }).min() else { return cells }
    let raised = cells.filter { $0.shown.zIndex > depth }
    guard !raised.isEmpty else { return cells }
    let isVertical = axis == .vertical
    return cells.filter { cell in
      guard cell.shown.zIndex > depth else { return true }
      return !cells.contains { other in
        guard other.shown.zIndex < cell.shown.zIndex, other.frame.overlaps(cell.frame) else {
          return false
        }
        let (own, covered) = (cell.frame, other.frame)
        let gaps =
          isVertical
          ? [own.minY - covered.minY, own.maxY - covered.maxY]
          : [own.minX - covered.minX, own.maxX - covered.maxX]
        return gaps.contains { abs($0) < 0.5 }
      }
    }
  }
}

extension SelectionStep {
  /// The direction of an arrow.
  fileprivate var direction: DirectionalSearch.Direction? {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .pageUp, .pageDown, .home, .end: nil
    }
  }
}

/// The lane in which the cursor goes through a layout, as wide as the item that it began at.
package struct SelectionLane {
  /// The way along which the cursor goes.
  package let axis: Axis
  /// Where the lane is, across its axis, in content coordinates.
  package let span: Range<Double>
  /// The item that the cursor has reached.
  package private(set) var item: DataPath

  /// A lane that begins at an item.
  package init(along axis: Axis, from item: DataPath, _ frame: Rect) {
    self.axis = axis
    self.item = item
    span = axis == .vertical ? frame.minX..<frame.maxX : frame.minY..<frame.maxY
  }

  /// The same lane with the cursor at another item.
  package func moved(to item: DataPath) -> SelectionLane {
    var lane = self
    lane.item = item
    return lane
  }

  /// The frame of an item, brought into the lane.
  package func aligned(_ frame: Rect) -> Rect {
    let (start, extent) = (span.lowerBound, span.upperBound - span.lowerBound)
    return axis == .vertical
      ? Rect(x: start, y: frame.y, width: extent, height: frame.height)
      : Rect(x: frame.x, y: start, width: frame.width, height: extent)
  }
}

extension SelectionStep {
  /// The way along which an arrow leads; `nil` for all other keys.
  package var axis: Axis? {
    switch self {
    case .up, .down: .vertical
    case .left, .right: .horizontal
    case .pageUp, .pageDown, .home, .end: nil
    }
  }
}
