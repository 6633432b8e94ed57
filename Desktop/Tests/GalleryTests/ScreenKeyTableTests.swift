import Foundation
import GalleryPlayback
import GalleryScreens
import GallerySupport
import TesseraGTK
import TesseraTestSupport
import Testing
import UIKit

extension OneProgramAtATime {
  /// The table *screen × Space × Return* of the page about keys: nothing but keys is sent, and what comes of it is read from the window.
  @Suite("Space and Return on each screen")
  @MainActor
  struct ScreenKeyTableTests {
    /// The effect of a key: the items of the list that are selected then, and the beginning of something that is read then and was not
    /// before; `nil` where nothing else is.
    struct Effect: Equatable, Sendable {
      var selected: [IndexPath] = []
      var news: String?

      /// It selects, and changes nothing else.
      static func selects(_ item: IndexPath) -> Effect { Effect(selected: [item]) }
      /// It does what a tap is there for, and leaves nothing selected.
      static func does(_ news: String) -> Effect { Effect(news: news) }
      static let nothing = Effect()
    }

    /// A line of the table: the item that has the focus after Tab has led to the list, and Down was pressed some times.
    struct Line: Sendable {
      let screen: String
      var downs = 0
      let item: IndexPath
      let space: Effect
      let enter: Effect

      init(
        _ screen: String,
        downs: Int = 0,
        at item: IndexPath,
        space: Effect,
        return enter: Effect
      ) {
        (self.screen, self.downs, self.item) = (screen, downs, item)
        (self.space, self.enter) = (space, enter)
      }
    }

    /// The table.
    ///
    /// Space selects the item, and Return does what a tap does, which includes selecting: where the item is selected already, Return
    /// selects nothing anew. A screen that deselects at once does the same thing for both. What has a primary action does it for Return alone.
    nonisolated static let table: [Line] = [
      // The details beside the list are those of the selected package.
      Line(
        "Packages",
        at: [0, 0],
        space: Effect(selected: [[0, 0]], news: "text apt-listing"),
        return: .selects([0, 0])
      ),
      // A picture is shown large by its primary action; the viewer is a dialog.
      Line(
        "Photos",
        at: [0, 0],
        space: .selects([0, 0]),
        return: Effect(selected: [[0, 0]], news: "dialog")
      ),
      Line(
        "Carousel",
        at: [0, 0],
        space: .selects([0, 0]),
        return: Effect(selected: [[0, 0]], news: "dialog")
      ),
      // The selection follows the focus, and a folder is opened by its primary action. Four favourites stand above the folder.
      Line(
        "Files",
        downs: 4,
        at: [1, 0],
        space: .selects([1, 0]),
        return: Effect(selected: [[1, 0]], news: "row Documents, 5 items")
      ),
      Line("Processes", at: [0, 0], space: .selects([0, 0]), return: .selects([0, 0])),
      // A tap shows the rest of an article, and the next one hides it.
      Line(
        "Articles",
        at: [0, 0],
        space: .does("cell almanac 3.2-1, Ada Lindqvist"),
        return: .does("cell almanac 3.2-1, Ada Lindqvist")
      ),
      // A message is selected so that it can be copied.
      Line("Conversation", at: [0, 112], space: .selects([0, 112]), return: .selects([0, 112])),
      // A tap on a kitchen goes to its dishes, where it is then, so that Return leads nowhere else.
      Line("Store", downs: 1, at: [1, 0], space: .does("cell Cucumber salad"), return: .nothing),
      // A tap opens a row, and the next one closes it.
      Line(
        "Basket",
        at: [0, 0],
        space: .does("row Tomato soup, From the kitchen of soups."),
        return: .does("row Tomato soup, 1 × € 11.90")
      ),
      // Two fields of a form stand above the companies.
      Line(
        "Companies",
        downs: 2,
        at: [1, 0],
        space: .does("row apt-listing, cron-light"),
        return: .does("row Python Maintainers, 2")
      ),
      Line("Bank", at: [0, 0], space: .selects([0, 0]), return: .selects([0, 0])),
      // Below the reader's card; a tap takes a book, and the next one gives it back.
      Line(
        "Library",
        downs: 1,
        at: [2, 1],
        space: .does("cell Good day, reader, You have 1 of 5 books."),
        return: .does("cell Good day, reader, You have no books.")
      ),
      // The page of the author is in front then, and Return is not the list's any more.
      Line(
        "Authors",
        at: [0, 0],
        space: Effect(selected: [[0, 0]], news: "heading Louisa May Alcott"),
        return: .selects([0, 0])
      ),
      // A tap turns a book, and the next one turns it back.
      Line(
        "Covers",
        at: [0, 0],
        space: .does("cell George Eliot"),
        return: .does("cell Adam Bede")
      ),
      // The pictures of a post, which stand in a list of their own.
      Line("Feed", at: [0, 0], space: .selects([0, 0]), return: .selects([0, 0])),
      // A page in place of the rows, whose first one leads back.
      Line(
        "Settings",
        downs: 2,
        at: [1, 0],
        space: .does("heading NETWORK INTERFACE"),
        return: .does("button Auto")
      ),
      Line("Contacts", at: [0, 0], space: .selects([0, 0]), return: .selects([0, 0])),
      // Cards are moved and not selected.
      Line("Board", at: [0, 0], space: .nothing, return: .nothing),
      Line("BillionRows", at: [0, 0], space: .selects([0, 0]), return: .selects([0, 0])),
      // Each press is the next batch.
      Line(
        "InterruptedUpdates",
        at: [0, 0],
        space: .does("text B out, F in"),
        return: .does("text F out, G in")
      ),
      Line("StressTest", at: [0, 0], space: .selects([0, 0]), return: .selects([0, 0])),
    ]

