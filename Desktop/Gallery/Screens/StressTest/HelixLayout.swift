import UIKit

/// Winds all items of all sections around an upright line, the nearer ones larger and in front.
///
/// Every element has a slot: the header of a section, then its items. What is in a rectangle is found
/// by dividing, whatever the number of items.
final class HelixLayout: UICollectionViewLayout {
  /// The slot of each section's header, and behind them the number of all slots.
  private var slots: [Int] = [0]
  /// The items that a batch inserts, and the sections, whose paths have no item.
  private var inserted: Set<IndexPath> = []

  private static let pitch: CGFloat = 20
  private static let anglePerSlot: CGFloat = 0.42
  private static let itemSize = CGSize(width: 48, height: 48)
  private static let headerSize = CGSize(width: 140, height: StressTestHeader.height)
  private static let margin: CGFloat = 40
  /// How much the size of an item changes from the middle to the front.
  private static let depth: CGFloat = 0.28

  override func prepare() {
    super.prepare()
    slots = [0]
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections {
      slots.append((slots.last ?? 0) + 1 + collectionView.numberOfItems(inSection: section))
    }
  }

  private var width: CGFloat { collectionView?.bounds.width ?? 0 }

  override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: CGFloat(slots.last ?? 0) * Self.pitch + 2 * Self.margin)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != width
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let reach = Self.itemSize.height
    let first = Int(max(0, (rect.minY - Self.margin - reach) / Self.pitch))
    let end = Int(max(0, (rect.maxY - Self.margin + reach) / Self.pitch)) + 1
    let range = first..<max(first, min(end, slots.last ?? 0))
    var section = (slots.firstIndex { $0 > first } ?? slots.count) - 1
    return range.compactMap { slot in
      while section + 1 < slots.count, slots[section + 1] <= slot { section += 1 }
      let item = slot - slots[section] - 1
      return item < 0
        ? header(ofSection: section) : attributes(at: IndexPath(item: item, section: section))
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.section + 1 < slots.count else { return nil }
    return attributes(at: indexPath)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    indexPath.section + 1 < slots.count ? header(ofSection: indexPath.section) : nil
  }

  private func attributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let slot = slots[indexPath.section] + 1 + indexPath.item
    let angle = CGFloat(slot) * Self.anglePerSlot
    let nearness = sin(angle)
    attributes.size = Self.itemSize
    attributes.center = CGPoint(
      x: width / 2 + cos(angle) * max(0, width / 2 - Self.margin),
      y: Self.margin + CGFloat(slot) * Self.pitch
    )
    let scale = 1 + nearness * Self.depth
    attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    attributes.alpha = 0.8 + nearness * 0.2
    attributes.zIndex = Int(nearness * 100)
    return attributes
  }

  private func header(ofSection section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: section)
    )
    attributes.size = Self.headerSize
    attributes.center = CGPoint(
      x: width / 2,
      y: Self.margin + CGFloat(slots[section]) * Self.pitch
    )
    return attributes
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for case let path? in updateItems.filter({ $0.updateAction == .insert }).map(
      \.indexPathAfterUpdate
    ) {
      inserted.insert(path)
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
  }

  /// What is new grows where it stands; everything else comes from where it was.
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let section = IndexPath(item: NSNotFound, section: itemIndexPath.section)
    guard inserted.contains(itemIndexPath) || inserted.contains(section),
      let attributes = layoutAttributesForItem(at: itemIndexPath)
    else { return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
    attributes.alpha = 0
    attributes.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    return attributes
  }
}
