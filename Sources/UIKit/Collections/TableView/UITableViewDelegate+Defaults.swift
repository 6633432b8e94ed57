public import CoreGraphics
public import Foundation

extension UITableViewDelegate {
  /// Returns `automaticDimension`.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalCall.leftOut(by: self, answer: UITableView.automaticDimension)
  }
  /// Returns `automaticDimension`.
  public func tableView(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat {
    OptionalCall.leftOut(by: self, answer: UITableView.automaticDimension)
  }
  /// Returns `automaticDimension`.
  public func tableView(
    _ tableView: UITableView,
    heightForFooterInSection section: Int
  ) -> CGFloat {
    OptionalCall.leftOut(by: self, answer: UITableView.automaticDimension)
  }
  /// Returns `automaticDimension`.
  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    OptionalCall.leftOut(by: self, answer: UITableView.automaticDimension)
  }
  /// Returns `nil`: the title, if there is one.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalCall.leftOut(by: self, answer: nil)
  }
  /// Returns `nil`: the title, if there is one.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalCall.leftOut(by: self, answer: nil)
  }
  /// Returns `true`.
  public func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }
  /// Returns the row itself.
  public func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    OptionalCall.leftOut(by: self, answer: indexPath)
  }
  /// Returns the row itself.
  public func tableView(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    OptionalCall.leftOut(by: self, answer: indexPath)
  }
  /// Returns `true`.
  public func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }
  /// Returns `delete`.
  public func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    OptionalCall.leftOut(by: self, answer: .delete)
  }
  /// Returns `nil`: the usual title.
  public func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    OptionalCall.leftOut(by: self, answer: nil)
  }
  /// Returns `nil`: no actions.
  public func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalCall.leftOut(by: self, answer: nil)
  }
  /// Returns `nil`: the button that deletes.
  public func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalCall.leftOut(by: self, answer: nil)
  }
  /// Returns the proposed place.
  public func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    OptionalCall.leftOut(by: self, answer: proposedDestinationIndexPath)
  }
  /// Returns 0.
  public func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    OptionalCall.leftOut(by: self, answer: 0)
  }
  /// Returns `true`.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }
  /// Returns `true`.
  public func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }
  /// Returns `nil`: the table decides.
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    OptionalCall.leftOut(by: self, answer: nil)
  }
  /// Returns `true`.
  public func tableView(
    _ tableView: UITableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }
  /// Returns `true`.
  public func tableView(
    _ tableView: UITableView,
    shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }
  /// Returns `nil`: no menu.
  public func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalCall.leftOut(by: self, answer: nil)
  }
}
