import CoreGraphics
import Foundation

/// The calls of the engine to the delegate, each of them through the door.
@MainActor
struct DelegateCalls {
  let engine: CollectionEngine
  let delegate: any UICollectionViewDelegate

  private func tell(_ name: StaticString, _ news: () -> Void) {
    engine.callOut(.event(name), in: .dataSource, news)
  }
}

extension CollectionEngine {
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
    view.collectionDelegate.map { DelegateCalls(engine: self, delegate: $0) }
  }
}

extension DelegateCalls {
  func willDisplay(_ shown: UICollectionReusableView, _ element: CollectionElement) {
    switch element {
    case .cell(let path):
      guard let cell = shown as? UICollectionViewCell else { return }
      tell("collectionView(_:willDisplay:forItemAt:)") {
        delegate.collectionView(engine.view, willDisplay: cell, forItemAt: path)
      }
    case .supplementaryView(let kind, let path):
      tell("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)") {
        delegate.collectionView(
          engine.view,
          willDisplaySupplementaryView: shown,
          forElementKind: kind,
          at: path
        )
      }
    case .decorationView, .container: break
    }
  }

  func didEndDisplaying(_ shown: UICollectionReusableView, _ element: CollectionElement) {
    switch element {
    case .cell(let path):
      guard let cell = shown as? UICollectionViewCell else { return }
      tell("collectionView(_:didEndDisplaying:forItemAt:)") {
        delegate.collectionView(engine.view, didEndDisplaying: cell, forItemAt: path)
      }
    case .supplementaryView(let kind, let path):
      tell("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)") {
        delegate.collectionView(
          engine.view,
          didEndDisplayingSupplementaryView: shown,
          forElementOfKind: kind,
          at: path
        )
      }
    case .decorationView, .container: break
    }
  }

  func transitionLayout(
    from former: UICollectionViewLayout,
    to next: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    let name: StaticString = "collectionView(_:transitionLayoutForOldLayout:newLayout:)"
    return engine.callOut(.question(name), in: .dataSource) {
      delegate.collectionView(engine.view, transitionLayoutForOldLayout: former, newLayout: next)
    }
  }

  func targetOffset(proposed: CGPoint) -> CGPoint {
    let name: StaticString = "collectionView(_:targetContentOffsetForProposedContentOffset:)"
    return engine.callOut(.question(name), in: .dataSource) {
      delegate.collectionView(
        engine.view,
        targetContentOffsetForProposedContentOffset: proposed
      )
    }
  }

  func target(ofMoving source: IndexPath, at current: IndexPath, proposed: IndexPath) -> IndexPath {
    let name: StaticString =
      "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)"
    return engine.callOut(.question(name), in: .dataSource, isHolding: true) {
      delegate.collectionView(
        engine.view,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: source,
        atCurrentIndexPath: current,
        toProposedIndexPath: proposed
      )
    }
  }
}
