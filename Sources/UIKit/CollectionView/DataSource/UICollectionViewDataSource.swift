public import Foundation

/// Says how much there is, and makes the views that show it.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// The number of items in a section; one below zero is reported and counts as none.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int

  /// The cell for the item at `indexPath`, dequeued from `collectionView` and filled in.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell

  /// The number of sections; 1 unless implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// A supplementary view, dequeued from `collectionView` and filled in.
  ///
  /// Needed when the layout places supplementary views. Unless implemented, each of them is reported
  /// and an empty view stands in its place.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Reports that there is none, and stands in for it with an empty view.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    MissingSupplementaryView(frame: .zero)
  }
}

/// Stands in for a supplementary view that a data source has no method for.
final class MissingSupplementaryView: UICollectionReusableView {}
