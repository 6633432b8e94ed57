import CoreGraphics
import Foundation
import UIKit

final class SilentTable: NSObject, UITableViewDelegate, UITableViewDataSource,
  UITableViewDataSourcePrefetching
{
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

final class CompleteTable: CallLog, UITableViewDelegate, UITableViewDataSource,
  UITableViewDataSourcePrefetching
{
  static let menu = UIContextMenuConfiguration()
  static let header = UIView()
  static let actions = UISwipeActionsConfiguration(actions: [])

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { note() }
  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) { note() }
  func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) { note() }
  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { note() }
  func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) { note() }
  func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) { note() }
  func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat { note(7) }
  func tableView(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat { note(7) }
  func tableView(
    _ tableView: UITableView,
    heightForFooterInSection section: Int
  ) -> CGFloat { note(7) }
  func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { note(7) }
  func tableView(
    _ tableView: UITableView,
    viewForHeaderInSection section: Int
  ) -> UIView? { note(Self.header) }
  func tableView(
    _ tableView: UITableView,
    viewForFooterInSection section: Int
  ) -> UIView? { note(Self.header) }
  func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { note() }
  func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { note(false) }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note() }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { note() }
  func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { note(IndexPath(row: 7, section: 0)) }
  func tableView(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { note(IndexPath(row: 7, section: 0)) }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note() }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note() }
  func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { note(false) }
  func tableView(
    _ tableView: UITableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) { note() }
  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { note(.insert) }
  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { note("B") }
  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { note(Self.actions) }
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { note(Self.actions) }
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { note(IndexPath(row: 7, section: 0)) }
  func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { note(7) }
  func tableView(
    _ tableView: UITableView,
    canFocusRowAt indexPath: IndexPath
  ) -> Bool { note(false) }
  func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { note(false) }
  func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { note() }
  func indexPathForPreferredFocusedView(
    in tableView: UITableView
  ) -> IndexPath? { note(IndexPath(row: 7, section: 0)) }
  func tableView(
    _ tableView: UITableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { note(false) }
  func tableView(
    _ tableView: UITableView,
    shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { note(false) }
  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { note(Self.menu) }
  func numberOfSections(in tableView: UITableView) -> Int { note(7) }
  func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { note("B") }
  func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { note("B") }
  func tableView(
    _ tableView: UITableView,
    canEditRowAt indexPath: IndexPath
  ) -> Bool { note(false) }
  func tableView(
    _ tableView: UITableView,
    canMoveRowAt indexPath: IndexPath
  ) -> Bool { note(false) }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { note(["B"]) }
  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { note(7) }
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { note() }
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { note() }
  func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) { note() }
}
