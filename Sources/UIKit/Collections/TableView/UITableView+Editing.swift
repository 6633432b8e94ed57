import Foundation
import TesseraEngine

extension UITableView {
  /// Whether a row can be edited, as far as the data source says.
  func canEdit(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: path) ?? false
  }

  private func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    guard canEdit(path) else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Asks what stands beside a cell that is about to show a row, as far as the table is edited.
  func askAboutAccessories(of cell: UITableViewCell, at path: IndexPath) {
    askAboutAccessories(of: cell, at: path, isEditing: isEditing)
    if let level = delegate?.tableView?(self, indentationLevelForRowAt: path) {
      cell.indentationLevel = level
    }
  }

  private func askAboutAccessories(
    of cell: UITableViewCell,
    at path: IndexPath,
    isEditing: Bool
  ) {
    guard isEditing else { return }
    let style = editingStyle(path)
    let canMove = dataSource?.tableView?(self, canMoveRowAt: path)
    cell.changeAccessories {
      $0.editing = style
      $0.canMove = canMove
      $0.ticks = allowsMultipleSelectionDuringEditing && style != .none
    }
  }

  func edit(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    if editing {
      for path in list.indexPathsForVisibleItems {
        guard let cell = cellForRow(at: path) else { continue }
        askAboutAccessories(of: cell, at: path, isEditing: true)
      }
    }
    let change = { self.list.isEditing = editing }
    if animated { change() } else { UIView.performWithoutAnimation(change) }
    if !editing, allowsMultipleSelectionDuringEditing {
      list.selectItem(at: nil, animated: animated, scrollPosition: [])
    }
    for row in list.visibleCells {
      guard let row = row as? TableRow, let cell = row.cell else { continue }
      cell.setEditing(row.conditions.isEditing, animated: animated)
    }
  }

  /// Lets the data source delete or insert a row that a cell shows.
  func commit(_ style: UITableViewCell.EditingStyle, for cell: UITableViewCell?) {
    guard let path = cell.flatMap({ indexPath(for: $0) }) else { return }
    commit(style, at: path)
  }

  private func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
    let answer: Void? = dataSource?.tableView?(self, commit: style, forRowAt: path)
    if answer == nil { cells.noteLeftOutCommit() }
  }

  func accessoryButtonWasTapped(of cell: UITableViewCell?) {
    guard let path = cell.flatMap({ indexPath(for: $0) }) else { return }
    list.engine.door.tell("tableView(_:accessoryButtonTappedForRowWith:)") {
      delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }
  }

  // Swipe actions.

  func leadingActions(ofRowAt path: IndexPath) -> UISwipeActionsConfiguration? {
    delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
  }

  /// The delegate's actions, or a button that deletes where the row can be.
  ///
  /// Whether a data source deletes rows is not known before it is asked to; one that turns out not to has no button from then on.
  func trailingActions(ofRowAt path: IndexPath) -> UISwipeActionsConfiguration? {
    if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return own
    }
    guard !cells.leavesOutCommit, editingStyle(path) == .delete else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      self?.commit(.delete, at: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
