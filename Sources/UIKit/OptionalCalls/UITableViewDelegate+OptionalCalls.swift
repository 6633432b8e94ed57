public import CoreGraphics
public import Foundation

// The optional methods of `UITableViewDelegate` as properties, so that they can be called with `?`.
extension UITableViewDelegate {
  /// The optional methods `tableView(…)`, to be called with `?`.
  @_disfavoredOverload
  public var tableView: UIOptionalCalls.TableViewDelegate? {
    UIOptionalCalls.TableViewDelegate(delegate: self)
  }

  /// The optional methods `indexPathForPreferredFocusedView(…)`, to be called with `?`.
  @_disfavoredOverload
  public var indexPathForPreferredFocusedView: UIOptionalCalls.PreferredFocusOfTable? {
    UIOptionalCalls.PreferredFocusOfTable(delegate: self)
  }
}

extension UIOptionalCalls {
  /// The methods `tableView(…)` of `UITableViewDelegate` that an object may leave out.
  @preconcurrency @MainActor
  public struct TableViewDelegate {
    let delegate: any UITableViewDelegate

    /// Calls `tableView(_:willDisplay:forRowAt:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) -> Void? {
      OptionalCall.answer(of: delegate, "tableView(_:willDisplay:forRowAt:)") {
        $0.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:willDisplayHeaderView:forSection:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      willDisplayHeaderView view: UIView,
      forSection section: Int
    ) -> Void? {
      OptionalCall.answer(of: delegate, "tableView(_:willDisplayHeaderView:forSection:)") {
        $0.tableView(tableView, willDisplayHeaderView: view, forSection: section)
      }
    }

    /// Calls `tableView(_:willDisplayFooterView:forSection:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      willDisplayFooterView view: UIView,
      forSection section: Int
    ) -> Void? {
      OptionalCall.answer(of: delegate, "tableView(_:willDisplayFooterView:forSection:)") {
        $0.tableView(tableView, willDisplayFooterView: view, forSection: section)
      }
    }

    /// Calls `tableView(_:didEndDisplaying:forRowAt:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) -> Void? {
      OptionalCall.answer(of: delegate, "tableView(_:didEndDisplaying:forRowAt:)") {
        $0.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:didEndDisplayingHeaderView:forSection:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      didEndDisplayingHeaderView view: UIView,
      forSection section: Int
    ) -> Void? {
      OptionalCall.answer(of: delegate, "tableView(_:didEndDisplayingHeaderView:forSection:)") {
        $0.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
      }
    }

