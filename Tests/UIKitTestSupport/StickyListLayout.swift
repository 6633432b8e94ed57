import CoreGraphics
import Foundation

@testable import UIKit

/// Attributes that say how far a row is pinned, from 0 to 1.
@MainActor
final class StickyAttributes: UICollectionViewLayoutAttributes {
  var pinning: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? StickyAttributes)?.pinning = pinning
    return copy
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? StickyAttributes else { return false }
    return MainActor.assumeIsolated { pinning == other.pinning }
  }
}

/// A list of rows of 50 points with what chats need, written for tests the obvious way.
///
/// Some rows stick to the top while they are scrolled past, until the next such row pushes them out;
/// the content may sink to the bottom while it is short; and one row may be given so much room below
/// that it can stand at the top. For the first of these it becomes invalid in every scrolled frame.
@MainActor
final class StickyListLayout: UICollectionViewLayout {
  /// The rows that stick, and the one that is extended; asked in each preparation.
  var pinnedRows: () -> [Int] = { [] }
  var extendedRow: () -> Int? = { nil }
  var sinks = false
  private var rows: [StickyAttributes] = []
  private var size = CGSize.zero

  private let height: CGFloat = 50

  override var collectionViewContentSize: CGSize { size }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func prepare() {
    guard let collectionView else { return }
    let count = collectionView.numberOfItems(inSection: 0)
    let bounds = collectionView.bounds
    let length = CGFloat(count) * height
    let top = sinks ? max(0, bounds.height - length) : 0
    rows = (0..<count).map { item in
      let row = StickyAttributes(forCellWith: IndexPath(item: item, section: 0))
      row.frame = CGRect(
        x: 0,
        y: top + CGFloat(item) * height,
        width: bounds.width,
        height: height
      )
      return row
    }
    size = CGSize(width: bounds.width, height: top + length)
    if let row = extendedRow() {
      size.height = max(size.height, rows[row].frame.minY + bounds.height)
    }
    pin(to: bounds.minY + collectionView.adjustedContentInset.top)
  }

  private func pin(to top: CGFloat) {
    let pinned = pinnedRows()
    guard let last = pinned.lastIndex(where: { rows[$0].frame.minY <= top }) else { return }
    let row = rows[pinned[last]]
    row.zIndex = 1
    row.pinning = 1
    row.frame.origin.y = top
    guard last + 1 < pinned.count else { return }
    let next = rows[pinned[last + 1]]
    let room = next.frame.minY - top
    guard room < height else { return }
    row.frame.origin.y = next.frame.minY - height
    row.pinning = room / height
    next.zIndex = 1
    next.pinning = 1 - row.pinning
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { rows.filter { $0.frame.overlaps(rect) } }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    indexPath.isItem(of: [rows.count], of: self) ? rows[indexPath.item] : nil
  }
}

/// A cell that keeps what its attributes say of pinning.
@MainActor
final class StickyCell: UICollectionViewCell {
  var name = ""
  private(set) var pinning: CGFloat = 0

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    pinning = (layoutAttributes as? StickyAttributes)?.pinning ?? 0
  }
}
