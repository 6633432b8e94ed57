// Made by Scripts/make-optional-methods.

// The optional methods of `UIApplicationDelegate` as properties, so that they can be called with `?`.
extension UIApplicationDelegate {
  /// The optional methods `application(…)`, to be called with `?`.
  @_disfavoredOverload
  public var application: UIOptionalCalls.ApplicationDelegate? {
    UIOptionalCalls.ApplicationDelegate(delegate: self)
  }

  /// The optional method `applicationDidBecomeActive(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var applicationDidBecomeActive: UIOptionalCalls.Method<UIApplication, Void>? {
    UIOptionalCalls.Method(of: self, "applicationDidBecomeActive(_:)") {
      $0.applicationDidBecomeActive($1)
    }
  }

  /// The optional method `applicationWillResignActive(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var applicationWillResignActive: UIOptionalCalls.Method<UIApplication, Void>? {
    UIOptionalCalls.Method(of: self, "applicationWillResignActive(_:)") {
      $0.applicationWillResignActive($1)
    }
  }

  /// The optional method `applicationDidReceiveMemoryWarning(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var applicationDidReceiveMemoryWarning: UIOptionalCalls.Method<UIApplication, Void>? {
    UIOptionalCalls.Method(of: self, "applicationDidReceiveMemoryWarning(_:)") {
      $0.applicationDidReceiveMemoryWarning($1)
    }
  }

  /// The optional method `applicationWillTerminate(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var applicationWillTerminate: UIOptionalCalls.Method<UIApplication, Void>? {
    UIOptionalCalls.Method(of: self, "applicationWillTerminate(_:)") {
      $0.applicationWillTerminate($1)
    }
  }
}

extension UIOptionalCalls {
  /// The methods `application(…)` of `UIApplicationDelegate` that an object may leave out.
  @preconcurrency @MainActor
  public struct ApplicationDelegate {
    let delegate: any UIApplicationDelegate

    /// Calls `application(_:willFinishLaunchingWithOptions:)`.
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "application(_:willFinishLaunchingWithOptions:)") {
        $0.application(application, willFinishLaunchingWithOptions: launchOptions)
      }
    }

    /// Calls `application(_:didFinishLaunchingWithOptions:)`.
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "application(_:didFinishLaunchingWithOptions:)") {
        $0.application(application, didFinishLaunchingWithOptions: launchOptions)
      }
    }

    /// Calls `application(_:configurationForConnecting:options:)`.
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration? {
      OptionalCall.answer(of: delegate, "application(_:configurationForConnecting:options:)") {
        $0.application(
          application,
          configurationForConnecting: connectingSceneSession,
          options: options
        )
      }
    }

    /// Calls `application(_:didDiscardSceneSessions:)`.
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication,
      didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) -> Void? {
      OptionalCall.answer(of: delegate, "application(_:didDiscardSceneSessions:)") {
        $0.application(application, didDiscardSceneSessions: sceneSessions)
      }
    }
  }
}