    /// Screens in whose lists no item can be selected: their rows are read, and Tab goes to the links, fields and buttons in them.
    nonisolated static let screensWithoutItems: Set = [
      "News", "Countries", "Controls", "Form", "Widgets",
    ]

    private func show(_ name: String) async throws -> GalleryFixture {
      let screen = try GalleryCatalog.screen(named: name)
      let fixture = GalleryFixture(
        size: CGSize(width: 800, height: 600),
        resources: GTKResources(style: .pinned)
      ) { screen.makeViewController(with: Fixtures.values(for: screen), clock: $0) }
      await fixture.rest()
      return fixture
    }

    /// The item that has the focus, and the list that it is in.
    private func focus(_ fixture: GalleryFixture) -> (list: UICollectionView, item: IndexPath)? {
      let system = UIFocusSystem.focusSystem(for: fixture.window)
      guard let cell = system?.focusedItem as? UICollectionViewCell else { return nil }
      for case let list as UICollectionView in sequence(first: cell as UIResponder, next: \.next) {
        return list.indexPath(for: cell).map { (list, $0) }
      }
      return nil
    }

    /// Presses Tab until an item has the focus, or a round is over.
    private func tabToList(
      _ fixture: GalleryFixture
    ) async -> (list: UICollectionView, item: IndexPath)? {
      for _ in 0..<40 {
        fixture.screen?.press(.keyboardTab)
        await fixture.rest()
        if let focus = focus(fixture) { return focus }
      }
      return nil
    }

    private func readings(_ fixture: GalleryFixture) -> Set<String> {
      let nodes = fixture.screen?.accessibility?.nodes ?? []
      return Set(nodes.map { "\($0.role.rawValue) \($0.label)" })
    }

    private func effect(
      of key: UIKeyboardHIDUsage,
      _ characters: String,
      on list: UICollectionView,
      _ fixture: GalleryFixture,
      expected: Effect
    ) async -> Effect {
      let before = readings(fixture)
      fixture.screen?.press(key, characters: characters)
      await fixture.rest()
      let news = readings(fixture).subtracting(before).sorted()
      let isThere = expected.news.map { word in news.contains { $0.hasPrefix(word) } } ?? false
      return Effect(
        selected: (list.indexPathsForSelectedItems ?? []).sorted(),
        news: isThere ? expected.news : news.first
      )
    }

    @Test("do what the table says", arguments: table.indices)
    func effects(line: Int) async throws {
      let line = Self.table[line]
      let fixture = try await show(line.screen)
      let list = try #require(await tabToList(fixture), "\(line.screen)").list
      for _ in 0..<line.downs {
        fixture.screen?.press(.keyboardDownArrow)
        await fixture.rest()
      }
      expectEqual(focus(fixture)?.item, line.item)
      let space = await effect(of: .keyboardSpacebar, " ", on: list, fixture, expected: line.space)
      expectEqual(space, line.space)
      let enter = await effect(
        of: .keyboardReturnOrEnter,
        "\r",
        on: list,
        fixture,
        expected: line.enter
      )
      expectEqual(enter, line.enter)
    }

    @Test("find no item where rows are read and not chosen", arguments: screensWithoutItems)
    func screensWithoutItems(screen: String) async throws {
      #expect(await tabToList(try await show(screen)) == nil)
    }

    @Test("have a line for each screen of the catalog")
    func everyScreen() {
      let known = Self.screensWithoutItems.union(Self.table.map(\.screen))
      expectEqual(known, Set(GalleryCatalog.screens.map(\.name)))
    }
  }
}
