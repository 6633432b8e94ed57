import CGTK
import Foundation
import UIKit

/// Which key of a keyboard is meant by what the windowing system calls it.
///
/// Numbers of keys are those of the USB HID usage tables, page 7. Keys that do something are told by
/// what they do, so that a custom keyboard layout counts, and so are Latin letters and digits. All
/// others are told by their place.
enum KeyMap {
  static func usage(keyValue: UInt32, keyCode: UInt32) -> UIKeyboardHIDUsage {
    let number = named[Int32(keyValue)] ?? character(keyValue) ?? place(keyCode) ?? 0
    return UIKeyboardHIDUsage(rawValue: number)
  }

  /// Returns the characters that the key types; empty for keys that type nothing.
  static func characters(_ keyValue: UInt32) -> String {
    guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(keyValue)) else { return "" }
    return scalar.value < 0x20 || scalar.value == 0x7F ? "" : String(Character(scalar))
  }

  static func isOnNumericPad(_ keyValue: UInt32) -> Bool {
    (GDK_KEY_KP_Space...GDK_KEY_KP_Equal).contains(Int32(keyValue))
  }

  private static func character(_ keyValue: UInt32) -> Int? {
    switch keyValue {
    case 0x61...0x7A: Int(keyValue) - 0x61 + 0x04
    case 0x41...0x5A: Int(keyValue) - 0x41 + 0x04
    case 0x31...0x39: Int(keyValue) - 0x31 + 0x1E
    case 0x30: 0x27
    default: nil
    }
  }

  /// The key at a place that the kernel counts, 8 less than the windowing system.
  private static func place(_ keyCode: UInt32) -> Int? {
    guard keyCode >= 8 else { return nil }
    let code = Int(keyCode) - 8
    return rows.firstNonNil { row in
      let index = code - row.firstCode
      return row.usages.indices.contains(index) ? row.usages[index] : nil
    }
  }

  /// The rows of an American keyboard.
  private static let rows: [(firstCode: Int, usages: [Int])] = [
    (2, [0x1E, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27, 0x2D, 0x2E]),
    (16, [0x14, 0x1A, 0x08, 0x15, 0x17, 0x1C, 0x18, 0x0C, 0x12, 0x13, 0x2F, 0x30]),
    (30, [0x04, 0x16, 0x07, 0x09, 0x0A, 0x0B, 0x0D, 0x0E, 0x0F, 0x33, 0x34, 0x35]),
    (43, [0x31, 0x1D, 0x1B, 0x06, 0x19, 0x05, 0x11, 0x10, 0x36, 0x37, 0x38]),
  ]

  private static let named: [Int32: Int] = {
    var usages: [Int32: Int] = [
      GDK_KEY_Return: 0x28, GDK_KEY_Escape: 0x29, GDK_KEY_BackSpace: 0x2A, GDK_KEY_Tab: 0x2B,
      GDK_KEY_ISO_Left_Tab: 0x2B, GDK_KEY_space: 0x2C, GDK_KEY_Caps_Lock: 0x39,
      GDK_KEY_Print: 0x46, GDK_KEY_Scroll_Lock: 0x47, GDK_KEY_Pause: 0x48, GDK_KEY_Insert: 0x49,
      GDK_KEY_Home: 0x4A, GDK_KEY_Page_Up: 0x4B, GDK_KEY_Delete: 0x4C, GDK_KEY_End: 0x4D,
      GDK_KEY_Page_Down: 0x4E, GDK_KEY_Right: 0x4F, GDK_KEY_Left: 0x50, GDK_KEY_Down: 0x51,
      GDK_KEY_Up: 0x52, GDK_KEY_Num_Lock: 0x53, GDK_KEY_Menu: 0x65,
      GDK_KEY_KP_Insert: 0x49, GDK_KEY_KP_Home: 0x4A, GDK_KEY_KP_Page_Up: 0x4B,
      GDK_KEY_KP_Delete: 0x4C, GDK_KEY_KP_End: 0x4D, GDK_KEY_KP_Page_Down: 0x4E,
      GDK_KEY_KP_Right: 0x4F, GDK_KEY_KP_Left: 0x50, GDK_KEY_KP_Down: 0x51, GDK_KEY_KP_Up: 0x52,
      GDK_KEY_KP_Divide: 0x54, GDK_KEY_KP_Multiply: 0x55, GDK_KEY_KP_Subtract: 0x56,
      GDK_KEY_KP_Add: 0x57, GDK_KEY_KP_Enter: 0x58, GDK_KEY_KP_0: 0x62, GDK_KEY_KP_Decimal: 0x63,
      GDK_KEY_Control_L: 0xE0, GDK_KEY_Shift_L: 0xE1, GDK_KEY_Alt_L: 0xE2, GDK_KEY_Super_L: 0xE3,
      GDK_KEY_Control_R: 0xE4, GDK_KEY_Shift_R: 0xE5, GDK_KEY_Alt_R: 0xE6,
      GDK_KEY_ISO_Level3_Shift: 0xE6, GDK_KEY_Super_R: 0xE7,
    ]
    for index in 0..<12 { usages[GDK_KEY_F1 + Int32(index)] = 0x3A + index }
    for index in 0..<9 { usages[GDK_KEY_KP_1 + Int32(index)] = 0x59 + index }
    return usages
  }()
}

extension Sequence {
  fileprivate func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
