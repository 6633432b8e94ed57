import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit

@MainActor
private final class Cards: NSObject, UICollectionViewDataSource {
  private let count: Int

  init(_ count: Int) { self.count = count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
  }
}

/// A collection view of 320 × 320 in a window.
@MainActor
private final class CardFixture {
  let fixture = Fixture()
  let view: UICollectionView
  private let cards: Cards

  init(_ layout: UICollectionViewLayout, count: Int = 10) {
    cards = Cards(count)
    let frame = CGRect(x: 0, y: 0, width: 320, height: 320)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    view.dataSource = cards
    fixture.show(view)
  }

  func frames(_ count: Int = 3) -> [CGRect] {
    (0..<count).compactMap { view.layoutAttributesForItem(at: [0, $0])?.frame }
  }

  /// The items with a cell that overlaps what shows.
  var shown: [Int] {
    view.indexPathsForVisibleItems.filter { path in
      view.cellForItem(at: path).map {
        $0.frame.maxY > view.bounds.minY && $0.frame.minY < view.bounds.maxY
      }
        ?? false
    }
    .map(\.item).sorted()
  }
}

@Suite("Items that overlap")
@MainActor
struct OverlapTests {
  private func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func lines(_ thickness: CGFloat, overlap: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: thickness)
    layout.minimumLineSpacing = -overlap
    return layout
  }

  // Ten lines of 200 of which each begins 170 behind the one before: 9 × 170 + 200.
  @Test("lines of a flow layout begin before the ones in front end", arguments: [false, true])
  func lines(isHorizontal: Bool) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    layout.itemSize = CGSize(width: isHorizontal ? 200 : 300, height: isHorizontal ? 300 : 200)
    layout.minimumLineSpacing = -30
    let test = CardFixture(layout)
    expectEqual(test.frames().map { isHorizontal ? $0.minX : $0.minY }, [0, 170, 340])
    let content = layout.collectionViewContentSize
    expectEqual(isHorizontal ? content.width : content.height, 1730)
  }

  @Test(
    "all of those show that reach into what shows, wherever it is",
    arguments: [30.0, 100, 199]
  )
  func scrolled(overlap: CGFloat) {
    let test = CardFixture(lines(200, overlap: overlap), count: 500)
    let pitch = 200 - overlap
    for offset in stride(from: 0.0, to: 400, by: 37) {
      test.view.contentOffset.y = offset
      test.fixture.backend.makeFrame()
      let expected = (0..<500).filter {
        CGFloat($0) * pitch + 200 > offset && CGFloat($0) * pitch < offset + 320
      }
      expectEqual(test.shown, expected)
    }
  }

  // 20 thick, and 50 of overlap: a line counts as 51 thick, and its items are in its middle.
  @Test("lines that are thinner than their overlap begin a point behind each other")
  func thinLines() {
    let test = CardFixture(lines(20, overlap: 50))
    expectEqual(test.frames().map(\.minY), [15.5, 16.5, 17.5])
  }

  @Test("items of a line are as near to each other as the spacing says")
  func itemsOfLine() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 50)
    layout.minimumInteritemSpacing = -20
    let test = CardFixture(layout)
    // Three of them fill 320 exactly.
    expectEqual(test.frames(4).map(\.minX), [0, 100, 200, 0])
    let hit = test.view.collectionViewLayout
      .layoutAttributesForElements(in: CGRect(x: 110, y: 0, width: 1, height: 1))
    expectEqual(hit?.map(\.indexPath.item), [0, 1])
  }

  @Test(
    "groups begin before the ones in front end, also in an orthogonal section",
    arguments: [false, true]
  )
  func groups(isOrthogonal: Bool) {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
    )
    section.interGroupSpacing = -20
    if isOrthogonal { section.orthogonalScrollingBehavior = .continuous }
    let test = CardFixture(UICollectionViewCompositionalLayout(section: section))
    expectEqual(
      test.frames().map { isOrthogonal ? $0.minX : $0.minY },
      isOrthogonal ? [0, 180, 360] : [0, 80, 160]
    )
  }

  @Test("all groups show that reach into what shows, wherever it is")
  func scrolledGroups() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
    )
    section.interGroupSpacing = -70
    let test = CardFixture(UICollectionViewCompositionalLayout(section: section), count: 500)
    for offset in stride(from: 0.0, to: 400, by: 37) {
      test.view.contentOffset.y = offset
      test.fixture.backend.makeFrame()
      let expected = (0..<500).filter {
        CGFloat($0) * 30 + 100 > offset && CGFloat($0) * 30 < offset + 320
      }
      expectEqual(test.shown, expected)
    }
  }

  @Test("items of a group are as near to each other as the spacing says")
  func itemsOfGroup() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [item, item, item]
    )
    group.interItemSpacing = .fixed(-20)
    let test = CardFixture(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    )
    expectEqual(test.frames().map(\.minX), [0, 80, 160])
  }

  @Test("a group takes no more items of which none needs more room")
  func endlessGroup() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item]
    )
    group.interItemSpacing = .fixed(-120)
    let test = CardFixture(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    )
    expectEqual(test.frames(4).map(\.minY), [0, 0, 50, 50])
  }

  @Test("the groups of a section reach beyond it where its insets are negative")
  func insets() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    )
    section.contentInsets = NSDirectionalEdgeInsets(top: -8, leading: 8, bottom: -20, trailing: 8)
    let test = CardFixture(
      UICollectionViewCompositionalLayout { _, _ in section },
      count: 1
    )
    expectEqual(test.frames(1), [CGRect(x: 8, y: -8, width: 304, height: 100)])
    expectEqual(test.view.collectionViewLayout.collectionViewContentSize.height, 72)
  }
}
