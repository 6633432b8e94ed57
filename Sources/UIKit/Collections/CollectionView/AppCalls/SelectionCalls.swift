import Foundation
import TesseraCore
import TesseraEngine

/// What the delegate is asked and told about an item that a person points at, each through the door.
///
/// Nothing else is under way then, so a change that the delegate reports is carried out at once, also in a
/// question; `FollowedPaths` says where the item is afterwards.
@MainActor
struct SelectionCalls {
  let view: UICollectionView
  let delegate: any UICollectionViewDelegate

  private func call<Result>(_ name: StaticString, _ body: () -> Result) -> Result {
    view.engine.door.callOut(.event(name), in: .dataSource, body)
  }
}

extension UICollectionView {
  /// The calls about items; `nil` when there is no delegate for them.
  var selectionCalls: SelectionCalls? {
    collectionDelegate.map { SelectionCalls(view: self, delegate: $0) }
  }
}

extension SelectionCalls {
  func shouldHighlight(_ path: DataPath) -> Bool {
    call("collectionView(_:shouldHighlightItemAt:)") {
      delegate.collectionView(view, shouldHighlightItemAt: IndexPath(path))
    }
  }

  func didHighlight(_ path: DataPath) {
    call("collectionView(_:didHighlightItemAt:)") {
      delegate.collectionView(view, didHighlightItemAt: IndexPath(path))
    }
  }

  func didUnhighlight(_ path: DataPath) {
    call("collectionView(_:didUnhighlightItemAt:)") {
      delegate.collectionView(view, didUnhighlightItemAt: IndexPath(path))
    }
  }

  func shouldSelect(_ path: DataPath) -> Bool {
    call("collectionView(_:shouldSelectItemAt:)") {
      delegate.collectionView(view, shouldSelectItemAt: IndexPath(path))
    }
  }

  func didSelect(_ path: DataPath) {
    call("collectionView(_:didSelectItemAt:)") {
      delegate.collectionView(view, didSelectItemAt: IndexPath(path))
    }
  }

  func shouldSpringLoad(
    _ path: DataPath,
    _ context: any UISpringLoadedInteractionContext
  ) -> Bool {
    call("collectionView(_:shouldSpringLoadItemAt:with:)") {
      delegate.collectionView(view, shouldSpringLoadItemAt: IndexPath(path), with: context)
    }
  }

  func shouldDeselect(_ path: DataPath) -> Bool {
    call("collectionView(_:shouldDeselectItemAt:)") {
      delegate.collectionView(view, shouldDeselectItemAt: IndexPath(path))
    }
  }

  func didDeselect(_ path: DataPath) {
    call("collectionView(_:didDeselectItemAt:)") {
      delegate.collectionView(view, didDeselectItemAt: IndexPath(path))
    }
  }

  func canPerformPrimaryAction(_ path: DataPath) -> Bool {
    call("collectionView(_:canPerformPrimaryActionForItemAt:)") {
      delegate.collectionView(view, canPerformPrimaryActionForItemAt: IndexPath(path))
    }
  }

  func performPrimaryAction(_ path: DataPath) {
    call("collectionView(_:performPrimaryActionForItemAt:)") {
      delegate.collectionView(view, performPrimaryActionForItemAt: IndexPath(path))
    }
  }

  /// Whether the delegate lets an item have the focus; `nil` if it says nothing of it.
  func canFocus(_ path: DataPath) -> Bool? {
    call("collectionView(_:canFocusItemAt:)") {
      delegate.collectionView?(view, canFocusItemAt: IndexPath(path))
    }
  }

  func shouldUpdateFocus(_ context: UICollectionViewFocusUpdateContext) -> Bool {
    call("collectionView(_:shouldUpdateFocusIn:)") {
      delegate.collectionView(view, shouldUpdateFocusIn: context)
    }
  }

  func didUpdateFocus(
    _ context: UICollectionViewFocusUpdateContext,
    _ coordinator: UIFocusAnimationCoordinator
  ) {
    call("collectionView(_:didUpdateFocusIn:with:)") {
      delegate.collectionView(view, didUpdateFocusIn: context, with: coordinator)
    }
  }

  func preferredFocus() -> DataPath? {
    let path = call("indexPathForPreferredFocusedView(in:)") {
      delegate.indexPathForPreferredFocusedView(in: view)
    }
    return path.flatMap { DataPath($0) }
  }

  func selectionFollowsFocus(_ path: DataPath) -> Bool {
    call("collectionView(_:selectionFollowsFocusForItemAt:)") {
      delegate.collectionView(view, selectionFollowsFocusForItemAt: IndexPath(path))
    }
  }

  func canEdit(_ path: DataPath) -> Bool {
    call("collectionView(_:canEditItemAt:)") {
      delegate.collectionView(view, canEditItemAt: IndexPath(path))
    }
  }
}
