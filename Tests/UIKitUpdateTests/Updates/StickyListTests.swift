import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Scenarios of the update contract about what chats need of a layout: the view's part of it.
@Suite("A list with rows that stick, sink or are extended", .withTheProgram)
@MainActor
struct StickyListTests {
  @MainActor
  private final class Chat: NSObject, UICollectionViewDataSource {
    let fixture = Fixture(width: 320, height: 400)
    let layout = StickyListLayout()
    let view: UICollectionView
    var names: [String]
    private(set) var diagnostics: [String] = []

    init(_ count: Int, setUp: (StickyListLayout) -> Void = { _ in }) {
      names = (0..<count).map { "\($0)" }
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 400),
        collectionViewLayout: layout
      )
      super.init()
      setUp(layout)
      view.register(StickyCell.self, forCellWithReuseIdentifier: "row")
      view.dataSource = self
      Diagnostics.hook = { [weak self] in self?.diagnostics.append($0.message) }
      fixture.show(view)
    }

    func end() { Diagnostics.hook = nil }

    func scroll(to offset: CGFloat) {
      view.contentOffset.y = offset
      fixture.backend.makeFrame()
    }

    func insert(_ new: [String], at item: Int) {
      view.performBatchUpdates {
        self.names.insert(contentsOf: new, at: item)
        self.view.insertItems(at: new.indices.map { IndexPath(item: item + $0, section: 0) })
      }
    }

    func index(of name: String) -> Int? { names.firstIndex(of: name) }

    func cell(_ name: String) -> StickyCell? {
      view.visibleCells.compactMap { $0 as? StickyCell }.first { $0.name == name }
    }

    /// Where the top of a row is on screen right now, as it looks.
    func top(_ name: String) -> CGFloat? {
      cell(name).map { $0.layer.shown.position.y - 25 - view.layer.shown.bounds.minY }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { names.count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      (cell as? StickyCell)?.name = names[indexPath.item]
      return cell
    }
  }

  /// Rows 0 and 10 stick, wherever they come to be.
  private func pinned() -> Chat {
    let chat = Chat(20)
    chat.layout.pinnedRows = { [weak chat] in
      ["0", "10"].compactMap { chat?.index(of: $0) }
    }
    return chat
  }

  @Test("shows a row that sticks, and the next pushing it out (T-38)")
  func pinning() throws {
    let chat = pinned()
    defer { chat.end() }
    chat.scroll(to: 300)
    let first = try #require(chat.cell("0"))
    expectEqual(first.frame.minY, 300)
    expectEqual(first.pinning, 1)
    chat.scroll(to: 460)
    #expect(chat.cell("0") === first)
    expectEqual(first.frame.minY, 450)
    #expect(abs(first.pinning - 0.8) < 1e-9)
    let second = try #require(chat.cell("10"))
    expectEqual(second.frame.minY, 500)
    #expect(abs(second.pinning - 0.2) < 1e-9)
    // Both are in front of the rows that scroll.
    #expect(first.layer.zPosition == 1 && second.layer.zPosition == 1)
    chat.scroll(to: 520)
    #expect(chat.cell("0") == nil)
    #expect(chat.cell("10") === second)
    expectEqual(second.frame.minY, 520)
    expectEqual(second.pinning, 1)
    expectEqual(chat.diagnostics, [])
  }

  @Test("holds a row that scrolls and not one that sticks, which does not move on screen (T-38)")
  func pinningInAnUpdate() throws {
    let chat = pinned()
    defer { chat.end() }
    chat.view.anchorPolicy = .first
    chat.scroll(to: 460)
    let names = ["0", "9", "10", "11"]
    let before = try names.map { try #require(chat.top($0)) }
    expectEqual(before, [-10, -10, 40, 90])
    chat.insert(["a", "b", "c"], at: 0)
    expectEqual(chat.view.contentOffset.y, 610)
    for _ in 0..<24 {
      for (name, top) in zip(names, before) {
        #expect(abs(try #require(chat.top(name)) - top) < 0.01)
      }
      chat.fixture.backend.advance(by: 1.0 / 60)
    }
    expectEqual(chat.cell("0")?.frame.minY, 600)
    expectEqual(chat.diagnostics, [])
  }

  @Test("sinks to the bottom while it is short, and scrolls once it is not (T-40)")
  func sinking() {
    let chat = Chat(3) { $0.sinks = true }
    defer { chat.end() }
    chat.view.anchorPolicy = .last
    expectEqual(chat.top("0"), 250)
    chat.insert(["3", "4", "5", "6", "7"], at: 3)
    // It goes up from where it was.
    expectEqual(chat.top("0"), 250)
    chat.fixture.backend.advance(by: 1)
    expectEqual(chat.top("0"), 0)
    expectEqual(chat.view.contentOffset.y, 0)
    chat.insert(["8"], at: 8)
    chat.fixture.backend.advance(by: 1)
    expectEqual(chat.view.contentOffset.y, 50)
    expectEqual(chat.top("8"), 350)
    expectEqual(chat.diagnostics, [])
  }

  @Test("sinks to the bottom when most of it is deleted (T-10)")
  func sinkingByDeletion() {
    let chat = Chat(20) { $0.sinks = true }
    defer { chat.end() }
    chat.scroll(to: 600)
    chat.view.performBatchUpdates {
      chat.names.removeSubrange(0..<14)
      chat.view.deleteItems(at: (0..<14).map { IndexPath(item: $0, section: 0) })
    }
    expectEqual(chat.view.contentOffset.y, 0)
    // Row 14 was at 100 on screen, and is there again.
    expectEqual(chat.top("14"), 100)
    chat.fixture.backend.advance(by: 1)
    expectEqual(chat.cell("14")?.frame.minY, 100)
    expectEqual(chat.view.contentSize.height, 400)
  }

  @Test("has room below a row that is extended, which can stand at the top (T-41)")
  func extending() {
    let chat = Chat(20)
    defer { chat.end() }
    chat.layout.extendedRow = { [weak chat] in chat?.index(of: "18") }
    chat.layout.invalidateLayout()
    chat.fixture.backend.makeFrame()
    expectEqual(chat.view.contentSize.height, 1300)
    chat.view.scrollToItem(at: IndexPath(item: 18, section: 0), at: .top, animated: false)
    expectEqual(chat.view.contentOffset.y, 900)
    expectEqual(chat.top("18"), 0)
    // Rows in front of it leave it at the top, and so does a smaller view.
    chat.view.anchorPolicy = .first
    chat.insert(["a", "b"], at: 0)
    expectEqual(chat.view.contentSize.height, 1400)
    expectEqual(chat.view.contentOffset.y, 1000)
    chat.fixture.backend.advance(by: 1)
    expectEqual(chat.top("18"), 0)
    chat.view.frame.size.height = 300
    chat.fixture.backend.makeFrame()
    expectEqual(chat.view.contentSize.height, 1300)
    expectEqual(chat.top("18"), 0)
    expectEqual(chat.diagnostics, [])
  }
}
