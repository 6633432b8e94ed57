import Foundation

/// The delegate of a program, which is notified of its start, its end and its states; every method is optional.
///
/// A class marked `@main` that conforms to the protocol is the program, once the module `TesseraGTK` is imported:
///
/// ```swift
/// @main
/// final class AppDelegate: UIResponder, UIApplicationDelegate {
///   var window: UIWindow?
///
///   func application(
///     _ application: UIApplication,
///     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
///   ) -> Bool {
///     window = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 720))
///     window?.rootViewController = UINavigationController(rootViewController: CitiesController())
///     window?.makeKeyAndVisible()
///     return true
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol UIApplicationDelegate: UIWindowKeeping {
  /// The program has begun to start, and has no windows; what is returned is not used.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The program has started: show the first window, unless a scene does; what is returned is not used.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The class of the delegate of the first scene, in a configuration; without such a class there is no scene.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// The windows of scenes were closed.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )
  /// A window of the program has the keyboard now, and none had.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// No window of the program is going to have the keyboard.
  func applicationWillResignActive(_ application: UIApplication)
  /// The machine runs out of memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// The program is about to end.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// The window that the delegate keeps; `nil` where its class has no property of this name.
  public var window: UIWindow?? { .some((self as any UIWindowKeeping).window) }

  /// `true`.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { OptionalCall.leftOut(by: self, answer: true) }

  /// `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { OptionalCall.leftOut(by: self, answer: true) }

  /// A configuration without a class, so that there is no scene.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    OptionalCall.leftOut(
      by: self,
      answer: UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    )
  }
}
