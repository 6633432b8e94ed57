// Made by Scripts/make-optional-methods.

// The optional methods of `UISplitViewControllerDelegate` as properties, so that they can be called with `?`.
extension UISplitViewControllerDelegate {
  /// The optional method `splitViewController(_:collapseSecondary:onto:)`, to be called with `?`.
  @_disfavoredOverload
  public var splitViewController: UIOptionalCalls.SplitViewControllerDelegate? {
    UIOptionalCalls.SplitViewControllerDelegate(delegate: self)
  }

  /// The optional method `splitViewControllerDidCollapse(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var splitViewControllerDidCollapse: UIOptionalCalls.Method<UISplitViewController, Void>? {
    UIOptionalCalls.Method(of: self, "splitViewControllerDidCollapse(_:)") {
      $0.splitViewControllerDidCollapse($1)
    }
  }

  /// The optional method `splitViewControllerDidExpand(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var splitViewControllerDidExpand: UIOptionalCalls.Method<UISplitViewController, Void>? {
    UIOptionalCalls.Method(of: self, "splitViewControllerDidExpand(_:)") {
      $0.splitViewControllerDidExpand($1)
    }
  }
}

extension UIOptionalCalls {
  /// The method `splitViewController(_:collapseSecondary:onto:)` of `UISplitViewControllerDelegate`, which an object may leave out.
  @preconcurrency @MainActor
  public struct SplitViewControllerDelegate {
    let delegate: any UISplitViewControllerDelegate

    /// Calls `splitViewController(_:collapseSecondary:onto:)`.
    @discardableResult
    public func callAsFunction(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "splitViewController(_:collapseSecondary:onto:)") {
        $0.splitViewController(
          splitViewController,
          collapseSecondary: secondaryViewController,
          onto: primaryViewController
        )
      }
    }
  }
}
