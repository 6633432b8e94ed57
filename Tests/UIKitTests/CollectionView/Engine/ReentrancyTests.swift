import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A change from inside a call")
@MainActor
struct ReentrancyTests {
  struct Interference: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @MainActor @Sendable (CollectionStage) -> Void
  }

  nonisolated static let interferences = [
    Interference(testDescription: "a reload") { stage in
      stage.source.counts = [stage.source.counts[0] == 40 ? 30 : 40]
      stage.view.reloadData()
    },
    Interference(testDescription: "an invalidation") { $0.layout.invalidateLayout() },
    Interference(testDescription: "a scroll") { $0.view.contentOffset.y += 33 },
    Interference(testDescription: "a layout pass") { stage in
      stage.view.setNeedsLayout()
      stage.view.layoutIfNeeded()
    },
    Interference(testDescription: "a change of size") { $0.view.frame.size.height -= 10 },
    Interference(testDescription: "scrolling to an item") { stage in
      stage.view.scrollToItem(at: IndexPath(item: 12, section: 0), at: .top, animated: false)
    },
    Interference(testDescription: "another selection") { stage in
      stage.view.selectItem(
        at: IndexPath(item: 2, section: 0),
        animated: false,
        scrollPosition: .centeredVertically
      )
    },
    Interference(testDescription: "another layout") { stage in
      stage.view.setCollectionViewLayout(GridLayout(columns: 2), animated: true)
    },
  ]

  nonisolated static let calls = ["items 0", "cell 0.1", "show 0.1", "hide 0.0", "sections"]

  @Test(
    "joins the pass, and what is shown afterwards is right:",
    arguments: interferences,
    calls
  )
  func joins(_ interference: Interference, call: String) throws {
    let stage = CollectionStage([40])
    defer { stage.end() }
    var isDone = false
    stage.source.interfere = { line in
      guard line == call, !isDone else { return }
      isDone = true
      interference.change(stage)
    }
    stage.stage.show(stage.view)
    stage.view.contentOffset.y += 130
    stage.frame()
    stage.stage.backend.advance(by: 1)
    stage.frame()
    try #require(isDone)
    let count = stage.source.counts[0]
    let expected = (0..<count).filter { item in
      stage.view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
        .overlaps(stage.view.bounds) == true
    }
    #expect(stage.rows == expected)
    #expect(!stage.rows.isEmpty)
    let seen = stage.view.subviews.filter { $0 is TestCell && !$0.isHidden }
    #expect(seen.count == expected.count)
    for cell in stage.view.visibleCells {
      #expect((cell as? TestCell)?.path == stage.view.indexPath(for: cell))
    }
    #expect(stage.diagnostics == [])
  }
}
