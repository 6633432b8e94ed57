/// What an orthogonal section scrolls, and where (§2.9).
public struct CompositionalScroller: Sendable {
  /// The axis along which the section scrolls.
  public let axis: Axis
  /// Where it stands in the content of the layout: as wide as its bounds, as thick as its groups (O1, O8).
  public let frame: Rect
  /// Where its content is cut off, in the content of the layout; nil if it shows beside the frame too (O7).
  ///
  /// Bounded by the content insets it is the frame; by a background, all of that.
  public let clip: Rect?
  /// The size of its content, insets inside its bounds included.
  public let contentSize: Size
  /// Where it comes to rest.
  public let stops: OrthogonalStops
}
