// The optional method of `UITabBarDelegate` as a property, so that it can be called with `?`.
extension UITabBarDelegate {
  /// The optional method `tabBar(…)`, to be called with `?`.
  @_disfavoredOverload
  public var tabBar: UIOptionalCalls.TabBarDelegate? {
    UIOptionalCalls.TabBarDelegate(delegate: self)
  }
}

extension UIOptionalCalls {
  /// The method `tabBar(…)` of `UITabBarDelegate` that an object may leave out.
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
