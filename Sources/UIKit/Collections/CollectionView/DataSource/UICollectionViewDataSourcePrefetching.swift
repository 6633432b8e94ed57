public import Foundation

/// Hears which items will probably be needed soon, so that what they show can be made ready.
///
/// It is a hint and nothing else: an item may be shown that was never named, and one that was named may
/// never be shown.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Items will probably come into view soon, the nearest first.
  ///
  /// None of them is on screen. Each is named once until it was shown or cancelled. Required.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Items that were named will probably not come into view soon after all.
  ///
  /// Does nothing unless implemented. Items that are shown are not cancelled; neither are those that
  /// have been deleted, and none is by a reload, after which paths mean something else.
  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}
