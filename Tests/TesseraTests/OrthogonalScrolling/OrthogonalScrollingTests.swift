import Tessera
import TesseraTestSupport
import Testing

@Suite("The delegate of sections that scroll across their layout")
@MainActor
struct OrthogonalScrollingDelegateTests {
  @Test("hears a drag that ends at rest")
  func drag() {
    let carousels = Carousels(.continuous)
    carousels.drag(by: -100, holding: 1)
    carousels.rest()
    expectEqual(
      carousels.take(),
      [
        "cards will begin dragging", "cards did scroll", "cards will end dragging at 0.0 to 90.0",
        "cards did end dragging",
      ]
    )
    expectEqual(carousels.scroller()?.contentOffset, CGPoint(x: 90, y: 0))
  }

  /// 120 points in a tenth of a second: 1.2 points per millisecond.
  @Test("hears a flick, with the place of rest of the behaviour")
  func flick() {
    let carousels = Carousels(.groupPaging)
    carousels.drag(by: -120)
    #expect(carousels.scroller()?.isDecelerating == true)
    carousels.rest()
    expectEqual(
      carousels.take(),
      [
        "cards will begin dragging", "cards did scroll",
        "cards will end dragging at 1.2 to 310.0", "cards did end dragging, goes on",
        "cards will decelerate", "cards did scroll", "cards did decelerate",
      ]
    )
    expectEqual(carousels.scroller()?.page, 1)
  }

  @Test("chooses another place of rest, which is brought inside the content")
  func choosesTarget() {
    let carousels = Carousels(.groupPaging)
    carousels.chooseTarget = { _ in CGPoint(x: 465, y: 0) }
    carousels.drag(by: -120)
    carousels.rest()
    expectEqual(carousels.scroller()?.contentOffset.x, 465)
    carousels.chooseTarget = { _ in CGPoint(x: 9000, y: 0) }
    carousels.drag(by: -120)
    carousels.rest()
    expectEqual(carousels.scroller()?.contentOffset.x, 1205)
    carousels.chooseTarget = { _ in CGPoint(x: Double.nan, y: 0) }
    carousels.drag(by: 120)
    carousels.rest()
    expectEqual(carousels.scroller()?.contentOffset.x, 930)
  }

  @Test("hears a turn of the wheel with Shift, and nothing of one without")
  func wheel() {
    let carousels = Carousels(.groupPaging)
    let place = CGPoint(x: 187, y: 200)
    carousels.fixture.screen.turnWheel(by: 1, at: place)
    carousels.rest()
    expectEqual(carousels.take(), [])
    carousels.fixture.screen.turnWheel(by: 1, at: place, modifiers: .shift)
    carousels.rest()
    expectEqual(carousels.take(), ["cards did scroll", "cards did animate"])
    expectEqual(carousels.scroller()?.contentOffset.x, 310)
  }

  @Test("hears of scrolling by the program, animated or at once")
  func program() {
    let carousels = Carousels(.groupPaging)
    carousels.scroller()?.scroll(toPage: 3, animated: true)
    expectEqual(carousels.take(), [])
    carousels.rest()
    expectEqual(carousels.take(), ["cards did scroll", "cards did animate"])
    expectEqual(carousels.scroller()?.contentOffset.x, 930)
    carousels.scroller()?.scroll(to: CGPoint(x: 40, y: 0), animated: false)
    expectEqual(carousels.take(), ["cards did scroll"])
    expectEqual(carousels.scroller()?.contentOffset.x, 40)
    expectEqual(carousels.view.contentOffset, .zero)
  }

  @Test("hears that a finger catches the section in flight")
  func interruption() {
    let carousels = Carousels(.groupPaging)
    carousels.drag(by: -120)
    carousels.fixture.backend.advance(by: 0.05)
    _ = carousels.take()
    carousels.fixture.screen.pointer(.pressed, at: CGPoint(x: 187, y: 200))
    #expect(carousels.scroller()?.isTracking == true)
    carousels.fixture.backend.advance(by: 1)
    carousels.fixture.screen.pointer(.released, at: CGPoint(x: 187, y: 200))
    carousels.rest()
    expectEqual(
      carousels.take(),
      [
        "cards did decelerate", "cards will begin dragging",
        "cards will end dragging at 0.0 to 310.0", "cards did end dragging, goes on",
        "cards will decelerate", "cards did scroll", "cards did decelerate",
      ]
    )
  }

  @Test("hears that a section arrives which leaves the screen in flight")
  func leavesInFlight() {
    let carousels = Carousels(.groupPaging)
    carousels.drag(by: -120)
    carousels.fixture.backend.advance(by: 0.05)
    _ = carousels.take()
    carousels.view.contentOffset.y = 900
    carousels.fixture.backend.makeFrame()
    expectEqual(carousels.take(), ["cards did scroll", "cards did decelerate"])
    carousels.view.contentOffset.y = 0
    carousels.rest()
    expectEqual(carousels.scroller()?.contentOffset.x, 310)
  }

