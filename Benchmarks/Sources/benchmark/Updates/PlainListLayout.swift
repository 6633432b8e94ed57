import CoreGraphics
import Foundation
import UIKit

/// A list layout made of plain arrays: the slow twin of a flow layout of one column.
final class PlainListLayout: UICollectionViewLayout {
  private let rowSize: CGSize
  private let measures: Bool
  private var rows = PlainRows()

  init(rowSize: CGSize, measures: Bool) {
    self.rowSize = rowSize
    self.measures = measures
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  private func assumedHeights(ofSection section: Int) -> [Double] {
    let count = collectionView?.numberOfItems(inSection: section) ?? 0
    return Array(repeating: rowSize.height, count: count)
  }

  override func prepare() {
    if rows.heights.isEmpty {
      let sections = 0..<(collectionView?.numberOfSections ?? 0)
      rows = PlainRows(heights: sections.map(assumedHeights))
    }
    rows.addUp()
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: rowSize.width, height: rows.height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    rows.rows(from: rect.minY, to: rect.maxY).map(attributes)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let row = PlainRows.Row(indexPath)
    return rows.contains(row) ? attributes(row) : nil
  }

  private func attributes(_ row: PlainRows.Row) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: row.item, section: row.section)
    )
    attributes.frame = CGRect(
      x: 0,
      y: rows.tops[row.section][row.item],
      width: rowSize.width,
      height: rows.heights[row.section][row.item]
    )
    return attributes
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { measures && preferred.size.height != original.size.height }

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    rows.setHeight(preferred.size.height, of: PlainRows.Row(original.indexPath))
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferred,
      withOriginalAttributes: original
    )
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    var batch = PlainRows.Batch()
    for update in updateItems { note(update, in: &batch) }
    rows.apply(batch)
    // What was said of the size before this call is no longer true.
    invalidateLayout()
  }

  private func note(_ update: UICollectionViewUpdateItem, in batch: inout PlainRows.Batch) {
    let before = update.indexPathBeforeUpdate
    let after = update.indexPathAfterUpdate
    let keepsItems = update.updateAction == .move
    if (before ?? after)?.item == NSNotFound {
      if let before { batch.leavingSections.insert(before.section) }
      guard let section = after?.section else { return }
      let source = keepsItems ? before : nil
      batch.placedSections[section] =
        source.map { .moved($0.section) } ?? .new(assumedHeights(ofSection: section))
    } else {
      if let before { batch.leaving[before.section, default: []].insert(before.item) }
      guard let after else { return }
      batch.placed[after.section, default: [:]][after.item] =
        before.map { .moved(PlainRows.Row($0)) } ?? .new(rowSize.height)
    }
  }
}

extension PlainRows.Row {
  fileprivate init(_ path: IndexPath) { self.init(section: path.section, item: path.item) }
}
