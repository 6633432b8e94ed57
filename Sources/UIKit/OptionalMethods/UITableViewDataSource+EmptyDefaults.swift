// Made by Scripts/make-optional-methods.
public import Foundation

extension UITableViewDataSource {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalCall.leftOut(by: self)
  }
}
