public import Foundation

/// A cell that stands for an item until its data has come.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// Where the item will be inserted, as the data source counts.
  let insertionIndexPath: IndexPath
  /// The identifier that the cell is dequeued with.
  let reuseIdentifier: String
  /// Fills the cell in; called when it is made, and by `setNeedsCellUpdate()`.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates a placeholder with a cell that was registered with an identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// A cell that stands for an item that was dropped.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Returns which part of the cell is shown while the item goes to it; all of it for `nil`.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Exchanges a placeholder for the item when its data has come.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item that was dropped.
  var dragItem: UIDragItem { get }

  /// Exchanges the placeholder for an item.
  ///
  /// - Parameter dataSourceUpdates: Inserts the item into the data, at the path that it gets; it need not be reported.
  /// - Returns: Whether the placeholder was there. A reload, and the deletion of its section, take it away; nothing is called then.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Takes the placeholder away; returns whether it was there.
  @discardableResult
  func deletePlaceholder() -> Bool

  /// Configures the cell again.
  func setNeedsCellUpdate()
}
