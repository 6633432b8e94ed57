import Foundation
import GalleryPlayback
import Tessera
import TesseraTestSupport
import Testing
import UIKit

@testable import GalleryScreens

extension OneProgramAtATime {
  /// Every rule is broken here on purpose, to show that it is checked.
  @Suite("An inspector of the stress test")
  @MainActor
  struct StressTestInspectorTests {
    /// A list of two sections with three and two items, in a window.
    @MainActor
    private final class InspectedCollection {
      let model: CollectionModel
      let list: UICollectionView
      private let source: StressTestSource
      private let fixture: GalleryFixture

      init(_ style: StressTestStyle = .list, counts: [Int] = [3, 2]) {
        model = CollectionModel(counts: counts)
        list = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 600),
          collectionViewLayout: style.makeLayout(of: { [model] in model }, inWidth: 320)
        )
        source = StressTestSource { [model] in model }
        fixture = GalleryFixture(size: CGSize(width: 320, height: 600)) { _ in UIViewController() }
        list.dataSource = source
        fixture.window.addSubview(list)
        fixture.backend.makeFrame()
      }

      var cell: StressTestCell? { list.visibleCells.first as? StressTestCell }

      /// The rules that are found broken.
      var broken: Set<StressTestRule> {
        let outcomes = StressTestInspector(list: list, model: model).outcomes(atRest: true)
        return Set(outcomes.filter { $0.value != .holds }.map(\.key))
      }
    }

    @Test("finds nothing wrong with a list as it should be")
    func nothing() {
      let inspected = InspectedCollection()
      expectEqual(inspected.list.visibleCells.count, 5)
      expectEqual(inspected.broken, [])
    }

    /// Sections have the identities 1, 5, 9 and so on: the second one has piles, the third one cards.
    @Test("finds nothing wrong with sections that scroll sideways", arguments: [0, 100])
    func carousels(offset: CGFloat) throws {
      let inspected = InspectedCollection(.carousels, counts: [3, 3, 8])
      for section in [1, 2] {
        let scroller = try #require(inspected.list.orthogonalScroller(forSection: section))
        scroller.scroll(to: CGPoint(x: offset, y: 0), animated: false)
      }
      expectEqual(inspected.broken, [])
    }

    @Test("finds a cell out of its place in a section that scrolls sideways, and one too many")
    func brokenCarousels() throws {
      let inspected = InspectedCollection(.carousels, counts: [3, 3, 8])
      let cell = try #require(inspected.list.cellForItem(at: [2, 1]))
      cell.frame.origin.x += 1
      expectEqual(inspected.broken, [.places])
      cell.frame.origin.x -= 1
      cell.superview?.addSubview(StressTestCell(frame: CGRect(x: 50, y: 0, width: 50, height: 50)))
      expectEqual(inspected.broken, [.leftovers])
    }

    @Test("finds counts that are not those of the data")
    func counts() {
      let inspected = InspectedCollection()
      let inspector = StressTestInspector(
        list: inspected.list,
        model: CollectionModel(counts: [3, 3])
      )
      let outcomes = inspector.outcomes(atRest: true)
      expectEqual(outcomes[.counts], .broken("The counts are [3, 2], but there are [3, 3]."))
      // Nothing else can be said then.
      expectEqual(outcomes.count, 1)
    }

    @Test("finds a cell that shows another item, and a header that shows another section")
    func contents() throws {
      let inspected = InspectedCollection()
      try #require(inspected.cell).show(inspected.model.sections[1].items[1])
      expectEqual(inspected.broken, [.contents])
      let other = InspectedCollection()
      let kind = UICollectionView.elementKindSectionHeader
      let header = other.list.visibleSupplementaryViews(ofKind: kind).first as? StressTestHeader
      try #require(header).show(other.model.sections[1])
      expectEqual(other.broken, [.contents])
    }

    @Test("finds a view that is not where the layout has it")
    func places() throws {
      let inspected = InspectedCollection()
      try #require(inspected.cell).frame.origin.y += 1
      expectEqual(inspected.broken, [.places])
    }

    @Test("finds a view that belongs to nothing")
    func leftovers() {
      let inspected = InspectedCollection()
      inspected.list.addSubview(StressTestCell(frame: CGRect(x: 0, y: 300, width: 50, height: 50)))
      expectEqual(inspected.broken, [.leftovers])
    }

    @Test("looks at less while something moves")
    func movement() throws {
      let inspected = InspectedCollection()
      try #require(inspected.cell).frame.origin.y += 1
      let outcomes = StressTestInspector(list: inspected.list, model: inspected.model)
        .outcomes(atRest: false)
      expectEqual(Set(outcomes.keys), [.counts, .contents, .views])
    }

    @Test("has the first issue that was found remembered, and the others counted")
    func record() {
      var record = StressTestRecord()
      record.note([.counts: .holds, .places: .holds], afterStep: 1)
      record.note([.counts: .holds, .places: .broken("a")], afterStep: 2)
      record.note([.counts: .holds, .places: .broken("b")], afterStep: 3)
      expectEqual(record.failure?.rule, .places)
      expectEqual(record.failure?.step, 2)
      expectEqual(record.failure?.detail, "a")
      expectEqual(record.counts, [.counts: 3, .places: 1])
    }
  }

  @Suite("A helix of items")
  @MainActor
  struct HelixLayoutTests {
    @Test(
      "finds in any rectangle what a look at everything finds",
      arguments: [[5], [0, 7, 0, 3]]
    )
    func elements(counts: [Int]) throws {
      let source = CountSource(counts: counts)
      let layout = HelixLayout()
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 200),
        collectionViewLayout: layout
      )
      list.dataSource = source
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      layout.prepare()
      let all = layout.everything(counts)
      for top in stride(from: -100.0, to: 500, by: 13) {
        for height in [1.0, 40, 200] {
          let rect = CGRect(x: 0, y: top, width: 300, height: height)
          let found = layout.layoutAttributesForElements(in: rect) ?? []
          let missing = all.filter { attributes in
            attributes.frame.minY < rect.maxY && attributes.frame.maxY > rect.minY
              && !found.contains { $0 == attributes }
          }
          #expect(missing.isEmpty, "in \(rect)")
        }
      }
      expectEqual(layout.collectionViewContentSize.height, CGFloat(all.count) * 20 + 80)
    }

    private final class CountSource: NSObject, UICollectionViewDataSource {
      let counts: [Int]

      init(counts: [Int]) { self.counts = counts }

      func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

      func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { counts[section] }

      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
  }
}

extension HelixLayout {
  /// The attributes of every item and header, one by one.
  fileprivate func everything(_ counts: [Int]) -> [UICollectionViewLayoutAttributes] {
    counts.enumerated().flatMap { section, count in
      let header = layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section)
      )
      let items = (0..<count).map {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
      return ([header] + items).compactMap { $0 }
    }
  }
}
