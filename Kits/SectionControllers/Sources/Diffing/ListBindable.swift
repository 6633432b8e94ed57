/// A cell that shows a view model.
@preconcurrency @MainActor
public protocol ListBindable: AnyObject {
  /// Shows a view model; also called when the cell shows an earlier version of it.
  func bindViewModel(_ viewModel: Any)
}
