/// Whether a drag is held to one axis, as `isDirectionalLockEnabled` asks for.
public enum DirectionalLock: Sendable, Equatable {
  /// The finger has not moved far enough to tell.
  case undecided
  /// The drag is held to this axis until it ends.
  case locked(Axis)
  /// The drag began diagonally and follows the finger until it ends.
  case free

  /// The distance, in points, a finger moves before its direction counts.
  public static let decidingDistance = 10.0

  /// The ratio by which one direction must exceed the other: at most 30 degrees off the axis.
  public static let steepness = 1.7320508075688772

  /// The decision after the finger has moved by a distance, in points, since the drag began.
  ///
  /// A decision once made stays. A distance that is NaN counts as none.
  public func decided(horizontal: Double, vertical: Double) -> DirectionalLock {
    guard self == .undecided else { return self }
    let across = horizontal.isNaN ? 0 : horizontal.magnitude
    let down = vertical.isNaN ? 0 : vertical.magnitude
    guard max(across, down) >= Self.decidingDistance else { return .undecided }
    if across >= down * Self.steepness { return .locked(.horizontal) }
    if down >= across * Self.steepness { return .locked(.vertical) }
    return .free
  }

  /// Whether the drag moves content along an axis.
  public func allows(_ axis: Axis) -> Bool {
    switch self {
    case .undecided, .free: true
    case .locked(let locked): locked == axis
    }
  }
}
