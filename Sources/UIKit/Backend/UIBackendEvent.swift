public import Foundation

/// A user's input in a window.
public enum UIBackendEvent: Hashable, Sendable {
  /// A mouse, pen or finger moved, went down or went up.
  case pointer(UIBackendPointerEvent)
  /// A wheel turned or two fingers moved on a touchpad.
  case scroll(UIBackendScrollEvent)
  /// Two fingers moved apart or together.
  case magnify(UIBackendMagnifyEvent)
  /// A key went down or up.
  case key(UIBackendKeyEvent)
}

/// The part of a continuous movement that an event tells of.
public enum UIBackendEventPhase: Hashable, Sendable {
  /// The first event of a movement.
  case began
  /// One in the middle.
  case changed
  /// The last one.
  case ended
  /// The movement was taken away, by the desktop or by another window.
  case cancelled
}

/// A mouse, pen or finger that moved, went down or went up.
public struct UIBackendPointerEvent: Hashable, Sendable {
  /// The kinds of pointing devices.
  public enum Device: Hashable, Sendable {
    /// A mouse or the pointer of a touchpad.
    case mouse
    /// A finger on the screen.
    case touch
    /// A pen on the screen.
    case pen
  }

  /// The kinds of pointer events.
  public enum Action: Hashable, Sendable {
    /// It moved while nothing is pressed; fingers never do.
    case hovered
    /// It left the window while nothing is pressed.
    case exited
    /// A button or the finger went down.
    case pressed
    /// It moved while pressed.
    case dragged
    /// The button or finger went up.
    case released
    /// The press was taken away.
    case cancelled
  }

  /// The kind of the event.
  public var action: Action
  /// The location in the window's coordinates, in points.
  public var location: CGPoint
  /// The time of the event, in seconds, on the clock of `UIBackend.currentTime`.
  public var timestamp: TimeInterval
  /// The device that caused the event.
  public var device: Device
  /// The number of the finger, which tells several apart; 0 for a mouse.
  public var identifier: Int
  /// The number of the button: 1 is the primary, 2 the secondary and 3 the middle one.
  public var button: Int
  /// The keys that are pressed during the event.
  public var modifiers: UIKeyModifierFlags

  /// Creates an event.
  public init(
    _ action: Action,
    at location: CGPoint,
    timestamp: TimeInterval,
    device: Device = .mouse,
    identifier: Int = 0,
    button: Int = 1,
    modifiers: UIKeyModifierFlags = []
  ) {
    self.action = action
    self.location = location
    self.timestamp = timestamp
    self.device = device
    self.identifier = identifier
    self.button = button
    self.modifiers = modifiers
  }
}

/// A turn of a wheel, or a movement of two fingers on a touchpad.
///
/// Scrolling decelerates from the speed of the fingers at the end. A movement without a beginning
/// is complete in itself and ends at rest.
public struct UIBackendScrollEvent: Hashable, Sendable {
  /// The units in which the movement is measured.
  public enum Movement: Hashable, Sendable {
    /// Notches of a wheel; positive values reveal what is further right and further down.
    case wheel(CGVector)
    /// Fingers were laid down; nothing moved yet.
    case fingersBegan
    /// Points; positive values reveal what is further right and further down.
    case fingersMoved(CGVector)
    /// Fingers were lifted at a speed in points per second.
    case fingersEnded(velocity: CGVector)
  }

  /// The movement of the wheel or the fingers.
  public var movement: Movement
  /// The location of the pointer in the window's coordinates, in points.
  public var location: CGPoint
  /// The time of the event, in seconds, on the clock of `UIBackend.currentTime`.
  public var timestamp: TimeInterval
  /// The keys that are pressed during the event.
  public var modifiers: UIKeyModifierFlags

  /// Creates an event.
  public init(
    _ movement: Movement,
    at location: CGPoint,
    timestamp: TimeInterval,
    modifiers: UIKeyModifierFlags = []
  ) {
    self.movement = movement
    self.location = location
    self.timestamp = timestamp
    self.modifiers = modifiers
  }
}

/// Two fingers that moved apart or together.
public struct UIBackendMagnifyEvent: Hashable, Sendable {
  /// The part of the movement.
  public var phase: UIBackendEventPhase
  /// The distance of the fingers as a multiple of what it was at the start.
  public var scale: CGFloat
  /// The middle between the fingers, in the window's coordinates, in points.
  public var location: CGPoint
  /// The time of the event, in seconds, on the clock of `UIBackend.currentTime`.
  public var timestamp: TimeInterval

  /// Creates an event.
  public init(
    _ phase: UIBackendEventPhase,
    scale: CGFloat,
    at location: CGPoint,
    timestamp: TimeInterval
  ) {
    self.phase = phase
    self.scale = scale
    self.location = location
    self.timestamp = timestamp
  }
}

/// A key that went down or up.
public struct UIBackendKeyEvent: Hashable, Sendable {
  /// The key of the event.
  public var key: UIKeyboardHIDUsage
  /// The characters that the key types; empty for keys that type nothing.
  public var characters: String
  /// Whether it went down; otherwise it went up.
  public var isDown: Bool
  /// Whether it has been down and the desktop repeats it.
  public var isRepeat: Bool
  /// The other keys that are pressed during the event.
  public var modifiers: UIKeyModifierFlags
  /// The time of the event, in seconds, on the clock of `UIBackend.currentTime`.
  public var timestamp: TimeInterval

  /// Creates an event.
  public init(
    _ key: UIKeyboardHIDUsage,
    characters: String = "",
    isDown: Bool,
    isRepeat: Bool = false,
    modifiers: UIKeyModifierFlags = [],
    timestamp: TimeInterval
  ) {
    self.key = key
    self.characters = characters
    self.isDown = isDown
    self.isRepeat = isRepeat
    self.modifiers = modifiers
    self.timestamp = timestamp
  }
}
