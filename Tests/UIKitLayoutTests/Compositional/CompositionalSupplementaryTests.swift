import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Supplementary and decoration views of a compositional layout")
@MainActor
struct CompositionalSupplementaryTests {
  @Test("stand at the edges of a section, within its insets unless it says otherwise")
  func headerAndFooter() {
    let section = rows(.absolute(44))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    section.interGroupSpacing = 5
    section.boundarySupplementaryItems = [
      boundaryItem("header", .absolute(44), .top), boundaryItem("footer", .absolute(44), .bottom),
    ]
    let layout = UICollectionViewCompositionalLayout { _, _ in section }
    let fixture = CompositionalLayoutFixture([3], kinds: ["header", "footer"], layout)
    expectEqual(fixture.view("header"), [10, 0, 355, 44])
    expectEqual(fixture.view("footer"), [10, 186, 355, 44])
    expectEqual(fixture.items(1), [[10, 44, 355, 44]])
    section.supplementaryContentInsetsReference = .none
    layout.invalidateLayout()
    fixture.frame()
    expectEqual(fixture.view("header"), [0, 0, 375, 44])
  }

  @Test("stay in sight while their section is, if they are pinned")
  func pinned() {
    let header = boundaryItem("header", .absolute(40), .top)
    header.pinToVisibleBounds = true
    let section = rows(.absolute(44))
    section.boundarySupplementaryItems = [header]
    let fixture = CompositionalLayoutFixture(
      [5, 5],
      height: 200,
      kinds: ["header"],
      UICollectionViewCompositionalLayout(section: section)
    )
    for (offset, first, second) in [(0.0, 0.0, 260.0), (100, 100, 260), (300, 220, 300)] {
      fixture.view.contentOffset.y = offset
      fixture.frame()
      expectEqual(fixture.view("header"), [0, first, 375, 40])
      expectEqual(fixture.view("header", section: 1), [0, second, 375, 40])
    }
    fixture.view.contentOffset.y = 100
    fixture.frame()
    let shown = fixture.view.supplementaryView(
      forElementKind: "header",
      at: IndexPath(item: 0, section: 0)
    )
    expectEqual(shown?.frame.minY, 100)
  }

  @Test("B6 stand at the edges of the whole content with a path of one number")
  func wholeContent() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [boundaryItem("title", .absolute(50), .top)]
    let layout = UICollectionViewCompositionalLayout(
      section: rows(.absolute(44)),
      configuration: configuration
    )
    let fixture = CompositionalLayoutFixture([1, 1], kinds: ["title"], layout)
    let path = IndexPath(index: 0)
    let title = layout.layoutAttributesForSupplementaryView(ofKind: "title", at: path)
    expectEqual(title.numbers, [0, 0, 375, 50])
    expectEqual(fixture.items(1), [[0, 50, 375, 44]])
    expectEqual(fixture.view.visibleSupplementaryViews(ofKind: "title").count, 1)
  }

  @Test("stand on each group, at the path of its first item, above the cells")
  func badges() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(45), .absolute(45)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing])
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(120)),
      subitem: fullItem(),
      count: 2
    )
    group.supplementaryItems = [badge]
    let fixture = CompositionalLayoutFixture(
      [3],
      kinds: ["badge"],
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    )
    expectEqual(fixture.view("badge", 0), [330, 0, 45, 45])
    expectEqual(fixture.view("badge", 2), [330, 120, 45, 45])
    expectEqual(fixture.view("badge", 1), [])
    let attributes = fixture.layout.layoutAttributesForSupplementaryView(
      ofKind: "badge",
      at: IndexPath(item: 0, section: 0)
    )
    expectEqual(attributes?.zIndex, 1)
  }

  @Test("D2 lie behind the whole section, which is lifted above them")
  func background() {
    let section = rows(.absolute(44))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    section.boundarySupplementaryItems = [boundaryItem("header", .absolute(44), .top)]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets.leading = 5
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(FlowBoundaryView.self, forDecorationViewOfKind: "background")
    let fixture = CompositionalLayoutFixture([1], kinds: ["header"], layout)
    let path = IndexPath(item: 0, section: 0)
    let found = layout.layoutAttributesForDecorationView(ofKind: "background", at: path)
    expectEqual(found.numbers, [5, 0, 370, 108])
    expectEqual(found?.zIndex, 0)
    expectEqual(layout.layoutAttributesForItem(at: path)?.zIndex, 1)
    expectEqual(fixture.view.contentSize.height, 108)
  }

  @Test("Z9 find their own height")
  func estimated() {
    let section = rows(.absolute(44))
    section.boundarySupplementaryItems = [boundaryItem("header", .estimated(30), .top)]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let fixture = CompositionalLayoutFixture([2], kinds: ["header"], layout)
    fixture.source.boundaryWish = { _, size in CGSize(width: size.width, height: 70) }
    fixture.view.reloadData()
    fixture.frame()
    expectEqual(fixture.view("header"), [0, 0, 375, 70])
    expectEqual(fixture.items(1), [[0, 70, 375, 44]])
  }
}

@Suite("Cells of a compositional layout that find their sizes")
@MainActor
struct CompositionalSelfSizingTests {
  private func list(_ counts: [Int], _ height: @escaping (IndexPath) -> CGFloat)
    -> CompositionalLayoutFixture
  {
    let fixture = CompositionalLayoutFixture(
      counts,
      UICollectionViewCompositionalLayout(section: rows(.estimated(50)))
    )
    fixture.source.wish = { path, size in CGSize(width: size.width, height: height(path)) }
    fixture.view.reloadData()
    fixture.frame()
    return fixture
  }

