import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Rows of a compositional layout in a window of 375 × 600, which ask for their own heights.
@Suite("A list of rows that find their heights")
@MainActor
struct GrowingRowTests {
  private func list(
    _ counts: [Int],
    estimate: CGFloat = 50,
    _ height: @escaping (IndexPath) -> CGFloat
  ) -> CompositionalLayoutFixture {
    shown(counts, rows(.estimated(estimate)), height)
  }

  private func shown(
    _ counts: [Int],
    _ section: NSCollectionLayoutSection,
    _ height: @escaping (IndexPath) -> CGFloat
  ) -> CompositionalLayoutFixture {
    let fixture = CompositionalLayoutFixture(
      counts,
      UICollectionViewCompositionalLayout(section: section)
    )
    fixture.source.wish = { path, size in CGSize(width: size.width, height: height(path)) }
    fixture.view.reloadData()
    fixture.frame()
    return fixture
  }

  /// Calls `body`, and returns what is reported meanwhile.
  private func diagnostics(_ body: () -> Void) -> [String] {
    var found: [String] = []
    Diagnostics.hook = { found.append($0.message) }
    defer { Diagnostics.hook = nil }
    body()
    return found
  }

  @Test("settles where a row cannot decide between sizes that look the same")
  func almostTheSame() {
    var answers: [CGFloat] = []
    let reported = diagnostics {
      let fixture = list([3]) { path in
        guard path.item == 1 else { return 40 }
        answers.append(answers.last == 40.2 ? 40.4 : 40.2)
        return answers[answers.count - 1]
      }
      expectEqual(fixture.items(3), [[0, 0, 375, 40], [0, 40, 375, 40.2], [0, 80.2, 375, 40]])
    }
    // The second answer is as good as the first, which stays.
    expectEqual(answers, [40.2, 40.4])
    expectEqual(reported, [])
  }

  @Test("ends at the largest height of a row that never agrees, and names it once")
  func neverAgrees() {
    var isTall = false
    let reported = diagnostics {
      let fixture = list([3]) { path in
        guard path.item == 1 else { return 40 }
        isTall.toggle()
        return isTall ? 90 : 40
      }
      expectEqual(fixture.items(3), [[0, 0, 375, 40], [0, 40, 375, 90], [0, 130, 375, 40]])
      fixture.view.setNeedsLayout()
      fixture.frame()
      expectEqual(fixture.items(3), [[0, 0, 375, 40], [0, 40, 375, 90], [0, 130, 375, 40]])
    }
    expectEqual(reported.count, 1)
    #expect(reported.first?.contains("item 1 in section 0") == true)
    #expect(reported.first?.contains("90.0") == true)
  }

  /// Row 100 begins at 100 · 50 and row 99, of which a point shows, at 4950; it asks for 40 more.
  @Test("keeps what is seen in its place when a row above it turns out higher")
  func rowAbove() throws {
    let fixture = list([200]) { $0.item == 99 ? 90 : 50 }
    fixture.view.contentOffset.y = 5000
    fixture.frame()
    let row = try #require(fixture.view.cellForItem(at: IndexPath(item: 100, section: 0)))
    expectEqual(row.frame.minY - fixture.view.contentOffset.y, 0)
    fixture.view.contentOffset.y -= 1
    fixture.frame()
    expectEqual(fixture.view.contentOffset.y, 5039)
    expectEqual(row.frame.minY - fixture.view.contentOffset.y, 1)
  }

  @Test("does not jump while it is scrolled up over rows that were never seen")
  func scrollsUp() {
    let fixture = list([200]) { CGFloat(30 + $0.item * 37 % 60) }
    fixture.view.contentOffset.y = 5000
    fixture.frame()
    func places() -> [Int: CGFloat] {
      var places: [Int: CGFloat] = [:]
      for path in fixture.view.indexPathsForVisibleItems {
        let top = fixture.view.cellForItem(at: path)?.frame.minY
        places[path.item] = top.map { $0 - fixture.view.contentOffset.y }
      }
      return places
    }
    for _ in 0..<100 {
      let before = places()
      fixture.view.contentOffset.y -= 25
      fixture.frame()
      for (row, top) in places() {
        guard let former = before[row] else { continue }
        #expect(abs(top - former - 25) < 0.001, "row \(row)")
      }
    }
  }

