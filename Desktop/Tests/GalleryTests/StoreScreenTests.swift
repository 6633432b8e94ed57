import Foundation
import GalleryPlayback
import GalleryScreens
import GallerySupport
import Tessera
import TesseraGTK
import TesseraTestSupport
import Testing
import UIKit

/// Where a screen is shown.
struct ScreenRoom: Sendable, CustomStringConvertible {
  var width: Double
  var isRightToLeft = false
  var isDark = false

  /// Narrow, usual and wide windows, in both directions of reading, light and dark: four of the twelve where no rounds of trials
  /// are named, in which there is each width, direction and appearance.
  static let all: [ScreenRoom] = TrialRounds.share(
    of: [360, 800, 1400].flatMap { width in
      [false, true].flatMap { isRightToLeft in
        [false, true].map { ScreenRoom(width: width, isRightToLeft: isRightToLeft, isDark: $0) }
      }
    }
  )

  var description: String {
    "\(Int(width)) \(isRightToLeft ? "rtl" : "ltr") \(isDark ? "dark" : "light")"
  }

  /// A screen in this room, for tests that read its texts, or its pixels, with fonts that are the same everywhere.
  @MainActor
  func show(
    _ name: String,
    height: CGFloat = 1600,
    resources: any UIBackendResources = HeadlessResources(),
    options: (inout GalleryOptionValues) -> Void = { _ in }
  ) throws -> GalleryFixture {
    var values = GalleryOptionValues()
    options(&values)
    let screen = try GalleryCatalog.screen(named: name)
    return GalleryFixture(
      size: CGSize(width: width, height: height),
      environment: UIBackendEnvironment(
        prefersDarkAppearance: isDark,
        isRightToLeft: isRightToLeft
      ),
      resources: resources
    ) {
      screen.makeViewController(with: values, clock: $0)
    }
  }
}

extension OneProgramAtATime {
  /// Sections: messages about the file, if there are any, restaurants, kitchens, and twelve panels of dishes from 2 on.
  @Suite("Store")
  @MainActor
  struct StoreScreenTests {
    /// The cells of a section that are in sight, from its first item on.
    private func cells(_ section: Int, _ list: UICollectionView) -> [UICollectionViewCell] {
      list.indexPathsForVisibleItems.filter { $0.section == section }.sorted()
        .compactMap { list.cellForItem(at: $0) }
    }

    @Test("has at least 12 sections and 300 dishes, with names of up to 80 characters")
    func menu() throws {
      let menu = StoreMenu(lines: try StoreFiles.menu())
      expectEqual(menu.kitchens.count, 12)
      #expect(menu.dishes.count >= 300)
      expectEqual(menu.dishes.map(\.name.count).max(), 80)
      expectEqual(Set(menu.dishes.map(\.name)).count, menu.dishes.count)
    }

    @Test("has nothing to say about the menu that comes with it")
    func noMessages() async throws {
      let data = StoreMenu(lines: try StoreFiles.menu())
      expectEqual(data.issues, [])
      #expect(data.pictures.allSatisfy { StoreFiles.hasPicture($0) })
      let fixture = try ScreenRoom(width: 800).show("store")
      await fixture.rest()
      expectEqual(try fixture.list().numberOfSections, 14)
    }

    @Test("names the line and the picture of a file that cannot be read, and shows the rest")
    func messages() async throws {
      let log = DiagnosticLog()
      defer { log.end() }
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
      defer { try? FileManager.default.removeItem(at: file) }
      let menu = """
        {"kind": "kitchen", "name": "Soups", "picture": "bowl", "color": "red"}
        {"kind": "dish", "kitchen": "Soups", "name": "Pe
        {"kind": "dish", "kitchen": "Soups", "name": "Broth", "price": 450, "picture": "plum"}
        """
      try Data(menu.utf8).write(to: file)
      let fixture = try ScreenRoom(width: 800).show("store") { $0[.menu] = file.path }
      await fixture.rest()
      let lines = fixture.lines.joined(separator: " ")
      #expect(lines.contains("Line 2 of menu.jsonl is not a JSON object. It is left out."))
      #expect(lines.contains("Line 3 of menu.jsonl has a picture, “plum”, that cannot be read."))
      #expect(lines.contains("Broth"))
      expectEqual(try fixture.list().numberOfSections, 3)
      expectEqual(log.messages, [])
    }

