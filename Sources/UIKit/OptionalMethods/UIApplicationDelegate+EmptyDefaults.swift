// Made by Scripts/make-optional-methods.

extension UIApplicationDelegate {
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {
    OptionalCall.leftOut(by: self)
  }
}
