/// The scrolled part of an orthogonal section (§2.9).
public struct CompositionalScroller: Sendable {
  /// The axis along which the section scrolls.
  public let axis: Axis
  /// The frame in the content of the layout: as wide as its bounds, as thick as its groups (O1, O8).
  public let frame: Rect
  /// The rectangle to which its content is clipped, in the content of the layout; `nil` if it is visible beside the frame too (O7).
  ///
  /// Bounded by the content insets it is the frame; by a background, all of that.
  public let clip: Rect?
  /// The size of its content, insets inside its bounds included.
  public let contentSize: Size
  /// The positions at which it stops.
  public let stops: OrthogonalStops
}
