import Foundation
import GalleryPlayback
import GalleryScreens
import GallerySupport
import TesseraTestSupport
import Testing
import UIKit

extension OneProgramAtATime {
  @Suite("Processes")
  @MainActor
  struct ProcessesScreenTests {
    private func fixture(
      _ folder: String = Fixtures.processes
    ) async throws -> GalleryFixture {
      var values = GalleryOptionValues()
      values[.folder] = folder
      let screen = try GalleryCatalog.screen(named: "processes", taking: values)
      let fixture = GalleryFixture(size: CGSize(width: 700, height: 900)) {
        screen.makeViewController(with: values, clock: $0)
      }
      await fixture.settle()
      return fixture
    }

    /// The name and number of each process, from top to bottom.
    private func processes(_ fixture: GalleryFixture) -> [String] {
      fixture.rows("UICollectionViewListCell").map { $0.prefix(2).joined(separator: " ") }
    }

    @Test("are sorted by what they take, and move as that changes")
    func order() async throws {
      let fixture = try await fixture()
      // Since they started: 610 ticks of 500, 5,120 seconds of 4,993, and so on.
      expectEqual(
        processes(fixture).prefix(4),
        [
          "swift-build 4402", "firefox-esr 3017", "Web Content 3120", "gnome-shell 1204",
        ]
      )
      await fixture.advance(by: 1.6)
      // Of the second since then 88, 47, 31, 22 and 18 hundredths.
      expectEqual(
        processes(fixture).prefix(5),
        [
          "swift-build 4402", "Web Content 3120", "gnome-shell 1204", "postgres 903",
          "firefox-esr 3017",
        ]
      )
      #expect(fixture.lines.contains("88%"))
      #expect(fixture.lines.contains("18 processes"))
      await fixture.advance(by: 1)
      // Of the next one 99 hundredths, and 96 of the 98 since the second one started.
      expectEqual(processes(fixture).prefix(2), ["swift-frontend 4475", "swift-frontend 4476"])
      #expect(fixture.lines.contains("19 processes"))
    }

    @Test("may be sorted by memory and name")
    func otherOrders() async throws {
      let fixture = try await fixture()
      try await fixture.press("Name")
      await fixture.rest()
      expectEqual(processes(fixture).prefix(2), ["avahi-daemon 655", "bash 2342"])
      let memory = fixture.nodes.filter { $0.text == ["Memory"] }.min {
        $0.frame.minY < $1.frame.minY
      }
      let place = try #require(memory).frame
      fixture.screen?.tap(at: CGPoint(x: place.midX, y: place.midY))
      await fixture.rest()
      expectEqual(processes(fixture).first, "firefox-esr 3017")
    }

    @Test("keep their rows and what is selected while they move")
    func selection() async throws {
      let fixture = try await fixture()
      let list = try fixture.list()
      try await fixture.press("firefox-esr")
      let before = try #require(list.indexPathsForSelectedItems?.first)
      let cell = try #require(list.cellForItem(at: before))
      expectEqual(before.item, 1)
      for _ in 0..<3 {
        await fixture.advance(by: 1)
        let after = try #require(list.indexPathsForSelectedItems?.first)
        #expect(list.cellForItem(at: after) === cell)
        #expect(cell.isSelected)
      }
      await fixture.rest()
      #expect(list.indexPathsForSelectedItems?.first?.item != 1)
    }

    @Test("are filled again without another view or a frame in between", arguments: [0.05, 0.15])
    func noFlicker(delay: TimeInterval) async throws {
      let fixture = try await fixture()
      let list = try fixture.list()
      await fixture.advance(by: 0.9)
      let cells = Set(list.visibleCells.map { ObjectIdentifier($0) })
      await fixture.advance(by: 0.1 + delay)
      // All rows fit, so that only new processes have new views.
      let after = list.visibleCells.filter { !cells.contains(ObjectIdentifier($0)) }
      expectEqual(after.count, 1)
      for cell in list.visibleCells where cells.contains(ObjectIdentifier(cell)) {
        expectEqual(cell.layer.presentation()?.opacity, 1)
      }
    }

    @Test("stand below titles that stay in sight, with lines from the start of their names on")
    func list() async throws {
      let fixture = try await fixture()
      let list = try fixture.list()
      let kind = UICollectionView.elementKindSectionHeader
      let titles = try #require(list.supplementaryView(forElementKind: kind, at: [0, 0]))
      expectEqual(titles.frame, CGRect(x: 0, y: 0, width: 700, height: 26))
      let row = try #require(list.cellForItem(at: [0, 1]) as? UICollectionViewListCell)
      expectEqual(row.frame, CGRect(x: 0, y: 26 + 36, width: 700, height: 36))
      expectEqual(
        row.separatorLayoutGuide.layoutFrame,
        CGRect(x: 16, y: 35, width: 684, height: 1)
      )
      fixture.screen?.resize(to: CGSize(width: 700, height: 300))
      list.contentOffset.y = 100
      await fixture.rest()
      expectEqual(titles.frame.minY, 100)
    }

    @Test("are filtered by name, user and number")
    func filter() async throws {
      let fixture = try await fixture()
      try await fixture.follow("0 type \"web 31\"")
      expectEqual(processes(fixture), ["Web Content 3120", "Web Content 3188"])
      try await fixture.follow("0 key Escape\n0 type \"avahi\"")
      expectEqual(processes(fixture), ["avahi-daemon 655"])
    }

    @Test("are those of this machine unless told otherwise")
    func thisMachine() async throws {
      let screen = try GalleryCatalog.screen(named: "processes")
      let fixture = GalleryFixture(size: CGSize(width: 700, height: 900)) {
        screen.makeViewController(with: GalleryOptionValues(), clock: $0)
      }
      await fixture.settle()
      await fixture.advance(by: 2.5)
      #expect(!processes(fixture).isEmpty)
    }

    @Test("say so when there are none to read")
    func missing() async throws {
      let fixture = try await fixture("/no/such/folder")
      #expect(fixture.lines.contains("There is no readable folder at /no/such/folder."))
    }
  }
}
