import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Sections of 20 rows of 50 points, below headers of 30 that grow to 80.
@Suite("A header that finds another height")
@MainActor
struct HeaderAnchorTests {
  @Test("leaves content at its start there (C36)", arguments: HeaderLayout.allCases)
  func firstHeader(layout: HeaderLayout) {
    let list = HeaderFixture(layout)
    expectEqual(list.header(0)?.frame, CGRect(x: 0, y: 0, width: 320, height: 30))
    list.grow(0, to: 80)
    expectEqual(list.offset, 0)
    expectEqual(list.top(ofHeader: 0), 0)
    expectEqual(list.top(ofRow: 0), 80)
  }

  @Test(
    "leaves content at its start there along both axes and in both directions",
    arguments: HeaderLayout.ofAnyDirection,
    ReadingOrientation.allCases
  )
  func firstHeaderInAnyDirection(layout: HeaderLayout, orientation: ReadingOrientation) {
    let list = HeaderFixture(layout, orientation)
    list.grow(0, to: 80)
    expectEqual(list.offset, 0)
    expectEqual(list.top(ofHeader: 0), 0)
    expectEqual(list.top(ofRow: 0), 80)
    list.usualHeight = 80
    list.jump(to: list.start(ofHeader: 1))
    expectEqual(list.top(ofHeader: 1), 0)
    expectEqual(list.top(ofRow: 0, section: 1), 80)
  }

  @Test("leaves it there below an inset", arguments: HeaderLayout.allCases)
  func firstHeaderBelowInset(layout: HeaderLayout) {
    let list = HeaderFixture(layout) { $0.contentInset.top = 20 }
    expectEqual(list.offset, -20)
    list.grow(0, to: 80)
    expectEqual(list.offset, -20)
    expectEqual(list.top(ofRow: 0), 100)
  }

  @Test("stays where it begins after a jump to it", arguments: HeaderLayout.allCases)
  func jump(layout: HeaderLayout) {
    let list = HeaderFixture(layout)
    list.usualHeight = 80
    let start = list.start(ofHeader: 1)
    list.jump(to: start)
    expectEqual(list.offset, start)
    expectEqual(list.top(ofHeader: 1), 0)
    expectEqual(list.top(ofRow: 0, section: 1), 80)
  }

  @Test("keeps its place below rows in sight", arguments: HeaderLayout.allCases)
  func headerInSight(layout: HeaderLayout) throws {
    let list = HeaderFixture(layout)
    list.jump(to: list.start(ofHeader: 1) - 200)
    let offset = list.offset
    let top = try #require(list.top(ofHeader: 1))
    #expect(top > 150)
    list.grow(1, to: 80)
    expectEqual(list.offset, offset)
    expectEqual(list.top(ofHeader: 1), top)
    expectEqual(list.top(ofRow: 0, section: 1), top + 80)
  }

  @Test(
    "keeps its place when it is the first to begin in sight",
    arguments: HeaderLayout.allCases
  )
  func headerBelowPartOfRow(layout: HeaderLayout) throws {
    let list = HeaderFixture(layout)
    // Of the last row of the first section only the end is above it.
    list.jump(to: list.start(ofHeader: 1) - 10)
    let offset = list.offset
    let top = try #require(list.top(ofHeader: 1))
    #expect(top > 0)
    list.grow(1, to: 80)
    expectEqual(list.offset, offset)
    expectEqual(list.top(ofHeader: 1), top)
  }

  @Test("moves no row in sight while it is above them", arguments: HeaderLayout.allCases)
  func headerAbove(layout: HeaderLayout) {
    let list = HeaderFixture(layout)
    list.jump(to: 20)
    list.grow(0, to: 80)
    expectEqual(list.offset, 70)
    expectEqual(list.top(ofRow: 0), 10)
  }

  /// At an offset of 230 a row begins exactly at the top, under the pinned header.
  @Test(
    "moves no row in sight while it is pinned over them",
    arguments: HeaderLayout.pinned,
    [230, 245, 600] as [CGFloat]
  )
  func pinned(layout: HeaderLayout, offset: CGFloat) throws {
    let list = HeaderFixture(layout)
    list.jump(to: offset)
    let offset = list.offset
    let row = Int((offset - 30) / 50) + 2
    let top = try #require(list.top(ofRow: row))
    list.grow(0, to: 80)
    expectEqual(list.offset, offset + 50)
    expectEqual(list.top(ofRow: row), top)
    expectEqual(list.top(ofHeader: 0), 0)
    expectEqual(list.header(0)?.frame.height, 80)
  }

  @Test("that is lower again moves nothing either", arguments: HeaderLayout.allCases)
  func shrinks(layout: HeaderLayout) {
    let list = HeaderFixture(layout)
    list.grow(0, to: 80)
    list.grow(0, to: 30)
    expectEqual(list.offset, 0)
    list.jump(to: list.start(ofHeader: 1))
    let offset = list.offset
    list.grow(1, to: 80)
    list.grow(1, to: 30)
    expectEqual(list.offset, offset)
    expectEqual(list.top(ofHeader: 1), 0)
  }

  @Test("stays where it begins over a reload", arguments: HeaderLayout.allCases)
  func reload(layout: HeaderLayout) {
    let list = HeaderFixture(layout)
    list.jump(to: list.start(ofHeader: 1))
    list.usualHeight = 80
    list.view.reloadData()
    list.fixture.backend.makeFrame()
    expectEqual(list.top(ofHeader: 1), 0)
    expectEqual(list.top(ofRow: 0, section: 1), 80)
  }

  @Test("moves the offset if the app has a row held", arguments: HeaderLayout.allCases)
  func heldRow(layout: HeaderLayout) {
    let list = HeaderFixture(layout)
    list.view.holdItem(at: IndexPath(item: 3, section: 0), edge: .start)
    expectEqual(list.top(ofRow: 3), 180)
    list.grow(0, to: 80)
    expectEqual(list.offset, 50)
    expectEqual(list.top(ofRow: 3), 180)
  }
}
