import CoreGraphics
public import Foundation

/// The display that windows open on at first.
@preconcurrency @MainActor
public final class UIScreen: NSObject, UITraitEnvironment {
  /// The display that windows open on at first.
  public static let main = UIScreen()

  private override init() { super.init() }

  private(set) lazy var space = ScreenSpace { UIScreen.main.bounds }

  private var environment: UIBackendEnvironment { UIApplication.shared.backend.environment }

  /// The display from its top left corner, in points.
  ///
  /// A window of a desktop seldom fills it: what a layout has room for is in the bounds of its view.
  public var bounds: CGRect { CGRect(origin: .zero, size: environment.screenSize) }

  /// The display in pixels.
  public var nativeBounds: CGRect {
    let size = environment.screenSize
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  /// The number of pixels in a point.
  public var scale: CGFloat { environment.displayScale }

  /// The number of pixels in a point; nothing is scaled after it was drawn.
  public var nativeScale: CGFloat { scale }

  /// The traits of the desktop's settings, which apply to all programs.
  public var traitCollection: UITraitCollection { UITraitCollection(environment) }

  /// Does nothing: a display tells no one of changes.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// The machine that the program runs on.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The machine that the program runs on.
  public static let current = UIDevice()

  /// How many calls have asked for notifications of the orientation, and not ended them.
  var orientationObservers = 0

  private override init() { super.init() }

  /// The kind of the device: `.mac`, a computer with windows.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
}
