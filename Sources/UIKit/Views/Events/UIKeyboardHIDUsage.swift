/// A key of the keyboard by its place, numbered as in the USB HID usage tables, page 7.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The number of the key.
  public let rawValue: Int

  /// Creates a key from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The key that types `letter` on an American keyboard, or `nil` if there is none.
  package static func letter(_ letter: Character) -> UIKeyboardHIDUsage? {
    guard let ascii = letter.asciiValue, (97...122).contains(ascii) else { return nil }
    return UIKeyboardHIDUsage(rawValue: Int(ascii) - 97 + 4)
  }
}

// MARK: - Letters

extension UIKeyboardHIDUsage {
  /// The letter A.
  public static let keyboardA = Self(rawValue: 0x04)
  /// The letter B.
  public static let keyboardB = Self(rawValue: 0x05)
  /// The letter C.
  public static let keyboardC = Self(rawValue: 0x06)
  /// The letter D.
  public static let keyboardD = Self(rawValue: 0x07)
  /// The letter E.
  public static let keyboardE = Self(rawValue: 0x08)
  /// The letter F.
  public static let keyboardF = Self(rawValue: 0x09)
  /// The letter G.
  public static let keyboardG = Self(rawValue: 0x0A)
  /// The letter H.
  public static let keyboardH = Self(rawValue: 0x0B)
  /// The letter I.
  public static let keyboardI = Self(rawValue: 0x0C)
  /// The letter J.
  public static let keyboardJ = Self(rawValue: 0x0D)
  /// The letter K.
  public static let keyboardK = Self(rawValue: 0x0E)
  /// The letter L.
  public static let keyboardL = Self(rawValue: 0x0F)
  /// The letter M.
  public static let keyboardM = Self(rawValue: 0x10)
  /// The letter N.
  public static let keyboardN = Self(rawValue: 0x11)
  /// The letter O.
  public static let keyboardO = Self(rawValue: 0x12)
  /// The letter P.
  public static let keyboardP = Self(rawValue: 0x13)
  /// The letter Q.
  public static let keyboardQ = Self(rawValue: 0x14)
  /// The letter R.
  public static let keyboardR = Self(rawValue: 0x15)
  /// The letter S.
  public static let keyboardS = Self(rawValue: 0x16)
  /// The letter T.
  public static let keyboardT = Self(rawValue: 0x17)
  /// The letter U.
  public static let keyboardU = Self(rawValue: 0x18)
  /// The letter V.
  public static let keyboardV = Self(rawValue: 0x19)
  /// The letter W.
  public static let keyboardW = Self(rawValue: 0x1A)
  /// The letter X.
  public static let keyboardX = Self(rawValue: 0x1B)
  /// The letter Y.
  public static let keyboardY = Self(rawValue: 0x1C)
  /// The letter Z.
  public static let keyboardZ = Self(rawValue: 0x1D)
}

// MARK: - Digits

extension UIKeyboardHIDUsage {
  /// The digit 1.
  public static let keyboard1 = Self(rawValue: 0x1E)
  /// The digit 2.
  public static let keyboard2 = Self(rawValue: 0x1F)
  /// The digit 3.
  public static let keyboard3 = Self(rawValue: 0x20)
  /// The digit 4.
  public static let keyboard4 = Self(rawValue: 0x21)
  /// The digit 5.
  public static let keyboard5 = Self(rawValue: 0x22)
  /// The digit 6.
  public static let keyboard6 = Self(rawValue: 0x23)
  /// The digit 7.
  public static let keyboard7 = Self(rawValue: 0x24)
  /// The digit 8.
  public static let keyboard8 = Self(rawValue: 0x25)
  /// The digit 9.
  public static let keyboard9 = Self(rawValue: 0x26)
  /// The digit 0.
  public static let keyboard0 = Self(rawValue: 0x27)
}

// MARK: - Keys around the letters

