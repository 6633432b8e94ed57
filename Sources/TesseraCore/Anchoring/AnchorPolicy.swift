/// The anchor that keeps its position on screen while content changes around it.
///
/// | policy | keeps its position |
/// | --- | --- |
/// | ``offset`` | nothing; the offset is kept |
/// | ``firstVisible`` | the start of the first visible item, under the visible start |
/// | ``firstStarting`` | the start of the first item whose start is visible |
/// | ``lastVisible(adopting:)`` | the end of the last visible item, over the visible end |
/// | ``contentEnd`` | the end of the content |
/// | ``item(_:edge:)`` | an edge of an item of the app's choice, visible or not |
///
/// Whatever the anchor, the offset is clamped to the content.
public struct AnchorPolicy: Hashable, Sendable {
  /// The kind of anchor.
  package let hold: Hold
  /// How near the edge of the content must be, so that it is held instead; nil for never.
  package let sticking: Double?

  /// The kinds of anchors, as the functions of the same names.
  package enum Hold: Hashable, Sendable {
    case offset
    case firstVisible
    case firstStarting
    case lastVisible(adopting: Bool)
    case contentEnd
    case item(OldPath, AnchorEdge)
  }

  private init(_ hold: Hold, sticking: Double? = nil) {
    self.hold = hold
    self.sticking = sticking
  }

  /// Keeps the offset.
  public static var offset: AnchorPolicy { AnchorPolicy(.offset) }

  /// Holds the first item of which something is visible.
  ///
  /// When it goes or is moved away, what is now in its place is held.
  public static var firstVisible: AnchorPolicy { AnchorPolicy(.firstVisible) }

  /// Holds the first item whose start is visible, or, when there is none, the one that starts last.
  ///
  /// Made for sizes that differ from their estimates: an item that began above the visible start and grows then grows upwards, and what
  /// follows it keeps its position.
  public static var firstStarting: AnchorPolicy { AnchorPolicy(.firstStarting) }

  /// Holds the last item of which something is visible.
  ///
  /// When it goes or is moved away, what is inserted exactly in its place is held, or else what was in
  /// front of it. With `adopting`, items that are inserted directly behind it come into sight: the last
  /// of them is held.
  public static func lastVisible(adopting: Bool = true) -> AnchorPolicy {
    AnchorPolicy(.lastVisible(adopting: adopting))
  }

  /// Holds the end of the content, wherever it is.
  public static var contentEnd: AnchorPolicy { AnchorPolicy(.contentEnd) }

  /// Holds an edge of an item where it is, visible or not, also when the item is moved.
  ///
  /// When it goes, what is now in its place is held, or for its end what was in front of it.
  public static func item(_ path: OldPath, edge: AnchorEdge = .start) -> AnchorPolicy {
    AnchorPolicy(.item(path, edge))
  }

  /// The same policy, but at the edge of the content the edge is held.
  ///
  /// That is the start for ``firstVisible`` and ``firstStarting``, and the end for ``lastVisible(adopting:)``; for
  /// others nothing changes. It is held while it is no farther than `distance` points from its place at
  /// rest: a list that shows its start shows what is inserted there, and a chat that shows its end, or
  /// nearly so, shows the new messages. A distance that is negative or not a number counts as zero.
  public func sticking(within distance: Double = 0) -> AnchorPolicy {
    AnchorPolicy(hold, sticking: distance > 0 ? distance : 0)
  }
}

extension AnchorPolicy {
  /// The item of the app's choice; nil for a policy that chooses itself.
  public var heldItem: OldPath? {
    guard case .item(let path, _) = hold else { return nil }
    return path
  }

  /// The same policy in the index space after a batch.
  ///
  /// An item of the app's choice that goes is replaced by what is held instead; when nothing is left, the
  /// offset is kept.
  public func translated(by map: IndexMap) -> AnchorPolicy {
    guard case .item(let path, let edge) = hold else { return self }
    guard let successor = map.successor(of: path, edge: edge) else { return .offset }
    let next = OldPath(section: successor.section.index, item: successor.item)
    return AnchorPolicy(.item(next, edge), sticking: sticking)
  }
}

/// The edge of an item that is held, and the edge of what is visible that it is held at.
public enum AnchorEdge: Hashable, Sendable {
  /// The start of the item, at the visible start.
  case start
  /// The middle of the item, in the visible middle.
  case center
  /// The end of the item, at the visible end.
  case end
}
