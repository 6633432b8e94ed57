import CoreGraphics
import Foundation

// The delegate of a table's list, which asks that of the table.
extension TableBridge: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let table, let cell = (cell as? TableRow)?.cell else { return }
    delegate?.tableView(table, willDisplay: cell, forRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let table, let cell = (cell as? TableRow)?.cell else { return }
    delegate?.tableView(table, didEndDisplaying: cell, forRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    guard let table, let view = (view as? TableBoundary)?.content else { return }
    let section = indexPath.section
    switch elementKind {
    case TableEdge.header.kind:
      delegate?.tableView(table, willDisplayHeaderView: view, forSection: section)
    case TableEdge.footer.kind:
      delegate?.tableView(table, willDisplayFooterView: view, forSection: section)
    default: break
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    guard let table, let view = (view as? TableBoundary)?.content else { return }
    let section = indexPath.section
    switch elementKind {
    case TableEdge.header.kind:
      delegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
    case TableEdge.footer.kind:
      delegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
    default: break
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { ask(true) { $1.tableView($0, shouldHighlightRowAt: indexPath) } }

  func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) { ask(()) { $1.tableView($0, didHighlightRowAt: indexPath) } }

  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) { ask(()) { $1.tableView($0, didUnhighlightRowAt: indexPath) } }

  /// Another row that the delegate names is selected in place of this one.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    let chosen = ask(indexPath) { $1.tableView($0, willSelectRowAt: indexPath) }
    guard let chosen, chosen != indexPath else { return chosen != nil }
    table?.select(chosen)
    return false
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    ask(indexPath) { $1.tableView($0, willDeselectRowAt: indexPath) } != nil
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    ask(()) { $1.tableView($0, didSelectRowAt: indexPath) }
  }

  /// Where only one row can be selected, the delegate hears here that the former one goes.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    if !collectionView.selection.permission.allowsMany {
      _ = ask(nil) { $1.tableView($0, willDeselectRowAt: indexPath) }
    }
    ask(()) { $1.tableView($0, didDeselectRowAt: indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { ask(true) { $1.tableView($0, canPerformPrimaryActionForRowAt: indexPath) } }

  func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) { ask(()) { $1.tableView($0, performPrimaryActionForRowAt: indexPath) } }

  func collectionView(
    _ collectionView: UICollectionView,
    canEditItemAt indexPath: IndexPath
  ) -> Bool { table?.canEdit(indexPath) ?? false }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    ask(proposedIndexPath) {
      $1.tableView(
        $0,
        targetIndexPathForMoveFromRowAt: originalIndexPath,
        toProposedIndexPath: proposedIndexPath
      )
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    ask(nil) { $1.tableView($0, contextMenuConfigurationForRowAt: indexPath, point: point) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { ask(true) { $1.tableView($0, shouldSpringLoadRowAt: indexPath, with: context) } }

  private func ask<Answer>(
    _ usual: Answer,
    _ question: (UITableView, any UITableViewDelegate) -> Answer
  ) -> Answer {
    guard let table, let delegate else { return usual }
    return question(table, delegate)
  }
}

// The focus of keys.
extension TableBridge {
  func collectionView(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    let usual = collectionView.letsItemsHaveFocus
    guard let table else { return usual }
    return delegate?.tableView?(table, canFocusRowAt: indexPath) ?? usual
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { ask(true) { $1.tableView($0, shouldUpdateFocusIn: self.context(context)) } }

  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    ask(()) { $1.tableView($0, didUpdateFocusIn: self.context(context), with: coordinator) }
  }

  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    ask(nil) { $1.indexPathForPreferredFocusedView(in: $0) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { ask(true) { $1.tableView($0, selectionFollowsFocusForRowAt: indexPath) } }

  private func context(
    _ context: UICollectionViewFocusUpdateContext
  ) -> UITableViewFocusUpdateContext {
    UITableViewFocusUpdateContext(
      from: (context.previouslyFocusedIndexPath, cell(context.previouslyFocusedView)),
      to: (context.nextFocusedIndexPath, cell(context.nextFocusedView)),
      context.focusHeading
    )
  }

  private func cell(_ view: UIView?) -> UIView? { (view as? TableRow)?.cell ?? view }
}