extension UIKeyboardHIDUsage {
  /// The Return key.
  public static let keyboardReturnOrEnter = Self(rawValue: 0x28)
  /// The Escape key.
  public static let keyboardEscape = Self(rawValue: 0x29)
  /// The Backspace key.
  public static let keyboardDeleteOrBackspace = Self(rawValue: 0x2A)
  /// The Tab key.
  public static let keyboardTab = Self(rawValue: 0x2B)
  /// The space bar.
  public static let keyboardSpacebar = Self(rawValue: 0x2C)
  /// The hyphen.
  public static let keyboardHyphen = Self(rawValue: 0x2D)
  /// The equals sign.
  public static let keyboardEqualSign = Self(rawValue: 0x2E)
  /// The opening bracket.
  public static let keyboardOpenBracket = Self(rawValue: 0x2F)
  /// The closing bracket.
  public static let keyboardCloseBracket = Self(rawValue: 0x30)
  /// The backslash.
  public static let keyboardBackslash = Self(rawValue: 0x31)
  /// The number sign of keyboards that are not American.
  public static let keyboardNonUSPound = Self(rawValue: 0x32)
  /// The semicolon.
  public static let keyboardSemicolon = Self(rawValue: 0x33)
  /// The quotation mark.
  public static let keyboardQuote = Self(rawValue: 0x34)
  /// The grave accent.
  public static let keyboardGraveAccentAndTilde = Self(rawValue: 0x35)
  /// The comma.
  public static let keyboardComma = Self(rawValue: 0x36)
  /// The full stop.
  public static let keyboardPeriod = Self(rawValue: 0x37)
  /// The slash.
  public static let keyboardSlash = Self(rawValue: 0x38)
  /// The Caps Lock key.
  public static let keyboardCapsLock = Self(rawValue: 0x39)
}

// MARK: - Function keys

extension UIKeyboardHIDUsage {
  /// The F1 key.
  public static let keyboardF1 = Self(rawValue: 0x3A)
  /// The F2 key.
  public static let keyboardF2 = Self(rawValue: 0x3B)
  /// The F3 key.
  public static let keyboardF3 = Self(rawValue: 0x3C)
  /// The F4 key.
  public static let keyboardF4 = Self(rawValue: 0x3D)
  /// The F5 key.
  public static let keyboardF5 = Self(rawValue: 0x3E)
  /// The F6 key.
  public static let keyboardF6 = Self(rawValue: 0x3F)
  /// The F7 key.
  public static let keyboardF7 = Self(rawValue: 0x40)
  /// The F8 key.
  public static let keyboardF8 = Self(rawValue: 0x41)
  /// The F9 key.
  public static let keyboardF9 = Self(rawValue: 0x42)
  /// The F10 key.
  public static let keyboardF10 = Self(rawValue: 0x43)
  /// The F11 key.
  public static let keyboardF11 = Self(rawValue: 0x44)
  /// The F12 key.
  public static let keyboardF12 = Self(rawValue: 0x45)
}

// MARK: - Keys beside the letters

extension UIKeyboardHIDUsage {
  /// The Print Screen key.
  public static let keyboardPrintScreen = Self(rawValue: 0x46)
  /// The Scroll Lock key.
  public static let keyboardScrollLock = Self(rawValue: 0x47)
  /// The Pause key.
  public static let keyboardPause = Self(rawValue: 0x48)
  /// The Insert key.
  public static let keyboardInsert = Self(rawValue: 0x49)
  /// The Home key.
  public static let keyboardHome = Self(rawValue: 0x4A)
  /// The Page Up key.
  public static let keyboardPageUp = Self(rawValue: 0x4B)
  /// The Delete key, which deletes the character after the cursor.
  public static let keyboardDeleteForward = Self(rawValue: 0x4C)
  /// The End key.
  public static let keyboardEnd = Self(rawValue: 0x4D)
  /// The Page Down key.
  public static let keyboardPageDown = Self(rawValue: 0x4E)
  /// The arrow to the right.
  public static let keyboardRightArrow = Self(rawValue: 0x4F)
  /// The arrow to the left.
  public static let keyboardLeftArrow = Self(rawValue: 0x50)
  /// The arrow down.
  public static let keyboardDownArrow = Self(rawValue: 0x51)
  /// The arrow up.
  public static let keyboardUpArrow = Self(rawValue: 0x52)
}

// MARK: - The numeric keypad

