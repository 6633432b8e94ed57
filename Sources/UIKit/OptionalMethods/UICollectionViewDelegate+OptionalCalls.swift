// Made by Scripts/make-optional-methods.
public import Foundation

// The optional methods of `UICollectionViewDelegate` as properties, so that they can be called with `?`.
extension UICollectionViewDelegate {
  /// The optional methods `collectionView(…)`, to be called with `?`.
  @_disfavoredOverload
  public var collectionView: UIOptionalCalls.CollectionViewDelegate? {
    UIOptionalCalls.CollectionViewDelegate(delegate: self)
  }

  /// The optional method `indexPathForPreferredFocusedView(in:)`, to be called with `?`.
  @_disfavoredOverload
  public var indexPathForPreferredFocusedView:
    UIOptionalCalls.CollectionViewDelegateIndexPathForPreferredFocusedView?
  {
    UIOptionalCalls.CollectionViewDelegateIndexPathForPreferredFocusedView(delegate: self)
  }
}

extension UIOptionalCalls {
  /// The methods `collectionView(…)` of `UICollectionViewDelegate` that an object may leave out.
  @preconcurrency @MainActor
  public struct CollectionViewDelegate {
    let delegate: any UICollectionViewDelegate

    /// Calls `collectionView(_:willDisplay:forItemAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) -> Void? {
      OptionalCall.answer(of: delegate, "collectionView(_:willDisplay:forItemAt:)") {
        $0.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
      }
    }

