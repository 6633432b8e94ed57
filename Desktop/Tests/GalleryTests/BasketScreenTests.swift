import GalleryPlayback
import GalleryScreens
import GallerySupport
import Tessera
import TesseraTestSupport
import Testing
import UIKit

extension OneProgramAtATime {
  /// Sections: three orders, and recommendations below them.
  @Suite("Basket")
  @MainActor
  struct BasketScreenTests {
    private func rowHeight(_ row: Int, _ list: UICollectionView) -> CGFloat? {
      list.layoutAttributesForItem(at: [0, row])?.frame.height
    }

    /// Where a text is drawn, animations included.
    private func place(of text: String, _ fixture: GalleryFixture) throws -> CGPoint {
      let node = try #require(
        fixture.nodes.last { $0.text.contains(text) },
        "Nothing shows “\(text)”."
      )
      return CGPoint(x: node.frame.midX, y: node.frame.midY)
    }

    /// Presses a row without waiting for what comes of it.
    private func openRow(_ row: Int, _ fixture: GalleryFixture) throws {
      let list = try fixture.list()
      let cell = try #require(list.cellForItem(at: [0, row]))
      let frame = cell.convert(cell.bounds, to: nil)
      let isRightToLeft = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let x = isRightToLeft ? frame.maxX - 30 : frame.minX + 30
      fixture.screen?.tap(at: CGPoint(x: x, y: frame.midY))
    }

    /// Presses the button that removes the first row, without waiting for what comes of it.
    private func removeFirstRow(_ fixture: GalleryFixture) throws {
      let cell = try #require(fixture.list().cellForItem(at: [0, 0]))
      let remove = try #require(fixture.first(UIStackView.self, in: cell)?.arrangedSubviews.last)
      let frame = remove.convert(remove.bounds, to: nil)
      fixture.screen?.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    @Test(
      "has rows that open and close, and a carousel that stays below them",
      arguments: ScreenRoom.all
    )
    func rows(room: ScreenRoom) async throws {
      let log = DiagnosticLog()
      defer { log.end() }
      let fixture = try room.show("basket", height: 900)
      await fixture.rest()
      let list = try fixture.list()
      let closed = try #require(rowHeight(1, list))
      let start = try #require(list.orthogonalScroller(forSection: 1)).frame
      try openRow(1, fixture)
      await fixture.rest()
      let growth = try #require(rowHeight(1, list)) - closed
      #expect(growth > 10)
      expectEqual(list.orthogonalScroller(forSection: 1)?.frame, start.offsetBy(dx: 0, dy: growth))
      try openRow(1, fixture)
      await fixture.rest()
      expectEqual(rowHeight(1, list), closed)
      expectEqual(list.orthogonalScroller(forSection: 1)?.frame, start)
      expectEqual(log.messages, [])
    }

    @Test("counts, removes and adds orders, with the total below them")
    func orders() async throws {
      let fixture = try ScreenRoom(width: 800).show("basket", height: 900)
      await fixture.rest()
      let list = try fixture.list()
      expectEqual(list.numberOfItems(inSection: 0), 3)
      #expect(fixture.lines.contains("Total € 25.70"))
      try await fixture.press("€ 14.90")
      await fixture.rest()
      expectEqual(list.numberOfItems(inSection: 0), 4)
      #expect(fixture.lines.contains("Total € 40.60"))
      for _ in 0..<4 {
        try removeFirstRow(fixture)
        await fixture.rest()
      }
      expectEqual(list.numberOfItems(inSection: 0), 0)
      #expect(fixture.lines.contains("The basket is empty."))
    }

    /// The row takes 0.3 seconds to grow.
    @Test(
      "takes a click on the carousel where it is drawn, in every frame while a row grows",
      arguments: [0, 1, 6, 12, 17, 30]
    )
    func clicks(frames: Int) async throws {
      let fixture = try ScreenRoom(width: 800).show("basket", height: 900)
      await fixture.rest()
      let list = try fixture.list()
      try openRow(0, fixture)
      fixture.backend.makeFrame()
      fixture.backend.advance(by: Double(frames) / 60)
      fixture.screen?.tap(at: try place(of: "€ 14.90", fixture))
      await fixture.rest()
      expectEqual(list.numberOfItems(inSection: 0), 4)
    }

    @Test(
      "takes a drag of the carousel where it is drawn, in every frame while a row goes",
      arguments: [0, 1, 6, 12, 17, 30]
    )
    func drags(frames: Int) async throws {
      let fixture = try ScreenRoom(width: 800).show("basket", height: 900)
      await fixture.rest()
      let list = try fixture.list()
      try removeFirstRow(fixture)
      fixture.backend.makeFrame()
      fixture.backend.advance(by: Double(frames) / 60)
      let start = try place(of: "€ 14.90", fixture)
      fixture.screen?.pointer(.pressed, at: start)
      for step in 1...10 {
        fixture.backend.advance(by: 1.0 / 60)
        fixture.screen?.pointer(.dragged, at: CGPoint(x: start.x - CGFloat(step) * 20, y: start.y))
      }
      fixture.backend.advance(by: 0.5)
      fixture.screen?.pointer(.released, at: CGPoint(x: start.x - 200, y: start.y))
      await fixture.rest()
      expectEqual(list.numberOfItems(inSection: 0), 2)
      // 190 points of the drag after it has begun: the nearest card, at 168 + 12.
      expectEqual(list.orthogonalScroller(forSection: 1)?.contentOffset, CGPoint(x: 180, y: 0))
      expectEqual(list.contentOffset, .zero)
    }
  }
}
