/// Finds the item that lies next in a direction, by where items stand and nothing else.
package struct DirectionalSearch: Hashable, Sendable {
  /// Which way the search goes.
  package let direction: Direction
  /// Where the item is that it starts from, in content coordinates.
  package let origin: Rect

  /// Creates a search from where an item is.
  package init(_ direction: Direction, from origin: Rect) {
    self.direction = direction
    self.origin = origin
  }

  /// A direction on screen.
  package enum Direction: Hashable, Sendable {
    case up, down, left, right

    /// The axis that it is along.
    package var axis: Axis {
      switch self {
      case .up, .down: .vertical
      case .left, .right: .horizontal
      }
    }
  }

  /// One item that a step may lead to.
  package struct Candidate: Hashable, Sendable {
    /// The item.
    package let path: OldPath
    /// Where it is, in content coordinates.
    package let frame: Rect

    /// Creates a candidate.
    package init(path: OldPath, frame: Rect) {
      self.path = path
      self.frame = frame
    }
  }

  /// The candidate that is next; `nil` when none lies in the direction.
  ///
  /// Those that the origin would meet, moved straight ahead, come before all others; then the nearest
  /// along the direction, then the nearest across it, then the one whose path is first.
  package func best(of candidates: [Candidate]) -> OldPath? {
    var best: (path: OldPath, rank: Rank)?
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
    let gap: Double
    let offAxis: Double
    let path: OldPath

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
    let middle = Rect(x: frame.midX, y: frame.midY, width: 0, height: 0)
    // Cards in perspective overlap their neighbours, and rounding may let others overlap by a hair.
    guard gap > -0.5 || self.gap(to: middle) > 0 else { return nil }
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

  private func gap(to frame: Rect) -> Double {
    switch direction {
    case .up: origin.minY - frame.maxY
    case .down: frame.minY - origin.maxY
    case .left: origin.minX - frame.maxX
    case .right: frame.minX - origin.maxX
    }
  }

  /// The part of the content to look for candidates in, up to `reach` away.
  package func region(reach: Double, content: Rect) -> Rect {
    switch direction {
    case .up:
      Rect(x: content.minX, y: origin.minY - reach, width: content.width, height: reach)
    case .down:
      Rect(x: content.minX, y: origin.maxY, width: content.width, height: reach)
    case .left:
      Rect(x: origin.minX - reach, y: origin.minY, width: reach, height: origin.height)
    case .right:
      Rect(x: origin.maxX, y: origin.minY, width: reach, height: origin.height)
    }
  }
}