    /// Calls `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String,
      at indexPath: IndexPath
    ) -> Void? {
      OptionalCall.answer(
        of: delegate,
        "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)"
      ) {
        $0.collectionView(
          collectionView,
          willDisplaySupplementaryView: view,
          forElementKind: elementKind,
          at: indexPath
        )
      }
    }

    /// Calls `collectionView(_:didEndDisplaying:forItemAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) -> Void? {
      OptionalCall.answer(of: delegate, "collectionView(_:didEndDisplaying:forItemAt:)") {
        $0.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
      }
    }

    /// Calls `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String,
      at indexPath: IndexPath
    ) -> Void? {
      OptionalCall.answer(
        of: delegate,
        "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)"
      ) {
        $0.collectionView(
          collectionView,
          didEndDisplayingSupplementaryView: view,
          forElementOfKind: elementKind,
          at: indexPath
        )
      }
    }

    /// Calls `collectionView(_:shouldHighlightItemAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "collectionView(_:shouldHighlightItemAt:)") {
        $0.collectionView(collectionView, shouldHighlightItemAt: indexPath)
      }
    }

    /// Calls `collectionView(_:didHighlightItemAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      didHighlightItemAt indexPath: IndexPath
    ) -> Void? {
      OptionalCall.answer(of: delegate, "collectionView(_:didHighlightItemAt:)") {
        $0.collectionView(collectionView, didHighlightItemAt: indexPath)
      }
    }

    /// Calls `collectionView(_:didUnhighlightItemAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      didUnhighlightItemAt indexPath: IndexPath
    ) -> Void? {
      OptionalCall.answer(of: delegate, "collectionView(_:didUnhighlightItemAt:)") {
        $0.collectionView(collectionView, didUnhighlightItemAt: indexPath)
      }
    }

    /// Calls `collectionView(_:shouldSelectItemAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      shouldSelectItemAt indexPath: IndexPath
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "collectionView(_:shouldSelectItemAt:)") {
        $0.collectionView(collectionView, shouldSelectItemAt: indexPath)
      }
    }

    /// Calls `collectionView(_:shouldDeselectItemAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "collectionView(_:shouldDeselectItemAt:)") {
        $0.collectionView(collectionView, shouldDeselectItemAt: indexPath)
      }
    }

    /// Calls `collectionView(_:didSelectItemAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      didSelectItemAt indexPath: IndexPath
    ) -> Void? {
      OptionalCall.answer(of: delegate, "collectionView(_:didSelectItemAt:)") {
        $0.collectionView(collectionView, didSelectItemAt: indexPath)
      }
    }

    /// Calls `collectionView(_:didDeselectItemAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      didDeselectItemAt indexPath: IndexPath
    ) -> Void? {
      OptionalCall.answer(of: delegate, "collectionView(_:didDeselectItemAt:)") {
        $0.collectionView(collectionView, didDeselectItemAt: indexPath)
      }
    }

    /// Calls `collectionView(_:canEditItemAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      canEditItemAt indexPath: IndexPath
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "collectionView(_:canEditItemAt:)") {
        $0.collectionView(collectionView, canEditItemAt: indexPath)
      }
    }

    /// Calls `collectionView(_:canPerformPrimaryActionForItemAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "collectionView(_:canPerformPrimaryActionForItemAt:)") {
        $0.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
      }
    }

    /// Calls `collectionView(_:performPrimaryActionForItemAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      performPrimaryActionForItemAt indexPath: IndexPath
    ) -> Void? {
      OptionalCall.answer(of: delegate, "collectionView(_:performPrimaryActionForItemAt:)") {
        $0.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
      }
    }

    /// Calls `collectionView(_:canFocusItemAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      canFocusItemAt indexPath: IndexPath
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "collectionView(_:canFocusItemAt:)") {
        $0.collectionView(collectionView, canFocusItemAt: indexPath)
      }
    }

    /// Calls `collectionView(_:shouldUpdateFocusIn:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "collectionView(_:shouldUpdateFocusIn:)") {
        $0.collectionView(collectionView, shouldUpdateFocusIn: context)
      }
    }

    /// Calls `collectionView(_:didUpdateFocusIn:with:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) -> Void? {
      OptionalCall.answer(of: delegate, "collectionView(_:didUpdateFocusIn:with:)") {
        $0.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
      }
    }

    /// Calls `collectionView(_:selectionFollowsFocusForItemAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "collectionView(_:selectionFollowsFocusForItemAt:)") {
        $0.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
      }
    }

    /// Calls `collectionView(_:shouldSpringLoadItemAt:with:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      shouldSpringLoadItemAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "collectionView(_:shouldSpringLoadItemAt:with:)") {
        $0.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
      }
    }

    /// Calls `collectionView(_:contextMenuConfigurationForItemsAt:point:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      OptionalCall.answer(
        of: delegate,
        "collectionView(_:contextMenuConfigurationForItemsAt:point:)"
      ) {
        $0.collectionView(
          collectionView,
          contextMenuConfigurationForItemsAt: indexPaths,
          point: point
        )
      } ?? nil
    }

    /// Calls `collectionView(_:contextMenuConfigurationForItemAt:point:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      OptionalCall.answer(
        of: delegate,
        "collectionView(_:contextMenuConfigurationForItemAt:point:)"
      ) {
        $0.collectionView(
          collectionView,
          contextMenuConfigurationForItemAt: indexPath,
          point: point
        )
      } ?? nil
    }

    /// Calls `collectionView(_:willDisplayContextMenu:animator:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) -> Void? {
      OptionalCall.answer(of: delegate, "collectionView(_:willDisplayContextMenu:animator:)") {
        $0.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
      }
    }

    /// Calls `collectionView(_:willEndContextMenuInteraction:animator:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) -> Void? {
      OptionalCall.answer(of: delegate, "collectionView(_:willEndContextMenuInteraction:animator:)")
      {
        $0.collectionView(
          collectionView,
          willEndContextMenuInteraction: configuration,
          animator: animator
        )
      }
    }

    /// Calls `collectionView(_:transitionLayoutForOldLayout:newLayout:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout? {
      OptionalCall.answer(of: delegate, "collectionView(_:transitionLayoutForOldLayout:newLayout:)")
      {
        $0.collectionView(
          collectionView,
          transitionLayoutForOldLayout: fromLayout,
          newLayout: toLayout
        )
      }
    }

    /// Calls `collectionView(_:targetContentOffsetForProposedContentOffset:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint? {
      OptionalCall.answer(
        of: delegate,
        "collectionView(_:targetContentOffsetForProposedContentOffset:)"
      ) {
        $0.collectionView(
          collectionView,
          targetContentOffsetForProposedContentOffset: proposedContentOffset
        )
      }
    }

    /// Calls `collectionView(_:targetContentOffsetForProposedContentOffset:)` where members of the answer follow, as in `?(…).x`.
    @_disfavoredOverload
    public func callAsFunction(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      delegate.collectionView(
        collectionView,
        targetContentOffsetForProposedContentOffset: proposedContentOffset
      )
    }

    /// Calls `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath? {
      OptionalCall.answer(
        of: delegate,
        "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)"
      ) {
        $0.collectionView(
          collectionView,
          targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
          atCurrentIndexPath: currentIndexPath,
          toProposedIndexPath: proposedIndexPath
        )
      }
    }

    /// Calls `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)` where members of the answer follow, as in `?(…).item`.
    @_disfavoredOverload
    public func callAsFunction(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      delegate.collectionView(
        collectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath,
        toProposedIndexPath: proposedIndexPath
      )
    }

    /// Calls `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath? {
      OptionalCall.answer(
        of: delegate,
        "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)"
      ) {
        $0.collectionView(
          collectionView,
          targetIndexPathForMoveFromItemAt: originalIndexPath,
          toProposedIndexPath: proposedIndexPath
        )
      }
    }

    /// Calls `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)` where members of the answer follow, as in `?(…).item`.
    @_disfavoredOverload
    public func callAsFunction(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      delegate.collectionView(
        collectionView,
        targetIndexPathForMoveFromItemAt: originalIndexPath,
        toProposedIndexPath: proposedIndexPath
      )
    }
  }

  /// The method `indexPathForPreferredFocusedView(in:)` of `UICollectionViewDelegate`, which an object may leave out.
  @preconcurrency @MainActor
  public struct CollectionViewDelegateIndexPathForPreferredFocusedView {
    let delegate: any UICollectionViewDelegate

    /// Calls `indexPathForPreferredFocusedView(in:)`.
    @discardableResult
    public func callAsFunction(in collectionView: UICollectionView) -> IndexPath? {
      OptionalCall.answer(of: delegate, "indexPathForPreferredFocusedView(in:)") {
        $0.indexPathForPreferredFocusedView(in: collectionView)
      } ?? nil
    }
  }
}
