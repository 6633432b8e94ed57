import CoreGraphics
import Foundation
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
  func item(
    _ step: SelectionStep,
    from cursor: IndexPath?,
    along lane: SelectionLane? = nil
  ) -> IndexPath? {
    switch step {
    case .home: return knownCounts.first
    case .end: return knownCounts.last
    case .up, .down, .left, .right, .pageUp, .pageDown: break
    }
    guard let cursor, let found = frameOnScreen(ofItemAt: cursor) else {
      return view.indexPathsForVisibleItems.first ?? knownCounts.first
    }
    let frame = lane?.aligned(found) ?? found
    guard let direction = step.direction else {
      return step == .pageUp
        ? page(from: frame, isForward: false) ?? knownCounts.first
        : page(from: frame, isForward: true) ?? knownCounts.last
    }
    if let item = scrolledItem(at: cursor), direction.axis == item.container.axis {
      return search(direction, from: item)
    }
    let next = search(direction, from: frame)
    return direction.axis == .vertical
      ? next : next ?? nextLine(from: cursor, found, towards: direction)
  }

  private func search(_ direction: DirectionalSearch.Direction, from frame: CGRect) -> IndexPath? {
    best(
      of: DirectionalSearch(direction, from: Rect(frame)),
      extent: Double(visibleRect.size[direction.axis]),
      content: direction.axis == axis ? wholeContent : wholeContent.intersection(strip(at: frame))
    ) { cells(in: $0) }
  }

  private var wholeContent: CGRect { CGRect(origin: .zero, size: view.contentSize) }

  /// Returns the part of the content that is no farther from a frame than the visible area is long, along the scroll axis.
  ///
  /// A step across that axis leads no further: all of a row of a million items is beside the one below it.
  private func strip(at frame: CGRect) -> CGRect {
    let isVertical = axis == .vertical
    let length = visibleRect.size[axis]
    let around = frame.insetBy(dx: isVertical ? 0 : -length, dy: isVertical ? -length : 0)
    return isVertical
      ? CGRect(x: 0, y: around.minY, width: view.contentSize.width, height: around.height)
      : CGRect(x: around.minX, y: 0, width: around.width, height: view.contentSize.height)
  }

  /// The item that a search finds in content, of which so much shows at once.
  private func best(
    of search: DirectionalSearch,
    extent: Double,
    content: CGRect,
    among cells: (CGRect) -> [DirectionalSearch.Candidate]
  ) -> IndexPath? {
    // Gaps between sections are seldom larger than what is visible.
    for reach in [extent, extent * 4] {
      let region = CGRect(search.region(reach: reach, content: Rect(content)))
      let found = cells(region.intersection(content))
      if let best = search.best(of: found) { return best.indexPath }
    }
    return nil
  }

  /// From the end of a line, the start of the next; nowhere in a list of one column.
  private func nextLine(
    from cursor: IndexPath,
    _ frame: CGRect,
    towards direction: DirectionalSearch.Direction
  ) -> IndexPath? {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isForward = (direction == .right) != isRightToLeft
    guard let next = knownCounts.neighbour(of: cursor, isForward: isForward),
      let other = frameOnScreen(ofItemAt: next)
    else { return nil }
    let hasWrapped = direction == .right ? other.minX < frame.minX : other.minX > frame.minX
    return hasWrapped ? next : nil
  }

  private func page(from frame: CGRect, isForward: Bool) -> IndexPath? {
    let visible = clearRect(at: frame)
    let isVertical = axis == .vertical
    let step = visible.size[axis] * (isForward ? 1 : -1)
    let target = frame.offsetBy(dx: isVertical ? 0 : step, dy: isVertical ? step : 0)
    guard target.overlaps(wholeContent) else { return nil }
    func distance(_ other: Rect) -> Double {
      abs(other.midX - Double(target.midX)) + abs(other.midY - Double(target.midY))
    }
    return cells(in: target.insetBy(dx: -visible.width / 2, dy: -visible.height / 2))
      .min { distance($0.frame) < distance($1.frame) }?.path.indexPath
  }

  /// The next item in the section that scrolls an item, along the way that it scrolls; nil at its end.
  private func search(
    _ direction: DirectionalSearch.Direction,
    from item: ScrolledItem
  ) -> IndexPath? {
    best(
      of: DirectionalSearch(direction, from: Rect(item.frame)),
      extent: item.container.frame.size.extent(along: item.container.axis),
      content: CGRect(origin: .zero, size: CGSize(item.container.contentSize))
    ) { cells(in: $0, of: item.container, item.containers) }
  }

  /// The cells in a rectangle on screen; of what scrolls inside, those that show.
  private func cells(in rect: CGRect) -> [DirectionalSearch.Candidate] {
    guard !rect.isEmpty,
      let attributes = layoutCalls.elements(in: mirror.apply(rect))
    else { return [] }
    let containers = queriedContainers(in: mirror.apply(rect))
    var found = candidates(checked(attributes, in: containers).elements, in: rect, of: .root)
    for container in containers.scene.nested {
      let inside = container.fromParent(Rect(rect))
      let showing = CGRect(inside).intersection(CGRect(container.bounds))
      guard !showing.isNull else { continue }
      found += cells(in: showing, of: container, containers).map {
        DirectionalSearch.Candidate(path: $0.path, frame: container.inParent($0.frame))
      }
    }
    return found
  }

  /// The cells in a rectangle of the content of a section.
  private func cells(
    in rect: CGRect,
    of container: Container,
    _ containers: DeclaredContainers
  ) -> [DirectionalSearch.Candidate] {
    candidates(
      elements(in: rect, of: container, containers),
      in: rect,
      of: container.identity
    )
  }

  private func candidates(
    _ elements: [ArrangedElement],
    in rect: CGRect,
    of container: ContainerIdentity<Before>
  ) -> [DirectionalSearch.Candidate] {
    let cells = elements.filter {
      $0.key.kind == .cell && $0.container == container && $0.frame.overlaps(rect)
    }
    return withoutPinned(cells).compactMap { element in
      element.answer.indexPath.itemPath.map {
        DirectionalSearch.Candidate(path: $0, frame: Rect(element.frame))
      }
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

extension DataCounts {
  /// The first item there is.
  var first: IndexPath? {
    items.firstIndex { $0 > 0 }.map { IndexPath(item: 0, section: $0) }
  }

  /// The last item there is.
  var last: IndexPath? {
    items.lastIndex { $0 > 0 }.map { IndexPath(item: items[$0] - 1, section: $0) }
  }

  /// The item before or after another.
  func neighbour(of path: IndexPath, isForward: Bool) -> IndexPath? {
    let item = path.item + (isForward ? 1 : -1)
    if (0..<items[path.section]).contains(item) {
      return IndexPath(item: item, section: path.section)
    }
    let section =
      isForward
      ? items[(path.section + 1)...].firstIndex { $0 > 0 }
      : items[..<path.section].lastIndex { $0 > 0 }
    return section.map { IndexPath(item: isForward ? 0 : items[$0] - 1, section: $0) }
  }
}
