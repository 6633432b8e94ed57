import GalleryPlayback
import GalleryScreens
import GallerySupport
import Tessera
import TesseraTestSupport
import Testing
import UIKit

extension OneProgramAtATime {
  /// Screens that are made of list systems.
  @Suite("Companies and Bank")
  @MainActor
  struct ListSystemScreenTests {
    @Test("open a company where it is, and close it again", arguments: ScreenRoom.all)
    func companies(room: ScreenRoom) async throws {
      let log = DiagnosticLog()
      defer { log.end() }
      let fixture = try room.show("companies", height: 700)
      await fixture.rest()
      let list = try fixture.list()
      let count = list.numberOfItems(inSection: 1)
      #expect(count > 2)
      let cells = list.visibleCells.count
      for wanted in [count + 1, count] {
        let cell = try #require(list.cellForItem(at: [1, 0]))
        let frame = cell.convert(cell.bounds, to: nil)
        fixture.screen?.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        await fixture.rest()
        expectEqual(list.numberOfItems(inSection: 1), wanted)
        #expect(list.cellForItem(at: [1, 0]) === cell)
      }
      expectEqual(list.visibleCells.count, cells)
      expectEqual(log.messages, [])
    }

    @Test("fill four parts of a list when their services answer", arguments: ScreenRoom.all)
    func bank(room: ScreenRoom) async throws {
      let log = DiagnosticLog()
      defer { log.end() }
      let fixture = try room.show("bank", height: 700)
      await fixture.rest()
      let list = try fixture.list()
      // Four titles, each above a row that waits.
      expectEqual(list.numberOfItems(inSection: 0), 8)
      // All services have answered after two seconds.
      try await fixture.follow("2.0 wheel 180 400 0 0")
      // Two accounts, a hundred operations and twenty currencies with their titles; no offers.
      expectEqual(list.numberOfItems(inSection: 0), 3 + 101 + 21)
      #expect(fixture.lines.contains("Accounts"))
      #expect(!fixture.lines.contains("Offers"))
      expectEqual(log.messages, [])
    }

    @Test("show 2,000 operations, and the currencies of the world")
    func lists() async throws {
      let fixture = try ScreenRoom(width: 800).show("bank", height: 700)
      await fixture.rest()
      try await fixture.press("Operations")
      await fixture.rest()
      expectEqual(try fixture.list().numberOfItems(inSection: 0), 2_002)
      try await fixture.press("Currencies")
      await fixture.rest()
      #expect(try fixture.list().numberOfItems(inSection: 0) > 100)
    }
  }
}
