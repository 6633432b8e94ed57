// Made by Scripts/make-optional-methods.
public import Foundation

// The optional methods of `UITableViewDelegate` as properties, so that they can be called with `?`.
extension UITableViewDelegate {
  /// The optional methods `tableView(…)`, to be called with `?`.
  @_disfavoredOverload
  public var tableView: UIOptionalCalls.TableViewDelegate? {
    UIOptionalCalls.TableViewDelegate(delegate: self)
  }

  /// The optional method `indexPathForPreferredFocusedView(in:)`, to be called with `?`.
  @_disfavoredOverload
  public var indexPathForPreferredFocusedView:
    UIOptionalCalls.TableViewDelegateIndexPathForPreferredFocusedView?
  {
    UIOptionalCalls.TableViewDelegateIndexPathForPreferredFocusedView(delegate: self)
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
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
      -> CGFloat?
    {
      OptionalCall.answer(of: delegate, "tableView(_:heightForRowAt:)") {
        $0.tableView(tableView, heightForRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:heightForHeaderInSection:)`.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int)
      -> CGFloat?
    {
      OptionalCall.answer(of: delegate, "tableView(_:heightForHeaderInSection:)") {
        $0.tableView(tableView, heightForHeaderInSection: section)
      }
    }

    /// Calls `tableView(_:heightForFooterInSection:)`.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int)
      -> CGFloat?
    {
      OptionalCall.answer(of: delegate, "tableView(_:heightForFooterInSection:)") {
        $0.tableView(tableView, heightForFooterInSection: section)
      }
    }

    /// Calls `tableView(_:estimatedHeightForRowAt:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat? {
      OptionalCall.answer(of: delegate, "tableView(_:estimatedHeightForRowAt:)") {
        $0.tableView(tableView, estimatedHeightForRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:viewForHeaderInSection:)`.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int)
      -> UIView?
    {
      OptionalCall.answer(of: delegate, "tableView(_:viewForHeaderInSection:)") {
        $0.tableView(tableView, viewForHeaderInSection: section)
      } ?? nil
    }

    /// Calls `tableView(_:viewForFooterInSection:)`.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int)
      -> UIView?
    {
      OptionalCall.answer(of: delegate, "tableView(_:viewForFooterInSection:)") {
        $0.tableView(tableView, viewForFooterInSection: section)
      } ?? nil
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
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
      -> Bool?
    {
      OptionalCall.answer(of: delegate, "tableView(_:shouldHighlightRowAt:)") {
        $0.tableView(tableView, shouldHighlightRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:didHighlightRowAt:)`.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
      -> Void?
    {
      OptionalCall.answer(of: delegate, "tableView(_:didHighlightRowAt:)") {
        $0.tableView(tableView, didHighlightRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:didUnhighlightRowAt:)`.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
      -> Void?
    {
      OptionalCall.answer(of: delegate, "tableView(_:didUnhighlightRowAt:)") {
        $0.tableView(tableView, didUnhighlightRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:willSelectRowAt:)`.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
      -> IndexPath?
    {
      OptionalCall.answer(of: delegate, "tableView(_:willSelectRowAt:)") {
        $0.tableView(tableView, willSelectRowAt: indexPath)
      } ?? nil
    }

    /// Calls `tableView(_:willDeselectRowAt:)`.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
      -> IndexPath?
    {
      OptionalCall.answer(of: delegate, "tableView(_:willDeselectRowAt:)") {
        $0.tableView(tableView, willDeselectRowAt: indexPath)
      } ?? nil
    }

    /// Calls `tableView(_:didSelectRowAt:)`.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
      -> Void?
    {
      OptionalCall.answer(of: delegate, "tableView(_:didSelectRowAt:)") {
        $0.tableView(tableView, didSelectRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:didDeselectRowAt:)`.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
      -> Void?
    {
      OptionalCall.answer(of: delegate, "tableView(_:didDeselectRowAt:)") {
        $0.tableView(tableView, didDeselectRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:canPerformPrimaryActionForRowAt:)`.
    @discardableResult
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
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
      -> UITableViewCell.EditingStyle?
    {
      OptionalCall.answer(of: delegate, "tableView(_:editingStyleForRowAt:)") {
        $0.tableView(tableView, editingStyleForRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
      OptionalCall.answer(of: delegate, "tableView(_:titleForDeleteConfirmationButtonForRowAt:)") {
        $0.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
      } ?? nil
    }

    /// Calls `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      OptionalCall.answer(of: delegate, "tableView(_:leadingSwipeActionsConfigurationForRowAt:)") {
        $0.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
      } ?? nil
    }

    /// Calls `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      OptionalCall.answer(of: delegate, "tableView(_:trailingSwipeActionsConfigurationForRowAt:)") {
        $0.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
      } ?? nil
    }

    /// Calls `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`.
    @discardableResult
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

    /// Calls `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)` where members of the answer follow, as in `?(…).item`.
    @_disfavoredOverload
    public func callAsFunction(
      _ tableView: UITableView,
      targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      delegate.tableView(
        tableView,
        targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath
      )
    }

    /// Calls `tableView(_:indentationLevelForRowAt:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      indentationLevelForRowAt indexPath: IndexPath
    ) -> Int? {
      OptionalCall.answer(of: delegate, "tableView(_:indentationLevelForRowAt:)") {
        $0.tableView(tableView, indentationLevelForRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:canFocusRowAt:)`.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath)
      -> Bool?
    {
      OptionalCall.answer(of: delegate, "tableView(_:canFocusRowAt:)") {
        $0.tableView(tableView, canFocusRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:shouldUpdateFocusIn:)`.
    @discardableResult
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
    @discardableResult
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
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      OptionalCall.answer(of: delegate, "tableView(_:contextMenuConfigurationForRowAt:point:)") {
        $0.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
      } ?? nil
    }
  }

  /// The method `indexPathForPreferredFocusedView(in:)` of `UITableViewDelegate`, which an object may leave out.
  @preconcurrency @MainActor
  public struct TableViewDelegateIndexPathForPreferredFocusedView {
    let delegate: any UITableViewDelegate

    /// Calls `indexPathForPreferredFocusedView(in:)`.
    @discardableResult
    public func callAsFunction(in tableView: UITableView) -> IndexPath? {
      OptionalCall.answer(of: delegate, "indexPathForPreferredFocusedView(in:)") {
        $0.indexPathForPreferredFocusedView(in: tableView)
      } ?? nil
    }
  }
}
