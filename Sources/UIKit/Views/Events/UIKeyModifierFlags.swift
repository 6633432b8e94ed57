/// Keys that change what another key or a pointer does.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock is on.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift is held down.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control is held down.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Alt is held down.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Super, the key with the desktop's sign, is held down.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
