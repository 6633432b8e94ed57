import GalleryPlayback
import GalleryScreens
import GallerySupport
import TesseraTestSupport
import Testing
import UIKit

extension OneProgramAtATime {
  @Suite("Settings")
  @MainActor
  struct SettingsScreenTests {
    /// All rows at once, with the network interfaces `eth0`, `lo` and `wlan0`.
    private func fixture(_ room: ScreenRoom = ScreenRoom(width: 420)) throws -> GalleryFixture {
      let screen = try GalleryCatalog.screen(named: "settings")
      return GalleryFixture(
        size: CGSize(width: room.width, height: 2200),
        environment: UIBackendEnvironment(
          prefersDarkAppearance: room.isDark,
          isRightToLeft: room.isRightToLeft
        )
      ) { screen.makeViewController(with: Fixtures.values(for: screen), clock: $0) }
    }

    /// The left edges of the rows on screen.
    private func edges(_ fixture: GalleryFixture) throws -> Set<CGFloat> {
      let list = try fixture.list()
      return Set(list.visibleCells.map(\.frame.minX))
    }

    /// The row that shows a text, the first one from top to bottom.
    private func cell(_ text: String, _ fixture: GalleryFixture) throws -> UICollectionViewListCell
    {
      let cells = try fixture.list().visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      let cell = cells.first { cell in
        (cell.contentConfiguration as? UIListContentConfiguration)?.text == text
      }
      return try #require(cell as? UICollectionViewListCell, "No row shows “\(text)”.")
    }

    /// Presses a row at a distance from the edge that reading begins at, or ends at for a negative one.
    private func press(
      _ text: String,
      at distance: CGFloat,
      _ fixture: GalleryFixture
    ) async throws {
      fixture.screen?.tap(at: try place(in: text, at: distance, fixture))
      await fixture.rest()
    }

    private func place(
      in text: String,
      at distance: CGFloat,
      _ fixture: GalleryFixture
    ) throws -> CGPoint {
      let cell = try cell(text, fixture)
      let frame = cell.convert(cell.bounds, to: nil)
      let fromLeft = cell.effectiveUserInterfaceLayoutDirection == .leftToRight
      let isFromMinimum = (distance >= 0) == fromLeft
      let x = isFromMinimum ? frame.minX + abs(distance) : frame.maxX - abs(distance)
      return CGPoint(x: x, y: frame.midY)
    }

    /// The texts of the rows of a group, from top to bottom.
    private func texts(_ title: String, _ fixture: GalleryFixture) throws -> [String] {
      let list = try fixture.list()
      let section = try #require(list.indexPath(for: cell(title, fixture))?.section)
      return (0..<list.numberOfItems(inSection: section)).compactMap { item in
        let cell = list.cellForItem(at: [section, item]) as? UICollectionViewListCell
        return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
      }
    }

    private func preferred(_ fixture: GalleryFixture) throws -> [String] {
      let rows = try texts("Preferred languages", fixture)
      return Array(rows.dropFirst().prefix { $0 != "More languages" })
    }
  }
}

extension OneProgramAtATime.SettingsScreenTests {
  @Test("tick the style that is pressed, and take it over")
  func style() async throws {
    let fixture = try fixture()
    await fixture.rest()
    expectEqual(try edges(fixture), [16])
    try await press("Plain", at: 60, fixture)
    expectEqual(try edges(fixture), [0])
    expectEqual(try cell("Plain", fixture).accessories.map(\.accessoryType), [.checkmark])
    #expect(try cell("Inset grouped", fixture).accessories.isEmpty)
    try await press("Inset grouped", at: 60, fixture)
    expectEqual(try edges(fixture), [16])
  }

  @Test("show headers and footers or not")
  func boundaries() async throws {
    let fixture = try fixture()
    await fixture.rest()
    let list = try fixture.list()
    let kind = UICollectionView.elementKindSectionFooter
    #expect(!list.visibleSupplementaryViews(ofKind: kind).isEmpty)
    try await press("Footers", at: 60, fixture)
    #expect(list.visibleSupplementaryViews(ofKind: kind).isEmpty)
  }

