import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A handler of visible items")
@MainActor
struct CompositionalVisibleItemsTests {
  /// What a handler was called with.
  @MainActor
  private final class Calls {
    var offsets: [CGFloat] = []
    var names: [String] = []
    var widths: [CGFloat] = []
  }

  /// Rows of 100 in a window of 300: three are in sight at the start.
  private func fixture(
    _ section: NSCollectionLayoutSection,
    counts: [Int] = [10],
    isRightToLeft: Bool = false,
    _ handler: @escaping NSCollectionLayoutSectionVisibleItemsInvalidationHandler
  ) -> CompositionalLayoutFixture {
    section.visibleItemsInvalidationHandler = handler
    return CompositionalLayoutFixture(
      counts,
      height: 300,
      isRightToLeft: isRightToLeft,
      kinds: ["header"],
      UICollectionViewCompositionalLayout(section: section)
    )
  }

  @Test("is called when the section is first shown, and for each scrolled frame")
  func calls() {
    let calls = Calls()
    let fixture = fixture(rows(.absolute(100))) { items, offset, environment in
      calls.offsets.append(offset.y)
      calls.names = items.map { "\($0.name) \($0.indexPath.item)" }
      calls.widths = [environment.container.contentSize.width]
    }
    expectEqual(calls.offsets, [0])
    expectEqual(calls.names, ["cell 0", "cell 1", "cell 2"])
    expectEqual(calls.widths, [375])
    fixture.view.contentOffset.y = 30
    fixture.frame()
    expectEqual(calls.offsets, [0, 30])
    expectEqual(calls.names, ["cell 0", "cell 1", "cell 2", "cell 3"])
    fixture.frame()
    expectEqual(calls.offsets, [0, 30])
  }

  @Test("changes how items look until it is called again; their frames stay those of the layout")
  func changes() throws {
    let fixture = fixture(rows(.absolute(100))) { items, offset, _ in
      for item in items where item.indexPath.item == 1 {
        item.alpha = 0.5
        item.zIndex = 7
        item.center.x += offset.y
        item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      }
      items.first { $0.indexPath.item == 2 }?.isHidden = true
    }
    let cell = try #require(fixture.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    expectEqual(cell.alpha, 0.5)
    expectEqual(cell.frame, CGRect(x: 93.75, y: 125, width: 187.5, height: 50))
    expectEqual(cell.layer.zPosition, 7)
    #expect(fixture.view.cellForItem(at: IndexPath(item: 2, section: 0))?.isHidden == true)
    fixture.view.contentOffset.y = 40
    fixture.frame()
    expectEqual(cell.center, CGPoint(x: 187.5 + 40, y: 150))
    expectEqual(fixture.items(4)[3], [0, 300, 375, 100])
    expectEqual(fixture.view.contentSize.height, 1000)
  }

  @Test("sees headers, and only what belongs to its section")
  func ownSection() {
    let calls = Calls()
    let section = rows(.absolute(100))
    section.boundarySupplementaryItems = [boundaryItem("header", .absolute(20), .top)]
    section.visibleItemsInvalidationHandler = { items, _, _ in
      calls.names += items.map { "\($0.representedElementKind ?? $0.name) \($0.indexPath)" }
    }
    let other = rows(.absolute(50))
    _ = CompositionalLayoutFixture(
      [1, 1],
      height: 300,
      kinds: ["header"],
      UICollectionViewCompositionalLayout { index, _ in index == 0 ? other : section }
    )
    expectEqual(calls.names, ["header [1, 0]", "cell [1, 0]"])
  }

  @Test("keeps its changes in sections whose cells find their sizes")
  func estimated() {
    let calls = Calls()
    let fixture = fixture(rows(.estimated(40))) { items, offset, _ in
      calls.offsets.append(offset.y)
      for item in items {
        item.alpha = 0.25
        item.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
      }
    }
    expectEqual(calls.offsets, [0])
    #expect(fixture.view.visibleCells.allSatisfy { $0.alpha == 0.25 })
    #expect(!fixture.view.visibleCells.isEmpty)
    let first = fixture.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    expectEqual(first?.transform, CGAffineTransform(scaleX: 0.8, y: 0.8))
    expectEqual(first?.size, CGSize(width: 375, height: 40))
  }

  /// The item stands at 275 in a container of 375, read from right to left.
  @Test("has the coordinates that are shown where reading goes from right to left")
  func rightToLeft() throws {
    let calls = Calls()
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(100)),
      subitems: [fullItem()]
    )
    let fixture = fixture(
      NSCollectionLayoutSection(group: group),
      counts: [1],
      isRightToLeft: true
    ) { items, _, _ in
      calls.widths = items.map(\.frame.minX)
      for item in items { item.center.x -= 10 }
    }
    expectEqual(calls.widths, [275])
    let cell = try #require(fixture.view.visibleCells.first)
    expectEqual(cell.frame.minX, 265)
  }

  @Test(
    "is called where rows that run from right to left begin, also before all sections are known",
    arguments: [[1], [3, 0], [0, 3, 0, 0], [40], [40, 2]]
  )
  func sideways(counts: [Int]) {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(30), .fractionalHeight(1)),
      subitems: [fullItem()]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.alpha = 0.75 }
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let fixture = CompositionalLayoutFixture(
      counts,
      width: 200,
      height: 160,
      isRightToLeft: true,
      UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    )
    expectEqual(fixture.view.visibleCells.count, min(counts.reduce(0, +), 7))
    #expect(fixture.view.visibleCells.allSatisfy { $0.alpha == 0.75 })
  }
}
