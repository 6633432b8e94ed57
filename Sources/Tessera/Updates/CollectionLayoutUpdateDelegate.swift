public import TesseraCore
public import UIKit

/// Receives the changes of a batch before the layout prepares for them.
///
/// UIKit calls `prepare()` with the counts after a batch, and only then
/// `prepare(forCollectionViewUpdates:)` with what has changed. A layout that keeps a size for each item
/// cannot know in between which item has which size. With an update delegate it can:
///
/// ```
/// invalidateLayout(with:)                    counts change
/// collectionViewLayout(_:willPrepareFor:)    the changes
/// prepare()                                  places everything once, with sizes where they belong
/// prepare(forCollectionViewUpdates:)         as with UIKit
/// ```
///
/// A layout may be its own delegate:
///
/// ```swift
/// final class RowLayout: UICollectionViewLayout, CollectionLayoutUpdateDelegate {
///   override init() {
///     super.init()
///     updateDelegate = self
///   }
///
///   func collectionViewLayout(
///     _ layout: UICollectionViewLayout,
///     willPrepareFor changes: [LayoutChange]
///   ) { heights.apply(changes) }
/// }
/// ```
@MainActor
public protocol CollectionLayoutUpdateDelegate: AnyObject {
  /// The data of the collection view changes by a batch; `layout` prepares next.
  ///
  /// Called once for a batch, or for several that are shown together. Counts of sections and items are
  /// those after the batch; cells are found by their old paths. Not called where everything is invalid:
  /// before the first layout, and when a reload takes the place of the batch.
  ///
  /// - Parameters:
  ///   - layout: The layout that is about to prepare.
  ///   - changes: Deletions from last to first, insertions from first to last, reloads and moves. They lead
  ///     from the counts before to the counts after. A move names both places of its item, also where its
  ///     section is deleted or the section it moves to is inserted: `prepare(forCollectionViewUpdates:)`
  ///     names no item of these. A section whose changes did not add up is reloaded.
  func collectionViewLayout(
    _ layout: UICollectionViewLayout,
    willPrepareFor changes: [LayoutChange]
  )
}

extension UICollectionViewLayout {
  /// The object that receives the changes of a batch before the layout prepares; not retained.
  public weak var updateDelegate: (any CollectionLayoutUpdateDelegate)? {
    get { advanceUpdates?.delegate as? any CollectionLayoutUpdateDelegate }
    set {
      advanceUpdates = newValue.map { delegate in
        AdvanceUpdates(delegate) { [weak self, weak delegate] changes in
          guard let self else { return }
          delegate?.collectionViewLayout(self, willPrepareFor: changes)
        }
      }
    }
  }
}
