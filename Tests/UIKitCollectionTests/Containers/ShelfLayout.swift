import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

@testable import UIKit

/// Sections one below the other: rows of 100 points, or shelves that scroll sideways.
///
/// ```
///  section 0   ▐ 0 ▌                      rows of 100 points, one below the other
///              ▐ 1 ▌
///  section 1   ▐ 0 │ 1 │ 2 │ 3 │ 4 …      a shelf of 100 points, items of 80 points side by side
/// ```
@MainActor
final class ShelfLayout: UICollectionViewLayout {
  weak var fixture: ShelfFixture?
  /// What the layout was asked for since it was looked at, as in “root” and “shelf 1”.
  private(set) var asked: [String] = []
  private var tops: [CGFloat] = []
  private var shelves: [Bool] = []
  private var counts: [Int] = []

  static let width: CGFloat = 80
  static let height: CGFloat = 100

  override init() { super.init() }
  required init?(coder: NSCoder) { nil }

  func takeAsked() -> [String] {
    defer { asked = [] }
    return asked
  }

  override func prepare() {
    guard let fixture, let collectionView else { return }
    shelves = fixture.sections.map(\.isShelf)
    counts = (0..<collectionView.numberOfSections).map {
      collectionView.numberOfItems(inSection: $0)
    }
    precondition(counts == fixture.sections.map(\.items.count), "Counts that are not those of now")
    tops = [0]
    for (section, count) in counts.enumerated() {
      tops.append(tops[section] + (shelves[section] ? 1 : CGFloat(count)) * Self.height)
    }
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override var collectionViewContentSize: CGSize {
    CGSize(width: viewWidth, height: tops.last ?? 0)
  }

  private var viewWidth: CGFloat { collectionView?.bounds.width ?? 0 }

  private func attributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    let item = CGFloat(path.item)
    let top = tops[path.section]
    if shelves[path.section] {
      attributes.isInContainer = true
      attributes.frame = CGRect(
        x: item * Self.width,
        y: top,
        width: Self.width,
        height: Self.height
      )
    } else {
      attributes.frame = CGRect(
        x: 0,
        y: top + item * Self.height,
        width: viewWidth,
        height: Self.height
      )
    }
    return attributes
  }

  private func elements(in rect: CGRect, of sections: [Int]) -> [UICollectionViewLayoutAttributes] {
    sections.flatMap { section in
      (0..<counts[section]).map { attributes(IndexPath(item: $0, section: section)) }
    }
    .filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    asked.append("root")
    return elements(in: rect, of: counts.indices.filter { !shelves[$0] })
  }

  override func layoutAttributesForElements(
    in rect: CGRect,
    ofContainer section: Int
  ) -> [UICollectionViewLayoutAttributes] {
    asked.append("shelf \(section)")
    return elements(in: rect, of: [section])
  }

  override func containers(in rect: CGRect) -> [SectionContainer] {
    counts.indices.compactMap { container(ofSection: $0) }.filter { $0.frame.overlaps(Rect(rect)) }
  }

  override func container(ofSection section: Int) -> SectionContainer? {
    guard shelves[section] else { return nil }
    return SectionContainer(
      section: section,
      frame: Rect(CGRect(x: 0, y: tops[section], width: viewWidth, height: Self.height)),
      axis: .horizontal,
      contentSize: Size(
        CGSize(width: CGFloat(counts[section]) * Self.width, height: Self.height)
      )
    )
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(indexPath) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}
