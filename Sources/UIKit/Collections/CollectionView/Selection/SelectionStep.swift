import CoreGraphics
import TesseraCore

/// A step of the keyboard from one item to another.
enum SelectionStep {
  case up, down, left, right, pageUp, pageDown, home, end
}

extension CollectionEngine {
  /// The item that a step leads to; `nil` when it leads nowhere.
  ///
  /// Without an item to start from, any step leads to the first visible one.
  ///
  /// A step along the layout's axis goes straight on from where the first of several such steps began, however far aside
  /// items on the way stand: down and up again leads back.
  ///
  /// A step does not see what it skips: an item that stands behind others is in their way otherwise.
  func item(
    _ step: SelectionStep,
    from cursor: DataPath?,
    along lane: SelectionLane? = nil,
    skipping skipped: Set<ShownPath> = []
  ) -> DataPath? {
    item(step, from: cursor.map { shownPath(of: $0) }, along: lane, skipping: skipped)
      .flatMap { modelPath(of: $0) }
  }

  /// The same among what is shown, from where something is shown.
  func item(
    _ step: SelectionStep,
    from cursor: ShownPath?,
    along lane: SelectionLane? = nil,
    skipping skipped: Set<ShownPath> = []
  ) -> ShownPath? {
    let counts = knownCounts
    switch step {
    case .home: return counts.first
    case .end: return counts.last
    case .up, .down, .left, .right, .pageUp, .pageDown: break
    }
    guard let cursor, let found = frameOnScreen(ofItemAt: cursor) else {
      return visibleItems.first.map { shownPath(of: $0) } ?? counts.first
    }
    let frame = lane?.aligned(found) ?? found
    guard let direction = step.direction else {
      return step == .pageUp
        ? page(from: frame, isForward: false, skipping: skipped) ?? counts.first
        : page(from: frame, isForward: true, skipping: skipped) ?? counts.last
    }
    if let item = scrolledItem(at: cursor), direction.axis == item.container.axis {
      return search(direction, from: item, skipping: skipped)
    }
    let next = search(direction, from: frame, skipping: skipped)
    return direction.axis == .vertical
      ? next : next ?? nextLine(from: cursor, found, towards: direction)
  }

  private func search(
    _ direction: DirectionalSearch.Direction,
    from frame: CGRect,
    skipping skipped: Set<ShownPath>
  ) -> ShownPath? {
    best(
      of: DirectionalSearch(direction, from: Rect(frame)),
      extent: Double(visibleRect.size[direction.axis]),
      content: direction.axis == axis ? wholeContent : wholeContent.intersection(strip(at: frame))
    ) { cells(in: $0, skipping: skipped) }
  }

  private var wholeContent: CGRect { CGRect(origin: .zero, size: host.contentSize) }

  /// Returns the part of the content that is no farther from a frame than the visible area is long, along the scroll axis.
  ///
  /// A step across that axis leads no further: all of a row of a million items is beside the one below it.
  private func strip(at frame: CGRect) -> CGRect {
    let isVertical = axis == .vertical
    let length = visibleRect.size[axis]
    let around = frame.insetBy(dx: isVertical ? 0 : -length, dy: isVertical ? -length : 0)
    return isVertical
      ? CGRect(x: 0, y: around.minY, width: host.contentSize.width, height: around.height)
      : CGRect(x: around.minX, y: 0, width: around.width, height: host.contentSize.height)
  }

  /// The item that a search finds in content, of which so much shows at once.
  private func best(
    of search: DirectionalSearch,
    extent: Double,
    content: CGRect,
    among cells: (CGRect) -> [DirectionalSearch.Candidate]
  ) -> ShownPath? {
    // Gaps between sections are seldom larger than what is visible.
    for reach in [extent, extent * 4] {
      let region = CGRect(search.region(reach: reach, content: Rect(content)))
      let found = cells(region.intersection(content))
      if let best = search.best(of: found) { return best }
    }
    return nil
  }

