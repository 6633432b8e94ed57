// Made by Scripts/make-optional-methods.
public import Foundation

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    OptionalCall.leftOut(by: self)
  }
}
