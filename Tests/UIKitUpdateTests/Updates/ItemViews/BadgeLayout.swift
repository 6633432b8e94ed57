import CoreGraphics
import Foundation

@testable import UIKit

/// A flow layout that gives items a badge each, at the path of the item.
final class BadgeLayout: UICollectionViewFlowLayout {
  static let kind = "badge"

  /// What it names in an update of the badges that go and come.
  enum Naming: CaseIterable {
    /// The items that are inserted and deleted.
    case changes
    /// Those, and where moved items were and are.
    case changesAndMoves
    case nothing
  }

  var naming = Naming.changes
  /// Whether an item has a badge.
  var hasBadge: (IndexPath) -> Bool = { _ in true }
  /// Where the badge of an item is whose cell has this frame.
  var place: (CGRect) -> CGRect = { CGRect(x: $0.maxX - 20, y: $0.minY, width: 20, height: 20) }
  private var deleted: [IndexPath] = []
  private var inserted: [IndexPath] = []

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let elements = super.layoutAttributesForElements(in: rect) ?? []
    let cells = elements.filter { $0.representedElementCategory == .cell }
    return elements + cells.map(\.indexPath).filter(hasBadge).compactMap(badge)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == Self.kind else {
      return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }
    return hasBadge(indexPath) ? badge(indexPath) : nil
  }

  private func badge(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let item = layoutAttributesForItem(at: path) else { return nil }
    let badge = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: Self.kind,
      with: path
    )
    badge.frame = place(item.frame)
    badge.zIndex = 1
    return badge
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      switch (item.updateAction, naming) {
      case (.insert, .changes), (.delete, .changes), (_, .changesAndMoves):
        if item.updateAction == .reload { continue }
        deleted += [item.indexPathBeforeUpdate].compactMap { $0 }
        inserted += [item.indexPathAfterUpdate].compactMap { $0 }
      default: break
      }
    }
    deleted.removeAll { $0.item == NSNotFound }
    inserted.removeAll { $0.item == NSNotFound }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    deleted = []
    inserted = []
  }

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    elementKind == Self.kind ? deleted : []
  }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    elementKind == Self.kind ? inserted : []
  }
}
