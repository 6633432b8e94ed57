import GalleryPlayback
import GallerySupport
import TesseraTestSupport
import Testing
import UIKit
import WidgetLists

@testable import GalleryScreens

extension OneProgramAtATime {
  @Suite("The feed")
  @MainActor
  struct FeedScreenTests {
    private func show(_ room: ScreenRoom) async throws -> (GalleryFixture, FeedController) {
      let fixture = try room.show("feed", height: 700)
      await fixture.rest()
      return (fixture, try #require(fixture.screenController as? FeedController))
    }

    /// The rows in sight, each with the words that it shows.
    private func buttons(_ title: String, _ list: UICollectionView) -> [IndexPath] {
      let binding = list.dataSource as? WidgetBinding
      return list.indexPathsForVisibleItems.sorted().filter { path in
        let buttons = binding?.widget(at: path)?.underlying as? Buttons
        return buttons?.buttons.contains { $0.title == title } == true
      }
    }

    @Test("is liked in place, and a post leads to its rows", arguments: ScreenRoom.all)
    func liking(room: ScreenRoom) async throws {
      let log = DiagnosticLog()
      defer { log.end() }
      let (fixture, controller) = try await show(room)
      let list = controller.list
      let binding = try #require(list.dataSource as? WidgetBinding)
      let path = try #require(buttons("Like", list).first)
      let post = try #require(binding.object(at: path) as? FeedPost)
      #expect(binding.rows(of: post.id)?.items.contains(path.item) == true)
      let cell = list.cellForItem(at: path)
      let others = list.visibleCells
      let count = list.numberOfItems(inSection: 0)
      let frame = try #require(cell).convert(try #require(cell).bounds, to: nil)
      let part = room.isRightToLeft ? 0.75 : 0.25
      fixture.screen?.tap(at: CGPoint(x: frame.minX + part * frame.width, y: frame.midY))
      await fixture.rest()
      expectEqual(buttons("Liked", list), [path])
      #expect(list.cellForItem(at: path) === cell)
      expectEqual(Set(list.visibleCells), Set(others))
      expectEqual(list.numberOfItems(inSection: 0), count)
      expectEqual(log.messages, [])
    }

    @Test("shows where keys are with a ring that touches no letters", arguments: ScreenRoom.all)
    func ring(room: ScreenRoom) async throws {
      let (fixture, _) = try await show(room)
      var rings: [CGRect] = []
      for _ in 0..<8 {
        fixture.screen?.press(.keyboardTab)
        await fixture.rest()
        guard let ring = fixture.nodes.first(where: { $0.name == "FocusRing" })?.frame else {
          continue
        }
        rings.append(ring)
        for text in fixture.nodes where !text.text.isEmpty && text.frame.intersects(ring) {
          // Words are wholly inside of the ring: those of what it goes round.
          #expect(ring.contains(text.frame), "\(text.text) at \(text.frame), the ring at \(ring)")
        }
      }
      #expect(rings.count >= 4)
    }

    @Test("goes on for ever, shows all comments when asked, and holds what is read")
    func endless() async throws {
      let log = DiagnosticLog()
      defer { log.end() }
      let (fixture, controller) = try await show(ScreenRoom(width: 360))
      let list = controller.list
      let first = list.numberOfItems(inSection: 0)
      #expect(first > 100)
      for _ in 0..<20 {
        list.contentOffset.y = max(0, list.contentSize.height - list.bounds.height)
        await fixture.rest()
      }
      #expect(list.numberOfItems(inSection: 0) > 3 * first)
      let binding = try #require(list.dataSource as? WidgetBinding)
      // Some posts are about the shop, and show its pictures.
      #expect(binding.sections[0].widgets.contains { $0.underlying is Gallery })
      let opener = try #require(
        binding.sections[0].widgets.firstIndex { widget in
          (widget.underlying as? Buttons)?.buttons.first?.title.hasPrefix("Show ") == true
        }
      )
      list.scrollToItem(at: [0, opener], at: .centeredVertically, animated: false)
      await fixture.rest()
      func top() throws -> CGFloat {
        try #require(list.cellForItem(at: [0, opener])).frame.minY - list.contentOffset.y
      }
      let before = try top()
      let words = (binding.widget(at: [0, opener])?.underlying as? Buttons)?.buttons.first
      let count = list.numberOfItems(inSection: 0)
      words?.action()
      await fixture.rest()
      #expect(list.numberOfItems(inSection: 0) > count)
      // The next comment begins where the button was.
      #expect(try top().isNear(before))
      expectEqual(log.messages, [])
    }

    @Test("has a shop front of more than 300 rows, in columns that follow the width")
    func shop() async throws {
      let log = DiagnosticLog()
      defer { log.end() }
      for (width, columns) in [(360.0, 2), (800, 4)] {
        let (fixture, controller) = try await show(ScreenRoom(width: width))
        try await fixture.press("Shop")
        await fixture.rest()
        let list = controller.list
        #expect(list.numberOfItems(inSection: 0) > 300)
        // Kitchens are chips; a line of dishes has as many cards as there are columns.
        let cards = list.visibleCells.filter {
          abs($0.frame.width - (width - 32 - CGFloat(columns - 1) * 10) / CGFloat(columns)) < 0.5
        }
        #expect(cards.count >= columns)
        #expect(Set(cards.prefix(columns).map(\.frame.height)).count <= 2)
      }
      expectEqual(log.messages, [])
    }
  }
}

extension CGFloat {
  fileprivate func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude < 1 }
}