  @Test(
    "is scrolled to an item exactly, although sizes arrive on the way",
    arguments: [false, true]
  )
  func scrollsToItem(isAnimated: Bool) throws {
    let fixture = list([500]) { CGFloat(30 + $0.item * 37 % 60) }
    let path = IndexPath(item: 400, section: 0)
    fixture.view.scrollToItem(at: path, at: .top, animated: isAnimated)
    fixture.fixture.backend.advanceUntilIdle()
    fixture.frame()
    let row = try #require(fixture.view.cellForItem(at: path))
    #expect(abs(row.frame.minY - fixture.view.contentOffset.y) < 0.01)
    // 30 + 400 · 37 mod 60 = 30 + 40.
    expectEqual(row.frame.height, 70)
  }

  @Test("has the next section where its rows end when they turn out lower than assumed")
  func shrinks() {
    let fixture = list([10, 1]) { $0.section == 0 ? 20 : 50 }
    // 10 · 20, and not 10 · 50.
    expectEqual(fixture.items(1, section: 1), [[0, 200, 375, 50]])
    expectEqual(fixture.view.contentSize.height, 250)
  }

  @Test("goes on when a row is deleted that is just asked for its size")
  func deletedInFlight() {
    // 40, 45, 50 … 75: all eight show at once.
    let heights = (0..<8).map { 40 + 5 * CGFloat($0) }
    let reported = diagnostics {
      let fixture = CompositionalLayoutFixture(
        [8],
        UICollectionViewCompositionalLayout(section: rows(.estimated(44)))
      )
      var hasDeleted = false
      fixture.source.wish = { [weak fixture] path, size in
        if path.item == 3, !hasDeleted, let fixture {
          hasDeleted = true
          fixture.view.performBatchUpdates {
            fixture.source.counts = [7]
            fixture.view.deleteItems(at: [path])
          }
        }
        return CGSize(width: size.width, height: heights[path.item])
      }
      fixture.view.reloadData()
      fixture.frame()
      fixture.fixture.backend.advanceUntilIdle()
      #expect(hasDeleted)
      // Without the row that asked for 55.
      expectEqual(fixture.items(7).map { $0[3] }, [40, 45, 50, 60, 65, 70, 75])
      expectEqual(fixture.view.visibleCells.count, 7)
    }
    expectEqual(reported, [])
  }

  @Test("says once why a row does not grow whose height is a fraction of an estimate")
  func fractionOfEstimate() {
    let reported = diagnostics {
      let group = row(.estimated(100), [item(.fractionalWidth(1), .fractionalHeight(1))])
      let fixture = shown([2], NSCollectionLayoutSection(group: group)) { _ in 140 }
      expectEqual(fixture.items(2), [[0, 0, 375, 100], [0, 100, 375, 100]])
      fixture.view.reloadData()
      fixture.frame()
    }
    expectEqual(
      reported,
      [
        """
        UICollectionViewCompositionalLayout: section 0: no subitem has an estimated or absolute height, so \
        the estimate of the group, 100.0, stands as its height.
        """
      ]
    )
  }

  @Test("has rows of their own heights in a group of a count along the way")
  func countedRows() {
    let full = size(.fractionalWidth(1), .estimated(100))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: full,
      subitem: NSCollectionLayoutItem(layoutSize: full),
      count: 2
    )
    group.interItemSpacing = .fixed(10)
    let fixture = shown([4], NSCollectionLayoutSection(group: group)) {
      [60, 80, 100, 40][$0.item]
    }
    expectEqual(
      fixture.items(4),
      [
        [0, 0, 375, 60], [0, 70, 375, 80], [0, 150, 375, 100], [0, 260, 375, 40],
      ]
    )
    expectEqual(fixture.view.contentSize.height, 300)
  }

  @Test("says once that insets do nothing along an estimate, where edge spacing does")
  func insetsAlongEstimate() {
    let inset = item(.fractionalWidth(1), .estimated(50))
    inset.contentInsets = directional(8, 8, 8, 8)
    let reported = diagnostics {
      let section = NSCollectionLayoutSection(group: row(.estimated(50), [inset]))
      let fixture = shown([2], section) { _ in 60 }
      expectEqual(fixture.items(2), [[8, 0, 359, 60], [8, 60, 359, 60]])
    }
    expectEqual(
      reported,
      [
        """
        UICollectionViewCompositionalLayout: section 0, subitem 0: content insets along an estimated extent \
        are ignored; use edge spacing there.
        """
      ]
    )
    let spaced = item(.fractionalWidth(1), .estimated(50))
    spaced.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil,
      top: .fixed(8),
      trailing: nil,
      bottom: .fixed(8)
    )
    let section = NSCollectionLayoutSection(group: row(.estimated(50), [spaced]))
    let fixture = shown([2], section) { _ in 60 }
    expectEqual(fixture.items(2), [[0, 8, 375, 60], [0, 84, 375, 60]])
    expectEqual(fixture.view.contentSize.height, 152)
  }
}
