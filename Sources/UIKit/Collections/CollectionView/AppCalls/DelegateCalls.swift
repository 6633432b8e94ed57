import CoreGraphics
import Foundation
import TesseraCore

/// The calls of the engine to the delegate, each of them through the door.
@MainActor
struct DelegateCalls {
  let door: AppDoor
  let delegate: any UICollectionViewDelegate

  private func tell(_ name: StaticString, _ news: () -> Void) {
    door.callOut(.event(name), in: .dataSource, news)
  }
}

extension AppDoor {
  /// Tells the delegate what the scroll view does; in the middle of a pass, which then goes on.
  func tell(
    _ name: StaticString,
    _ delegate: any UIScrollViewDelegate,
    _ news: (any UIScrollViewDelegate) -> Void
  ) {
    callOut(.event(name), in: .dataSource) { news(delegate) }
  }

  /// The calls to the delegate; `nil` when there is none.
  var delegateCalls: DelegateCalls? {
    appView.collectionDelegate.map { DelegateCalls(door: self, delegate: $0) }
  }
}

extension DelegateCalls {
  func willDisplay(_ shown: MountedElement) {
    let path = spokenPath(of: shown)
    switch shown.element {
    case .cell:
      guard let cell = shown.view as? UICollectionViewCell else { return }
      tell("collectionView(_:willDisplay:forItemAt:)") {
        delegate.collectionView(door.appView, willDisplay: cell, forItemAt: path)
      }
    case .supplementaryView(let kind, _):
      tell("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)") {
        delegate.collectionView(
          door.appView,
          willDisplaySupplementaryView: shown.view,
          forElementKind: kind,
          at: path
        )
      }
    case .decorationView, .container: break
    }
  }

  func didEndDisplaying(_ shown: MountedElement) {
    let path = spokenPath(of: shown)
    switch shown.element {
    case .cell:
      guard let cell = shown.view as? UICollectionViewCell else { return }
      tell("collectionView(_:didEndDisplaying:forItemAt:)") {
        delegate.collectionView(door.appView, didEndDisplaying: cell, forItemAt: path)
      }
    case .supplementaryView(let kind, _):
      tell("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)") {
        delegate.collectionView(
          door.appView,
          didEndDisplayingSupplementaryView: shown.view,
          forElementOfKind: kind,
          at: path
        )
      }
    case .decorationView, .container: break
    }
  }

  /// The index path by which the delegate knows an element: that of an item in the data, for cells.
  private func spokenPath(of shown: MountedElement) -> IndexPath {
    shown.key.path.map { IndexPath(door.dataPath(of: $0)) } ?? IndexPath(shown.element.path)
  }

  func transitionLayout(
    from former: UICollectionViewLayout,
    to next: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    let name: StaticString = "collectionView(_:transitionLayoutForOldLayout:newLayout:)"
    return door.callOut(.question(name), in: .dataSource) {
      delegate.collectionView(door.appView, transitionLayoutForOldLayout: former, newLayout: next)
    }
  }

  func targetOffset(proposed: CGPoint) -> CGPoint {
    let name: StaticString = "collectionView(_:targetContentOffsetForProposedContentOffset:)"
    return door.callOut(.question(name), in: .dataSource) {
      delegate.collectionView(
        door.appView,
        targetContentOffsetForProposedContentOffset: proposed
      )
    }
  }

  func target(ofMoving source: DataPath, at current: ShownPath, proposed: ShownPath) -> ShownPath {
    let name: StaticString =
      "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)"
    let target = door.callOut(.question(name), in: .dataSource, isHolding: true) {
      delegate.collectionView(
        door.appView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath(source),
        atCurrentIndexPath: IndexPath(current),
        toProposedIndexPath: IndexPath(proposed)
      )
    }
    return ShownPath(naming: target)
  }
}
