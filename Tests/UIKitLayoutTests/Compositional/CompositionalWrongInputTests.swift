import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A compositional layout that is given what makes no sense")
@MainActor
struct CompositionalWrongInputTests {
  private typealias Layout = UICollectionViewCompositionalLayout

  @Test(
    "has finite frames, and says which number it uses instead",
    arguments: [-5, .nan, .infinity, -.infinity] as [CGFloat]
  )
  func wrongNumbers(number: CGFloat) {
    let wrong = [
      rows(.absolute(number)), rows(.estimated(number)), rows(.fractionalWidth(number)),
      section(row(.absolute(20), [fullItem()])) { $0.interGroupSpacing = number },
      section(row(.absolute(20), [fullItem()])) {
        $0.contentInsets = directional(number, number, number, number)
      },
      section(row(.absolute(20), [fullItem().inset(by: number)])),
      section(row(.absolute(20), [fullItem().spaced(edges(leading: .fixed(number)))])),
      section(row(.absolute(20), [fullItem()]).gap(.flexible(number))),
    ]
    for (index, section) in wrong.enumerated() {
      let fixture = CompositionalLayoutFixture([3], Layout(section: section))
      let frames = fixture.items(3)
      #expect(frames.count == 3 && frames.joined().allSatisfy { $0.isFinite }, "\(index)")
      #expect(fixture.view.contentSize.height.isFinite, "\(index)")
      // Groups overlap by a negative spacing, and a negative inset of an item makes it larger, as in UIKit.
      if !(number == -5 && index >= 3) {
        #expect(fixture.diagnostics.contains { $0.contains("\(number)") }, "\(index)")
      }
    }
  }

  @Test("gives rows of no height a place each, and no frame is wrong", arguments: [true, false])
  func zero(isEstimated: Bool) {
    let fixture = CompositionalLayoutFixture(
      [50],
      Layout(section: rows(isEstimated ? .estimated(0) : .absolute(0)))
    ) { source in
      source.wish = { path, size in
        CGSize(width: size.width, height: isEstimated ? CGFloat(20 + path.item % 3) : size.height)
      }
    }
    fixture.fixture.backend.advanceUntilIdle()
    // 29 rows of 20, 21 and 22 in turn fill 600 points: 28 · 21 = 588.
    let seen = isEstimated ? 28 : 50
    let heights = (0..<seen).map { isEstimated ? Double(20 + $0 % 3) : 0 }
    expectEqual(fixture.items(seen).map { $0[3] }, heights)
    expectEqual(fixture.items(2)[1], [0, heights[0], 375, heights[1]])
  }

  @Test("takes a group without subitems as room for one item, and says so")
  func emptyGroup() {
    let empty = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      subitems: []
    )
    let fixture = CompositionalLayoutFixture([2], Layout(section: section(empty)))
    expectEqual(fixture.items(2), [[0, 0, 375, 30], [0, 30, 375, 30]])
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.diagnostics.first?.contains("section 0: the group has no items") == true)
  }

  @Test("takes groups nested a thousand deep as room for one item, and says where")
  func thousandDeep() {
    var group = row(.absolute(40), [fullItem()])
    for _ in 0..<1_000 { group = row(.absolute(40), [group]) }
    let fixture = CompositionalLayoutFixture([3], Layout(section: section(group)))
    expectEqual(fixture.items(3), [[0, 0, 375, 40], [0, 40, 375, 40], [0, 80, 375, 40]])
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.diagnostics.first?.contains("section 0, subitem 0, 0, 0") == true)
    #expect(fixture.diagnostics.first?.contains("more than 64 deep") == true)
  }

  /// Sections 2, 5, 8 and so on are declared by nil: two of 50 in every three, 100 points.
  @Test("leaves out every third of a million sections if it is declared by nil")
  func everyThird() {
    var asked = 0
    let fixture = CompositionalLayoutFixture(
      Array(repeating: 1, count: 1_000_000),
      Layout { section, _ in
        asked += 1
        return section % 3 == 2 ? nil : rows(.absolute(50))
      }
    )
    expectEqual(fixture.items(1, section: 3), [[0, 100, 375, 50]])
    expectEqual(fixture.items(1, section: 2), [[]])
    // 600 points show twelve rows in 18 sections; a few more are asked for.
    #expect(asked < 40)
    #expect(fixture.diagnostics.allSatisfy { $0.contains("section") })
    let last = IndexPath(item: 0, section: 999_999)
    fixture.view.scrollToItem(at: last, at: .bottom, animated: false)
    fixture.frame()
    #expect(fixture.view.cellForItem(at: last) != nil)
    #expect(fixture.view.indexPathsForVisibleItems.allSatisfy { $0.section % 3 != 2 })
    #expect(asked < 100)
  }

  /// Whatever the provider says, a section begins where the one before ends.
  @Test("stands without a gap, though its provider says something else each time")
  func changesItsMind() {
    var calls = 0
    let layout = Layout { _, _ in
      calls += 1
      return calls % 4 == 3 ? nil : rows(.absolute(CGFloat(20 + calls % 5 * 10)))
    }
    let fixture = CompositionalLayoutFixture(Array(repeating: 3, count: 200), layout)
    for offset in [0.0, 3_000, 500, 9_000, 0, 12_000] {
      fixture.view.contentOffset.y = offset
      fixture.frame()
      if offset == 500 { layout.invalidateLayout() }
      fixture.frame()
      let shown = fixture.view.indexPathsForVisibleItems.sorted()
      let frames = shown.compactMap { fixture.view.cellForItem(at: $0)?.frame }
      #expect(!frames.isEmpty && frames.count == shown.count)
      for (upper, lower) in zip(frames, frames.dropFirst()) {
        expectEqual(upper.maxY, lower.minY, "at \(offset)")
      }
    }
  }
}