    @Test("has restaurants of one height, however long their texts are", arguments: ScreenRoom.all)
    func equalHeights(room: ScreenRoom) async throws {
      let fixture = try room.show("store")
      await fixture.rest()
      let list = try fixture.list()
      let scroller = try #require(list.orthogonalScroller(forSection: 0))
      var seen: Set<Int> = []
      for page in 0..<(scroller.pageCount ?? 0) {
        scroller.scroll(toPage: page, animated: false)
        await fixture.rest()
        let heights = cells(0, list).map(\.frame.height)
        // No card is higher than the section, which does not become lower while it is scrolled.
        expectEqual(Set(heights).count, 1)
        #expect(heights.allSatisfy { $0 <= scroller.frame.height })
        seen.formUnion(list.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item))
      }
      expectEqual(seen.count, 12)
    }

    @Test("has kitchens in two columns, above a footer as wide as both", arguments: ScreenRoom.all)
    func kitchens(room: ScreenRoom) async throws {
      let fixture = try room.show("store")
      await fixture.rest()
      let list = try fixture.list()
      let frames = cells(1, list).map(\.frame)
      let rows = Dictionary(grouping: frames, by: \.minY).values
      expectEqual(rows.count, 3)
      for row in rows {
        expectEqual(row.count, 2)
        expectEqual(Set(row.map(\.height)).count, 1)
      }
      let kind = UICollectionView.elementKindSectionFooter
      let footer = try #require(list.supplementaryView(forElementKind: kind, at: [1, 0]))
      #expect(footer.frame.minX == 16 && footer.frame.width == room.width - 32)
      expectEqual(frames.map(\.minX).min(), 16)
      #expect(abs((frames.map(\.maxX).max() ?? 0) - (room.width - 16)) < 0.001)
    }

    @Test("draws no pixel of a dish outside of its panel", arguments: ScreenRoom.all)
    func panels(room: ScreenRoom) async throws {
      let fixture = try room.show(
        "store",
        height: 900,
        resources: GTKResources(style: .pinned)
      )
      await fixture.rest()
      let list = try fixture.list()
      list.scrollToItem(at: [2, 0], at: .centeredVertically, animated: false)
      await fixture.rest()
      let scroller = try #require(list.orthogonalScroller(forSection: 2))
      #expect(scroller.frame.minX == 16 && scroller.frame.width == room.width - 32)
      let range = scroller.contentSize.width - scroller.frame.width
      for part in [0, 0.33, 0.5, 1] {
        scroller.scroll(to: CGPoint(x: range * part, y: 0), animated: false)
        await fixture.rest()
        let picture = GTKPicture(of: fixture.window)
        let page = picture.color(atX: 2, y: 450)
        let frame = list.convert(scroller.frame, to: nil)
        var outside: Set<UIBackendColor> = []
        for y in stride(from: Int(frame.minY), to: Int(frame.maxY), by: 3) {
          for x in Array(0..<16) + Array(Int(room.width) - 16..<Int(room.width)) {
            outside.insert(picture.color(atX: x, y: y))
          }
        }
        expectEqual(outside, [page], "at \(part)")
        let colors = stride(from: 20, to: Int(room.width) - 20, by: 3).map {
          picture.color(atX: $0, y: Int(frame.minY) + 40)
        }
        #expect(Set(colors).count > 2)
      }
    }

    @Test("has dishes of one height in each panel", arguments: ScreenRoom.all)
    func dishes(room: ScreenRoom) async throws {
      let fixture = try room.show("store")
      await fixture.rest()
      let list = try fixture.list()
      for section in 2..<14 {
        list.scrollToItem(at: [section, 0], at: .centeredVertically, animated: false)
        await fixture.rest()
        let scroller = try #require(list.orthogonalScroller(forSection: section))
        let heights = cells(section, list).map(\.frame.height)
        #expect(heights.count > 1)
        expectEqual(Set(heights).count, 1)
        #expect(heights.allSatisfy { $0 <= scroller.frame.height })
      }
    }

