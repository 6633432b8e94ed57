import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// What the delegates of a test have heard; they are made by their class alone.
@MainActor private var heard: [String] = []

@MainActor
private final class Posted {
  var names: [Notification.Name] = []
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    heard.append("will launch")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    heard.append("did launch")
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { heard.append("inactive") }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { heard.append("memory") }
  func applicationWillTerminate(_ application: UIApplication) { heard.append("terminates") }
}

private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Main",
      sessionRole: connectingSceneSession.role
    )
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { heard.append("discarded \(sceneSessions.count)") }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let number = 7

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    heard.append("connects \(number) \(session.configuration.name ?? "")")
    window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    expectEqual(scene.activationState, .foregroundInactive)
    heard.append("foreground")
  }
  func sceneDidBecomeActive(_ scene: UIScene) { heard.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { heard.append("inactive") }
  func sceneDidEnterBackground(_ scene: UIScene) { heard.append("background") }
  func sceneDidDisconnect(_ scene: UIScene) { heard.append("disconnected") }
}

/// A window whose initialiser calls that for a scene with `super`, as it can on Apple's platforms.
private final class NumberedWindow: UIWindow {
  let number: Int

  init(number: Int, scene: UIWindowScene) {
    self.number = number
    super.init(windowScene: scene)
  }

  required init?(coder: NSCoder) { nil }
}

@Suite("An application delegate")
@MainActor
struct ApplicationDelegateTests {
  private func start(_ type: AnyClass) throws -> (HeadlessBackend, any UIApplicationDelegate) {
    heard = []
    let backend = HeadlessBackend()
    let application = UIApplication.start(with: backend)
    let delegate = try #require(
      UIApplication.makeObject(of: type) as? any UIApplicationDelegate
    )
    application.launch(delegate)
    return (backend, delegate)
  }

  private func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  @Test("is made by its class, and shows the first window when the program has started")
  func plain() throws {
    let (backend, delegate) = try start(PlainDelegate.self)
    expectEqual(take(), ["will launch", "did launch", "active"])
    let application = UIApplication.shared
    #expect(application.delegate === delegate && application.connectedScenes.isEmpty)
    #expect(application.windows.count == 1 && application.applicationState == .active)
    backend.client?.backendMemoryIsLow()
    expectEqual(take(), ["memory"])
    application.windowDidChangeActivation(application.windows[0], isActive: false)
    #expect(take() == ["inactive"] && application.applicationState == .inactive)
    application.windowDidChangeActivation(application.windows[0], isActive: true)
    backend.windows[0].close()
    #expect(take() == ["active", "inactive"] && application.applicationState == .background)
    application.terminate()
    expectEqual(take(), ["terminates"])
  }

  @Test("names the class of a scene's delegate, which shows the window")
  func scene() throws {
    _ = try start(SceneAppDelegate.self)
    expectEqual(take(), ["connects 7 Main", "foreground", "active"])
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = try #require(scene.keyWindow)
    #expect(window.windowScene === scene && scene.windows == [window])
    expectEqual(window.bounds.size, CGSize(width: 480, height: 720))
    #expect(scene.activationState == .foregroundActive && scene.session.scene === scene)
    #expect(scene.screen === UIScreen.main)
    window.overrideUserInterfaceStyle = .dark
    expectEqual(scene.traitCollection.userInterfaceStyle, .dark)
    let other = UIWindowScene(
      session: scene.session,
      connectionOptions: UIScene.ConnectionOptions()
    )
    #expect(other.session === scene.session && other.activationState == .unattached)
    expectEqual(other.traitCollection, UIScreen.main.traitCollection)
    let numbered = NumberedWindow(number: 2, scene: other)
    #expect(numbered.windowScene === other)
    expectEqual(numbered.bounds.size, CGSize(width: 480, height: 720))
    let identifier = scene.session.persistentIdentifier
    _ = try start(SceneAppDelegate.self)
    let next = UIApplication.shared.connectedScenes.first
    #expect(!identifier.isEmpty && next?.session.persistentIdentifier != identifier)
  }

  @Test("names the class of a scene's delegate, which hears that its window is closed")
  func closing() throws {
    let (backend, _) = try start(SceneAppDelegate.self)
    _ = take()
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    backend.windows[0].close()
    expectEqual(take(), ["inactive", "background", "disconnected", "discarded 1"])
    #expect(UIApplication.shared.connectedScenes.isEmpty && scene.activationState == .unattached)
  }

  @Test("that names a class which is no delegate of a scene is reported")
  func wrongClass() throws {
    final class Wrong: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
          name: nil,
          sessionRole: connectingSceneSession.role
        )
        configuration.delegateClass = UIResponder.self
        return configuration
      }
    }
    let messages = try reports { _ = try start(Wrong.self) }
    #expect(messages.count == 1 && messages[0].contains("is no UISceneDelegate"))
  }

  @Test("hears what notifications tell too")
  func notifications() throws {
    let names = [
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.willTerminateNotification,
    ]
    let posted = Posted()
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { posted.names.append(name) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    let (backend, _) = try start(PlainDelegate.self)
    expectEqual(posted.names, [names[0]])
    backend.windows[0].close()
    UIApplication.shared.terminate()
    expectEqual(posted.names, names)
  }

  @Test("has the reading direction of the desktop, and opens addresses by it")
  func desktop() throws {
    // Tests without a program of their own see that of the last one.
    defer { _ = Fixture() }
    let (backend, _) = try start(PlainDelegate.self)
    expectEqual(UIApplication.shared.userInterfaceLayoutDirection, .leftToRight)
    backend.environment.isRightToLeft = true
    expectEqual(UIApplication.shared.userInterfaceLayoutDirection, .rightToLeft)
    let url = try #require(URL(string: "https://example.org"))
    let options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
    var isOpened: Bool?
    UIApplication.shared.open(url, options: options) { isOpened = $0 }
    #expect(isOpened == true)
  }
}
