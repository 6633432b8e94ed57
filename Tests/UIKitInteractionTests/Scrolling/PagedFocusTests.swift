import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Thirty cells of 100 × 100 in a line that is scrolled in pages of 300.
@Suite("The focus in a list that pages")
@MainActor
struct PagedFocusTests {
  private func show(isRightToLeft: Bool = false) -> (Fixture, DragList) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    let fixture = Fixture(width: 300, height: 100)
    let list = DragList([(0..<30).map { "\($0)" }.joined(separator: " ")], layout, x: 0)
    list.view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    list.view.isPagingEnabled = true
    list.view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    fixture.show(list.view)
    _ = fixture.window.makeFirstResponder(list.view)
    list.view.focusedPath = [0, 2]
    return (fixture, list)
  }

  @Test("brings the whole page of its item, in both directions", arguments: [false, true])
  func pages(isRightToLeft: Bool) {
    let (fixture, list) = show(isRightToLeft: isRightToLeft)
    let start = list.view.contentOffset.x
    fixture.screen.press(isRightToLeft ? .keyboardLeftArrow : .keyboardRightArrow)
    fixture.backend.advanceUntilIdle()
    expectEqual(list.view.focusedPath, [0, 3])
    expectEqual(abs(list.view.contentOffset.x - start), 300)
    fixture.screen.press(isRightToLeft ? .keyboardRightArrow : .keyboardLeftArrow)
    fixture.backend.advanceUntilIdle()
    expectEqual(list.view.contentOffset.x, start)
  }

  @Test("goes on in a list without a size")
  func noSize() {
    let (fixture, list) = show()
    list.view.frame = .zero
    fixture.screen.press(.keyboardRightArrow)
    fixture.backend.advanceUntilIdle()
    expectEqual(list.view.contentOffset, .zero)
  }

  @Test("leaves an animated scroll to an offset alone that the app begins meanwhile")
  func otherScroll() {
    let (fixture, list) = show()
    fixture.screen.press(.keyboardEnd)
    fixture.backend.advance(by: 0.05)
    list.view.setContentOffset(CGPoint(x: 600, y: 0), animated: true)
    fixture.backend.advanceUntilIdle()
    expectEqual(list.view.contentOffset.x, 600)
  }
}
