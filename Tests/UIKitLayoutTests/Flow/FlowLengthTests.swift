import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Lengths at which quotients leave the range of numbers, or have no sign that is expected.
@Suite("Lengths that are hard to divide by")
@MainActor
struct FlowLengthTests {
  private static let lengths: [CGFloat] = [
    -0.0, 0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e-12, 1, 33.3, 1e9, 1e300, -5,
    .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
  ]

  @Test("of -0.0 for a width and a spacing put all items into one line")
  func negativeZero() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: -0.0, height: 50)
    layout.minimumInteritemSpacing = -0.0
    layout.minimumLineSpacing = 0
    let flow = FlowFixture([5], layout: layout)
    defer { flow.end() }
    flow.show()
    expectEqual(flow.view.contentSize, CGSize(width: 320, height: 50))
    expectEqual(flow.diagnostics, [])
  }

  @Test("of -0.0 that a delegate says are those of 0")
  func negativeZeroFromDelegate() {
    let source = SizingSource()
    source.size = { _ in CGSize(width: -0.0, height: -0.0) }
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = -0.0
    layout.minimumLineSpacing = -0.0
    layout.sectionInset = UIEdgeInsets(top: -0.0, left: -0.0, bottom: -0.0, right: -0.0)
    let flow = FlowFixture([5], layout: layout, source: source)
    defer { flow.end() }
    flow.show()
    expectEqual(flow.view.contentSize.height, 0)
    _ = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test("in any place of a flow layout leave a size that is a number", arguments: 0..<20)
  func flow(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    func length() -> CGFloat { Self.lengths.randomElement(using: &dice) ?? 0 }
    for _ in 0..<10 {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = Bool.random(using: &dice) ? .vertical : .horizontal
      layout.itemSize = CGSize(width: length(), height: length())
      layout.minimumInteritemSpacing = length()
      layout.minimumLineSpacing = length()
      layout.sectionInset = UIEdgeInsets(
        top: length(),
        left: length(),
        bottom: length(),
        right: length()
      )
      layout.headerReferenceSize = CGSize(width: length(), height: length())
      let count = [0, 1, 7, 1_000_000].randomElement(using: &dice) ?? 1
      let width: CGFloat = [0, 1, 320].randomElement(using: &dice) ?? 320
      let flow = FlowFixture([count], width: width, height: 480, layout: layout)
      defer { flow.end() }
      flow.view.register(FlowCell.self, forCellWithReuseIdentifier: "cell")
      layout.prepare()
      try #require(layout.collectionViewContentSize.isFinite, "seed \(seed)")
      _ = layout.layoutAttributesForItem(at: IndexPath(item: max(0, count - 1), section: 0))
    }
  }

  @Test(
    "in any place of a compositional layout leave a size that is a number",
    arguments: TrialRounds.share(of: 0..<20)
  )
  func compositional(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    for _ in 0..<8 {
      let layout = Self.compositionalLayout(&dice)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: layout
      )
      let source = FlowSource()
      source.counts = [[0, 1, 7].randomElement(using: &dice) ?? 1, 3]
      view.register(FlowCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      let fixture = Fixture(width: 320, height: 480)
      Diagnostics.hook = { _ in }
      defer { Diagnostics.hook = nil }
      fixture.show(view)
      try #require(layout.collectionViewContentSize.isFinite, "seed \(seed)")
      view.contentOffset.y = 50
      fixture.backend.makeFrame()
    }
  }

  private static func compositionalLayout(
    _ dice: inout SeededGenerator
  ) -> UICollectionViewCompositionalLayout {
    func length() -> CGFloat { lengths.randomElement(using: &dice) ?? 0 }
    func dimension() -> NSCollectionLayoutDimension {
      switch Int.random(in: 0..<4, using: &dice) {
      case 0: .absolute(length())
      case 1: .estimated(length())
      case 2: .fractionalWidth(length())
      default: .fractionalHeight(length())
      }
    }
    func size() -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: dimension(), heightDimension: dimension())
    }
    func insets() -> NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(
        top: length(),
        leading: length(),
        bottom: length(),
        trailing: length()
      )
    }
    let item = NSCollectionLayoutItem(layoutSize: size())
    item.contentInsets = insets()
    let group =
      Bool.random(using: &dice)
      ? NSCollectionLayoutGroup.horizontal(layoutSize: size(), subitems: [item])
      : NSCollectionLayoutGroup.vertical(layoutSize: size(), subitems: [item])
    group.interItemSpacing = .fixed(length())
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = length()
    section.contentInsets = insets()
    section.orthogonalScrollingBehavior =
      [.none, .continuous, .paging, .groupPaging, .groupPagingCentered].randomElement(using: &dice)
      ?? .none
    return UICollectionViewCompositionalLayout(section: section)
  }
}
