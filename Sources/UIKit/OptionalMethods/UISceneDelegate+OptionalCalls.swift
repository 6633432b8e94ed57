// Made by Scripts/make-optional-methods.

// The optional methods of `UISceneDelegate` as properties, so that they can be called with `?`.
extension UISceneDelegate {
  /// The optional method `scene(_:willConnectTo:options:)`, to be called with `?`.
  @_disfavoredOverload
  public var scene: UIOptionalCalls.SceneDelegate? {
    UIOptionalCalls.SceneDelegate(delegate: self)
  }

  /// The optional method `sceneDidDisconnect(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var sceneDidDisconnect: UIOptionalCalls.Method<UIScene, Void>? {
    UIOptionalCalls.Method(of: self, "sceneDidDisconnect(_:)") { $0.sceneDidDisconnect($1) }
  }

  /// The optional method `sceneDidBecomeActive(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var sceneDidBecomeActive: UIOptionalCalls.Method<UIScene, Void>? {
    UIOptionalCalls.Method(of: self, "sceneDidBecomeActive(_:)") { $0.sceneDidBecomeActive($1) }
  }

  /// The optional method `sceneWillResignActive(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var sceneWillResignActive: UIOptionalCalls.Method<UIScene, Void>? {
    UIOptionalCalls.Method(of: self, "sceneWillResignActive(_:)") { $0.sceneWillResignActive($1) }
  }

  /// The optional method `sceneWillEnterForeground(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var sceneWillEnterForeground: UIOptionalCalls.Method<UIScene, Void>? {
    UIOptionalCalls.Method(of: self, "sceneWillEnterForeground(_:)") {
      $0.sceneWillEnterForeground($1)
    }
  }

  /// The optional method `sceneDidEnterBackground(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var sceneDidEnterBackground: UIOptionalCalls.Method<UIScene, Void>? {
    UIOptionalCalls.Method(of: self, "sceneDidEnterBackground(_:)") {
      $0.sceneDidEnterBackground($1)
    }
  }
}

extension UIOptionalCalls {
  /// The method `scene(_:willConnectTo:options:)` of `UISceneDelegate`, which an object may leave out.
  @preconcurrency @MainActor
  public struct SceneDelegate {
    let delegate: any UISceneDelegate

    /// Calls `scene(_:willConnectTo:options:)`.
    @discardableResult
    public func callAsFunction(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) -> Void? {
      OptionalCall.answer(of: delegate, "scene(_:willConnectTo:options:)") {
        $0.scene(scene, willConnectTo: session, options: connectionOptions)
      }
    }
  }
}
