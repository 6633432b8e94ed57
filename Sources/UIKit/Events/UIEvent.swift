public import Foundation

/// What happened in a window at one time.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The source of an event.
  public enum EventType: Int, Sendable {
    /// Fingers, pens and mouse buttons.
    case touches
    /// Keys.
    case presses
    /// A wheel or two fingers on a touchpad.
    case scroll
    /// Two fingers that pinch.
    case transform
  }

  /// The source of the event.
  public let type: EventType
  /// When it happened, in seconds on the clock of the backend.
  public let timestamp: TimeInterval
  /// The keys held down meanwhile.
  public let modifierFlags: UIKeyModifierFlags
  /// All touches that are down or were just lifted.
  public let allTouches: Set<UITouch>?

  init(
    type: EventType,
    timestamp: TimeInterval,
    modifierFlags: UIKeyModifierFlags = [],
    allTouches: Set<UITouch>? = nil
  ) {
    self.type = type
    self.timestamp = timestamp
    self.modifierFlags = modifierFlags
    self.allTouches = allTouches
  }
}

/// Keys that were pressed, held or let go.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The presses the event tells of.
  public let allPresses: Set<UIPress>

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
  /// Where a press is in its life.
  public enum Phase: Int, Sendable {
    /// The key went down.
    case began
    /// The key is held and repeats.
    case changed
    /// The key went up.
    case ended
  }

  /// Where the press is in its life.
  public let phase: Phase
  /// When that happened, in seconds on the clock of the backend.
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
  /// What the key types, empty for keys that type nothing.
  public let characters: String
  /// The other keys held down meanwhile.
  public let modifierFlags: UIKeyModifierFlags

  init(_ event: UIBackendKeyEvent) {
    keyCode = event.key
    characters = event.characters
    modifierFlags = event.modifiers
  }
}
