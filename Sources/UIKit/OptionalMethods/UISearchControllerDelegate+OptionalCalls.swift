// Made by Scripts/make-optional-methods.

// The optional methods of `UISearchControllerDelegate` as properties, so that they can be called with `?`.
extension UISearchControllerDelegate {
  /// The optional method `willPresentSearchController(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var willPresentSearchController: UIOptionalCalls.Method<UISearchController, Void>? {
    UIOptionalCalls.Method(of: self, "willPresentSearchController(_:)") {
      $0.willPresentSearchController($1)
    }
  }

  /// The optional method `didPresentSearchController(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var didPresentSearchController: UIOptionalCalls.Method<UISearchController, Void>? {
    UIOptionalCalls.Method(of: self, "didPresentSearchController(_:)") {
      $0.didPresentSearchController($1)
    }
  }

  /// The optional method `willDismissSearchController(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var willDismissSearchController: UIOptionalCalls.Method<UISearchController, Void>? {
    UIOptionalCalls.Method(of: self, "willDismissSearchController(_:)") {
      $0.willDismissSearchController($1)
    }
  }

  /// The optional method `didDismissSearchController(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var didDismissSearchController: UIOptionalCalls.Method<UISearchController, Void>? {
    UIOptionalCalls.Method(of: self, "didDismissSearchController(_:)") {
      $0.didDismissSearchController($1)
    }
  }
}