  @Test("hears the index that a section has when others come in front of it")
  func identity() {
    let carousels = Carousels(.groupPaging)
    carousels.drag(by: -120)
    carousels.fixture.backend.advance(by: 0.05)
    _ = carousels.take()
    carousels.view.performBatchUpdates {
      carousels.sections.insert(("new", 2), at: 0)
      carousels.view.insertSections([0])
    }
    carousels.rest()
    expectEqual(carousels.take(), ["cards did scroll", "cards did decelerate"])
    #expect(carousels.scroller(1) == nil)
    expectEqual(carousels.scroller(2)?.contentOffset.x, 310)
  }

  @Test("may change the data and the offset of another section from each call")
  func changesFromCalls() {
    let carousels = Carousels(
      .groupPaging,
      [("cards a", 5), ("cards b", 5), ("rows", 20)]
    )
    var isChanged = false
    carousels.whenScrolled = { scroller in
      guard !isChanged else { return }
      isChanged = true
      carousels.scroller(1)?.scroll(toPage: 2, animated: false)
      carousels.view.performBatchUpdates {
        carousels.sections[2].count += 1
        carousels.view.insertItems(at: [IndexPath(item: 0, section: 2)])
      }
    }
    carousels.fixture.screen.turnWheel(
      by: 1,
      at: CGPoint(x: 187, y: 100),
      modifiers: .shift
    )
    carousels.rest()
    expectEqual(carousels.scroller(0)?.contentOffset.x, 310)
    expectEqual(carousels.scroller(1)?.contentOffset.x, 620)
    expectEqual(carousels.view.numberOfItems(inSection: 2), 21)
  }

  @Test("is not kept alive")
  func isWeak() {
    let carousels = Carousels(.continuous)
    #expect(carousels.view.orthogonalScrollingDelegate === carousels)
    carousels.view.orthogonalScrollingDelegate = nil
    carousels.drag(by: -120)
    carousels.rest()
    expectEqual(carousels.take(), [])
  }
}

@Suite("A section that scrolls across its layout, to the program")
@MainActor
struct OrthogonalScrollerTests {
  @Test("says where it is, how large its content is, and which page shows")
  func reads() throws {
    let carousels = Carousels(.groupPaging)
    let scroller = try #require(carousels.scroller())
    expectEqual(scroller.section, 1)
    expectEqual(scroller.frame, CGRect(x: 0, y: 100, width: 375, height: 200))
    expectEqual(scroller.contentSize, CGSize(width: 1580, height: 200))
    expectEqual(scroller.contentOffset, .zero)
    expectEqual(scroller.page, 0)
    expectEqual(scroller.pageCount, 5)
    #expect(!scroller.isTracking && !scroller.isDragging && !scroller.isDecelerating)
    scroller.scroll(to: CGPoint(x: 480, y: 0), animated: false)
    expectEqual(scroller.contentOffset.x, 480)
    expectEqual(scroller.page, 2)
    #expect(Carousels(.continuous).scroller()?.page == nil)
    #expect(Carousels(.continuous).scroller()?.pageCount == nil)
  }

  @Test("is missing for sections that do not scroll by themselves, or are not there")
  func missing() {
    let carousels = Carousels(.groupPaging)
    #expect(carousels.scroller(0) == nil)
    #expect(carousels.scroller(2) == nil)
    #expect(carousels.scroller(9) == nil)
    #expect(carousels.scroller(-1) == nil)
  }

  @Test("goes to pages inside its content, and ignores what is no number")
  func scrolls() throws {
    let carousels = Carousels(.groupPagingCentered)
    let scroller = try #require(carousels.scroller())
    expectEqual(scroller.contentOffset.x, -17.5)
    scroller.scroll(toPage: 99, animated: false)
    expectEqual(scroller.contentOffset.x, 1222.5)
    scroller.scroll(toPage: -3, animated: false)
    expectEqual(scroller.contentOffset.x, -17.5)
    scroller.scroll(to: CGPoint(x: CGFloat.nan, y: 0), animated: false)
    expectEqual(scroller.contentOffset.x, -17.5)
    scroller.scroll(to: CGPoint(x: 9000, y: 40), animated: false)
    expectEqual(scroller.contentOffset, CGPoint(x: 1222.5, y: 0))
  }

  @Test("counts pages from where reading begins, and offsets from the left")
  func rightToLeft() throws {
    let carousels = Carousels(.groupPaging, isRightToLeft: true)
    let scroller = try #require(carousels.scroller())
    expectEqual(scroller.contentOffset.x, 1205)
    expectEqual(scroller.page, 0)
    scroller.scroll(toPage: 1, animated: false)
    expectEqual(scroller.contentOffset.x, 895)
    expectEqual(scroller.page, 1)
  }

  @Test("is scrolled while it is out of sight, and is there when it comes back")
  func outOfSight() throws {
    let carousels = Carousels(.groupPaging, [("rows", 20), ("cards", 5), ("end", 2)])
    let scroller = try #require(carousels.scroller())
    expectEqual(scroller.frame.minY, 2000)
    scroller.scroll(toPage: 2, animated: true)
    expectEqual(scroller.contentOffset.x, 620)
    expectEqual(carousels.take(), [])
    carousels.view.contentOffset.y = 1800
    carousels.rest()
    expectEqual(carousels.scroller()?.contentOffset.x, 620)
    expectEqual(
      carousels.view.indexPathsForVisibleItems.filter { $0.section == 1 }.map(\.item).sorted(),
      [
        1, 2, 3,
      ]
    )
  }
}
