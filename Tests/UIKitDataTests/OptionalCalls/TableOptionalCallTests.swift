import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("The methods of delegates and data sources of tables, called with `?`,")
@MainActor
struct TableOptionalCallTests {
  private let fixture = Fixture()
  private let view = UITableView()
  private let path = IndexPath(row: 1, section: 0)

  @Test("are called where a delegate has them for views and heights")
  func views() {
    let (view, path) = (view, path)
    let cell = UITableViewCell()
    let header = UIView()
    let context = UITableViewFocusUpdateContext(from: (nil, nil), to: (nil, nil), [])
    let coordinator = UIFocusAnimationCoordinator()
    _ = (cell, header, context, coordinator)
    let cases: [OptionalCallCase<any UITableViewDelegate>] = [
      .init("tableView(_:willDisplay:forRowAt:)") {
        $0.tableView?(view, willDisplay: cell, forRowAt: path)
      },
      .init("tableView(_:willDisplayHeaderView:forSection:)") {
        $0.tableView?(view, willDisplayHeaderView: header, forSection: 1)
      },
      .init("tableView(_:willDisplayFooterView:forSection:)") {
        $0.tableView?(view, willDisplayFooterView: header, forSection: 1)
      },
      .init("tableView(_:didEndDisplaying:forRowAt:)") {
        $0.tableView?(view, didEndDisplaying: cell, forRowAt: path)
      },
      .init("tableView(_:didEndDisplayingHeaderView:forSection:)") {
        $0.tableView?(view, didEndDisplayingHeaderView: header, forSection: 1)
      },
      .init("tableView(_:didEndDisplayingFooterView:forSection:)") {
        $0.tableView?(view, didEndDisplayingFooterView: header, forSection: 1)
      },
      .init("tableView(_:heightForRowAt:)", "7.0") {
        $0.tableView?(view, heightForRowAt: path)
      },
      .init("tableView(_:heightForHeaderInSection:)", "7.0") {
        $0.tableView?(view, heightForHeaderInSection: 1)
      },
      .init("tableView(_:heightForFooterInSection:)", "7.0") {
        $0.tableView?(view, heightForFooterInSection: 1)
      },
      .init("tableView(_:estimatedHeightForRowAt:)", "7.0") {
        $0.tableView?(view, estimatedHeightForRowAt: path)
      },
      .init("tableView(_:viewForHeaderInSection:)", "\(CompleteTable.header)") {
        $0.tableView?(view, viewForHeaderInSection: 1)
      },
      .init("tableView(_:viewForFooterInSection:)", "\(CompleteTable.header)") {
        $0.tableView?(view, viewForFooterInSection: 1)
      },
    ]
    let complete = CompleteTable()
    cases.check(leavingOut: SilentTable(), having: complete, log: complete)
  }

  @Test("are called where a delegate has them for selection and editing")
  func selection() {
    let (view, path) = (view, path)
    let cell = UITableViewCell()
    let header = UIView()
    let context = UITableViewFocusUpdateContext(from: (nil, nil), to: (nil, nil), [])
    let coordinator = UIFocusAnimationCoordinator()
    _ = (cell, header, context, coordinator)
    let cases: [OptionalCallCase<any UITableViewDelegate>] = [
      .init("tableView(_:accessoryButtonTappedForRowWith:)") {
        $0.tableView?(view, accessoryButtonTappedForRowWith: path)
      },
      .init("tableView(_:shouldHighlightRowAt:)", "false") {
        $0.tableView?(view, shouldHighlightRowAt: path)
      },
      .init("tableView(_:didHighlightRowAt:)") {
        $0.tableView?(view, didHighlightRowAt: path)
      },
      .init("tableView(_:didUnhighlightRowAt:)") {
        $0.tableView?(view, didUnhighlightRowAt: path)
      },
      .init("tableView(_:didSelectRowAt:)") {
        $0.tableView?(view, didSelectRowAt: path)
      },
      .init("tableView(_:didDeselectRowAt:)") {
        $0.tableView?(view, didDeselectRowAt: path)
      },
      .init("tableView(_:canPerformPrimaryActionForRowAt:)", "false") {
        $0.tableView?(view, canPerformPrimaryActionForRowAt: path)
      },
      .init("tableView(_:performPrimaryActionForRowAt:)") {
        $0.tableView?(view, performPrimaryActionForRowAt: path)
      },
      .init("tableView(_:editingStyleForRowAt:)", "insert") {
        $0.tableView?(view, editingStyleForRowAt: path)
      },
      .init("tableView(_:titleForDeleteConfirmationButtonForRowAt:)", "B") {
        $0.tableView?(view, titleForDeleteConfirmationButtonForRowAt: path)
      },
      .init("tableView(_:leadingSwipeActionsConfigurationForRowAt:)", "\(CompleteTable.actions)") {
        $0.tableView?(view, leadingSwipeActionsConfigurationForRowAt: path)
      },
      .init("tableView(_:trailingSwipeActionsConfigurationForRowAt:)", "\(CompleteTable.actions)") {
        $0.tableView?(view, trailingSwipeActionsConfigurationForRowAt: path)
      },
    ]
    let complete = CompleteTable()
    cases.check(leavingOut: SilentTable(), having: complete, log: complete)
  }

