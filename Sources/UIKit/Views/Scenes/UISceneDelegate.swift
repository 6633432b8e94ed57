public import Foundation

/// The delegate of a scene; every method is optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is there: make its window.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// The window of the scene was closed.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The window of the scene has the keyboard.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The window of the scene is about to lose the keyboard.
  func sceneWillResignActive(_ scene: UIScene)
  /// The window of the scene is about to be on screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The window of the scene has left the screen.
  func sceneDidEnterBackground(_ scene: UIScene)
}

/// The delegate of a scene that is a window.
///
/// Its class declares `var window: UIWindow?`, which keeps the window.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, UIWindowKeeping {}

extension UIWindowSceneDelegate {
  /// The window that the delegate keeps; `nil` where its class has no property of this name.
  public var window: UIWindow?? { .some((self as any UIWindowKeeping).window) }
}
