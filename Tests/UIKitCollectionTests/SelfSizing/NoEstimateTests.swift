import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Items one behind the other, of no length until their cells have said one.
private final class UnmeasuredLayout: UICollectionViewLayout {
  private let axis: Axis
  private var lengths: [IndexPath: CGFloat] = [:]

  init(_ axis: Axis) {
    self.axis = axis
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  private var paths: [IndexPath] {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { IndexPath(item: $0, section: 0) }
  }

  override var collectionViewContentSize: CGSize {
    let length = paths.reduce(0) { $0 + lengths[$1, default: 0] }
    return axis == .vertical
      ? CGSize(width: 100, height: length) : CGSize(width: length, height: 100)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let start = paths.prefix { $0 < indexPath }.reduce(0) { $0 + lengths[$1, default: 0] }
    let length = lengths[indexPath, default: 0]
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame =
      axis == .vertical
      ? CGRect(x: 0, y: start, width: 100, height: length)
      : CGRect(x: start, y: 0, width: length, height: 100)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { paths.compactMap { layoutAttributesForItem(at: $0) } }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let size = preferredAttributes.size
    lengths[originalAttributes.indexPath] = axis == .vertical ? size.height : size.width
    return preferredAttributes.size != originalAttributes.size
  }
}

/// A cell that wants to be longer by 50 points for each item in front of it.
private final class LongerCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let length = CGFloat(layoutAttributes.indexPath.item + 1) * 50
    if layoutAttributes.size.width == 100 {
      layoutAttributes.size.height = length
    } else {
      layoutAttributes.size.width = length
    }
    return layoutAttributes
  }
}

@Suite("Items for which nothing is estimated")
@MainActor
struct NoEstimateTests {
  // `CGRectIntersectsRect` has a rectangle of no length inside of another on its minimum edge: the cells are asked for.
  @Test(
    "get cells at the edge at which the content begins, and their sizes",
    arguments: [Axis.vertical, .horizontal]
  )
  func sizes(axis: Axis) {
    _ = Fixture()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 400),
      collectionViewLayout: UnmeasuredLayout(axis)
    )
    let registration = UICollectionView.CellRegistration<LongerCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      list,
      path,
      item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    list.layoutIfNeeded()
    let frames = list.visibleCells.map(\.frame).sorted { $0.minX + $0.minY < $1.minX + $1.minY }
    let starts = frames.map { axis == .vertical ? $0.minY : $0.minX }
    let lengths = frames.map { axis == .vertical ? $0.height : $0.width }
    expectEqual(starts, [0, 50, 150])
    expectEqual(lengths, [50, 100, 150])
  }
}
