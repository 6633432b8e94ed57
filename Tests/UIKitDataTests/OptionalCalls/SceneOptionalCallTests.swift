import Foundation
import Testing

@testable import UIKit

private final class SilentApplication: NSObject, UIApplicationDelegate {}

private final class CompleteApplication: CallLog, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { note(false) }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { note(false) }
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { note(Named(name: "Main", sessionRole: .windowApplication)) }
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { note() }
  func applicationDidBecomeActive(_ application: UIApplication) { note() }
  func applicationWillResignActive(_ application: UIApplication) { note() }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { note() }
  func applicationWillTerminate(_ application: UIApplication) { note() }
}

/// A configuration that is described by its name.
private final class Named: UISceneConfiguration {
  nonisolated override var description: String { "named" }
}

private final class SilentScene: NSObject, UISceneDelegate {}

private final class CompleteScene: CallLog, UISceneDelegate {
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { note() }
  func sceneDidDisconnect(_ scene: UIScene) { note() }
  func sceneDidBecomeActive(_ scene: UIScene) { note() }
  func sceneWillResignActive(_ scene: UIScene) { note() }
  func sceneWillEnterForeground(_ scene: UIScene) { note() }
  func sceneDidEnterBackground(_ scene: UIScene) { note() }
}

@Suite("The methods of the delegates of applications and scenes, called with `?`,")
@MainActor
struct SceneOptionalCallTests {
  private let session = UISceneSession(role: .windowApplication)
  private let options = UIScene.ConnectionOptions()

  @Test("of applications are called where there are any, and answer nil where there are none")
  func application() {
    let application = UIApplication.shared
    let cases: [OptionalCallCase<any UIApplicationDelegate>] = [
      .init("application(_:willFinishLaunchingWithOptions:)", "false") {
        $0.application?(application, willFinishLaunchingWithOptions: nil)
      },
      .init("application(_:didFinishLaunchingWithOptions:)", "false") {
        $0.application?(application, didFinishLaunchingWithOptions: nil)
      },
      .init("application(_:configurationForConnecting:options:)", "named") {
        $0.application?(application, configurationForConnecting: session, options: options)
      },
      .init("application(_:didDiscardSceneSessions:)") {
        $0.application?(application, didDiscardSceneSessions: [])
      },
      .init("applicationDidBecomeActive(_:)") { $0.applicationDidBecomeActive?(application) },
      .init("applicationWillResignActive(_:)") { $0.applicationWillResignActive?(application) },
      .init("applicationDidReceiveMemoryWarning(_:)") {
        $0.applicationDidReceiveMemoryWarning?(application)
      },
      .init("applicationWillTerminate(_:)") { $0.applicationWillTerminate?(application) },
    ]
    let complete = CompleteApplication()
    cases.check(leavingOut: SilentApplication(), having: complete, log: complete)
  }

  @Test("of scenes are called where there are any, and answer nil where there are none")
  func scene() {
    let scene = UIWindowScene(session: session, connectionOptions: options)
    let cases: [OptionalCallCase<any UISceneDelegate>] = [
      .init("scene(_:willConnectTo:options:)") {
        $0.scene?(scene, willConnectTo: session, options: options)
      },
      .init("sceneDidDisconnect(_:)") { $0.sceneDidDisconnect?(scene) },
      .init("sceneDidBecomeActive(_:)") { $0.sceneDidBecomeActive?(scene) },
      .init("sceneWillResignActive(_:)") { $0.sceneWillResignActive?(scene) },
      .init("sceneWillEnterForeground(_:)") { $0.sceneWillEnterForeground?(scene) },
      .init("sceneDidEnterBackground(_:)") { $0.sceneDidEnterBackground?(scene) },
    ]
    let complete = CompleteScene()
    cases.check(leavingOut: SilentScene(), having: complete, log: complete)
  }
}
