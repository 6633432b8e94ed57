public import Foundation
public import UIKit

extension ListAdapter {
  /// Answers a call of the collection view; updates that are asked for meanwhile wait for the next turn.
  func answer<Answer>(_ work: () -> Answer) -> Answer {
    callDepth += 1
    defer { callDepth -= 1 }
    return work()
  }

  /// The controller of the item at a path, and the item; nil for an item that does not exist.
  func item(at path: IndexPath) -> (controller: ListSectionController, index: Int)? {
    guard let entry = map.entry(at: path.section),
      (0..<itemCount(of: entry)).contains(path.item)
    else { return nil }
    return (controller(of: entry), path.item)
  }
}

extension ListAdapter: UICollectionViewDataSource {
  /// The number of objects.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { map.entries.count }

  /// Returns the value of the section controller.
  public func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    guard let entry = map.entry(at: section) else { return 0 }
    let count = answer { currentCount(of: entry) }
    entry.count = count
    return count
  }

  /// The cell of the section controller.
  public func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    answer {
      guard let (controller, index) = item(at: indexPath) else {
        report(
          "There is no item \(indexPath.item) in section \(indexPath.section); a plain cell is shown."
        )
        return dequeue(UICollectionViewCell.self, "missing", at: indexPath)
      }
      performanceDelegate?.listAdapterWillCallDequeueCell(self)
      let cell = controller.cellForItem(at: index)
      performanceDelegate?.listAdapter(self, didCallDequeue: cell, on: controller, at: index)
      return cell
    }
  }

  /// The view of the supplementary source of the section.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    answer {
      let source = sectionController(forSection: indexPath.section)?.supplementaryViewSource
      guard let source, source.supportedElementKinds().contains(kind) else {
        return dequeue(UICollectionReusableView.self, ofKind: kind, at: indexPath)
      }
      return source.viewForSupplementaryElement(ofKind: kind, at: indexPath.item)
    }
  }

  /// Returns the value of the section controller.
  public func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    answer { item(at: indexPath).map { $0.controller.canMoveItem(at: $0.index) } ?? false }
  }

  /// Passes an item that the user has moved on to the section controllers, or to the move delegate.
  public func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { answer { move(from: sourceIndexPath, to: destinationIndexPath) } }
}