    /// Calls `tableView(_:didEndDisplayingFooterView:forSection:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      didEndDisplayingFooterView view: UIView,
      forSection section: Int
    ) -> Void? {
      OptionalCall.answer(of: delegate, "tableView(_:didEndDisplayingFooterView:forSection:)") {
        $0.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
      }
    }

    /// Calls `tableView(_:heightForRowAt:)`.
    public func callAsFunction(
      _ tableView: UITableView,
      heightForRowAt indexPath: IndexPath
    ) -> CGFloat? {
      OptionalCall.answer(of: delegate, "tableView(_:heightForRowAt:)") {
        $0.tableView(tableView, heightForRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:heightForHeaderInSection:)`.
    public func callAsFunction(
      _ tableView: UITableView,
      heightForHeaderInSection section: Int
    ) -> CGFloat? {
      OptionalCall.answer(of: delegate, "tableView(_:heightForHeaderInSection:)") {
        $0.tableView(tableView, heightForHeaderInSection: section)
      }
    }

    /// Calls `tableView(_:heightForFooterInSection:)`.
    public func callAsFunction(
      _ tableView: UITableView,
      heightForFooterInSection section: Int
    ) -> CGFloat? {
      OptionalCall.answer(of: delegate, "tableView(_:heightForFooterInSection:)") {
        $0.tableView(tableView, heightForFooterInSection: section)
      }
    }

    /// Calls `tableView(_:estimatedHeightForRowAt:)`.
    public func callAsFunction(
      _ tableView: UITableView,
      estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat? {
      OptionalCall.answer(of: delegate, "tableView(_:estimatedHeightForRowAt:)") {
        $0.tableView(tableView, estimatedHeightForRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:viewForHeaderInSection:)`.
    public func callAsFunction(
      _ tableView: UITableView,
      viewForHeaderInSection section: Int
    ) -> UIView? {
      delegate.tableView(tableView, viewForHeaderInSection: section)
    }

    /// Calls `tableView(_:viewForFooterInSection:)`.
    public func callAsFunction(
      _ tableView: UITableView,
      viewForFooterInSection section: Int
    ) -> UIView? {
      delegate.tableView(tableView, viewForFooterInSection: section)
    }

    /// Calls `tableView(_:accessoryButtonTappedForRowWith:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      accessoryButtonTappedForRowWith indexPath: IndexPath
    ) -> Void? {
      OptionalCall.answer(of: delegate, "tableView(_:accessoryButtonTappedForRowWith:)") {
        $0.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
      }
    }

    /// Calls `tableView(_:shouldHighlightRowAt:)`.
    public func callAsFunction(
      _ tableView: UITableView,
      shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "tableView(_:shouldHighlightRowAt:)") {
        $0.tableView(tableView, shouldHighlightRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:didHighlightRowAt:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      didHighlightRowAt indexPath: IndexPath
    ) -> Void? {
      OptionalCall.answer(of: delegate, "tableView(_:didHighlightRowAt:)") {
        $0.tableView(tableView, didHighlightRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:didUnhighlightRowAt:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      didUnhighlightRowAt indexPath: IndexPath
    ) -> Void? {
      OptionalCall.answer(of: delegate, "tableView(_:didUnhighlightRowAt:)") {
        $0.tableView(tableView, didUnhighlightRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:willSelectRowAt:)`.
    public func callAsFunction(
      _ tableView: UITableView,
      willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      delegate.tableView(tableView, willSelectRowAt: indexPath)
    }

    /// Calls `tableView(_:willDeselectRowAt:)`.
    public func callAsFunction(
      _ tableView: UITableView,
      willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      delegate.tableView(tableView, willDeselectRowAt: indexPath)
    }

    /// Calls `tableView(_:didSelectRowAt:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      didSelectRowAt indexPath: IndexPath
    ) -> Void? {
      OptionalCall.answer(of: delegate, "tableView(_:didSelectRowAt:)") {
        $0.tableView(tableView, didSelectRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:didDeselectRowAt:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      didDeselectRowAt indexPath: IndexPath
    ) -> Void? {
      OptionalCall.answer(of: delegate, "tableView(_:didDeselectRowAt:)") {
        $0.tableView(tableView, didDeselectRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:canPerformPrimaryActionForRowAt:)`.
    public func callAsFunction(
      _ tableView: UITableView,
      canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "tableView(_:canPerformPrimaryActionForRowAt:)") {
        $0.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:performPrimaryActionForRowAt:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      performPrimaryActionForRowAt indexPath: IndexPath
    ) -> Void? {
      OptionalCall.answer(of: delegate, "tableView(_:performPrimaryActionForRowAt:)") {
        $0.tableView(tableView, performPrimaryActionForRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:editingStyleForRowAt:)`.
    public func callAsFunction(
      _ tableView: UITableView,
      editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle? {
      OptionalCall.answer(of: delegate, "tableView(_:editingStyleForRowAt:)") {
        $0.tableView(tableView, editingStyleForRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`.
    public func callAsFunction(
      _ tableView: UITableView,
      titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
      delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }

    /// Calls `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`.
    public func callAsFunction(
      _ tableView: UITableView,
      leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }

    /// Calls `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
    public func callAsFunction(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }

    /// Calls `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`.
    public func callAsFunction(
      _ tableView: UITableView,
      targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath? {
      OptionalCall.answer(
        of: delegate,
        "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"
      ) {
        $0.tableView(
          tableView,
          targetIndexPathForMoveFromRowAt: sourceIndexPath,
          toProposedIndexPath: proposedDestinationIndexPath
        )
      }
    }

    /// Calls `tableView(_:indentationLevelForRowAt:)`.
    public func callAsFunction(
      _ tableView: UITableView,
      indentationLevelForRowAt indexPath: IndexPath
    ) -> Int? {
      OptionalCall.answer(of: delegate, "tableView(_:indentationLevelForRowAt:)") {
        $0.tableView(tableView, indentationLevelForRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:canFocusRowAt:)`.
    public func callAsFunction(
      _ tableView: UITableView,
      canFocusRowAt indexPath: IndexPath
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "tableView(_:canFocusRowAt:)") {
        $0.tableView(tableView, canFocusRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:shouldUpdateFocusIn:)`.
    public func callAsFunction(
      _ tableView: UITableView,
      shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "tableView(_:shouldUpdateFocusIn:)") {
        $0.tableView(tableView, shouldUpdateFocusIn: context)
      }
    }

    /// Calls `tableView(_:didUpdateFocusIn:with:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) -> Void? {
      OptionalCall.answer(of: delegate, "tableView(_:didUpdateFocusIn:with:)") {
        $0.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
      }
    }

    /// Calls `tableView(_:selectionFollowsFocusForRowAt:)`.
    public func callAsFunction(
      _ tableView: UITableView,
      selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "tableView(_:selectionFollowsFocusForRowAt:)") {
        $0.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:shouldSpringLoadRowAt:with:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "tableView(_:shouldSpringLoadRowAt:with:)") {
        $0.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
      }
    }

    /// Calls `tableView(_:contextMenuConfigurationForRowAt:point:)`.
    public func callAsFunction(
      _ tableView: UITableView,
      contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      delegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
  }
}

extension UIOptionalCalls {
  /// The methods `indexPathForPreferredFocusedView(…)` of `UITableViewDelegate` that an object may leave out.
  @preconcurrency @MainActor
  public struct PreferredFocusOfTable {
    let delegate: any UITableViewDelegate

    /// Calls `indexPathForPreferredFocusedView(in:)`.
    public func callAsFunction(in tableView: UITableView) -> IndexPath? {
      delegate.indexPathForPreferredFocusedView(in: tableView)
    }
  }
}
