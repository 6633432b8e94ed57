import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Scrolling to an item")
@MainActor
struct ScrollToItemTests {
  /// A hundred rows that are expected to be 44 high and ask for what `height` says.
  private func fixture(_ height: @escaping (Int) -> CGFloat) -> CollectionFixture {
    let fixture = CollectionFixture([100]) { layout, source in
      layout.height = { _ in 44 }
      layout.takesSizes = true
      source.preferredHeight = { height($0.item) }
    }
    fixture.show()
    return fixture
  }

  struct Landing: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let position: UInt
    let row: Int
    /// The top of the row on screen; rows are 80 high in a view of 400.
    let top: CGFloat
  }

  nonisolated static let landings = [
    Landing(testDescription: "top", position: 1, row: 50, top: 0),
    Landing(testDescription: "the middle", position: 2, row: 50, top: 160),
    Landing(testDescription: "bottom", position: 4, row: 50, top: 320),
    Landing(testDescription: "as little as needed", position: 0, row: 50, top: 320),
    Landing(testDescription: "top at the end", position: 1, row: 99, top: 320),
    Landing(testDescription: "bottom at the start", position: 4, row: 0, top: 0),
  ]

  @Test("lands exactly although sizes arrive on the way:", arguments: landings)
  func lands(_ landing: Landing) {
    let fixture = fixture { _ in 80 }
    fixture.view.scrollToItem(
      at: IndexPath(item: landing.row, section: 0),
      at: UICollectionView.ScrollPosition(rawValue: landing.position),
      animated: false
    )
    expectEqual(fixture.top(ofRow: landing.row), landing.top)
    fixture.frame()
    expectEqual(fixture.top(ofRow: landing.row), landing.top)
  }

  @Test("animated lands exactly too:", arguments: landings)
  func landsAnimated(_ landing: Landing) throws {
    let fixture = fixture { CGFloat(60 + $0 * 7 % 41) }
    let row = IndexPath(item: landing.row, section: 0)
    fixture.view.scrollToItem(
      at: row,
      at: UICollectionView.ScrollPosition(rawValue: landing.position),
      animated: true
    )
    for _ in 0..<120 { fixture.fixture.backend.advance(by: 1.0 / 60) }
    let height = try #require(fixture.view.cellForItem(at: row)?.frame.height)
    let top = try #require(fixture.top(ofRow: landing.row))
    switch landing.position {
    case 1 where landing.row == 50: #expect(abs(top) < 0.5)
    case 2: #expect(abs(top + height / 2 - 200) < 0.5)
    case _ where landing.row == 0: #expect(abs(top) < 0.5)
    default: #expect(abs(top + height - 400) < 0.5)
    }
  }

  @Test("animated corrects itself at most once that can be seen (T-42)")
  func correctsOnce() {
    let fixture = fixture { _ in 80 }
    fixture.view.scrollToItem(at: IndexPath(item: 80, section: 0), at: .top, animated: true)
    var jumps = 0
    var lastOffsets: [Int: CGFloat] = [:]
    for _ in 0..<120 {
      fixture.fixture.backend.advance(by: 1.0 / 60)
      // A jump is a row that goes back on its way up.
      for row in fixture.rows {
        guard let top = fixture.top(ofRow: row) else { continue }
        if let last = lastOffsets[row], top > last + 0.5 { jumps += 1 }
        lastOffsets[row] = top
      }
      lastOffsets = lastOffsets.filter { fixture.rows.contains($0.key) }
    }
    #expect(abs((fixture.top(ofRow: 80) ?? 1000)) < 0.5)
    #expect(jumps <= 1)
  }

  @Test("is given up when a hand takes the content")
  func givenUp() {
    let fixture = fixture { _ in 80 }
    fixture.view.scrollToItem(at: IndexPath(item: 80, section: 0), at: .top, animated: true)
    fixture.fixture.backend.advance(by: 0.1)
    fixture.fixture.screen.pointer(.pressed, at: CGPoint(x: 10, y: 10))
    fixture.fixture.screen.pointer(.released, at: CGPoint(x: 10, y: 10))
    fixture.fixture.backend.advance(by: 1)
    #expect(fixture.top(ofRow: 80) == nil)
  }

  @Test("reports an item that does not exist and positions that exclude each other")
  func reports() {
    let fixture = fixture { _ in 80 }
    defer { fixture.end() }
    fixture.view.scrollToItem(at: IndexPath(item: 100, section: 0), at: .top, animated: false)
    expectEqual(fixture.view.contentOffset.y, 0)
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.diagnostics.first?.contains("item 100 in section 0") == true)
    #expect(fixture.diagnostics.first?.contains("100 items") == true)
    fixture.view.scrollToItem(
      at: IndexPath(item: 50, section: 0),
      at: [.top, .bottom],
      animated: false
    )
    expectEqual(fixture.diagnostics.count, 2)
    expectEqual(fixture.top(ofRow: 50), 0)
  }

  @Test("minds the content inset")
  func mindsTheInset() {
    let fixture = fixture { _ in 80 }
    fixture.view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
    fixture.view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: false)
    expectEqual(fixture.top(ofRow: 50), 30)
    fixture.view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .bottom, animated: false)
    expectEqual(fixture.top(ofRow: 20), 270)
  }
}
