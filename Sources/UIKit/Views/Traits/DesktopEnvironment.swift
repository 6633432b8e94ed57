import Synchronization

/// What the person has set up, for code that is not on the main actor and cannot ask the backend.
enum DesktopEnvironment {
  private struct Known {
    var environment: UIBackendEnvironment
    var traits: UITraitCollection

    init(_ environment: UIBackendEnvironment) {
      self.environment = environment
      traits = UITraitCollection(environment)
    }
  }

  private static let known = Mutex(Known(UIBackendEnvironment()))

  /// The settings that were reported to the running program last.
  static var current: UIBackendEnvironment { known.withLock { $0.environment } }

  /// What those settings say about the surroundings of views.
  static var traits: UITraitCollection { known.withLock { $0.traits } }

  /// Takes note of `environment`; answers the one before.
  @discardableResult
  static func note(_ environment: UIBackendEnvironment) -> UIBackendEnvironment {
    known.withLock { known in
      defer { known = Known(environment) }
      return known.environment
    }
  }
}
