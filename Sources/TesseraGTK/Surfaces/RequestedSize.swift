import CoreGraphics

/// The size that a surface asks for, and whether it asks for another one each time it gets one.
struct RequestedSize {
  private var size: CGSize?
  private var answersInARow = 0

  /// The number of frames in a row in which a surface may ask for another size because it got one.
  private static let limit = 10

  /// The effect of a change of the requested size.
  enum Change {
    case none
    /// The client is to measure again.
    case changed
    /// The surface requests another size without end; this is reported once.
    case endless
  }

  /// Records the size that the surface requests before and after it got one.
  mutating func record(before: CGSize, after: CGSize) -> Change {
    defer { size = after }
    guard before == after else {
      answersInARow += 1
      if answersInARow == Self.limit + 1 { return .endless }
      return answersInARow <= Self.limit ? .changed : .none
    }
    answersInARow = 0
    // The client has measured the surface before it was placed the first time.
    return size == nil || size == after ? .none : .changed
  }
}
