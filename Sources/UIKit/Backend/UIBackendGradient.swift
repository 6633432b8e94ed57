public import Foundation

/// Colours that go over into each other, in a rectangle.
///
/// Points are shares of the rectangle: (0, 0) is its top left corner and (1, 1) the bottom right one.
public struct UIBackendGradient: Hashable, Sendable {
  /// The ways in which the colours of a gradient spread.
  public enum Kind: String, Hashable, Sendable {
    /// Along the line from the start to the end, and at a right angle to it where the rectangle is a square; stretched with
    /// the rectangle where it is none.
    case axial
    /// From the start outwards, in ellipses; the end is a corner of the rectangle around the last one.
    case radial
    /// Around the start, clockwise from the direction of the end.
    case conic
  }

  /// A colour on the way from the start to the end.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: UIBackendColor
    /// The position of the stop, 0…1; never less than that of the stop before.
    public var location: Double
  }

  /// The way in which the colours spread.
  public var kind: Kind
  /// The point of the first colour.
  public var start: CGPoint
  /// The point of the last colour.
  public var end: CGPoint
  /// The colours, at least one; what is outside of the first and the last has their colours.
  public var stops: [Stop]
}
