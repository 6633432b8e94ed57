// Made by Scripts/make-optional-methods.

// The optional methods of `UITabBarDelegate` as properties, so that they can be called with `?`.
extension UITabBarDelegate {
  /// The optional method `tabBar(_:didSelect:)`, to be called with `?`.
  @_disfavoredOverload
  public var tabBar: UIOptionalCalls.TabBarDelegate? {
    UIOptionalCalls.TabBarDelegate(delegate: self)
  }
}

extension UIOptionalCalls {
  /// The method `tabBar(_:didSelect:)` of `UITabBarDelegate`, which an object may leave out.
  @preconcurrency @MainActor
  public struct TabBarDelegate {
    let delegate: any UITabBarDelegate

    /// Calls `tabBar(_:didSelect:)`.
    @discardableResult
    public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) -> Void? {
      OptionalCall.answer(of: delegate, "tabBar(_:didSelect:)") {
        $0.tabBar(tabBar, didSelect: item)
      }
    }
  }
}