    @Test(
      "has a line that follows the restaurants, from where reading begins",
      arguments: [false, true]
    )
    func follower(isRightToLeft: Bool) async throws {
      let fixture = try ScreenRoom(width: 800, isRightToLeft: isRightToLeft).show("store")
      await fixture.rest()
      let list = try fixture.list()
      let scroller = try #require(list.orthogonalScroller(forSection: 0))
      func place() throws -> CGFloat {
        let view = try #require(
          list.supplementaryView(forElementKind: "follower", at: [0, 0]),
          "There is no line."
        )
        view.layoutIfNeeded()
        let frame = try #require(view.subviews.last?.frame)
        let room = view.bounds.width - frame.width
        return isRightToLeft ? 1 - frame.minX / room : frame.minX / room
      }
      #expect(abs(try place()) < 0.001)
      let last = (scroller.pageCount ?? 1) - 1
      scroller.scroll(toPage: last, animated: false)
      await fixture.rest()
      #expect(abs(try place() - 1) < 0.001)
      scroller.scroll(toPage: 0, animated: true)
      await fixture.advance(by: 0.1)
      #expect(try place() > 0.01)
      await fixture.rest()
      #expect(abs(try place()) < 0.001)
    }

    @Test("replaces sections in one batch as something is typed, and brings all back")
    func search() async throws {
      let log = DiagnosticLog()
      defer { log.end() }
      let fixture = try ScreenRoom(width: 800).show("store")
      await fixture.rest()
      let list = try fixture.list()
      try await fixture.follow("0.0 type \"samp\"")
      // Only fish comes with samphire, and no restaurant has it.
      expectEqual(list.numberOfSections, 2)
      expectEqual(list.numberOfItems(inSection: 0), 1)
      #expect(fixture.lines.contains("Fish"))
      #expect(!fixture.lines.contains("Kitchens in two columns"))
      try await fixture.follow("0.0 type \"xyz\"")
      expectEqual(list.numberOfSections, 0)
      #expect(fixture.lines.contains("Nothing found"))
      try await fixture.follow("0.0 key Escape")
      expectEqual(list.numberOfSections, 14)
      expectEqual(log.messages, [])
    }

    @Test("shows all kitchens or a few, while carousels stay where they are")
    func showAll() async throws {
      let fixture = try ScreenRoom(width: 420).show("store")
      await fixture.rest()
      let list = try fixture.list()
      let restaurants = try #require(list.orthogonalScroller(forSection: 0))
      restaurants.scroll(toPage: 2, animated: false)
      await fixture.rest()
      let place = restaurants.contentOffset
      #expect(abs(place.x - 2 * (260 + 12)) < 0.001)
      expectEqual(list.numberOfItems(inSection: 1), 6)
      try await fixture.press("Show all 12")
      await fixture.rest()
      expectEqual(list.numberOfItems(inSection: 1), 12)
      try await fixture.press("Show fewer")
      await fixture.rest()
      expectEqual(list.numberOfItems(inSection: 1), 6)
      expectEqual(restaurants.contentOffset, place)
    }

    @Test("goes to the dishes of a kitchen that is pressed")
    func kitchenPress() async throws {
      let fixture = try ScreenRoom(width: 420).show("store", height: 1000)
      await fixture.rest()
      let list = try fixture.list()
      try await fixture.press("Rice")
      await fixture.rest()
      let panel = try #require(list.orthogonalScroller(forSection: 5)).frame
      #expect(list.bounds.contains(panel))
    }

    @Test("has all sizes and distances in one file of at most 150 lines")
    func layoutFile() throws {
      let screens = URL(fileURLWithPath: Fixtures.folder).deletingLastPathComponent()
        .appending(path: "Screens")
      func source(_ path: String) throws -> String {
        try String(contentsOf: screens.appending(path: path), encoding: .utf8)
      }
      let layout = try source("Store/StoreLayout.swift")
      #expect(layout.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= 150)
      for folder in ["Store", "Basket"] {
        let files = try FileManager.default.contentsOfDirectory(
          atPath: screens.appending(path: folder).path
        )
        for file in files where file != "StoreLayout.swift" {
          // Halves and counts are no sizes.
          let numbers = try source("\(folder)/\(file)").matches(
            of:
              /\b(?:height|width|dx|dy|x|y|top|leading|bottom|trailing|cornerRadius|spacing): *[1-9]/
          )
          #expect(numbers.isEmpty, "\(file) has sizes: \(numbers.map { String($0.output) })")
        }
      }
    }
  }
}