  /// From the end of a line, the start of the next; nowhere in a list of one column.
  private func nextLine(
    from cursor: ShownPath,
    _ frame: CGRect,
    towards direction: DirectionalSearch.Direction
  ) -> ShownPath? {
    let isRightToLeft = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isForward = (direction == .right) != isRightToLeft
    guard let next = knownCounts.neighbour(of: cursor, isForward: isForward),
      let other = frameOnScreen(ofItemAt: next)
    else { return nil }
    let hasWrapped = direction == .right ? other.minX < frame.minX : other.minX > frame.minX
    return hasWrapped ? next : nil
  }

  private func page(
    from frame: CGRect,
    isForward: Bool,
    skipping skipped: Set<ShownPath>
  ) -> ShownPath? {
    let visible = clearRect(at: frame)
    let isVertical = axis == .vertical
    let step = visible.size[axis] * (isForward ? 1 : -1)
    let target = frame.offsetBy(dx: isVertical ? 0 : step, dy: isVertical ? step : 0)
    guard target.overlaps(wholeContent) else { return nil }
    func distance(_ other: Rect) -> Double {
      abs(other.midX - Double(target.midX)) + abs(other.midY - Double(target.midY))
    }
    return cells(
      in: target.insetBy(dx: -visible.width / 2, dy: -visible.height / 2),
      skipping: skipped
    )
    .min { distance($0.frame) < distance($1.frame) }?.path
  }

  /// The next item in the section that scrolls an item, along the way that it scrolls; nil at its end.
  private func search(
    _ direction: DirectionalSearch.Direction,
    from item: ScrolledItem,
    skipping skipped: Set<ShownPath>
  ) -> ShownPath? {
    best(
      of: DirectionalSearch(direction, from: Rect(item.frame)),
      extent: item.container.frame.size.extent(along: item.container.axis),
      content: CGRect(origin: .zero, size: CGSize(item.container.contentSize))
    ) { cells(in: $0, of: item.container, item.containers, skipping: skipped) }
  }

  /// The cells in a rectangle on screen; of what scrolls inside, those that show.
  private func cells(
    in rect: CGRect,
    skipping skipped: Set<ShownPath>
  ) -> [DirectionalSearch.Candidate] {
    guard !rect.isEmpty,
      let attributes = layoutCalls.elements(in: mirror.apply(rect))
    else { return [] }
    let containers = queriedContainers(in: mirror.apply(rect))
    var found = candidates(
      checked(attributes, in: containers).elements,
      in: rect,
      of: .root,
      skipping: skipped
    )
    for container in containers.scene.nested {
      let inside = container.fromParent(Rect(rect))
      let showing = CGRect(inside).intersection(CGRect(container.bounds))
      guard !showing.isNull else { continue }
      found += cells(in: showing, of: container, containers, skipping: skipped).map {
        DirectionalSearch.Candidate(path: $0.path, frame: container.inParent($0.frame))
      }
    }
    return found
  }

  /// The cells in a rectangle of the content of a section.
  private func cells(
    in rect: CGRect,
    of container: Container,
    _ containers: DeclaredContainers,
    skipping skipped: Set<ShownPath>
  ) -> [DirectionalSearch.Candidate] {
    candidates(
      elements(in: rect, of: container, containers),
      in: rect,
      of: container.identity,
      skipping: skipped
    )
  }

  private func candidates(
    _ elements: [ArrangedElement],
    in rect: CGRect,
    of container: ContainerIdentity<Before>,
    skipping skipped: Set<ShownPath>
  ) -> [DirectionalSearch.Candidate] {
    let cells = elements.filter {
      $0.key.kind == .cell && $0.container == container && $0.frame.overlaps(rect)
        && !($0.key.path.map(skipped.contains) ?? false)
    }
    return withoutPinned(cells).compactMap { element in
      guard let path = element.key.path, guest(at: path) == nil else { return nil }
      return DirectionalSearch.Candidate(path: path, frame: Rect(element.frame))
    }
  }

  /// Leaves out cells that are pinned over one of the others, which comes before them: they have an edge in common there.
  private func withoutPinned(_ cells: [ArrangedElement]) -> [ArrangedElement] {
    guard let depth = cells.map(\.shown.zIndex).min() else { return cells }
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
