/// A part of a declaration that had to be repaired or cannot look as declared.
///
/// The arrangement is complete nevertheless. Issues are values, found once for each declaration, so
/// that the owner of the view can word a diagnostic.
public struct CompositionalIssue: Hashable, Sendable {
  /// The section concerned, or nil if it is the configuration.
  public let section: Int?
  /// The way to the subitem: positions in the lists of nested groups; empty for the outer group.
  public let path: [Int]
  /// The problem.
  public let problem: Problem

  /// Creates an issue.
  public init(section: Int?, path: [Int], problem: Problem) {
    self.section = section
    self.path = path
    self.problem = problem
  }

  /// The kinds of problems.
  public enum Problem: Hashable, Sendable {
    /// A number was negative, not a number, infinite or too large, and another one is used.
    case invalidNumber(CompositionalQuantity, found: Double, used: Double)
    /// A group has nothing in it; an only group then is room for one item.
    case emptyGroup
    /// A group stands deeper than groups can be nested; it is room for one item.
    case nestedTooDeeply(limit: Int)
    /// A group would hold more items than it can; the rest is left out.
    case tooManyItems(limit: Int)
    /// Children need more room than the group has (G4, G6); they overflow.
    case childrenOverflow(needed: Double, available: Double)
    /// An item was measured larger than the group around it, whose extent is not soft; it overflows.
    case measuredOverflow(Axis, measured: Double, available: Double)
    /// Subitems of a list are never used, because one in front of them does not fit (G3).
    case unreachableSubitems(first: Int)
    /// Fractions that fill the group do not fit because of the spacing between them.
    case spacingDisplacesFractions(fitting: Int, expected: Int)
    /// Content insets along a soft axis have no effect; edge spacing has.
    case insetsIgnored
    /// No child decides the extent of a soft axis, so that the estimate stands (Z5).
    case estimateStands(Axis, estimate: Double)
    /// A uniform extent in a group that is not soft there is an estimated one (K7).
    case uniformInFixedGroup(Axis)
    /// Repeated groups have no extent along the scroll axis, but their items have; these are used.
    case groupWithoutExtent(used: Double)
    /// A section is bounded by its background and has none; it is bounded by the container (O8).
    case boundsWithoutBackground
    /// The bounds of a section that scrolls have no extent; it is bounded by the container (O8).
    case boundsWithoutRoom(taken: Double, available: Double)

    /// Whether it is about an item that was measured larger than its group.
    var isMeasuredOverflow: Bool {
      if case .measuredOverflow = self { true } else { false }
    }

    /// Whether it follows from the room that the container gives, and not from the declaration alone.
    ///
    /// Such a problem is not found in a container without width or without height: a view that has no size
    /// yet has room for nothing.
    var isAboutRoom: Bool {
      switch self {
      case .childrenOverflow, .measuredOverflow, .unreachableSubitems, .spacingDisplacesFractions,
        .groupWithoutExtent, .boundsWithoutRoom:
        true
      case .invalidNumber, .emptyGroup, .nestedTooDeeply, .tooManyItems, .insetsIgnored,
        .estimateStands, .uniformInFixedGroup, .boundsWithoutBackground:
        false
      }
    }
  }

  /// The largest extent that an element can have, in points, so that sums stay finite.
  public static let largestExtent = 1e9
  /// The greatest depth at which groups can be nested.
  public static let deepestNesting = 64
  /// The most items of one group with all groups in it, frames of custom groups not counted.
  public static let mostItemsInGroup = 10_000
  /// How many subitems are looked at for one group with all groups in it, those that turn out not to fit
  /// included.
  static let mostSubitemsSolved = 60_000
}

/// A number that a caller gives to a compositional arrangement.
public enum CompositionalQuantity: Hashable, Sendable {
  /// The width of a subitem.
  case width
  /// The height of a subitem.
  case height
  /// The distance between the children of a group.
  case itemSpacing
  /// A distance at an edge of a subitem.
  case edgeSpacing
  /// A content inset.
  case inset
  /// The number of children of a group.
  case count
  /// A frame of a custom group.
  case customFrame
  /// The distance between groups.
  case groupSpacing
  /// The distance between sections.
  case sectionSpacing
  /// The number of items of a section.
  case itemCount
  /// The offset of a boundary element or anchor.
  case offset
  /// The size of the container.
  case container
  /// A measured size.
  case measuredSize
}
