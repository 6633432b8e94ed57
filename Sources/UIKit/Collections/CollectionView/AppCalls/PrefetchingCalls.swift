import Foundation
import TesseraCore
import TesseraEngine

// Prefetching is news: it is told after a pass, when nothing is under way that a call could get into.
extension UICollectionView {
  func startPrefetching(_ paths: [DataPath]) {
    engine.door.callOut(.event("collectionView(_:prefetchItemsAt:)"), in: .dataSource) {
      prefetchDataSource?.collectionView(self, prefetchItemsAt: paths.map { IndexPath($0) })
    }
  }

  func cancelPrefetching(_ paths: [DataPath]) {
    engine.door.callOut(.event("collectionView(_:cancelPrefetchingForItemsAt:)"), in: .dataSource) {
      prefetchDataSource?.collectionView(
        self,
        cancelPrefetchingForItemsAt: paths.map { IndexPath($0) }
      )
    }
  }
}
