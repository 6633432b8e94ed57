import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// How often the handlers of visible items are called in three carousels below each other, and a list below them.
@Suite("Calls of handlers of visible items")
@MainActor
struct HandlerCallTests {
  @MainActor
  private final class Calls {
    var counts = [0, 0, 0, 0]
    var offsets: [CGFloat] = []

    /// The calls since the last time.
    func take() -> [Int] {
      defer { counts = [0, 0, 0, 0] }
      return counts
    }
  }

  private func screen(
    _ calls: Calls,
    height: NSCollectionLayoutDimension = .absolute(50)
  ) -> CarouselFixture {
    func counted(_ section: NSCollectionLayoutSection, _ index: Int) -> NSCollectionLayoutSection {
      section.visibleItemsInvalidationHandler = { _, offset, _ in
        calls.counts[index] += 1
        if index == 1 { calls.offsets.append(offset.x) }
      }
      return section
    }
    return CarouselFixture(
      (counted(carousel(), 0), 10),
      (counted(carousel(), 1), 10),
      (counted(carousel(), 2), 10),
      (counted(rows(height), 3), 30)
    )
  }

  @Test("are one for each section when it is first shown")
  func first() {
    let calls = Calls()
    let screen = screen(calls)
    expectEqual(calls.take(), [1, 1, 1, 1])
    screen.base.frame()
    expectEqual(calls.take(), [0, 0, 0, 0])
  }

  @Test("are one for each frame of one carousel, and none for the others")
  func carouselFrames() {
    let calls = Calls()
    let screen = screen(calls)
    _ = calls.take()
    calls.offsets = []
    for offset in [10, 20, 30] as [CGFloat] { screen.scroll(1, to: offset) }
    expectEqual(calls.take(), [0, 3, 0, 0])
    expectEqual(calls.offsets, [10, 20, 30])
  }

  @Test("are one for each frame in which a finger moves a carousel, and none for the others")
  func drag() {
    let calls = Calls()
    let screen = screen(calls)
    _ = calls.take()
    screen.screen.pointer(.pressed, at: CGPoint(x: 200, y: 90))
    var frames = 0
    for x in stride(from: 180 as CGFloat, through: 100, by: -20) {
      screen.screen.pointer(.dragged, at: CGPoint(x: x, y: 90))
      screen.base.frame()
      frames += 1
    }
    let found = calls.take()
    #expect(found[1] > 0)
    #expect(found[1] <= frames)
    expectEqual(found[0], 0)
    expectEqual(found[2], 0)
    expectEqual(found[3], 0)
  }

  @Test("are one for each section in sight in a frame that scrolls all of them")
  func scrolled() {
    let calls = Calls()
    let screen = screen(calls)
    _ = calls.take()
    screen.view.contentOffset.y = 30
    screen.base.frame()
    expectEqual(calls.take(), [1, 1, 1, 1])
    // The first two are out of sight.
    screen.view.contentOffset.y = 130
    screen.base.frame()
    _ = calls.take()
    screen.view.contentOffset.y = 140
    screen.base.frame()
    expectEqual(calls.take(), [0, 0, 1, 1])
  }

  @Test("are none where nothing that a handler sees has changed")
  func unchanged() {
    let calls = Calls()
    let screen = screen(calls)
    _ = calls.take()
    let path = IndexPath(item: 0, section: 0)
    screen.view.selectItem(at: path, animated: false, scrollPosition: [])
    screen.base.frame()
    _ = screen.view.layoutAttributesForItem(at: IndexPath(item: 9, section: 2))
    screen.base.frame()
    expectEqual(calls.take(), [0, 0, 0, 0])
  }

  @Test("are none for sections above a row that finds another height")
  func measured() {
    let calls = Calls()
    var height: CGFloat = 50
    let screen = screen(calls, height: .estimated(50))
    screen.base.source.wish = { _, size in CGSize(width: size.width, height: height) }
    _ = calls.take()
    height = 70
    screen.cell(1, 3)?.invalidateIntrinsicContentSize()
    screen.base.frame()
    let found = calls.take()
    expectEqual(found[0...2], [0, 0, 0])
    #expect(found[3] >= 1)
  }

  @Test("are one for each section in sight when the app says that the layout is invalid")
  func invalidated() {
    let calls = Calls()
    let screen = screen(calls)
    _ = calls.take()
    screen.base.layout.invalidateLayout()
    screen.base.frame()
    expectEqual(calls.take(), [1, 1, 1, 1])
  }

  @Test("leave what others have changed as it is")
  func kept() throws {
    let first = carousel()
    first.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.alpha = 0.5 }
    }
    let screen = CarouselFixture((first, 10), (carousel(), 10))
    expectEqual(screen.cell(0)?.alpha, 0.5)
    let second = carousel()
    second.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.alpha = 0.25 }
    }
    let both = CarouselFixture((first, 10), (second, 10))
    both.scroll(1, to: 40)
    expectEqual(both.cell(0)?.alpha, 0.5)
    expectEqual(both.cell(0, 1)?.alpha, 0.25)
  }
}
