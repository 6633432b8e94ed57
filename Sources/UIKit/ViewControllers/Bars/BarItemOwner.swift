/// An owner of button items: a navigation item or a toolbar.
@MainActor
protocol BarItemOwner: AnyObject {
  /// The view of an item, its width or whether it is hidden has changed.
  func barItemDidChange(_ item: UIBarButtonItem)
}
