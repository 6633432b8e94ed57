/// A side of a message: where reading begins, or where it ends.
public enum MessageSide: Hashable, Sendable {
  /// The left side where reading goes from left to right.
  case leading
  /// The right side where reading goes from left to right.
  case trailing

  /// The other side.
  public var opposite: MessageSide { self == .leading ? .trailing : .leading }
}
