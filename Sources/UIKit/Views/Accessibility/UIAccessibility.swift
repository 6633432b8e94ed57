public import Foundation

/// The accessibility settings of the desktop, and the notifications that a program sends to screen readers.
///
/// The statuses may be read on any thread. Their notifications are posted on the main one, without an object.
public enum UIAccessibility {
  /// Whether movement on screen should be kept to what is needed: GTK's `gtk-enable-animations`, turned off.
  ///
  /// Batch updates, swipe actions and presentations obey it by themselves.
  public static var isReduceMotionEnabled: Bool { DesktopEnvironment.current.reducesMotion }

  /// Whether colours should stand out more: the desktop's high contrast, by its portal or by the name of the theme.
  ///
  /// The system colours stay as they are.
  public static var isDarkerSystemColorsEnabled: Bool {
    DesktopEnvironment.current.prefersMoreContrast
  }

  /// Whether an assistive technology reads what is on screen, such as a screen reader.
  public static var isVoiceOverRunning: Bool { DesktopEnvironment.current.hasScreenReader }

  /// Whether the program is used by switches; `false` always, as a desktop has no such setting.
  public static var isSwitchControlRunning: Bool { false }

  /// Whether backgrounds should be opaque; `false` always, as a desktop has no such setting.
  public static var isReduceTransparencyEnabled: Bool { false }

  /// Whether all text should be bold; `false` always, as a desktop has no such setting.
  ///
  /// The font that the user has chosen for the desktop is the font of the program in any case.
  public static var isBoldTextEnabled: Bool { false }

  /// Is posted once `isReduceMotionEnabled` has changed.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )

  /// Is posted once `isDarkerSystemColorsEnabled` has changed.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerColorsStatusDidChangeNotification"
  )

  /// Is posted once `isVoiceOverRunning` has changed.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )

  /// Is posted once `isSwitchControlRunning` has changed, which it does not yet.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification"
  )

  /// Is posted once `isReduceTransparencyEnabled` has changed, which it does not yet.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
  )

  /// Is posted once `isBoldTextEnabled` has changed, which it does not yet.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification"
  )
}

extension UIAccessibility {
  /// A notification from the program for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification, Apple's.
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Most of what is on screen is new; the argument is the element to go to, or a text to read out.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something on screen is new; the argument is the element to go to, or a text to read out.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is a text to read out.
    public static let announcement = Notification(rawValue: 1008)
    /// A list has been scrolled by an action; the argument is a text that says where it is.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Asks the backend to read out a text, or sends the screen reader to an element.
  ///
  /// The element is the one with the focus for the reader until the keys go elsewhere. Without a reader an element has no effect, and
  /// neither has a text without characters. Any notification has what is on screen read anew.
  ///
  /// - Parameters:
  ///   - notification: What has happened.
  ///   - argument: A text, as `String` or `NSAttributedString`, an element, or `nil`.
  @MainActor
  public static func post(notification: Notification, argument: Any?) {
    AccessibilityReader.elementsMayHaveChanged()
    if let element = argument as? UIResponder, let window = element.windowForReaders,
      DesktopEnvironment.current.hasScreenReader
    {
      return window.reader.point(at: element)
    }
    let text = (argument as? NSAttributedString)?.string ?? argument as? String
    guard let text, !text.isEmpty else { return }
    UIApplication.shared.backend.announce(text)
  }

  /// Tells observers of what is different in an environment.
  @MainActor
  static func postChanges(from former: UIBackendEnvironment, to present: UIBackendEnvironment) {
    if former.reducesMotion != present.reducesMotion {
      NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
    }
    if former.hasScreenReader != present.hasScreenReader {
      NotificationCenter.default.post(name: voiceOverStatusDidChangeNotification, object: nil)
    }
    if former.prefersMoreContrast != present.prefersMoreContrast {
      NotificationCenter.default.post(
        name: darkerSystemColorsStatusDidChangeNotification,
        object: nil
      )
    }
  }
}
