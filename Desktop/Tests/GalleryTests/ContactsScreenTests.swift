import GalleryPlayback
import GallerySupport
import TesseraTestSupport
import Testing
import UIKit

@testable import GalleryScreens

extension OneProgramAtATime {
  @Suite("Contacts")
  @MainActor
  struct ContactsScreenTests {
    private func show(_ room: ScreenRoom = ScreenRoom(width: 480)) async throws -> GalleryFixture {
      let fixture = try room.show("contacts", height: 640)
      await fixture.rest()
      return fixture
    }

    private func table(_ fixture: GalleryFixture) throws -> UITableView {
      try #require(fixture.first(UITableView.self))
    }

    @Test(
      "stand under their letters, which stay in sight, without diagnostics",
      arguments: ScreenRoom.all
    )
    func letters(room: ScreenRoom) async throws {
      let log = DiagnosticLog()
      defer { log.end() }
      let fixture = try await show(room)
      #expect(fixture.lines.contains("Ada Adler"))
      // A bar of 44 points is above the table.
      let table = try table(fixture)
      expectEqual(table.adjustedContentInset.top, 44)
      try await fixture.follow("0 scroll 0 200")
      let header = try #require(table.headerView(forSection: 1))
      #expect(header.convert(header.bounds, to: nil).minY >= 44)
      expectEqual(table.numberOfSections, 23)
      expectEqual(log.messages, [])
    }

    @Test("are reached by the letters of the index")
    func index() async throws {
      let fixture = try await show()
      #expect(!fixture.lines.contains("Wanda Wolf"))
      try await fixture.press("W")
      #expect(fixture.lines.contains("Wanda Wolf"))
    }

    @Test("are deleted by the button that shows when they are pulled aside")
    func swipe() async throws {
      let fixture = try await show()
      let table = try table(fixture)
      let frame = table.convert(table.rectForRow(at: IndexPath(row: 1, section: 0)), to: nil)
      try await fixture.follow("0 drag 300 \(Int(frame.midY)) 180 \(Int(frame.midY)) 0.4")
      try await fixture.press("Delete")
      await fixture.rest()
      #expect(!fixture.lines.contains("Albert Amsel"))
      #expect(fixture.lines.contains("Anna Arnold"))
    }

    @Test("are edited where the button of the bar is pressed")
    func editing() async throws {
      let fixture = try await show()
      try await fixture.press("Edit")
      await fixture.rest()
      #expect(try table(fixture).isEditing)
      #expect(fixture.lines.contains("Done"))
    }
  }
}
