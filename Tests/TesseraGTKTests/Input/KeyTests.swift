import CGTK
import TesseraTestSupport
import Testing
import UIKit

@testable import TesseraGTK

@Suite("Keys")
struct KeyTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let value: Int32
    var code: UInt32 = 0
    let usage: Int
    var characters = ""
    var testDescription: String { name }
  }

  /// Numbers of keys from the USB HID usage tables, page 7.
  nonisolated static let samples = [
    Sample(name: "a", value: GDK_KEY_a, usage: 0x04, characters: "a"),
    Sample(name: "Z", value: GDK_KEY_Z, usage: 0x1D, characters: "Z"),
    Sample(name: "1", value: GDK_KEY_1, usage: 0x1E, characters: "1"),
    Sample(name: "0", value: GDK_KEY_0, usage: 0x27, characters: "0"),
    Sample(name: "Return", value: GDK_KEY_Return, usage: 0x28),
    Sample(name: "Escape", value: GDK_KEY_Escape, usage: 0x29),
    Sample(name: "Backspace", value: GDK_KEY_BackSpace, usage: 0x2A),
    Sample(name: "Shift+Tab", value: GDK_KEY_ISO_Left_Tab, usage: 0x2B),
    Sample(name: "space", value: GDK_KEY_space, usage: 0x2C, characters: " "),
    Sample(name: "F1", value: GDK_KEY_F1, usage: 0x3A),
    Sample(name: "F12", value: GDK_KEY_F12, usage: 0x45),
    Sample(name: "Home", value: GDK_KEY_Home, usage: 0x4A),
    Sample(name: "Page Up", value: GDK_KEY_Page_Up, usage: 0x4B),
    Sample(name: "Delete", value: GDK_KEY_Delete, usage: 0x4C),
    Sample(name: "End", value: GDK_KEY_End, usage: 0x4D),
    Sample(name: "Page Down", value: GDK_KEY_Page_Down, usage: 0x4E),
    Sample(name: "Right", value: GDK_KEY_Right, usage: 0x4F),
    Sample(name: "Left", value: GDK_KEY_Left, usage: 0x50),
    Sample(name: "Down", value: GDK_KEY_Down, usage: 0x51),
    Sample(name: "Up", value: GDK_KEY_Up, usage: 0x52),
    Sample(name: "left Control", value: GDK_KEY_Control_L, usage: 0xE0),
    // Told by their place, as the kernel counts it plus 8: the key of 1, of minus and of slash.
    Sample(name: "!", value: GDK_KEY_exclam, code: 10, usage: 0x1E, characters: "!"),
    Sample(name: "-", value: GDK_KEY_minus, code: 20, usage: 0x2D, characters: "-"),
    Sample(name: "/", value: GDK_KEY_slash, code: 61, usage: 0x38, characters: "/"),
    // A Cyrillic letter on the key of an American Q.
    Sample(name: "й", value: GDK_KEY_Cyrillic_shorti, code: 24, usage: 0x14, characters: "й"),
    Sample(name: "an unknown key", value: GDK_KEY_AudioMute, code: 900, usage: 0),
  ]

  @Test("have the number of their place and the character they type", arguments: samples)
  func usage(sample: Sample) {
    var translator = KeyTranslator()
    let event = Events.key(.keyDown, value: sample.value, code: sample.code)
    let key = translator.event(for: event, at: 0)
    expectEqual(key.key.rawValue, sample.usage)
    expectEqual(key.characters, sample.characters)
    #expect(key.isDown)
  }

  @Test("are repeats when they are down already")
  func repeats() {
    var translator = KeyTranslator()
    let down = Events.key(.keyDown, value: GDK_KEY_Down, code: 116)
    let up = Events.key(.keyUp, value: GDK_KEY_Down, code: 116)
    let found = [down, down, up, down].map { translator.event(for: $0, at: 0).isRepeat }
    expectEqual(found, [false, true, false, false])
    translator.releaseAll()
    #expect(!translator.event(for: down, at: 0).isRepeat)
  }

  @Test("of the numeric pad say so")
  func numericPad() {
    var translator = KeyTranslator()
    let end = translator.event(for: Events.key(.keyDown, value: GDK_KEY_KP_End), at: 0)
    expectEqual(end.key, .keyboardEnd)
    expectEqual(end.modifiers, .numericPad)
  }
}
