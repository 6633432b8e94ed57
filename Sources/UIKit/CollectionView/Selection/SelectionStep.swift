import CoreGraphics
import Foundation

/// A step of the keyboard from one item to another.
enum SelectionStep {
  case up, down, left, right, pageUp, pageDown, home, end
}

/// Finds the item that lies next in a direction, by where items stand and nothing else.
struct DirectionalSearch {
  let direction: Direction
  let origin: CGRect

  enum Direction {
    case up, down, left, right

    var axis: NSLayoutConstraint.Axis {
      switch self {
      case .up, .down: .vertical
      case .left, .right: .horizontal
      }
    }
  }

  /// One item that a step may lead to.
  struct Candidate {
    let path: IndexPath
    let frame: CGRect
  }

  /// The candidate that is next; `nil` when none lies in the direction.
  ///
  /// Those that the origin would meet, moved straight ahead, come before all others; then the nearest
  /// along the direction, then the nearest across it, then the one whose path is first.
  func best(of candidates: [Candidate]) -> IndexPath? {
    var best: (path: IndexPath, rank: Rank)?
    for candidate in candidates {
      guard let rank = rank(candidate) else { continue }
      if let known = best, !(rank < known.rank) { continue }
      best = (candidate.path, rank)
    }
    return best?.path
  }

  /// Smaller is better.
  private struct Rank {
    let isAside: Bool
    let gap: CGFloat
    let offAxis: CGFloat
    let path: IndexPath

    static func < (first: Rank, second: Rank) -> Bool {
      if first.isAside != second.isAside { return second.isAside }
      if first.gap != second.gap { return first.gap < second.gap }
      if first.offAxis != second.offAxis { return first.offAxis < second.offAxis }
      return first.path < second.path
    }
  }

  private func rank(_ candidate: Candidate) -> Rank? {
    let frame = candidate.frame
    let gap = gap(to: frame)
    // Rounding may let neighbours overlap by a hair.
    guard gap > -0.5 else { return nil }
    let isVertical = direction.axis == .vertical
    let lower = isVertical ? max(frame.minX, origin.minX) : max(frame.minY, origin.minY)
    let upper = isVertical ? min(frame.maxX, origin.maxX) : min(frame.maxY, origin.maxY)
    return Rank(
      isAside: upper <= lower,
      gap: gap,
      offAxis: isVertical ? abs(frame.midX - origin.midX) : abs(frame.midY - origin.midY),
      path: candidate.path
    )
  }

  private func gap(to frame: CGRect) -> CGFloat {
    switch direction {
    case .up: origin.minY - frame.maxY
    case .down: frame.minY - origin.maxY
    case .left: origin.minX - frame.maxX
    case .right: frame.minX - origin.maxX
    }
  }

  /// The part of the content to look for candidates in, up to `reach` away.
  func region(reach: CGFloat, content: CGRect) -> CGRect {
    switch direction {
    case .up:
      CGRect(x: content.minX, y: origin.minY - reach, width: content.width, height: reach)
    case .down:
      CGRect(x: content.minX, y: origin.maxY, width: content.width, height: reach)
    case .left:
      CGRect(x: origin.minX - reach, y: origin.minY, width: reach, height: origin.height)
    case .right:
      CGRect(x: origin.maxX, y: origin.minY, width: reach, height: origin.height)
    }
  }
}

extension CollectionEngine {
  /// The item that a step leads to; `nil` when it leads nowhere.
  ///
  /// Without an item to start from, any step leads to the first visible one.
  func item(_ step: SelectionStep, from cursor: IndexPath?) -> IndexPath? {
    switch step {
    case .home: return knownCounts.first
    case .end: return knownCounts.last
    case .up, .down, .left, .right, .pageUp, .pageDown: break
    }
    guard let cursor, let frame = attributesFromLayout(for: .cell(cursor))?.frame else {
      return view.indexPathsForVisibleItems.first ?? knownCounts.first
    }
    switch step {
    case .up: return search(.up, from: frame)
    case .down: return search(.down, from: frame)
    case .left: return search(.left, from: frame) ?? nextLine(from: cursor, frame, towards: .left)
    case .right:
      return search(.right, from: frame) ?? nextLine(from: cursor, frame, towards: .right)
    case .pageUp: return page(from: frame, isForward: false) ?? knownCounts.first
    case .pageDown: return page(from: frame, isForward: true) ?? knownCounts.last
    case .home, .end: return nil
    }
  }

  private func search(_ direction: DirectionalSearch.Direction, from frame: CGRect) -> IndexPath? {
    let search = DirectionalSearch(direction: direction, origin: frame)
    let extent = direction.axis == .vertical ? visibleRect.height : visibleRect.width
    let content = CGRect(origin: .zero, size: view.contentSize)
    // Gaps between sections are seldom larger than what is visible.
    for reach in [extent, extent * 4] {
      let found = cells(in: search.region(reach: reach, content: content))
      if let best = search.best(of: found) { return best }
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
      let other = attributesFromLayout(for: .cell(next))?.frame
    else { return nil }
    let hasWrapped = direction == .right ? other.minX < frame.minX : other.minX > frame.minX
    return hasWrapped ? next : nil
  }

  private func page(from frame: CGRect, isForward: Bool) -> IndexPath? {
    let visible = uncoveredRect
    let isVertical = axis == .vertical
    let step = (isVertical ? visible.height : visible.width) * (isForward ? 1 : -1)
    let target = frame.offsetBy(dx: isVertical ? 0 : step, dy: isVertical ? step : 0)
    let content = CGRect(origin: .zero, size: view.contentSize)
    guard target.overlaps(content) else { return nil }
    func distance(_ other: CGRect) -> CGFloat {
      abs(other.midX - target.midX) + abs(other.midY - target.midY)
    }
    return cells(in: target.insetBy(dx: -visible.width / 2, dy: -visible.height / 2))
      .min { distance($0.frame) < distance($1.frame) }?.path
  }

  private func cells(in rect: CGRect) -> [DirectionalSearch.Candidate] {
    guard !rect.isEmpty,
      let attributes = layout.layoutAttributesForElements(in: mirror.apply(rect))
    else { return [] }
    return checked(attributes).elements.compactMap { element in
      element.key.kind == .cell && element.frame.overlaps(rect)
        ? DirectionalSearch.Candidate(path: element.answer.indexPath, frame: element.frame) : nil
    }
  }
}

extension DataCounts {
  /// The first item there is.
  fileprivate var first: IndexPath? {
    items.firstIndex { $0 > 0 }.map { IndexPath(item: 0, section: $0) }
  }

  /// The last item there is.
  fileprivate var last: IndexPath? {
    items.lastIndex { $0 > 0 }.map { IndexPath(item: items[$0] - 1, section: $0) }
  }

  /// The item before or after another.
  fileprivate func neighbour(of path: IndexPath, isForward: Bool) -> IndexPath? {
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
