import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A row of 100, cards of 300 that follow each other at 310, and rows of 100 in a window of 375 × 600.
@Suite("Items of a section that scrolls across its layout")
@MainActor
struct OrthogonalReachTests {
  private func fixture(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
    isRightToLeft: Bool = false
  ) -> CarouselFixture {
    CarouselFixture(
      isRightToLeft: isRightToLeft,
      (rows(.absolute(100)), 1),
      (carousel(behavior, .absolute(300), .absolute(200)), 5),
      (rows(.absolute(100)), 20),
      (carousel(behavior, .absolute(300), .absolute(200)), 5),
      (rows(.absolute(100)), 20)
    )
  }

  private func select(_ fixture: CarouselFixture, _ item: Int, _ section: Int) {
    fixture.view.selectItem(
      at: IndexPath(item: item, section: section),
      animated: false,
      scrollPosition: []
    )
    fixture.view.becomeFirstResponder()
    fixture.base.frame()
  }

  private func press(_ fixture: CarouselFixture, _ keys: UIKeyboardHIDUsage...) {
    for key in keys {
      fixture.screen.press(key)
      fixture.rest()
    }
  }

  private func focused(_ fixture: CarouselFixture) -> [Int] {
    fixture.view.focusedPath.map { [$0.section, $0.item] } ?? []
  }

  @Test("are reached by arrows, which scroll their section")
  func arrows() {
    let fixture = fixture()
    fixture.screen.tap(at: CGPoint(x: 100, y: 150))
    fixture.rest()
    expectEqual(focused(fixture), [1, 0])
    press(fixture, .keyboardRightArrow)
    expectEqual(focused(fixture), [1, 1])
    // 630 − 375
    expectEqual(fixture.offset(1), 255)
    press(fixture, .keyboardRightArrow, .keyboardRightArrow, .keyboardRightArrow)
    expectEqual(focused(fixture), [1, 4])
    // 1560 − 375
    expectEqual(fixture.offset(1), 1185)
    expectEqual(fixture.view.contentOffset, .zero)
    // At the end there is nothing further right.
    press(fixture, .keyboardRightArrow)
    expectEqual(focused(fixture), [1, 4])
    press(fixture, .keyboardLeftArrow)
    expectEqual(focused(fixture), [1, 3])
    expectEqual(fixture.offset(1), 950)
  }

  @Test("are entered and left by arrows across, at what shows of their section")
  func arrowsAcross() {
    let fixture = fixture()
    fixture.scroll(1, to: 620)
    select(fixture, 0, 0)
    fixture.screen.tap(at: CGPoint(x: 100, y: 50))
    fixture.rest()
    expectEqual(focused(fixture), [0, 0])
    press(fixture, .keyboardDownArrow)
    // Item 2 shows from 20 to 320, which is nearest to the middle.
    expectEqual(focused(fixture), [1, 2])
    expectEqual(fixture.offset(1), 620)
    press(fixture, .keyboardDownArrow)
    expectEqual(focused(fixture), [2, 0])
    press(fixture, .keyboardUpArrow)
    expectEqual(focused(fixture), [1, 2])
    press(fixture, .keyboardUpArrow)
    expectEqual(focused(fixture), [0, 0])
  }

  @Test("are reached by arrows where reading goes from right to left")
  func rightToLeft() {
    let fixture = fixture(.groupPaging, isRightToLeft: true)
    fixture.screen.tap(at: CGPoint(x: 300, y: 150))
    fixture.rest()
    expectEqual(focused(fixture), [1, 0])
    press(fixture, .keyboardLeftArrow)
    expectEqual(focused(fixture), [1, 1])
    expectEqual(fixture.offset(1), 895)
    press(fixture, .keyboardRightArrow)
    expectEqual(focused(fixture), [1, 0])
    expectEqual(fixture.offset(1), 1205)
  }

  @Test("are scrolled to in both directions at once")
  func scrollsToItem() {
    let path = IndexPath(item: 3, section: 3)
    for isAnimated in [false, true] {
      let fixture = fixture()
      fixture.view.scrollToItem(
        at: path,
        at: [.top, .centeredHorizontally],
        animated: isAnimated
      )
      fixture.rest()
      // 100 + 200 + 20 · 100; the middle of item 3 is at 20 + 3 · 310 + 150 = 1100.
      expectEqual(fixture.view.contentOffset.y, 2300)
      expectEqual(fixture.offset(3), 912.5)
      #expect(fixture.view.cellForItem(at: path) != nil)
    }
  }

