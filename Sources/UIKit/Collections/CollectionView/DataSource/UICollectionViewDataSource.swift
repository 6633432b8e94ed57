public import Foundation
import TesseraEngine

/// Says how much there is, and makes the views that show it.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// The number of items in a section; one below zero is reported and counts as none.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int

  /// Returns the cell for the item at `indexPath`, dequeued from `collectionView` and configured.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell

  /// The number of sections; 1 unless implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns a supplementary view, dequeued from `collectionView` and configured.
  ///
  /// Needed when the layout places supplementary views. Unless implemented, each of them is reported
  /// and an empty view stands in its place.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Whether an item may be moved interactively; `true` unless implemented.
  ///
  /// Called when code begins a movement, or the user presses the reorder accessory of a list cell.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool

  /// Moves an item in the data, because the user has moved it on screen.
  ///
  /// Called once, at the end of the movement, and not at all when it is cancelled or leads to where it
  /// began. The collection view shows the item there already, and is not to be told.
  ///
  /// - Parameters:
  ///   - collectionView: Where it was moved.
  ///   - sourceIndexPath: Where the item is in the data.
  ///   - destinationIndexPath: Where it has to be, after it was taken out of its old place.
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )

  /// The titles of an index at the trailing edge, such as the letters of an alphabet; none unless implemented.
  ///
  /// Asked again when the numbers of items have changed. Where there is too little room, dots stand for some of them.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// The item that a title of the index leads to; the first of the section with that index unless implemented.
  ///
  /// - Parameters:
  ///   - collectionView: Where the title was pressed.
  ///   - title: One of `indexTitles(for:)`.
  ///   - index: Which of them, as titles may be equal.
  /// - Returns: The item to show; one that does not exist is reported, and nothing happens.
  func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// Leads to the first item of a section.
  public func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    OptionalCall.leftOut(by: self, answer: IndexPath(item: 0, section: index))
  }

  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalCall.leftOut(by: self, answer: 1)
  }

  /// Reports that there is none, and returns an empty view.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalCall.leftOut(by: self, answer: MissingSupplementaryView(frame: .zero))
  }

  /// Lets every item be moved.
  public func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }

  /// Reports that there is no method for it; the item goes back to where it was.
  public func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    if !OptionalCall.isLeftOut(by: self) {
      collectionView.engine.reordering.noteUnansweredMovement()
    }
  }
}

/// Stands in for a supplementary view that a data source has no method for.
final class MissingSupplementaryView: UICollectionReusableView {}
