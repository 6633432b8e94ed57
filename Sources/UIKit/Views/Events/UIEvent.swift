public import Foundation

/// Input in a window at one time.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The source of an event.
  public enum EventType: Int, Sendable {
    /// Fingers, pens and mouse buttons.
    case touches
    /// Keys.
    case presses
  }

  /// Buttons of a mouse.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The primary button, usually the left one.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The button that opens menus.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The button with an index, counted from 1; empty for an index without a button.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1...32).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }

  /// The source of the event.
  open private(set) var type: EventType
  /// The time of the event, in seconds on the clock of the backend.
  open private(set) var timestamp: TimeInterval
  /// The keys that are pressed during the event.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The buttons of a mouse the event is about; empty for fingers.
  open private(set) var buttonMask: ButtonMask
  /// All touches that are down or have just ended.
  open private(set) var allTouches: Set<UITouch>?

  init(
    type: EventType,
    timestamp: TimeInterval,
    modifierFlags: UIKeyModifierFlags = [],
    buttonMask: ButtonMask = [],
    allTouches: Set<UITouch>? = nil
  ) {
    self.type = type
    self.timestamp = timestamp
    self.modifierFlags = modifierFlags
    self.buttonMask = buttonMask
    self.allTouches = allTouches
  }
}

/// Keys that were pressed, repeated or released.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The presses of the event.
  open private(set) var allPresses: Set<UIPress>

  init(press: UIPress) {
    allPresses = [press]
    super.init(
      type: .presses,
      timestamp: press.timestamp,
      modifierFlags: press.key?.modifierFlags ?? []
    )
  }
}

/// One press of a key.
@preconcurrency @MainActor
public final class UIPress: NSObject {
  /// The phases of a press.
  public enum Phase: Int, Sendable {
    /// The key went down.
    case began
    /// The key is held and repeats.
    case changed
    /// The key went up.
    case ended
  }

  /// The phase of the press.
  public let phase: Phase
  /// The time of the last change, in seconds on the clock of the backend.
  public let timestamp: TimeInterval
  /// The key that is pressed.
  public let key: UIKey?

  init(_ event: UIBackendKeyEvent) {
    phase = event.isDown ? (event.isRepeat ? .changed : .began) : .ended
    timestamp = event.timestamp
    key = UIKey(event)
  }
}

/// A key with what it types.
@preconcurrency @MainActor
public final class UIKey: NSObject {
  /// The key by its place on the keyboard.
  public let keyCode: UIKeyboardHIDUsage
  /// The characters that the key types; empty for keys that type nothing.
  public let characters: String
  /// The other keys that are pressed during the event.
  public let modifierFlags: UIKeyModifierFlags

  init(_ event: UIBackendKeyEvent) {
    keyCode = event.key
    characters = event.characters
    modifierFlags = event.modifiers
  }
}
