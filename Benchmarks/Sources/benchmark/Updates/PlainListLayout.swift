import CoreGraphics
import Foundation
import UIKit

/// A list layout made of plain arrays: the slow twin of a flow layout of one column.
///
/// It knows the height of each row and adds all of them up after every change; a batch makes new
/// arrays, and every query looks at all rows.
final class PlainListLayout: UICollectionViewLayout {
  private let rowSize: CGSize
  private let measures: Bool
  private var heights: [[CGFloat]] = []
  private var tops: [[CGFloat]] = []
  private var contentHeight: CGFloat = 0

  init(rowSize: CGSize, measures: Bool) {
    self.rowSize = rowSize
    self.measures = measures
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  private func assumedHeights(ofSection section: Int) -> [CGFloat] {
    let count = collectionView?.numberOfItems(inSection: section) ?? 0
    return Array(repeating: rowSize.height, count: count)
  }

  override func prepare() {
    if heights.isEmpty {
      heights = (0..<(collectionView?.numberOfSections ?? 0)).map(assumedHeights)
    }
    addUp()
  }

  private func addUp() {
    contentHeight = 0
    tops = heights.map { rows in
      rows.map { height in
        defer { contentHeight += height }
        return contentHeight
      }
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: rowSize.width, height: contentHeight)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for section in tops.indices {
      for item in tops[section].indices {
        let top = tops[section][item]
        guard top < rect.maxY, top + heights[section][item] > rect.minY else { continue }
        found.append(attributes(IndexPath(item: item, section: section)))
      }
    }
    return found
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard tops.indices.contains(indexPath.section),
      tops[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return attributes(indexPath)
  }

  private func attributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(
      x: 0,
      y: tops[path.section][path.item],
      width: rowSize.width,
      height: heights[path.section][path.item]
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
    heights[original.indexPath.section][original.indexPath.item] = preferred.size.height
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferred,
      withOriginalAttributes: original
    )
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    var rows = RowsOfBatch()
    for update in updateItems { rows.note(update) }
    var staying = heights
    for (section, items) in rows.leaving {
      staying[section] = heights[section].indices.filter { !items.contains($0) }
        .map { heights[section][$0] }
    }
    var placed: [Int: [CGFloat]] = [:]
    for (new, old) in rows.placedSections {
      placed[new] = old.map { staying[$0] } ?? assumedHeights(ofSection: new)
    }
    let sections = staying.indices.filter { !rows.leavingSections.contains($0) }
      .map { staying[$0] }
    let former = heights
    heights = Self.merge(sections, placed)
    for (section, items) in rows.placed {
      let placed = items.mapValues { $0.map { former[$0.section][$0.item] } ?? rowSize.height }
      heights[section] = Self.merge(heights[section], placed)
    }
    // What was said of the size before this call is no longer true.
    invalidateLayout()
  }

  /// Puts what is placed at its positions, and the rest in order at those that are left.
  private static func merge<Element>(
    _ staying: [Element],
    _ placed: [Int: Element]
  ) -> [Element] {
    var rest = staying.makeIterator()
    return (0..<(staying.count + placed.count)).compactMap { placed[$0] ?? rest.next() }
  }
}

/// What a batch does, by where it does it.
private struct RowsOfBatch {
  /// The rows that leave each section, before the batch.
  var leaving: [Int: Set<Int>] = [:]
  var leavingSections: Set<Int> = []
  /// The rows that come to each section, after the batch, and where they were.
  var placed: [Int: [Int: IndexPath?]] = [:]
  /// The sections that come, and where those were that bring their rows along.
  var placedSections: [Int: Int?] = [:]

  @MainActor
  mutating func note(_ update: UICollectionViewUpdateItem) {
    let before = update.indexPathBeforeUpdate
    let after = update.indexPathAfterUpdate
    if (before ?? after)?.item == NSNotFound {
      if let before { leavingSections.insert(before.section) }
      if let after {
        placedSections[after.section] = .some(
          update.updateAction == .move ? before?.section : nil
        )
      }
    } else {
      if let before { leaving[before.section, default: []].insert(before.item) }
      if let after { placed[after.section, default: [:]][after.item] = .some(before) }
    }
  }
}