  @Test("take the heights they ask for")
  func heights() {
    let fixture = list([3]) { [60, 80, 44][$0.item] }
    expectEqual(fixture.items(3), [[0, 0, 375, 60], [0, 60, 375, 80], [0, 140, 375, 44]])
    expectEqual(fixture.view.contentSize.height, 184)
  }

  @Test("Z8 keep them while items are inserted and moved")
  func batches() {
    let fixture = list([3]) { [60, 80, 44][$0.item % 3] }
    fixture.source.wish = { _, size in size }
    fixture.view.performBatchUpdates {
      fixture.source.counts = [4]
      fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      fixture.view.moveItem(
        at: IndexPath(item: 2, section: 0),
        to: IndexPath(item: 1, section: 0)
      )
    }
    fixture.frame()
    expectEqual(
      fixture.items(4),
      [
        [0, 0, 375, 50], [0, 50, 375, 44], [0, 94, 375, 60], [0, 154, 375, 80],
      ]
    )
  }

  @Test("leave those that were not seen as they were assumed")
  func unseen() {
    let fixture = list([1_000_000_000]) { _ in 100 }
    // Six rows of 100 fill the view; twelve were in it while they were assumed to be 50 high.
    expectEqual(fixture.view.contentSize.height, CGFloat(1_000_000_000 * 50 + 12 * 50))
  }
}

@Suite("A section provider")
@MainActor
struct CompositionalSectionProviderTests {
  @Test("is asked for all sections, those in sight and one beyond first")
  func eagerly() {
    var asked: [Int] = []
    let fixture = CompositionalLayoutFixture(
      Array(repeating: 3, count: 1000),
      UICollectionViewCompositionalLayout { section, _ in
        asked.append(section)
        return rows(.absolute(section < 5 ? 50 : 60))
      }
    )
    expectEqual(asked, Array(0..<1000))
    // Five sections of 150 points, and 995 of 180.
    expectEqual(fixture.view.contentSize.height, 179_850)
  }

  @Test("is asked for the sections in sight and one beyond of more than 10,000")
  func lazily() {
    var asked: [Int] = []
    let fixture = CompositionalLayoutFixture(
      Array(repeating: 3, count: 10_001),
      UICollectionViewCompositionalLayout { section, _ in
        asked.append(section)
        return rows(.absolute(50))
      }
    )
    // Sections of 150 points: four are in sight.
    expectEqual(asked.prefix(6), [0, 1, 2, 3, 4])
    expectEqual(fixture.view.contentSize.height, CGFloat(10_001 * 150))
    fixture.view.contentOffset.y = 150 * 5000
    fixture.frame()
    expectEqual(asked.dropFirst(5).sorted().prefix(6), [5000, 5001, 5002, 5003, 5004])
    expectEqual(fixture.items(1, section: 5000), [[0, 750_000, 375, 50]])
  }

  @Test("hears of the room and the traits")
  func environment() {
    var sizes: [CGSize] = []
    var directions: [UITraitEnvironmentLayoutDirection] = []
    _ = CompositionalLayoutFixture(
      [1],
      UICollectionViewCompositionalLayout { _, environment in
        sizes.append(environment.container.contentSize)
        directions.append(environment.traitCollection.layoutDirection)
        return rows(.absolute(50))
      }
    )
    expectEqual(sizes, [CGSize(width: 375, height: 600)])
    expectEqual(directions, [.leftToRight])
  }

  @Test("that declares nothing leaves a section without extent, and is reported")
  func nothing() {
    let fixture = CompositionalLayoutFixture(
      [2, 2, 2],
      UICollectionViewCompositionalLayout { section, _ in
        section == 1 ? nil : rows(.absolute(50))
      }
    )
    expectEqual(fixture.items(1, section: 2), [[0, 100, 375, 50]])
    expectEqual(fixture.view.contentSize.height, 200)
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.diagnostics.first?.contains("section 1") == true)
  }

  @Test("is asked again after an invalidation and a batch")
  func again() {
    var height: CGFloat = 50
    let layout = UICollectionViewCompositionalLayout { _, _ in rows(.absolute(height)) }
    let fixture = CompositionalLayoutFixture([2], layout)
    height = 80
    layout.invalidateLayout()
    fixture.frame()
    expectEqual(fixture.items(2), [[0, 0, 375, 80], [0, 80, 375, 80]])
    height = 30
    fixture.view.performBatchUpdates {
      fixture.source.counts = [2, 1]
      fixture.view.insertSections([1])
    }
    fixture.frame()
    expectEqual(fixture.items(1, section: 1), [[0, 60, 375, 30]])
  }

  /// A header of 44 points, which asks for 70 in the pass that shows it first.
  @Test("make room in the pass in which they find their size")
  func headerFindsItsSize() throws {
    let section = rows(.absolute(50))
    section.boundarySupplementaryItems = [boundaryItem("header", .estimated(44), .top)]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let fixture = CompositionalLayoutFixture([3], kinds: ["header"], layout)
    fixture.source.boundaryWish = { _, size in CGSize(width: size.width, height: 70) }
    fixture.view.reloadData()
    fixture.frame()
    let cell = try #require(fixture.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    expectEqual(cell.frame, CGRect(x: 0, y: 70, width: 375, height: 50))
  }

  @Test("are placed with the sections of a rectangle that nothing has come near yet")
  func farRectangle() {
    let fixture = CompositionalLayoutFixture(
      Array(repeating: 10, count: 30),
      UICollectionViewCompositionalLayout { _, _ in rows(.absolute(50)) }
    )
    let whole = CGRect(x: 0, y: 0, width: 375, height: 30 * 500)
    expectEqual(fixture.layout.layoutAttributesForElements(in: whole)?.count, 300)
    fixture.frame()
    expectEqual(fixture.view.contentSize.height, 15_000)
  }
}
