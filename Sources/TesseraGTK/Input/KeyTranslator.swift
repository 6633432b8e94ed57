import CGTK
import Foundation
import UIKit

/// Follows keys from when they go down, so that repeats are known as such.
struct KeyTranslator {
  private var keysDown: Set<UInt32> = []

  mutating func event(for event: TsrEvent, at time: TimeInterval) -> UIBackendKeyEvent {
    let isDown = event.kind == .keyDown
    let isRepeat = isDown && !keysDown.insert(event.key_code).inserted
    if !isDown { keysDown.remove(event.key_code) }
    var modifiers = UIKeyModifierFlags(event.modifiers)
    if KeyMap.isOnNumericPad(event.key_value) { modifiers.insert(.numericPad) }
    return UIBackendKeyEvent(
      KeyMap.usage(keyValue: event.key_value, keyCode: event.key_code),
      characters: KeyMap.characters(event.key_value),
      isDown: isDown,
      isRepeat: isRepeat,
      modifiers: modifiers,
      timestamp: time
    )
  }

  /// Forgets what was held down, when keys go to another window.
  mutating func releaseAll() { keysDown = [] }
}
