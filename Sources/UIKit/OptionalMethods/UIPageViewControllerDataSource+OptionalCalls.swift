// Made by Scripts/make-optional-methods.

// The optional methods of `UIPageViewControllerDataSource` as properties, so that they can be called with `?`.
extension UIPageViewControllerDataSource {
  /// The optional method `presentationCount(for:)`, to be called with `?`.
  @_disfavoredOverload
  public var presentationCount: UIOptionalCalls.PresentationCount? {
    UIOptionalCalls.PresentationCount(delegate: self)
  }

  /// The optional method `presentationIndex(for:)`, to be called with `?`.
  @_disfavoredOverload
  public var presentationIndex: UIOptionalCalls.PresentationIndex? {
    UIOptionalCalls.PresentationIndex(delegate: self)
  }
}

extension UIOptionalCalls {
  /// The method `presentationCount(for:)` of `UIPageViewControllerDataSource`, which an object may leave out.
  @preconcurrency @MainActor
  public struct PresentationCount {
    let delegate: any UIPageViewControllerDataSource

    /// Calls `presentationCount(for:)`.
    @discardableResult
    public func callAsFunction(for pageViewController: UIPageViewController) -> Int? {
      OptionalCall.answer(of: delegate, "presentationCount(for:)") {
        $0.presentationCount(for: pageViewController)
      }
    }
  }

  /// The method `presentationIndex(for:)` of `UIPageViewControllerDataSource`, which an object may leave out.
  @preconcurrency @MainActor
  public struct PresentationIndex {
    let delegate: any UIPageViewControllerDataSource

    /// Calls `presentationIndex(for:)`.
    @discardableResult
    public func callAsFunction(for pageViewController: UIPageViewController) -> Int? {
      OptionalCall.answer(of: delegate, "presentationIndex(for:)") {
        $0.presentationIndex(for: pageViewController)
      }
    }
  }
}
