public import Foundation

extension UIApplication {
  /// Names what a program is started with; a desktop starts it without.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// Creates a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Whether the program has the keyboard.
  public enum State: Int, Sendable {
    /// A window of it has.
    case active
    /// Its windows are on screen, and another program has.
    case inactive
    /// It has no window on screen.
    case background
  }

  /// What a program is in between its start and its end.
  struct Life {
    var delegate: (any UIApplicationDelegate)?
    var scenes: [UIScene] = []
    weak var activeWindow: UIWindow?
    var hasActiveWindow = false
  }

  /// Posted when a window of the program gets the keyboard, and none had it.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// Posted before the windows of the program lose the keyboard.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// Posted before the program ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )

  /// Whether the program has the keyboard.
  public var applicationState: State {
    windows.isEmpty ? .background : life.hasActiveWindow ? .active : .inactive
  }

  /// The scenes whose windows are open.
  public var connectedScenes: Set<UIScene> { Set(life.scenes) }

  /// Tells `delegate` that the program has started, and makes the scene that it asks for.
  package func launch(_ delegate: any UIApplicationDelegate) {
    life.delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    connectScene(of: delegate)
  }

  /// Tells the delegate that the program is about to end.
  package func terminate() {
    life.delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
  }

  /// Makes an object by the `init()` of a class that is known only at run time; `nil` for a class that is no `NSObject`.
  ///
  /// A class that has another designated initialiser and no `init()` stops the program with Swift's message about that.
  package static func makeObject(of type: AnyClass) -> NSObject? {
    (type as? NSObject.Type).map { NSObject.made(by: $0) }
  }
}

// Scenes.
extension UIApplication {
  private func connectScene(of delegate: any UIApplicationDelegate) {
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions()
    session.configuration = delegate.application(
      self,
      configurationForConnecting: session,
      options: options
    )
    guard let type = session.configuration.delegateClass else { return }
    guard let sceneDelegate = Self.makeObject(of: type) as? any UISceneDelegate else {
      return Diagnostics.report(
        .layout,
        "\(type) was to be the delegate of a scene, but is no UISceneDelegate; there is no scene."
      )
    }
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scene.delegate = sceneDelegate
    session.scene = scene
    life.scenes.append(scene)
    scene.activationState = .background
    sceneDelegate.scene(scene, willConnectTo: session, options: options)
    scene.activationState = .foregroundInactive
    sceneDelegate.sceneWillEnterForeground(scene)
    if let window = life.activeWindow, window.windowScene === scene { activate(scene) }
  }

  private func activate(_ scene: UIScene) {
    guard scene.activationState == .foregroundInactive else { return }
    scene.activationState = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
  }

  private func deactivate(_ scene: UIScene) {
    guard scene.activationState == .foregroundActive else { return }
    scene.delegate?.sceneWillResignActive(scene)
    scene.activationState = .foregroundInactive
  }

  private func disconnect(_ scene: UIScene) {
    deactivate(scene)
    scene.activationState = .background
    scene.delegate?.sceneDidEnterBackground(scene)
    scene.activationState = .unattached
    life.scenes.removeAll { $0 === scene }
    scene.delegate?.sceneDidDisconnect(scene)
    life.delegate?.application(self, didDiscardSceneSessions: [scene.session])
  }

  /// A window got or lost the keyboard.
  func activationDidChange(of window: UIWindow, isActive: Bool) {
    if isActive {
      life.activeWindow = window
      if !life.hasActiveWindow {
        life.hasActiveWindow = true
        life.delegate?.applicationDidBecomeActive(self)
        NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
      }
      if let scene = window.windowScene { activate(scene) }
    } else if life.activeWindow === window {
      if let scene = window.windowScene { deactivate(scene) }
      life.delegate?.applicationWillResignActive(self)
      NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
      life.activeWindow = nil
      life.hasActiveWindow = false
    }
  }

  /// A window was closed.
  func windowDidClose(_ window: UIWindow) {
    activationDidChange(of: window, isActive: false)
    guard let scene = window.windowScene else { return }
    scene.windows.removeAll { $0 === window }
    if scene.windows.isEmpty { disconnect(scene) }
  }
}
