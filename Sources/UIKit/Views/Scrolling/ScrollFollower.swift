import CoreGraphics

/// A bar at the top of a scroll view, parts of which go as the content is scrolled, and come back at its top.
///
/// The adjusted inset of the scroll view is that of what shows of the bar.
@MainActor
protocol ScrollFollower: AnyObject {
  /// Whether parts of the bar go with the content.
  var movesWithContent: Bool { get }

  /// How much further down content can be at rest than its inset says, in points.
  var hidden: CGFloat { get }

  /// The content has moved.
  func contentDidScroll()

  /// The offset nearest to `proposed` at which no part of the bar is half gone.
  func restingOffset(nearest proposed: CGFloat) -> CGFloat
}
