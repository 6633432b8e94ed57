public import Foundation

/// The way in which a device is held.
///
/// Raw values are Apple's.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known, as of a computer on a desk.
  case unknown
  /// Upright, with its lower edge below.
  case portrait
  /// Upright, with its lower edge above.
  case portraitUpsideDown
  /// On its side, with its lower edge on the right.
  case landscapeLeft
  /// On its side, with its lower edge on the left.
  case landscapeRight
  /// Lying, with the display above.
  case faceUp
  /// Lying, with the display below.
  case faceDown

  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether an interface can be turned in that way.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDevice {
  /// The way in which the device is held: `unknown`, because a desktop has no device that is turned.
  ///
  /// A layout asks for the size of its view, and takes part in changes of it by `viewWillTransition(to:with:)`.
  public var orientation: UIDeviceOrientation { .unknown }

  /// The name of the notification of another orientation, which is never posted: no computer is turned.
  nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )

  /// Whether notifications of the orientation are wanted, by as many calls that begin them as have not ended them.
  public var isGeneratingDeviceOrientationNotifications: Bool { orientationObservers > 0 }

  /// Asks for notifications of the orientation, until as many calls have ended them.
  public func beginGeneratingDeviceOrientationNotifications() { orientationObservers += 1 }

  /// Takes a call back that asked for notifications of the orientation.
  public func endGeneratingDeviceOrientationNotifications() {
    orientationObservers = max(0, orientationObservers - 1)
  }
}