  @Test("are scrolled to at their place of rest where the section has such")
  func scrollsToRest() {
    let expected: [(UICollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat)] = [
      (.continuousGroupLeadingBoundary, 620), (.groupPaging, 620), (.paging, 375),
      (.groupPagingCentered, 602.5),
    ]
    for (behavior, place) in expected {
      let fixture = fixture(behavior)
      fixture.view.scrollToItem(
        at: IndexPath(item: 2, section: 1),
        at: [.top, .left],
        animated: false
      )
      fixture.rest()
      expectEqual(fixture.offset(1), place, "\(behavior)")
      // What shows as a whole stays where it is.
      fixture.view.scrollToItem(at: IndexPath(item: 2, section: 1), at: .top, animated: false)
      expectEqual(fixture.offset(1), place, "\(behavior)")
    }
  }

  @Test("are found at a point, and have cells while they show")
  func found() {
    let fixture = fixture()
    fixture.scroll(1, to: 620)
    expectEqual(
      fixture.view.indexPathForItem(at: CGPoint(x: 25, y: 150)),
      IndexPath(item: 2, section: 1)
    )
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 325, y: 150)) == nil)
    expectEqual(fixture.items(1), [1, 2, 3])
    let visible = fixture.view.visibleCells
    expectEqual(visible.count, fixture.view.indexPathsForVisibleItems.count)
    for cell in visible {
      let path = fixture.view.indexPath(for: cell)
      #expect(path.flatMap { fixture.view.cellForItem(at: $0) } === cell)
    }
  }

  @Test("are pressed and selected where they are on screen")
  func selects() {
    let fixture = fixture()
    fixture.scroll(1, to: 620)
    fixture.screen.tap(at: CGPoint(x: 25, y: 150))
    expectEqual(focused(fixture), [1, 2])
    #expect(fixture.cell(2, 1)?.isSelected == true)
    // A drag takes the touch to scroll: nothing is selected by it.
    fixture.screen.drag(
      from: CGPoint(x: 300, y: 150),
      to: CGPoint(x: 200, y: 150),
      duration: 0.5
    )
    fixture.rest()
    expectEqual(focused(fixture), [1, 2])
  }

  /// What was asked for ahead.
  @MainActor
  private final class Prefetched: NSObject, UICollectionViewDataSourcePrefetching {
    var paths: [[Int]] = []
    var cancelled: [[Int]] = []

    func collectionView(
      _ collectionView: UICollectionView,
      prefetchItemsAt indexPaths: [IndexPath]
    ) { paths += indexPaths.map { [$0.section, $0.item] } }

    func collectionView(
      _ collectionView: UICollectionView,
      cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { cancelled += indexPaths.map { [$0.section, $0.item] } }
  }

  @Test("are prefetched beside what shows of their section, and in sections to come")
  func prefetches() {
    let prefetched = Prefetched()
    let fixture = CarouselFixture(
      (carousel(), 9),
      (rows(.absolute(700)), 1),
      (carousel(.continuous, .absolute(300), .absolute(200)), 9)
    )
    fixture.view.prefetchDataSource = prefetched
    fixture.base.frame()
    // Of the first section what stands within 375 beyond 375, of the last one what will show.
    expectEqual(prefetched.paths.filter { $0[0] == 0 }, [[0, 2]])
    expectEqual(prefetched.paths.filter { $0[0] == 2 }, [[2, 0], [2, 1]])
    prefetched.paths = []
    fixture.scroll(0, to: 620)
    expectEqual(prefetched.paths, [[0, 4]])
  }

  /// At 1240 cards 3 to 5 show, and card 6 begins at 1880; at 930 cards 2 to 4 do, and card 1 ends at 630, which is
  /// within 375 of that.
  @Test(
    "are prefetched in the direction in which their section was scrolled last",
    arguments: [false, true]
  )
  func prefetchesBackwards(isRightToLeft: Bool) {
    let prefetched = Prefetched()
    let fixture = CarouselFixture(isRightToLeft: isRightToLeft, (carousel(), 9))
    fixture.view.prefetchDataSource = prefetched
    fixture.base.frame()
    // Nine cards make content of 2820, which ends at 2445.
    func place(_ offset: CGFloat) -> CGFloat { isRightToLeft ? 2445 - offset : offset }
    fixture.scroll(to: place(1240))
    expectEqual(fixture.items(), [3, 4, 5])
    expectEqual(prefetched.paths.last, [0, 6])
    prefetched.paths = []
    fixture.scroll(to: place(930))
    expectEqual(fixture.items(), [2, 3, 4])
    expectEqual(prefetched.paths, [[0, 1]])
    #expect(prefetched.cancelled.contains([0, 6]))
    // And forwards again.
    fixture.scroll(to: place(1240))
    expectEqual(prefetched.paths.last, [0, 6])
  }
}
