extension UIAccessibility {
  /// An assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the technology.
    public let rawValue: String

    /// Creates an identifier from the name of a technology.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A screen reader.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier"
    )
    /// Switches, which a desktop has not.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier"
    )
  }

  /// Returns the element that has the focus of an assistive technology; any of them for `nil`.
  ///
  /// A screen reader follows the keys: it is the element that keys act on, or the one to which a notification has sent the reader. `nil`
  /// while nothing reads what is on screen, and for switches.
  @MainActor
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    guard isVoiceOverRunning, assistiveTechnologyIdentifier != .notificationSwitchControl else {
      return nil
    }
    return UIApplication.shared.keyWindow?.reader.focus
  }
}
