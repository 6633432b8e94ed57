public import Foundation

/// An instance of the program's interface; on a desktop, a window.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The states of a scene.
  public enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// Its window has the keyboard.
    case foregroundActive = 0
    /// Its window is on screen.
    case foregroundInactive = 1
    /// Its window is not on screen.
    case background = 2
  }

  /// Why a scene is connected; there are no other reasons than the start of the program.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {}

  /// The life of the scene.
  open private(set) var session: UISceneSession
  /// The object that is notified of changes of the scene; created with the scene.
  open var delegate: (any UISceneDelegate)?
  /// The current state of the scene.
  open internal(set) var activationState = ActivationState.unattached

  /// Creates a scene that is not connected.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }
}

/// A scene that is a window.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The windows that were made for the scene, in their order.
  open internal(set) var windows: [UIWindow] = []

  /// The window that has the keyboard; the first one else.
  open var keyWindow: UIWindow? {
    windows.first { $0 === UIApplication.shared.keyWindow } ?? windows.first
  }

  /// The display.
  open var screen: UIScreen { .main }

  /// The space of the scene, as large as its first window.
  open var coordinateSpace: any UICoordinateSpace {
    ScreenSpace { [weak self] in
      CGRect(origin: .zero, size: self?.windows.first?.bounds.size ?? Self.defaultSize)
    }
  }

  /// The surroundings of the window, or of the desktop before there is one.
  open var traitCollection: UITraitCollection {
    keyWindow?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// The size of the first window of a scene, in points.
  static let defaultSize = CGSize(width: 480, height: 720)
}
