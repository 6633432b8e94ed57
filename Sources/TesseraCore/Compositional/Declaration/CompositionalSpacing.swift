/// A distance between elements, in points.
///
/// A distance that is not finite counts as zero, and so does a negative one but for a fixed one between the items of a group, which overlap.
public enum CompositionalSpacing: Hashable, Sendable {
  /// Exactly this distance.
  case fixed(Double)
  /// At least this distance, and an equal share of what is left over (G11).
  case flexible(Double)

  /// The distance, or the least one.
  public var distance: Double {
    switch self {
    case .fixed(let distance), .flexible(let distance): distance
    }
  }

  /// Whether the distance grows with what is left over.
  public var isFlexible: Bool { if case .flexible = self { true } else { false } }
}

/// Distances around an element, outside of its size (§2.3).
///
/// They move neighbours, count in the fit test, and never change the size of the element.
public struct CompositionalEdgeSpacing: Hashable, Sendable {
  /// The distance in front of the leading edge.
  public var leading: CompositionalSpacing
  /// The distance above the top edge.
  public var top: CompositionalSpacing
  /// The distance behind the trailing edge.
  public var trailing: CompositionalSpacing
  /// The distance below the bottom edge.
  public var bottom: CompositionalSpacing

  /// No distance at any edge.
  public static let none = CompositionalEdgeSpacing()

  /// Creates distances; what is left out is fixed and zero.
  public init(
    leading: CompositionalSpacing = .fixed(0),
    top: CompositionalSpacing = .fixed(0),
    trailing: CompositionalSpacing = .fixed(0),
    bottom: CompositionalSpacing = .fixed(0)
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// The distance in front of the element along an axis.
  func start(of axis: Axis) -> CompositionalSpacing { axis == .horizontal ? leading : top }

  /// The distance behind the element along an axis.
  func end(of axis: Axis) -> CompositionalSpacing { axis == .horizontal ? trailing : bottom }
}
