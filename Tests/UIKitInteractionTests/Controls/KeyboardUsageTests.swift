import TesseraTestSupport
import Testing
import UIKit

/// The numbers are those of page 7 of the USB HID usage tables, where the keys of a group follow each other.
@Suite("The number of a key")
struct KeyboardUsageTests {
  private typealias Usage = UIKeyboardHIDUsage

  private func numbers(_ usages: [Usage]) -> [Int] { usages.map(\.rawValue) }

  @Test("of a letter follows the alphabet")
  func letters() {
    let usages: [Usage] = [
      .keyboardA, .keyboardB, .keyboardC, .keyboardD, .keyboardE, .keyboardF, .keyboardG,
      .keyboardH, .keyboardI, .keyboardJ, .keyboardK, .keyboardL, .keyboardM, .keyboardN,
      .keyboardO, .keyboardP, .keyboardQ, .keyboardR, .keyboardS, .keyboardT, .keyboardU,
      .keyboardV, .keyboardW, .keyboardX, .keyboardY, .keyboardZ,
    ]
    expectEqual(numbers(usages), Array(0x04...0x1D))
  }

  @Test("of a digit follows the row above the letters, 0 at its end")
  func digits() {
    let usages: [Usage] = [
      .keyboard1, .keyboard2, .keyboard3, .keyboard4, .keyboard5, .keyboard6, .keyboard7,
      .keyboard8, .keyboard9, .keyboard0,
    ]
    expectEqual(numbers(usages), Array(0x1E...0x27))
  }

  @Test("of a key around the letters")
  func around() {
    let usages: [Usage] = [
      .keyboardReturnOrEnter, .keyboardEscape, .keyboardDeleteOrBackspace, .keyboardTab,
      .keyboardSpacebar, .keyboardHyphen, .keyboardEqualSign, .keyboardOpenBracket,
      .keyboardCloseBracket, .keyboardBackslash, .keyboardNonUSPound, .keyboardSemicolon,
      .keyboardQuote, .keyboardGraveAccentAndTilde, .keyboardComma, .keyboardPeriod, .keyboardSlash,
      .keyboardCapsLock,
    ]
    expectEqual(numbers(usages), Array(0x28...0x39))
  }

  @Test("of a function key")
  func functions() {
    let usages: [Usage] = [
      .keyboardF1, .keyboardF2, .keyboardF3, .keyboardF4, .keyboardF5, .keyboardF6, .keyboardF7,
      .keyboardF8, .keyboardF9, .keyboardF10, .keyboardF11, .keyboardF12,
    ]
    expectEqual(numbers(usages), Array(0x3A...0x45))
  }

  @Test("of a key beside the letters")
  func beside() {
    let usages: [Usage] = [
      .keyboardPrintScreen, .keyboardScrollLock, .keyboardPause, .keyboardInsert, .keyboardHome,
      .keyboardPageUp, .keyboardDeleteForward, .keyboardEnd, .keyboardPageDown, .keyboardRightArrow,
      .keyboardLeftArrow, .keyboardDownArrow, .keyboardUpArrow,
    ]
    expectEqual(numbers(usages), Array(0x46...0x52))
  }

  @Test("of a key of the keypad")
  func keypad() {
    let usages: [Usage] = [
      .keypadNumLock, .keypadSlash, .keypadAsterisk, .keypadHyphen, .keypadPlus, .keypadEnter,
      .keypad1, .keypad2, .keypad3, .keypad4, .keypad5, .keypad6, .keypad7, .keypad8, .keypad9,
      .keypad0, .keypadPeriod,
    ]
    expectEqual(numbers(usages), Array(0x53...0x63))
  }

  @Test("of a key that few keyboards have")
  func others() {
    let usages: [Usage] = [
      .keyboardNonUSBackslash, .keyboardApplication, .keyboardPower, .keypadEqualSign, .keyboardF13,
      .keyboardF14, .keyboardF15, .keyboardF16, .keyboardF17, .keyboardF18, .keyboardF19,
      .keyboardF20, .keyboardF21, .keyboardF22, .keyboardF23, .keyboardF24, .keyboardExecute,
      .keyboardHelp, .keyboardMenu, .keyboardSelect, .keyboardStop, .keyboardAgain, .keyboardUndo,
      .keyboardCut, .keyboardCopy, .keyboardPaste, .keyboardFind, .keyboardMute, .keyboardVolumeUp,
      .keyboardVolumeDown, .keyboardLockingCapsLock, .keyboardLockingNumLock,
      .keyboardLockingScrollLock, .keypadComma, .keypadEqualSignAS400,
    ]
    expectEqual(numbers(usages), Array(0x64...0x86))
  }

  @Test("of a key of other scripts")
  func scripts() {
    let usages: [Usage] = [
      .keyboardInternational1, .keyboardInternational2, .keyboardInternational3,
      .keyboardInternational4, .keyboardInternational5, .keyboardInternational6,
      .keyboardInternational7, .keyboardInternational8, .keyboardInternational9, .keyboardLANG1,
      .keyboardLANG2, .keyboardLANG3, .keyboardLANG4, .keyboardLANG5, .keyboardLANG6,
      .keyboardLANG7, .keyboardLANG8, .keyboardLANG9,
    ]
    expectEqual(numbers(usages), Array(0x87...0x98))
  }

  @Test("of a key of terminals")
  func terminals() {
    let usages: [Usage] = [
      .keyboardAlternateErase, .keyboardSysReqOrAttention, .keyboardCancel, .keyboardClear,
      .keyboardPrior, .keyboardReturn, .keyboardSeparator, .keyboardOut, .keyboardOper,
      .keyboardClearOrAgain, .keyboardCrSelOrProps, .keyboardExSel,
    ]
    expectEqual(numbers(usages), Array(0x99...0xA4))
  }

  @Test("of a modifier")
  func modifiers() {
    let usages: [Usage] = [
      .keyboardLeftControl, .keyboardLeftShift, .keyboardLeftAlt, .keyboardLeftGUI,
      .keyboardRightControl, .keyboardRightShift, .keyboardRightAlt, .keyboardRightGUI,
    ]
    expectEqual(numbers(usages), Array(0xE0...0xE7))
  }
}