extension UIKeyboardHIDUsage {
  /// The Num Lock key.
  public static let keypadNumLock = Self(rawValue: 0x53)
  /// The slash of the keypad.
  public static let keypadSlash = Self(rawValue: 0x54)
  /// The asterisk of the keypad.
  public static let keypadAsterisk = Self(rawValue: 0x55)
  /// The hyphen of the keypad.
  public static let keypadHyphen = Self(rawValue: 0x56)
  /// The plus sign of the keypad.
  public static let keypadPlus = Self(rawValue: 0x57)
  /// The Enter key of the keypad.
  public static let keypadEnter = Self(rawValue: 0x58)
  /// The digit 1 of the keypad.
  public static let keypad1 = Self(rawValue: 0x59)
  /// The digit 2 of the keypad.
  public static let keypad2 = Self(rawValue: 0x5A)
  /// The digit 3 of the keypad.
  public static let keypad3 = Self(rawValue: 0x5B)
  /// The digit 4 of the keypad.
  public static let keypad4 = Self(rawValue: 0x5C)
  /// The digit 5 of the keypad.
  public static let keypad5 = Self(rawValue: 0x5D)
  /// The digit 6 of the keypad.
  public static let keypad6 = Self(rawValue: 0x5E)
  /// The digit 7 of the keypad.
  public static let keypad7 = Self(rawValue: 0x5F)
  /// The digit 8 of the keypad.
  public static let keypad8 = Self(rawValue: 0x60)
  /// The digit 9 of the keypad.
  public static let keypad9 = Self(rawValue: 0x61)
  /// The digit 0 of the keypad.
  public static let keypad0 = Self(rawValue: 0x62)
  /// The full stop of the keypad.
  public static let keypadPeriod = Self(rawValue: 0x63)
}

// MARK: - Other keys

extension UIKeyboardHIDUsage {
  /// The backslash of keyboards that are not American.
  public static let keyboardNonUSBackslash = Self(rawValue: 0x64)
  /// The Menu key, which asks for what can be done.
  public static let keyboardApplication = Self(rawValue: 0x65)
  /// The power key.
  public static let keyboardPower = Self(rawValue: 0x66)
  /// The equals sign of the keypad.
  public static let keypadEqualSign = Self(rawValue: 0x67)
  /// The F13 key.
  public static let keyboardF13 = Self(rawValue: 0x68)
  /// The F14 key.
  public static let keyboardF14 = Self(rawValue: 0x69)
  /// The F15 key.
  public static let keyboardF15 = Self(rawValue: 0x6A)
  /// The F16 key.
  public static let keyboardF16 = Self(rawValue: 0x6B)
  /// The F17 key.
  public static let keyboardF17 = Self(rawValue: 0x6C)
  /// The F18 key.
  public static let keyboardF18 = Self(rawValue: 0x6D)
  /// The F19 key.
  public static let keyboardF19 = Self(rawValue: 0x6E)
  /// The F20 key.
  public static let keyboardF20 = Self(rawValue: 0x6F)
  /// The F21 key.
  public static let keyboardF21 = Self(rawValue: 0x70)
  /// The F22 key.
  public static let keyboardF22 = Self(rawValue: 0x71)
  /// The F23 key.
  public static let keyboardF23 = Self(rawValue: 0x72)
  /// The F24 key.
  public static let keyboardF24 = Self(rawValue: 0x73)
  /// The Execute key.
  public static let keyboardExecute = Self(rawValue: 0x74)
  /// The Help key.
  public static let keyboardHelp = Self(rawValue: 0x75)
  /// The key for the menu of a program.
  public static let keyboardMenu = Self(rawValue: 0x76)
  /// The Select key.
  public static let keyboardSelect = Self(rawValue: 0x77)
  /// The Stop key.
  public static let keyboardStop = Self(rawValue: 0x78)
  /// The Again key.
  public static let keyboardAgain = Self(rawValue: 0x79)
  /// The Undo key.
  public static let keyboardUndo = Self(rawValue: 0x7A)
  /// The Cut key.
  public static let keyboardCut = Self(rawValue: 0x7B)
  /// The Copy key.
  public static let keyboardCopy = Self(rawValue: 0x7C)
  /// The Paste key.
  public static let keyboardPaste = Self(rawValue: 0x7D)
  /// The Find key.
  public static let keyboardFind = Self(rawValue: 0x7E)
  /// The key that turns the sound off.
  public static let keyboardMute = Self(rawValue: 0x7F)
  /// The key for more volume.
  public static let keyboardVolumeUp = Self(rawValue: 0x80)
  /// The key for less volume.
  public static let keyboardVolumeDown = Self(rawValue: 0x81)
  /// A Caps Lock key that locks.
  public static let keyboardLockingCapsLock = Self(rawValue: 0x82)
  /// A Num Lock key that locks.
  public static let keyboardLockingNumLock = Self(rawValue: 0x83)
  /// A Scroll Lock key that locks.
  public static let keyboardLockingScrollLock = Self(rawValue: 0x84)
  /// The comma of the keypad.
  public static let keypadComma = Self(rawValue: 0x85)
  /// The equals sign of the keypad of AS/400 keyboards.
  public static let keypadEqualSignAS400 = Self(rawValue: 0x86)
}

