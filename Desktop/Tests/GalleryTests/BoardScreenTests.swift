import Foundation
import GalleryPlayback
import GallerySupport
import TesseraGTK
import TesseraTestSupport
import Testing
import UIKit

@testable import GalleryScreens

extension OneProgramAtATime {
  /// The window is 900 by 400 points, each list 300 wide.
  @Suite("The board")
  @MainActor
  struct BoardScreenTests {
    private func show(
      isDark: Bool = false,
      resources: any UIBackendResources = HeadlessResources()
    ) async throws -> (GalleryFixture, [BoardListController]) {
      let screen = try GalleryCatalog.screen(named: "board")
      let fixture = GalleryFixture(
        size: CGSize(width: 900, height: 400),
        environment: UIBackendEnvironment(prefersDarkAppearance: isDark),
        resources: resources
      ) { screen.makeViewController(with: GalleryOptionValues(), clock: $0) }
      await fixture.rest()
      return (fixture, try #require(fixture.screenController as? BoardController).lists)
    }

    private func texts(_ list: BoardListController) -> [String] { list.cards.map(\.title) }

    @Test("moves a card to the next list, and in it, by keys")
    func keys() async throws {
      let (fixture, lists) = try await show()
      let keys: [(UIKeyboardHIDUsage, UIKeyModifierFlags)] = [
        (.keyboardTab, []), (.keyboardM, .control), (.keyboardTab, []), (.keyboardDownArrow, []),
        (.keyboardReturnOrEnter, []),
      ]
      for (key, modifiers) in keys { fixture.screen?.press(key, modifiers: modifiers) }
      await fixture.rest()
      expectEqual(texts(lists[0]), ["Paint the boat", "Ask about the walnuts"])
      expectEqual(texts(lists[1]), ["Pack the slippers", "Oil the bell", "Frame the seal"])
      expectEqual(lists[1].collectionView.numberOfItems(inSection: 0), 3)
    }

    @Test("lights the edge of a card that is picked up in the dark")
    func edge() async throws {
      let (fixture, lists) = try await show(isDark: true, resources: GTKResources(style: .pinned))
      let cell = try #require(lists[0].collectionView.cellForItem(at: [0, 2]))
      let start = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
      fixture.screen?.pointer(.pressed, at: start, device: .touch)
      await fixture.advance(by: 0.6)
      fixture.screen?.pointer(.dragged, at: CGPoint(x: start.x, y: start.y + 60), device: .touch)
      await fixture.rest()
      let card = try #require(fixture.nodes.first { $0.name == "DragPicture" }).frame
      let picture = GTKPicture(of: fixture.window)
      /// The lightness at a distance from the lower edge of the card, in points.
      func lightness(_ distance: CGFloat) -> Double {
        let color = picture.color(atX: Int(card.midX), y: Int((card.maxY + distance).rounded()))
        return (color.red + color.green + color.blue) / 3
      }
      let edge = try #require([-2, -1, 0, 1].map { lightness($0) }.max())
      #expect(edge > lightness(-6) + 0.1, "The edge is lighter than the card.")
      #expect(edge > lightness(4) + 0.15, "And much lighter than what is behind.")
      fixture.screen?.pointer(.released, at: start, device: .touch)
      await fixture.rest()
    }

    @Test("shows the place of a card from another program until its text has come")
    func placeholder() async throws {
      let (fixture, lists) = try await show()
      let screen = try #require(fixture.screen)
      let cell = try #require(lists[1].collectionView.cellForItem(at: [0, 0]))
      let former = cell.frame.origin
      let place = cell.convert(CGPoint(x: cell.bounds.midX, y: 2), to: nil)
      let silent = HeadlessDrag([("text/plain", nil)])
      silent.move(to: place, in: screen)
      silent.drop()
      await fixture.rest()
      expectEqual(texts(lists[1]), ["Pack the slippers", "Frame the seal"])
      let shown = lists[1].collectionView.visibleCells.compactMap { $0 as? BoardPlaceholderCell }
      expectEqual(shown.map(\.frame.origin), [former], "It is where the first card was.")
      let drag = HeadlessDrag([("text/plain", Data("Wake the owl".utf8))])
      drag.move(to: CGPoint(x: place.x, y: place.y + 220), in: screen)
      drag.drop()
      // Its text comes in a task of its own.
      for _ in 0..<1_000 where lists[1].cards.count < 3 { await Task.yield() }
      await fixture.rest()
      expectEqual(texts(lists[1]), ["Pack the slippers", "Frame the seal", "Wake the owl"])
      let cells = lists[1].collectionView.visibleCells
      expectEqual(cells.filter { $0 is BoardPlaceholderCell }.count, 1)
    }

    @Test("makes a card of each file from another program, in their order, where they are dropped")
    func files() async throws {
      let (fixture, lists) = try await show()
      let cell = try #require(lists[1].collectionView.cellForItem(at: [0, 1]))
      let place = cell.convert(CGPoint(x: cell.bounds.midX, y: 2), to: nil)
      let files = "file:///tmp/one.txt\r\nfile:///tmp/two%20words.txt\r\n"
      let drag = HeadlessDrag([("text/uri-list", Data(files.utf8))])
      drag.move(to: place, in: try #require(fixture.screen))
      drag.drop()
      for _ in 0..<1_000 where lists[1].cards.count < 4 { await Task.yield() }
      await fixture.rest()
      expectEqual(
        texts(lists[1]),
        ["Pack the slippers", "one.txt", "two words.txt", "Frame the seal"]
      )
    }

    @Test("moves a card that a finger has picked up")
    func finger() async throws {
      let (fixture, lists) = try await show()
      let cell = try #require(lists[0].collectionView.cellForItem(at: [0, 2]))
      let goal = try #require(lists[0].collectionView.cellForItem(at: [0, 0]))
      let start = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
      let end = goal.convert(CGPoint(x: goal.bounds.midX, y: goal.bounds.midY), to: nil)
      fixture.screen?.pointer(.pressed, at: start, device: .touch)
      await fixture.advance(by: 0.6)
      fixture.screen?.pointer(.dragged, at: CGPoint(x: start.x, y: start.y - 8), device: .touch)
      fixture.screen?.pointer(.dragged, at: end, device: .touch)
      await fixture.rest()
      fixture.screen?.pointer(.released, at: end, device: .touch)
      await fixture.rest()
      expectEqual(texts(lists[0]), ["Ask about the walnuts", "Oil the bell", "Paint the boat"])
    }
  }
}

/// The window is 900 by 600 points, the list of screens 224 wide; the probe answers about the first list of cards.
@Suite(
  "Cards in a window",
  .serialized,
  .onTheDisplay,
  .enabled(if: TestDisplay.isThere, "There is no display.")
)
struct BoardWindowTests {
  /// The middle of a row in the window.
  private func middle(of row: Int, _ gallery: GalleryProcess) throws -> (x: Int, y: Int) {
    let place = try gallery.wait(for: "row-place \(row)") { $0 != "none" }
    let numbers = place.split(separator: " ").compactMap { Int($0) }
    try #require(numbers.count == 4)
    return (numbers[0] + numbers[2] / 2, numbers[1] + numbers[3] / 2)
  }

  @Test("are dragged by a mouse, in their list and to the next one")
  func dragging() throws {
    try GalleryProcess.show("Board") { gallery, person in
      let (first, last) = try (middle(of: 0, gallery), middle(of: 2, gallery))
      func drag(to x: Int, _ y: Int) throws {
        try person.does(
          "mousemove @\(first.x),\(first.y) mousedown 1 mousemove @\(first.x),\(first.y + 8) "
            + "sleep 0.1 mousemove @\(x),\(y) sleep 0.3 mousemove @\(x),\(y + 1) sleep 0.2 mouseup 1"
        )
      }
      try drag(to: last.x, last.y)
      try gallery.wait(for: "values") { $0.hasPrefix("Paint the boat") }
      expectEqual(try gallery.answer("items"), "3")
      try drag(to: first.x + 225, first.y)
      try gallery.wait(for: "items") { $0 == "2" }
      #expect(try gallery.answer("values").hasPrefix("Ask about the walnuts"))
    }
  }
}
