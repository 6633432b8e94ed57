import GalleryPlayback
import GallerySupport
import TesseraTestSupport
import Testing
import UIKit

@testable import GalleryScreens

extension OneProgramAtATime {
  /// The window is 480 points wide: the slider begins at 46 and the list at 56.
  @Suite("Covers")
  @MainActor
  struct CoversScreenTests {
    private func show(_ room: ScreenRoom = ScreenRoom(width: 480)) async throws -> (
      GalleryFixture, CoversController
    ) {
      let fixture = try room.show("covers", height: 640)
      await fixture.rest()
      return (fixture, try #require(fixture.screenController as? CoversController))
    }

    private func sliderPlace(_ value: CGFloat, _ fixture: GalleryFixture) throws -> (x: Int, y: Int)
    {
      let slider = try #require(fixture.first(UISlider.self))
      let frame = slider.convert(slider.bounds, to: nil)
      let isMirrored = slider.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let knob: CGFloat = 14
      let way = (frame.width - 2 * knob) * (isMirrored ? 1 - value : value)
      return (Int(frame.minX + knob + way), Int(frame.midY))
    }

    @Test(
      "go from a grid to a list with the slider, and stop anywhere between",
      arguments: ScreenRoom.all
    )
    func slider(room: ScreenRoom) async throws {
      let log = DiagnosticLog()
      defer { log.end() }
      let (fixture, controller) = try await show(room)
      let start = try sliderPlace(0, fixture)
      let middle = try sliderPlace(0.4, fixture)
      let end = try sliderPlace(0.9, fixture)
      fixture.screen?.pointer(.pressed, at: CGPoint(x: start.x, y: start.y))
      fixture.screen?.pointer(.dragged, at: CGPoint(x: middle.x, y: middle.y))
      await fixture.rest()
      let transition = try #require(
        controller.list.collectionViewLayout as? UICollectionViewTransitionLayout
      )
      #expect(abs(transition.transitionProgress - 0.4) < 0.05)
      let cell = try #require(controller.list.visibleCells.first)
      let (small, large) = (controller.grid.itemSize, controller.rows.itemSize)
      #expect(cell.bounds.width > small.width && cell.bounds.width < large.width)
      fixture.screen?.pointer(.dragged, at: CGPoint(x: end.x, y: end.y))
      fixture.screen?.pointer(.released, at: CGPoint(x: end.x, y: end.y))
      await fixture.rest()
      #expect(controller.list.collectionViewLayout === controller.rows)
      expectEqual(controller.list.visibleCells.first?.bounds.width, large.width)
      expectEqual(log.messages, [])
    }

    @Test("go back to the grid if the slider is let go before the middle")
    func cancelled() async throws {
      let (fixture, controller) = try await show()
      let (start, early) = (try sliderPlace(0, fixture), try sliderPlace(0.3, fixture))
      try await fixture.follow("0 drag \(start.x) \(start.y) \(early.x) \(early.y) 0.3")
      #expect(controller.list.collectionViewLayout === controller.grid)
      expectEqual(fixture.first(UISlider.self)?.value, 0)
    }

    @Test("become a list by two fingers that move together, and a grid by two that move apart")
    func pinch() async throws {
      let (fixture, controller) = try await show()
      try await fixture.follow("0 pinch 240 300 0.45 0.4")
      #expect(controller.list.collectionViewLayout === controller.rows)
      try await fixture.follow("0 pinch 240 300 2.2 0.4")
      #expect(controller.list.collectionViewLayout === controller.grid)
    }

    @Test("are turned over by a press, and back by another one")
    func turning() async throws {
      let (fixture, controller) = try await show()
      let cell = try #require(controller.list.cellForItem(at: [0, 0]) as? CoverCell)
      let frame = cell.convert(cell.bounds, to: nil)
      for isTurned in [true, false] {
        try await fixture.follow("0 tap \(Int(frame.midX)) \(Int(frame.midY))")
        expectEqual(cell.cover.isTurned, isTurned)
        expectEqual(fixture.lines.contains("George Eliot"), isTurned)
      }
    }

    @Test("fly to the counter when they are kept, which counts when they arrive")
    func keeping() async throws {
      let (fixture, controller) = try await show()
      controller.list.collectionViewLayout = controller.rows
      await fixture.rest()
      let button = try #require(fixture.first(UIButton.self))
      let frame = button.convert(button.bounds, to: nil)
      let subviews = controller.view.subviews.count
      fixture.screen?.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      expectEqual(controller.view.subviews.count, subviews + 1)
      #expect(!fixture.lines.contains("1"))
      await fixture.rest()
      expectEqual(controller.view.subviews.count, subviews)
      #expect(fixture.lines.contains("1"))
    }
  }
}
