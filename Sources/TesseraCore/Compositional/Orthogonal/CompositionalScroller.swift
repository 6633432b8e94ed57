/// What an orthogonal section scrolls, and where (§2.9).
public struct CompositionalScroller: Sendable {
  /// The axis along which the section scrolls.
  public let axis: Axis
  /// Where it stands in the content of the layout: as wide as the container, as thick as its groups (O1).
  public let frame: Rect
  /// The size of its content, insets at both ends included.
  public let contentSize: Size
  /// Where it comes to rest.
  public let stops: OrthogonalStops
}