  @Test("are called where a delegate has them for focus and menus")
  func focus() {
    let (view, path) = (view, path)
    let cell = UITableViewCell()
    let header = UIView()
    let context = UITableViewFocusUpdateContext(from: (nil, nil), to: (nil, nil), [])
    let coordinator = UIFocusAnimationCoordinator()
    _ = (cell, header, context, coordinator)
    let cases: [OptionalCallCase<any UITableViewDelegate>] = [
      .init("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", "[0, 7]") {
        $0.tableView?(view, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: path)
      },
      .init("tableView(_:indentationLevelForRowAt:)", "7") {
        $0.tableView?(view, indentationLevelForRowAt: path)
      },
      .init("tableView(_:canFocusRowAt:)", "false") {
        $0.tableView?(view, canFocusRowAt: path)
      },
      .init("tableView(_:shouldUpdateFocusIn:)", "false") {
        $0.tableView?(view, shouldUpdateFocusIn: context)
      },
      .init("tableView(_:didUpdateFocusIn:with:)") {
        $0.tableView?(view, didUpdateFocusIn: context, with: coordinator)
      },
      .init("indexPathForPreferredFocusedView(in:)", "[0, 7]") {
        $0.indexPathForPreferredFocusedView?(in: view)
      },
      .init("tableView(_:selectionFollowsFocusForRowAt:)", "false") {
        $0.tableView?(view, selectionFollowsFocusForRowAt: path)
      },
      .init("tableView(_:shouldSpringLoadRowAt:with:)", "false") {
        $0.tableView?(
          view,
          shouldSpringLoadRowAt: path,
          with: SpringContext(DragPlace(window: nil, point: .zero), view)
        )
      },
      .init("tableView(_:contextMenuConfigurationForRowAt:point:)", "\(CompleteTable.menu)") {
        $0.tableView?(view, contextMenuConfigurationForRowAt: path, point: .zero)
      },
    ]
    let complete = CompleteTable()
    cases.check(leavingOut: SilentTable(), having: complete, log: complete)
  }

  @Test("are called where a data source has them")
  func dataSource() {
    let (view, path) = (view, path)
    let cell = UITableViewCell()
    let header = UIView()
    let context = UITableViewFocusUpdateContext(from: (nil, nil), to: (nil, nil), [])
    let coordinator = UIFocusAnimationCoordinator()
    _ = (cell, header, context, coordinator)
    let cases: [OptionalCallCase<any UITableViewDataSource>] = [
      .init("numberOfSections(in:)", "7") {
        $0.numberOfSections?(in: view)
      },
      .init("tableView(_:titleForHeaderInSection:)", "B") {
        $0.tableView?(view, titleForHeaderInSection: 1)
      },
      .init("tableView(_:titleForFooterInSection:)", "B") {
        $0.tableView?(view, titleForFooterInSection: 1)
      },
      .init("tableView(_:canEditRowAt:)", "false") {
        $0.tableView?(view, canEditRowAt: path)
      },
      .init("tableView(_:canMoveRowAt:)", "false") {
        $0.tableView?(view, canMoveRowAt: path)
      },
      .init("sectionIndexTitles(for:)", "[\"B\"]") {
        $0.sectionIndexTitles?(for: view)
      },
      .init("tableView(_:sectionForSectionIndexTitle:at:)", "7") {
        $0.tableView?(view, sectionForSectionIndexTitle: "A", at: 1)
      },
      .init("tableView(_:commit:forRowAt:)") {
        $0.tableView?(view, commit: .insert, forRowAt: path)
      },
      .init("tableView(_:moveRowAt:to:)") {
        $0.tableView?(view, moveRowAt: path, to: path)
      },
    ]
    let complete = CompleteTable()
    cases.check(leavingOut: SilentTable(), having: complete, log: complete)
  }

  @Test("are called where a data source has them for prefetching")
  func prefetching() {
    let (view, path) = (view, path)
    let cell = UITableViewCell()
    let header = UIView()
    let context = UITableViewFocusUpdateContext(from: (nil, nil), to: (nil, nil), [])
    let coordinator = UIFocusAnimationCoordinator()
    _ = (cell, header, context, coordinator)
    let cases: [OptionalCallCase<any UITableViewDataSourcePrefetching>] = [
      .init("tableView(_:cancelPrefetchingForRowsAt:)") {
        $0.tableView?(view, cancelPrefetchingForRowsAt: [path])
      }
    ]
    let complete = CompleteTable()
    cases.check(leavingOut: SilentTable(), having: complete, log: complete)
  }

  /// The default is the row itself, which a call that asks whether there is a method does not answer, as in Objective-C.
  @Test("answer nil where a delegate leaves out which row will be selected or deselected")
  func selectedRow() {
    let silent: any UITableViewDelegate = SilentTable()
    // "tableView(_:willSelectRowAt:)" and "tableView(_:willDeselectRowAt:)"
    expectEqual(silent.tableView?(view, willSelectRowAt: path), nil)
    expectEqual(silent.tableView?(view, willDeselectRowAt: path), nil)
    let complete: any UITableViewDelegate = CompleteTable()
    let other = IndexPath(row: 7, section: 0)
    expectEqual(complete.tableView?(view, willSelectRowAt: path), other)
    expectEqual(complete.tableView?(view, willDeselectRowAt: path), other)
  }
}
