import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A change from inside a call")
@MainActor
struct ReentrancyTests {
  struct Interference: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @MainActor @Sendable (CollectionFixture) -> Void
  }

  nonisolated static let interferences = [
    Interference(testDescription: "a reload") { fixture in
      fixture.source.counts = [fixture.source.counts[0] == 40 ? 30 : 40]
      fixture.view.reloadData()
    },
    Interference(testDescription: "an invalidation") { $0.layout.invalidateLayout() },
    Interference(testDescription: "a scroll") { $0.view.contentOffset.y += 33 },
    Interference(testDescription: "a layout pass") { fixture in
      fixture.view.setNeedsLayout()
      fixture.view.layoutIfNeeded()
    },
    Interference(testDescription: "a change of size") { $0.view.frame.size.height -= 10 },
    Interference(testDescription: "scrolling to an item") { fixture in
      fixture.view.scrollToItem(at: IndexPath(item: 12, section: 0), at: .top, animated: false)
    },
    Interference(testDescription: "another selection") { fixture in
      fixture.view.selectItem(
        at: IndexPath(item: 2, section: 0),
        animated: false,
        scrollPosition: .centeredVertically
      )
    },
    Interference(testDescription: "another layout") { fixture in
      fixture.view.setCollectionViewLayout(GridLayout(columns: 2), animated: true)
    },
  ]

  nonisolated static let calls = ["items 0", "cell 0.1", "show 0.1", "hide 0.0", "sections"]

  @Test(
    "joins the pass, and what is shown afterwards is right:",
    arguments: interferences,
    calls
  )
  func joins(_ interference: Interference, call: String) throws {
    let fixture = CollectionFixture([40])
    defer { fixture.end() }
    var isDone = false
    fixture.source.interfere = { line in
      guard line == call, !isDone else { return }
      isDone = true
      interference.change(fixture)
    }
    fixture.fixture.show(fixture.view)
    fixture.view.contentOffset.y += 130
    fixture.frame()
    fixture.fixture.backend.advance(by: 1)
    fixture.frame()
    try #require(isDone)
    let count = fixture.source.counts[0]
    let expected = (0..<count).filter { item in
      fixture.view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
        .overlaps(fixture.view.bounds) == true
    }
    expectEqual(fixture.rows, expected)
    #expect(!fixture.rows.isEmpty)
    let seen = fixture.view.subviews.filter { $0 is TestCell && !$0.isHidden }
    expectEqual(seen.count, expected.count)
    for cell in fixture.view.visibleCells {
      expectEqual((cell as? TestCell)?.path, fixture.view.indexPath(for: cell))
    }
    expectEqual(fixture.diagnostics, [])
  }
}
