/// Some of the four edges of a rectangle.
public struct CompositionalEdges: OptionSet, Hashable, Sendable {
  /// The edges as bits, the top edge lowest.
  public let rawValue: UInt8

  /// Creates a set of edges from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = CompositionalEdges(rawValue: 1 << 0)
  /// The edge at which reading starts.
  public static let leading = CompositionalEdges(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = CompositionalEdges(rawValue: 1 << 2)
  /// The edge at which reading ends.
  public static let trailing = CompositionalEdges(rawValue: 1 << 3)
}

/// A point of a rectangle, and a distance from it.
///
/// Without edges it is the middle; each edge moves it there (A2).
public struct CompositionalAnchor: Hashable, Sendable {
  /// The edges at which the point lies.
  public var edges: CompositionalEdges
  /// The distance from the point.
  public var offset: Offset

  /// A distance along both axes.
  public enum Offset: Hashable, Sendable {
    /// Points.
    case absolute(Point)
    /// Multiples of the size of the anchored element.
    case fractional(Point)
  }

  /// Creates a point of a rectangle.
  public init(edges: CompositionalEdges, offset: Offset = .absolute(.zero)) {
    self.edges = edges
    self.offset = offset
  }
}

/// An element anchored to an item or a group, such as a badge (§2.7).
///
/// It never makes its host larger. Fractions of its size read the host.
public struct CompositionalSupplementary: Hashable, Sendable {
  /// The size; a soft extent is its estimate.
  public var size: CompositionalSize
  /// The point of the host.
  public var containerAnchor: CompositionalAnchor
  /// The point of the element that is put there; nil for the same edges as those of the host.
  public var itemAnchor: CompositionalAnchor?
  /// The insets that are taken from the frame after it is placed.
  public var contentInsets: Insets

  /// Creates an anchored element.
  public init(
    size: CompositionalSize,
    containerAnchor: CompositionalAnchor,
    itemAnchor: CompositionalAnchor? = nil,
    contentInsets: Insets = .zero
  ) {
    self.size = size
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.contentInsets = contentInsets
  }
}

/// An element on the edge of a section or of the whole content, such as a header (§2.5).
public struct CompositionalBoundary: Hashable, Sendable {
  /// The size, in what the container leaves between the section's insets for such elements.
  public var size: CompositionalSize
  /// The edges at which the element is placed; none for the middle of the content.
  public var edges: CompositionalEdges
  /// A distance that is added last.
  public var offset: Point
  /// Whether the section grows to make room; otherwise the element overlays the content.
  public var extendsBoundary: Bool
  /// Whether the element stays visible while its section is.
  public var isPinned: Bool
  /// The insets that are taken from the frame after it is placed; ignored along a soft axis.
  public var contentInsets: Insets

  /// Creates a boundary element.
  public init(
    size: CompositionalSize,
    edges: CompositionalEdges,
    offset: Point = .zero,
    extendsBoundary: Bool = true,
    isPinned: Bool = false,
    contentInsets: Insets = .zero
  ) {
    self.size = size
    self.edges = edges
    self.offset = offset
    self.extendsBoundary = extendsBoundary
    self.isPinned = isPinned
    self.contentInsets = contentInsets
  }
}
