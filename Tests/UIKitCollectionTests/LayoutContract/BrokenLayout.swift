import CoreGraphics
import Foundation
import TesseraEngine
import TesseraTestSupport

@testable import UIKit

/// Rows of 30 points with a header for each section, written the obvious way, and broken in one way.
@MainActor
final class BrokenLayout: UICollectionViewLayout {
  /// What is broken.
  enum Fault: String, CaseIterable, Sendable {
    case none
    case givesNaN
    case leavesOutAnItem
    case placesAnItemTwice
    case placesAMissingItem
    case disagreesAboutOneItem
    case hasNoAnswerForOneHeader
    case forgetsTheLastInARectangle
    case overflows
    case overlaps
    case drifts
    case ignoresDeletions
    case refusesSizes
    case neverSettles
  }

  private let fault: Fault
  private let axis: NSLayoutConstraint.Axis
  private var placed: [UICollectionViewLayoutAttributes] = []
  private var cells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var extents: [IndexPath: CGFloat] = [:]
  private var length: CGFloat = 0
  private var preparations = 0
  private var shown: [Int] = []

  init(_ fault: Fault, along axis: NSLayoutConstraint.Axis) {
    self.fault = fault
    self.axis = axis
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  private var across: CGFloat {
    let size = collectionView?.bounds.size ?? .zero
    return axis == .vertical ? size.width : size.height
  }

  override var collectionViewContentSize: CGSize {
    let length = fault == .overflows ? max(0, length - 1) : length
    return axis == .vertical
      ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
  }

  override func prepare() {
    guard let view = collectionView else { return }
    preparations += 1
    var counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    if fault == .ignoresDeletions, counts.count == shown.count {
      counts = zip(counts, shown).map { max($0, $1) }
    }
    shown = counts
    placed = []
    cells = [:]
    length = fault == .drifts && !counts.isEmpty ? CGFloat(preparations) : 0
    for (section, count) in counts.enumerated() { place(section, count) }
    breakAnswers()
  }

  private func place(_ section: Int, _ count: Int) {
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header",
      with: IndexPath(item: 0, section: section)
    )
    place(header, 10)
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      place(attributes, extents[path] ?? 30)
      cells[path] = attributes
      if fault == .overlaps { length -= 0.5 }
    }
    if fault == .overlaps, count > 0 { length += 0.5 }
  }

  private func place(_ attributes: UICollectionViewLayoutAttributes, _ extent: CGFloat) {
    attributes.frame =
      axis == .vertical
      ? CGRect(x: 0, y: length, width: across, height: extent)
      : CGRect(x: length, y: 0, width: extent, height: across)
    length += extent
    placed.append(attributes)
  }

  private func breakAnswers() {
    guard let last = placed.last(where: { $0.representedElementCategory == .cell }) else { return }
    switch fault {
    case .givesNaN: last.alpha = .nan
    case .leavesOutAnItem: placed.removeAll { $0 === last }
    case .placesAnItemTwice: placed.append(last)
    case .placesAMissingItem:
      let path = IndexPath(item: last.indexPath.item + 1, section: last.indexPath.section)
      place(UICollectionViewLayoutAttributes(forCellWith: path), 30)
    default: break
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found = placed.filter { $0.frame.intersects(rect) }
    if fault == .forgetsTheLastInARectangle, found.count > 1, found.count < placed.count {
      found.removeLast()
    }
    return found
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let found = cells[indexPath]
    guard fault == .disagreesAboutOneItem, indexPath.item == 1,
      let copy = found?.copy() as? UICollectionViewLayoutAttributes
    else { return found }
    copy.frame.size.width += 1
    return copy
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard fault != .hasNoAnswerForOneHeader || indexPath.section != 1 else { return nil }
    return placed.first {
      $0.indexPath == indexPath && $0.representedElementCategory == .supplementaryView
    }
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    if fault == .refusesSizes { return false }
    return fault == .neverSettles || extent(preferred) != extent(original)
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    extents[original.indexPath] = extent(preferred) + (fault == .neverSettles ? 1 : 0)
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferred,
      withOriginalAttributes: original
    )
  }

  /// What was measured belongs to an item and not to its path, so every cell is asked again.
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    extents = [:]
    prepare()
    collectionView?.engine.measuring.measureAgain()
  }

  private func extent(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
    axis == .vertical ? attributes.size.height : attributes.size.width
  }
}