  /// The margin of a row is 16 points; the control ends there.
  @Test("take their colours from segments, and lose them with a button", arguments: ScreenRoom.all)
  func controls(room: ScreenRoom) async throws {
    let log = DiagnosticLog()
    defer { log.end() }
    let fixture = try fixture(room)
    await fixture.rest()
    let list = try fixture.list()
    expectEqual(list.traitCollection.userInterfaceStyle, (room.isDark ? .dark : .light))
    let other = room.isDark ? "Light" : "Dark"
    try await fixture.press(other)
    await fixture.rest()
    expectEqual(list.traitCollection.userInterfaceStyle, (room.isDark ? .light : .dark))
    try await press("All settings", at: -40, fixture)
    expectEqual(list.traitCollection.userInterfaceStyle, (room.isDark ? .dark : .light))
    expectEqual(log.messages, [])
  }

  @Test("lead to an interface behind a disclosure indicator, and back", arguments: ScreenRoom.all)
  func network(room: ScreenRoom) async throws {
    let log = DiagnosticLog()
    defer { log.end() }
    let fixture = try fixture(room)
    await fixture.rest()
    expectEqual(
      try texts("Loopback (lo)", fixture),
      [
        "Wired (eth0)", "Loopback (lo)", "Wi-Fi (wlan0)",
      ]
    )
    try await press("Wi-Fi (wlan0)", at: -24, fixture)
    #expect(fixture.lines.contains("02:00:5e:10:00:02"))
    expectEqual(
      try texts("State", fixture),
      ["All settings", "Name", "State", "Address", "Largest packet"]
    )
    try await press("All settings", at: 60, fixture)
    expectEqual(try cell("Loopback (lo)", fixture).accessories.count, 2)
    expectEqual(log.messages, [])
  }

  @Test("show other languages below a row that expands and collapses", arguments: ScreenRoom.all)
  func outline(room: ScreenRoom) async throws {
    let fixture = try fixture(room)
    await fixture.rest()
    let list = try fixture.list()
    let section = try #require(list.indexPath(for: cell("More languages", fixture))?.section)
    let count = list.numberOfItems(inSection: section)
    try await press("More languages", at: -24, fixture)
    #expect(list.numberOfItems(inSection: section) > count + 100)
    try await press("More languages", at: 60, fixture)
    expectEqual(list.numberOfItems(inSection: section), count)
  }

  /// A circle of 22 points stands in 28 points behind a margin of 16.
  @Test("remove, add and arrange languages that are edited", arguments: ScreenRoom.all)
  func languages(room: ScreenRoom) async throws {
    let log = DiagnosticLog()
    defer { log.end() }
    let fixture = try fixture(room)
    await fixture.rest()
    let first = try preferred(fixture)
    expectEqual(first.count, 4)
    try await press(first[1], at: 30, fixture)
    expectEqual(try preferred(fixture), first)
    try await press("Preferred languages", at: -40, fixture)
    try await press(first[1], at: 30, fixture)
    try await fixture.press("Remove")
    await fixture.rest()
    expectEqual(try preferred(fixture), [first[0], first[2], first[3]])

    try await press("More languages", at: 60, fixture)
    let all = try texts("Preferred languages", fixture)
    let other = try #require(all.drop { $0 != "More languages" }.dropFirst().first)
    try await press(other, at: 46, fixture)
    expectEqual(try preferred(fixture), [first[0], first[2], first[3], other])

    let start = try place(in: other, at: -26, fixture)
    let end = try place(in: first[0], at: -26, fixture)
    try await fixture.follow("0 drag \(start.x) \(start.y) \(end.x) \(end.y - 8) 0.6")
    expectEqual(try preferred(fixture), [other, first[0], first[2], first[3]])
    try await press("Preferred languages", at: -40, fixture)
    #expect(try fixture.list().isEditing == false)
    expectEqual(log.messages, [])
  }

