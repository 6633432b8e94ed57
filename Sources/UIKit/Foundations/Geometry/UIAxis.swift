/// The directions across and down.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Across.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// Down.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both directions.
  public static let both: UIAxis = [.horizontal, .vertical]
}