// MARK: - Keys of other scripts

extension UIKeyboardHIDUsage {
  /// The International 1 key.
  public static let keyboardInternational1 = Self(rawValue: 0x87)
  /// The International 2 key.
  public static let keyboardInternational2 = Self(rawValue: 0x88)
  /// The International 3 key.
  public static let keyboardInternational3 = Self(rawValue: 0x89)
  /// The International 4 key.
  public static let keyboardInternational4 = Self(rawValue: 0x8A)
  /// The International 5 key.
  public static let keyboardInternational5 = Self(rawValue: 0x8B)
  /// The International 6 key.
  public static let keyboardInternational6 = Self(rawValue: 0x8C)
  /// The International 7 key.
  public static let keyboardInternational7 = Self(rawValue: 0x8D)
  /// The International 8 key.
  public static let keyboardInternational8 = Self(rawValue: 0x8E)
  /// The International 9 key.
  public static let keyboardInternational9 = Self(rawValue: 0x8F)
  /// The LANG 1 key.
  public static let keyboardLANG1 = Self(rawValue: 0x90)
  /// The LANG 2 key.
  public static let keyboardLANG2 = Self(rawValue: 0x91)
  /// The LANG 3 key.
  public static let keyboardLANG3 = Self(rawValue: 0x92)
  /// The LANG 4 key.
  public static let keyboardLANG4 = Self(rawValue: 0x93)
  /// The LANG 5 key.
  public static let keyboardLANG5 = Self(rawValue: 0x94)
  /// The LANG 6 key.
  public static let keyboardLANG6 = Self(rawValue: 0x95)
  /// The LANG 7 key.
  public static let keyboardLANG7 = Self(rawValue: 0x96)
  /// The LANG 8 key.
  public static let keyboardLANG8 = Self(rawValue: 0x97)
  /// The LANG 9 key.
  public static let keyboardLANG9 = Self(rawValue: 0x98)
}

// MARK: - Keys of terminals

extension UIKeyboardHIDUsage {
  /// The Alternate Erase key.
  public static let keyboardAlternateErase = Self(rawValue: 0x99)
  /// The SysRq key.
  public static let keyboardSysReqOrAttention = Self(rawValue: 0x9A)
  /// The Cancel key.
  public static let keyboardCancel = Self(rawValue: 0x9B)
  /// The Clear key.
  public static let keyboardClear = Self(rawValue: 0x9C)
  /// The Prior key.
  public static let keyboardPrior = Self(rawValue: 0x9D)
  /// A Return key beside that of the letters.
  public static let keyboardReturn = Self(rawValue: 0x9E)
  /// The Separator key.
  public static let keyboardSeparator = Self(rawValue: 0x9F)
  /// The Out key.
  public static let keyboardOut = Self(rawValue: 0xA0)
  /// The Oper key.
  public static let keyboardOper = Self(rawValue: 0xA1)
  /// The Clear or Again key.
  public static let keyboardClearOrAgain = Self(rawValue: 0xA2)
  /// The CrSel or Props key.
  public static let keyboardCrSelOrProps = Self(rawValue: 0xA3)
  /// The ExSel key.
  public static let keyboardExSel = Self(rawValue: 0xA4)
}

// MARK: - Modifiers

extension UIKeyboardHIDUsage {
  /// The left Control key.
  public static let keyboardLeftControl = Self(rawValue: 0xE0)
  /// The left Shift key.
  public static let keyboardLeftShift = Self(rawValue: 0xE1)
  /// The left Alt key.
  public static let keyboardLeftAlt = Self(rawValue: 0xE2)
  /// The left Super key.
  public static let keyboardLeftGUI = Self(rawValue: 0xE3)
  /// The right Control key.
  public static let keyboardRightControl = Self(rawValue: 0xE4)
  /// The right Shift key.
  public static let keyboardRightShift = Self(rawValue: 0xE5)
  /// The right Alt key.
  public static let keyboardRightAlt = Self(rawValue: 0xE6)
  /// The right Super key.
  public static let keyboardRightGUI = Self(rawValue: 0xE7)
}