  @Test("keep one preferred language, and those that are arranged among them")
  func lastLanguage() async throws {
    let fixture = try fixture()
    await fixture.rest()
    try await press("Preferred languages", at: -40, fixture)
    let first = try preferred(fixture)
    let start = try place(in: first[0], at: -26, fixture)
    let end = try place(in: "Plain", at: -26, fixture)
    try await fixture.follow("0 drag \(start.x) \(start.y) \(end.x) \(end.y) 0.6")
    expectEqual(try preferred(fixture), Array(first.dropFirst()) + [first[0]])
    for language in first.dropFirst() {
      try await press(language, at: 30, fixture)
      try await fixture.press("Remove")
      await fixture.rest()
    }
    expectEqual(try preferred(fixture), [first[0]])
    try await press(first[0], at: 30, fixture)
    #expect(!fixture.lines.contains("Remove"))
  }

  @Test("forget the devices that are selected while they are edited", arguments: ScreenRoom.all)
  func selection(room: ScreenRoom) async throws {
    let log = DiagnosticLog()
    defer { log.end() }
    let fixture = try fixture(room)
    await fixture.rest()
    try await press("Known devices", at: -40, fixture)
    try await press("Select devices to forget", at: 60, fixture)
    try await press("Phone", at: 30, fixture)
    #expect(fixture.lines.contains("Forget 1 device"))
    try await press("Printer", at: 100, fixture)
    try await press("Headphones", at: 100, fixture)
    try await press("Headphones", at: 100, fixture)
    try await press("Forget 2 devices", at: 60, fixture)
    #expect(!fixture.lines.contains("Phone") && !fixture.lines.contains("Printer"))
    #expect(fixture.lines.contains("Select devices to forget"))
    try await press("Known devices", at: -40, fixture)
    try await press("Bring forgotten devices back", at: 60, fixture)
    expectEqual(
      try texts("Phone", fixture),
      [
        "Known devices", "Headphones", "Keyboard in the study", "Phone", "Printer",
      ]
    )
    expectEqual(log.messages, [])
  }

  @Test(
    "say more of a device when its detail is pressed, and less again",
    arguments: ScreenRoom.all
  )
  func detail(room: ScreenRoom) async throws {
    let fixture = try fixture(room)
    await fixture.rest()
    let height = try cell("Phone", fixture).frame.height
    try await press("Phone", at: -30, fixture)
    #expect(try cell("Phone", fixture).frame.height > height)
    try await press("Phone", at: -30, fixture)
    expectEqual(try cell("Phone", fixture).frame.height, height)
  }

  /// Pulls the row of a device aside, to the right for a positive distance.
  private func pull(
    _ device: String,
    by distance: CGFloat,
    _ fixture: GalleryFixture
  ) async throws {
    let y = try cell(device, fixture).frame.midY
    let x: CGFloat = distance < 0 ? 380 : 60
    try await fixture.follow("0 drag \(x) \(y) \(x + distance) \(y) 0.3")
  }

  @Test("connect, mute and forget a device that is pulled aside, until all are brought back")
  func devices() async throws {
    let fixture = try fixture()
    await fixture.rest()
    try await pull("Phone", by: 100, fixture)
    try await fixture.press("Connect")
    await fixture.rest()
    #expect(try cell("Phone", fixture).accessories.map(\.accessoryType).contains(.label))
    try await pull("Phone", by: -150, fixture)
    try await fixture.press("Mute")
    await fixture.rest()
    #expect(fixture.lines.contains("Connected, Muted"))
    try await pull("Phone", by: -300, fixture)
    #expect(!fixture.lines.contains("Phone"))
    try await press("Bring forgotten devices back", at: 60, fixture)
    #expect(fixture.lines.contains("Phone"))
    #expect(fixture.lines.contains("Connected, Muted"))
    #expect(!fixture.lines.contains("Bring forgotten devices back"))
  }

  /// Of 1000 points 672 in the middle.
  @Test("are no wider than is comfortable to read")
  func width() async throws {
    let fixture = try fixture(ScreenRoom(width: 1000))
    await fixture.rest()
    expectEqual(try edges(fixture), [164])
  }

  @Test("say so where the system names no network interfaces")
  func noNetwork() async throws {
    var values = GalleryOptionValues()
    values[.folder] = "/nonexistent"
    let screen = try GalleryCatalog.screen(named: "settings")
    let fixture = GalleryFixture(size: CGSize(width: 420, height: 900)) {
      screen.makeViewController(with: values, clock: $0)
    }
    await fixture.rest()
    #expect(fixture.lines.contains("The system names no network interfaces."))
  }
}
