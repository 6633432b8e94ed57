import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The item with the focus")
@MainActor
struct FocusedItemTests {
  @Test(
    "shows whole, behind nothing that is pinned, whichever key has led there",
    arguments: FocusPlace.all
  )
  func uncovered(_ place: FocusPlace) throws {
    let list = FocusedItemFixture(place)
    let (next, back) = (list.line(isForward: true), list.line(isForward: false))
    let keys =
      [next, next, .keyboardPageDown, .keyboardPageDown, next, back, back, .keyboardPageUp]
      + Array(repeating: next, count: 9) + Array(repeating: back, count: 10)
      + [.keyboardEnd, back, back, .keyboardPageUp, next, .keyboardHome, next, .keyboardPageDown]
    for key in keys {
      list.press(key)
      try #require(list.cover == nil, "after \(key)")
    }
  }

  /// The inset above is 60, and 10 while the content is on its way to the end: -10 across, and not where the way began.
  @Test("is scrolled to inside the edges of the content, across too")
  func insideEdges() {
    let fixture = Fixture(width: 400, height: 600)
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 90, height: 50)
    let source = TestSource([200], trace: Trace())
    let view = UICollectionView(frame: fixture.window.bounds, collectionViewLayout: layout)
    view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.contentInset.top = 60
    view.contentOffset.y = -60
    fixture.show(view)
    fixture.screen.tap(at: CGPoint(x: 20, y: 80), device: .mouse)
    fixture.backend.advanceUntilIdle()
    fixture.screen.press(.keyboardEnd)
    fixture.backend.advance(by: 0.05)
    view.contentInset.top = 10
    fixture.backend.advanceUntilIdle()
    expectEqual(view.contentOffset.y, -10)
  }

  @Test("shows whole after keys at random that scroll at once", arguments: FocusPlace.all)
  func random(_ place: FocusPlace) throws {
    let list = FocusedItemFixture(place)
    var generator = SeededGenerator(seed: 1)
    let keys: [UIKeyboardHIDUsage] = [
      .keyboardDownArrow, .keyboardUpArrow, .keyboardLeftArrow, .keyboardRightArrow,
      .keyboardDownArrow, .keyboardRightArrow, .keyboardPageDown, .keyboardPageUp, .keyboardHome,
      .keyboardEnd,
    ]
    list.press(.keyboardHome)
    for count in 0..<25 {
      let key = keys[Int.random(in: 0..<keys.count, using: &generator)]
      UIView.performWithoutAnimation { list.press(key) }
      try #require(list.cover == nil, "after \(key), the \(count + 1)th key")
    }
  }

  /// Rows of 50 below headers of 30 and above footers of 24, between insets of 20 and 12: 400 − 86 = 314 are free.
  @Test("goes on by what is uncovered with page keys")
  func pages() {
    let list = FocusedItemFixture(
      FocusPlace(arrangement: .flow, isHorizontal: false, isRightToLeft: false)
    )
    let start = IndexPath(item: 500, section: 3)
    list.view.selectItem(at: start, animated: false, scrollPosition: .centeredVertically)
    list.fixture.backend.advanceUntilIdle()
    list.press(.keyboardPageDown)
    expectEqual(list.view.focusedPath, IndexPath(item: 506, section: 3))
    list.press(.keyboardPageUp)
    expectEqual(list.view.focusedPath, start)
  }

  @Test(
    "has the start of the content before it at the first item, and the end behind it at the last"
  )
  func ends() {
    let list = FocusedItemFixture(
      FocusPlace(arrangement: .flow, isHorizontal: false, isRightToLeft: false)
    )
    list.press(.keyboardEnd)
    expectEqual(list.view.focusedPath, IndexPath(item: 6, section: 4))
    let bottom = list.view.contentSize.height + 12 - 400
    expectEqual(list.view.contentOffset.y, bottom)
    list.press(.keyboardHome)
    expectEqual(list.view.focusedPath, IndexPath(item: 0, section: 0))
    expectEqual(list.view.contentOffset.y, -20)
  }

  /// A row that its layout pins stands at the top although it belongs 24 rows further up.
  @Test("is no pinned row on the way to what that covers")
  func pinnedRows() {
    let list = FocusedItemFixture(
      FocusPlace(arrangement: .pinnedRows, isHorizontal: false, isRightToLeft: false)
    )
    list.view.contentOffset.y = 40 * 50
    list.fixture.backend.advanceUntilIdle()
    list.view.selectItem(at: [0, 44], animated: false, scrollPosition: [])
    let reached = (0..<20).map { _ in
      list.press(.keyboardUpArrow)
      return list.view.focusedPath?.item
    }
    expectEqual(reached, (24..<44).reversed())
  }

  @Test("is where scrollToItem goes by insets alone, as Apple's does")
  func scrollToItem() {
    let list = FocusedItemFixture(
      FocusPlace(arrangement: .flow, isHorizontal: false, isRightToLeft: false)
    )
    list.view.scrollToItem(at: [3, 500], at: .top, animated: false)
    let attributes = list.view.layoutAttributesForItem(at: [3, 500])
    expectEqual(attributes.map { $0.frame.minY - list.view.contentOffset.y }, 20)
  }
}
