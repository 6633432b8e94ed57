/// A key of the keyboard by its place, numbered as in the USB HID usage tables, page 7.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The number of the key.
  public let rawValue: Int

  /// Creates a key from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The key that types `letter` on an American keyboard, or `nil` if there is none.
  static func letter(_ letter: Character) -> UIKeyboardHIDUsage? {
    guard let ascii = letter.asciiValue, (97...122).contains(ascii) else { return nil }
    return UIKeyboardHIDUsage(rawValue: Int(ascii) - 97 + 4)
  }

  /// The letter A.
  public static let keyboardA = UIKeyboardHIDUsage(rawValue: 0x04)
  /// The letter R.
  public static let keyboardR = UIKeyboardHIDUsage(rawValue: 0x15)
  /// The Return key.
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
  /// The Escape key.
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
  /// The Backspace key.
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
  /// The Tab key.
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
  /// The space bar.
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
  /// The F5 key.
  public static let keyboardF5 = UIKeyboardHIDUsage(rawValue: 0x3E)
  /// The F10 key.
  public static let keyboardF10 = UIKeyboardHIDUsage(rawValue: 0x43)
  /// The Home key.
  public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 0x4A)
  /// The Page Up key.
  public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 0x4B)
  /// The Delete key, which deletes the character after the cursor.
  public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 0x4C)
  /// The End key.
  public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 0x4D)
  /// The Page Down key.
  public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 0x4E)
  /// The arrow to the right.
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
  /// The arrow to the left.
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
  /// The arrow down.
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
  /// The arrow up.
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
  /// The Menu key, which asks for what can be done.
  public static let keyboardApplication = UIKeyboardHIDUsage(rawValue: 0x65)
}
