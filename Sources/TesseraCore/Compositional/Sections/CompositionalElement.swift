/// One element that a compositional arrangement has placed.
public struct CompositionalElement: Hashable, Sendable {
  /// The section that it belongs to; nil for a boundary element of the whole content.
  public let section: Int?
  /// The kind of the element within its section.
  public let kind: CompositionalElementKind
  /// The frame in content coordinates; pinned, if a visible rectangle was given.
  public let frame: Rect
  /// The place in depth that the frame of a custom group asks for; zero for everything else.
  public let zIndex: Int
  /// Whether pinning holds it away from its natural place, so that it must be drawn above the items.
  public let isDisplaced: Bool
  /// The axes along which a measured extent replaces the declared one.
  let softAxes: AxisSet

  /// Creates an element of declared size.
  public init(
    section: Int?,
    kind: CompositionalElementKind,
    frame: Rect,
    zIndex: Int = 0,
    isDisplaced: Bool = false
  ) {
    self.init(
      section: section,
      kind: kind,
      frame: frame,
      zIndex: zIndex,
      isDisplaced: isDisplaced,
      softAxes: []
    )
  }

  init(
    section: Int?,
    kind: CompositionalElementKind,
    frame: Rect,
    zIndex: Int,
    isDisplaced: Bool,
    softAxes: AxisSet
  ) {
    self.softAxes = softAxes
    self.section = section
    self.kind = kind
    self.frame = frame
    self.zIndex = zIndex
    self.isDisplaced = isDisplaced
  }
}

extension CompositionalElement {
  /// The axes along which the element takes over measured extents.
  public var measuredAxes: (horizontal: Bool, vertical: Bool) {
    (softAxes.contains(AxisSet.horizontal), softAxes.contains(AxisSet.vertical))
  }

  /// Hashes what the element is, and not where it stands: few of one answer are the same.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(section)
    hasher.combine(kind)
  }
}

/// The kind of an element within its section.
public enum CompositionalElementKind: Hashable, Sendable {
  /// The element behind the section, by its place among those that the section declares.
  case background(Int)
  /// The item with this index in the section.
  case item(Int)
  /// An element anchored to an item or a group.
  ///
  /// The number is its place among all those that the group of the section declares, breadth first; the
  /// item is the first one of its host.
  case supplementary(number: Int, item: Int)
  /// An element at an edge, by its place among those that the section declares.
  case boundary(Int)
}

/// The place of an item: its section and its index in there.
public struct CompositionalItemPath: Hashable, Sendable {
  /// The section.
  public let section: Int
  /// The index within the section.
  public let item: Int

  /// Creates the place of an item.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}
