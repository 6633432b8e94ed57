import Tessera
import TesseraTestSupport
import Testing

/// A window of 375 × 600.
@Suite("The first and the last group of a section")
@MainActor
struct EndGroupTests {
  @MainActor
  private final class Shown: NSObject, UICollectionViewDataSource {
    var count: Int
    let layout: UICollectionViewCompositionalLayout
    let view: UICollectionView
    let fixture = Fixture(width: 375, height: 600)

    init(_ count: Int, _ section: NSCollectionLayoutSection) {
      self.count = count
      layout = UICollectionViewCompositionalLayout(section: section)
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 600),
        collectionViewLayout: layout
      )
      super.init()
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: "badge",
        withReuseIdentifier: "badge"
      )
      view.dataSource = self
      fixture.show(view)
    }

    /// Where items stand, as x, y, width and height.
    var frames: [[CGFloat]] {
      (0..<count).map { item in
        let path = IndexPath(item: item, section: 0)
        let frame = layout.layoutAttributesForItem(at: path)?.frame ?? .null
        return [frame.minX, frame.minY, frame.width, frame.height]
      }
    }

    /// Inserts or deletes items in front of an item, and shows that.
    func change(by distance: Int, at item: Int) {
      let paths = (0..<abs(distance)).map { IndexPath(item: item + $0, section: 0) }
      view.performBatchUpdates {
        self.count += distance
        if distance > 0 {
          self.view.insertItems(at: paths)
        } else {
          self.view.deleteItems(at: paths)
        }
      }
      fixture.backend.advanceUntilIdle()
    }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "badge",
        for: indexPath
      )
    }
  }

  private func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private var full: NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
  }

  /// A group of equal parts, as wide as its container.
  private func group(_ count: Int, height: CGFloat, isColumn: Bool = false)
    -> NSCollectionLayoutGroup
  {
    let whole = size(.fractionalWidth(1), .absolute(height))
    return isColumn
      ? .vertical(layoutSize: whole, subitem: full, count: count)
      : .horizontal(layoutSize: whole, subitem: full, count: count)
  }

  /// Pages of 375 × 300 that hold three items each below each other, or one item.
  @Test("is a full page behind pages of three, where one item is left")
  func pages() {
    let section = NSCollectionLayoutSection(group: group(3, height: 300, isColumn: true))
    section.lastGroup = group(1, height: 300)
    section.orthogonalScrollingBehavior = .paging
    let shown = Shown(7, section)
    expectEqual(
      shown.frames,
      [
        [0, 0, 375, 100], [0, 100, 375, 100], [0, 200, 375, 100], [375, 0, 375, 100],
        [375, 100, 375, 100], [375, 200, 375, 100], [750, 0, 375, 300],
      ]
    )
    expectEqual(shown.view.orthogonalScroller(forSection: 0)?.pageCount, 3)
    // With two left there are two such pages, and with none left there is none.
    expectEqual(Array(Shown(8, section).frames[6...]), [[750, 0, 375, 300], [1125, 0, 375, 300]])
    expectEqual(Shown(6, section).frames.last, [375, 200, 375, 100])
  }

  @Test("is a large item above rows of three")
  func largeFirst() {
    let section = NSCollectionLayoutSection(group: group(3, height: 50))
    section.firstGroup = group(1, height: 200)
    section.interGroupSpacing = 10
    let shown = Shown(5, section)
    expectEqual(
      shown.frames,
      [
        [0, 0, 375, 200], [0, 210, 125, 50], [125, 210, 125, 50], [250, 210, 125, 50],
        [0, 270, 125, 50],
      ]
    )
    expectEqual(shown.view.contentSize.height, 320)
  }

  @Test("follow insertions and deletions")
  func batches() {
    let section = NSCollectionLayoutSection(group: group(3, height: 50))
    section.firstGroup = group(1, height: 200)
    section.lastGroup = group(2, height: 80)
    // 1, 3, and the last two beside each other.
    let shown = Shown(6, section)
    let two: [[CGFloat]] = [[0, 250, 187.5, 80], [187.5, 250, 187.5, 80]]
    expectEqual(Array(shown.frames[4...]), two)
    // A third one makes a row of three of them.
    shown.change(by: 1, at: 6)
    expectEqual(shown.frames[4], [0, 250, 125, 50])
    shown.change(by: -1, at: 0)
    expectEqual(shown.frames[0], [0, 0, 375, 200])
    expectEqual(Array(shown.frames[4...]), two)
    shown.change(by: 1, at: 0)
    expectEqual(shown.frames[0], [0, 0, 375, 200])
    expectEqual(shown.frames[1], [0, 200, 125, 50])
    expectEqual(shown.frames[6], [250, 250, 125, 50])
    // Only the first item is left.
    shown.change(by: -6, at: 1)
    expectEqual(shown.frames, [[0, 0, 375, 200]])
    expectEqual(shown.view.contentSize.height, 200)
  }

  @Test("cost nothing where there are a billion items")
  func many() {
    let section = NSCollectionLayoutSection(group: group(3, height: 50))
    section.firstGroup = group(1, height: 200)
    section.lastGroup = group(1, height: 80)
    let shown = Shown(1, section)
    // 1 + 3 · 333,333,333 are a billion; with one more, one is left over.
    shown.count = 1_000_000_001
    shown.view.reloadData()
    shown.fixture.backend.makeFrame()
    expectEqual(shown.view.contentSize.height, CGFloat(200 + 333_333_333 * 50 + 80))
  }

  @Test("have views of their own anchored to them")
  func badges() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading])
    )
    let section = NSCollectionLayoutSection(group: group(2, height: 50))
    let last = group(1, height: 80)
    last.supplementaryItems = [badge]
    section.lastGroup = last
    let shown = Shown(3, section)
    let found = shown.view.indexPathsForVisibleSupplementaryElements(ofKind: "badge")
    expectEqual(found, [IndexPath(item: 2, section: 0)])
  }

  @Test("are copied, and go with copies of the section")
  func copies() {
    let section = NSCollectionLayoutSection(group: group(3, height: 50))
    #expect(section.firstGroup == nil && section.lastGroup == nil)
    let first = group(1, height: 200)
    section.firstGroup = first
    section.lastGroup = group(1, height: 80)
    first.interItemSpacing = .fixed(5)
    #expect(section.firstGroup?.interItemSpacing == nil)
    let copy = section.copy() as? NSCollectionLayoutSection
    expectEqual(copy?.firstGroup?.layoutSize.heightDimension.dimension, 200)
    expectEqual(copy?.lastGroup?.layoutSize.heightDimension.dimension, 80)
  }
}
