// Made by Scripts/make-optional-methods.

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {
    OptionalCall.leftOut(by: self)
  }
}
