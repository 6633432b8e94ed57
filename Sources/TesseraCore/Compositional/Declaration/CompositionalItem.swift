/// Room for one item, optionally with elements anchored to it.
public struct CompositionalItem: Hashable, Sendable {
  /// The size, before ``contentInsets``.
  public var size: CompositionalSize
  /// The insets that are taken from the frame after it is placed; ignored along a soft axis.
  public var contentInsets: Insets
  /// Distances around the item, which move its neighbours.
  public var edgeSpacing: CompositionalEdgeSpacing
  /// Elements anchored to the frame of the item.
  public var supplementaries: [CompositionalSupplementary]

  /// Creates room for one item.
  public init(
    size: CompositionalSize,
    contentInsets: Insets = .zero,
    edgeSpacing: CompositionalEdgeSpacing = .none,
    supplementaries: [CompositionalSupplementary] = []
  ) {
    self.size = size
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaries = supplementaries
  }
}

/// A child of a group.
public indirect enum CompositionalSubitem: Hashable, Sendable {
  /// Room for one item.
  case item(CompositionalItem)
  /// A nested group, whose items are consumed before those of its next sibling (G8).
  case group(CompositionalGroup)
}

/// Items laid out in one line, or freely.
public struct CompositionalGroup: Hashable, Sendable {
  /// The size of the group.
  public var size: CompositionalSize
  /// The content of the group, and its layout.
  public var content: Content
  /// The distance between children along the axis of the group.
  public var spacing: CompositionalSpacing
  /// The insets of the container of the children (K3); ignored along a soft axis.
  public var contentInsets: Insets
  /// Distances around the group.
  public var edgeSpacing: CompositionalEdgeSpacing
  /// Elements anchored to the frame of the group, one set for each time it is repeated.
  public var supplementaries: [CompositionalSupplementary]

  /// The content of a group.
  public enum Content: Hashable, Sendable {
    /// The list is repeated until the next child does not fit (G3); once if the axis is soft (G12).
    case list(Axis, [CompositionalSubitem])
    /// One child a number of times, at its own size (G6).
    case repeating(Axis, CompositionalSubitem, count: Int)
    /// One child in a number of equal slots, which spacing makes smaller (G5).
    case slots(Axis, CompositionalSubitem, count: Int)
    /// Frames that a function decides (G7).
    case custom(CompositionalFrames)
  }

  /// Creates a group.
  public init(
    size: CompositionalSize,
    content: Content,
    spacing: CompositionalSpacing = .fixed(0),
    contentInsets: Insets = .zero,
    edgeSpacing: CompositionalEdgeSpacing = .none,
    supplementaries: [CompositionalSupplementary] = []
  ) {
    self.size = size
    self.content = content
    self.spacing = spacing
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaries = supplementaries
  }
}

/// The frame of one item of a custom group, in the coordinates of the group's content.
public struct CompositionalFrame: Hashable, Sendable {
  /// The frame of the item.
  public var frame: Rect
  /// Its place in depth.
  public var zIndex: Int

  /// Creates the frame of an item.
  public init(_ frame: Rect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// The frames of the items of a custom group: values, or a function of the container's size.
///
/// A function is called while a declaration is compiled, and when measuring changes the size of its
/// group; for one size it must return the same frames each time. It is equal to
/// another one of the same identity, and to none else.
public struct CompositionalFrames: Hashable, Sendable {
  private let source: Source

  private enum Source: Sendable {
    case values([CompositionalFrame])
    case function(identity: Int, @Sendable (_ container: Size) -> [CompositionalFrame])
  }

  /// Creates frames that are the same in every container.
  public init(_ frames: [CompositionalFrame]) { source = .values(frames) }

  /// Creates frames that a function of the container's size decides.
  public init(
    identity: Int,
    _ frames: @escaping @Sendable (_ container: Size) -> [CompositionalFrame]
  ) { source = .function(identity: identity, frames) }

  /// The frames in a container.
  public func frames(in container: Size) -> [CompositionalFrame] {
    switch source {
    case .values(let frames): frames
    case .function(_, let frames): frames(container)
    }
  }

  /// Whether both are the same values, or functions of the same identity.
  public static func == (left: CompositionalFrames, right: CompositionalFrames) -> Bool {
    switch (left.source, right.source) {
    case (.values(let left), .values(let right)): left == right
    case (.function(let left, _), .function(let right, _)): left == right
    default: false
    }
  }

  /// Hashes the values or the identity of the function.
  public func hash(into hasher: inout Hasher) {
    switch source {
    case .values(let frames): hasher.combine(frames)
    case .function(let identity, _): hasher.combine(identity)
    }
  }
}
