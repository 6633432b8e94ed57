/// The anchor of one change, taken before it; returns afterwards the distance by which the offset changes.
///
/// ```swift
/// let anchor = ScrollAnchor(.firstVisible, among: candidates, in: before)
/// // … the data changes, the layout prepares …
/// let shift = anchor.shift(through: batch.map, in: after, clamped: !isDragging) { spans[$0] }
/// ```
///
/// Shifts are differences and add up: what moves the offset between the taking of an anchor and its use, a
/// finger or a fling or another anchor's shift, is kept. Insets and the viewport's extent may change in
/// between; items are held at the visible edges, which move along with them.
public struct ScrollAnchor: Hashable, Sendable {
  /// The visible part of the content when the anchor is taken.
  public let viewport: AnchorViewport
  /// The element or edge that keeps its position.
  public let hold: Hold
  /// The kind of view that displays the anchor item.
  package let kind: ElementKind

  /// The kinds of elements and edges that keep their position.
  public enum Hold: Hashable, Sendable {
    /// The offset.
    case offset
    /// The start of the content.
    case contentStart
    /// The end of the content.
    case contentEnd
    /// An edge of an item.
    case item(OldPath, edge: AnchorEdge, distance: Double, succession: Succession)
  }

  /// The successors of an anchor item.
  public enum Succession: Hashable, Sendable {
    /// Its successor, when the item is deleted or moved.
    case place
    /// The same, and then the last of the items that are inserted directly behind.
    case placeAndInsertions
    /// Its successor, when the item is deleted; when it is moved, the item itself is still held.
    case identity
  }

  init(viewport: AnchorViewport, hold: Hold) {
    self.viewport = viewport
    self.hold = hold
    kind = .cell
  }

  /// Takes the anchor that a policy asks for.
  ///
  /// The candidates come in any order and may be more than what is visible; of those that are not
  /// finite none is taken. Items that float in front of others, such as pinned headers, must not be among them.
  /// An item of the app's choice that is not among them is not found, and then the offset is kept.
  public init(
    _ policy: AnchorPolicy,
    among candidates: some Sequence<AnchorCandidate>,
    in viewport: AnchorViewport
  ) {
    self.viewport = viewport
    if let edge = policy.sticksToEdge(in: viewport) {
      (hold, kind) = (edge, .cell)
    } else {
      let candidate = policy.candidate(among: candidates, in: viewport)
      (hold, kind) = (policy.hold(candidate, in: viewport), candidate?.kind ?? .cell)
    }
  }
}

extension AnchorPolicy {
  fileprivate func sticksToEdge(in viewport: AnchorViewport) -> ScrollAnchor.Hold? {
    guard let sticking else { return nil }
    let limits = viewport.limits
    switch hold {
    case .firstVisible, .firstStarting:
      return viewport.offset <= limits.lower + sticking ? .contentStart : nil
    case .lastVisible: return viewport.offset >= limits.upper - sticking ? .contentEnd : nil
    case .offset, .contentEnd, .item: return nil
    }
  }

  fileprivate func hold(
    _ candidate: AnchorCandidate?,
    in viewport: AnchorViewport
  ) -> ScrollAnchor.Hold {
    let edge: AnchorEdge
    let succession: ScrollAnchor.Succession
    switch hold {
    case .offset: return .offset
    case .contentEnd: return .contentEnd
    case .firstVisible, .firstStarting: (edge, succession) = (.start, .place)
    case .lastVisible(let adopting):
      (edge, succession) = (.end, adopting ? .placeAndInsertions : .place)
    case .item(_, let chosen): (edge, succession) = (chosen, .identity)
    }
    guard let candidate else { return .offset }
    return .item(
      candidate.path,
      edge: edge,
      distance: candidate.span.position(of: edge) - viewport.position(of: edge),
      succession: succession
    )
  }

  fileprivate func candidate(
    among candidates: some Sequence<AnchorCandidate>,
    in viewport: AnchorViewport
  ) -> AnchorCandidate? {
    if hold == .offset || hold == .contentEnd { return nil }
    let finite = candidates.filter { $0.span.start.isFinite && $0.span.end.isFinite }
    if case .item(let path, _) = hold { return finite.first { $0.path == path } }
    let visible = finite.filter { $0.span.isVisible(in: viewport) }
    switch hold {
    case .lastVisible: return visible.last { $0.end }
    case .firstStarting:
      let starting = visible.filter { $0.span.start >= viewport.visibleStart }
      return starting.first { $0.start } ?? visible.last { $0.start }
    default: return visible.first { $0.start }
    }
  }
}

extension [AnchorCandidate] {
  /// The one at the smallest place; of those beside each other the first by its path.
  fileprivate func first(_ place: (AnchorSpan) -> Double) -> AnchorCandidate? {
    guard let smallest = map({ place($0.span) }).min() else { return nil }
    return filter { place($0.span) <= smallest + AnchorSpan.rounding }.min { $0.precedes($1) }
  }

  /// The one at the largest place; of those beside each other the last by its path.
  fileprivate func last(_ place: (AnchorSpan) -> Double) -> AnchorCandidate? {
    guard let largest = map({ place($0.span) }).max() else { return nil }
    return filter { place($0.span) >= largest - AnchorSpan.rounding }.max { $0.precedes($1) }
  }
}

extension AnchorCandidate {
  /// Whether it comes before another one that is beside it.
  fileprivate func precedes(_ other: AnchorCandidate) -> Bool {
    path == other.path ? kind.number < other.kind.number : path < other.path
  }
}
