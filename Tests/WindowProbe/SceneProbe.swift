import CGTK
import Foundation
import TesseraGTK
import UIKit

/// A program as its app delegate and the delegate of its scene make it; says what they hear.
final class SceneProbe: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    say("launched")
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Main",
      sessionRole: connectingSceneSession.role
    )
    configuration.delegateClass = SceneProbeDelegate.self
    return configuration
  }

  func applicationWillTerminate(_ application: UIApplication) { say("terminates") }
}

/// Shows a window, which it closes as soon as that has the keyboard.
final class SceneProbeDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    say("connects")
    let window = UIWindow(windowScene: scene)
    let controller = UIViewController()
    controller.title = "Scenes"
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    say("active")
    window?.backendWindow?.close()
  }

  func sceneDidDisconnect(_ scene: UIScene) { say("disconnected") }
}
