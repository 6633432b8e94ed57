import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A collection view with two sections that scroll by themselves")
@MainActor
struct NestedContainerTests {
  private func fixture(
    _ direction: UISemanticContentAttribute = .forceLeftToRight
  ) -> ShelfFixture {
    ShelfFixture(
      [.rows("r"), .shelf("a", 20), .rows("s"), .shelf("b", 3), .rows("t", "u", "v", "w")],
      direction: direction
    )
  }

  @Test("shows what is visible of each, and hosts the cells where they scroll")
  func laysOut() throws {
    let fixture = fixture()
    defer { fixture.end() }
    // 400 points: a row, a shelf, a row, a shelf; 320 points: four items of 80.
    expectEqual(fixture.shown, ["r", "a0 a1 a2 a3", "s", "b0 b1 b2"])
    let scroller = try #require(fixture.scroller(1))
    expectEqual(scroller.contentSize, CGSize(width: 1600, height: 100))
    #expect(fixture.cell("a1")?.superview === scroller)
    expectEqual(fixture.cell("a1")?.frame, CGRect(x: 80, y: 0, width: 80, height: 100))
    #expect(fixture.cell("s")?.superview === fixture.view)
    expectEqual(fixture.corner("b2"), CGPoint(x: 160, y: 300))
    expectEqual(fixture.diagnostics, [])
  }

  @Test("scrolls one without asking about another, or about what is known")
  func scrolls() {
    let fixture = fixture()
    defer { fixture.end() }
    let first = fixture.cell("a3")
    _ = fixture.layout.takeAsked()
    fixture.scroll(1, to: 30)
    expectEqual(fixture.shown, ["r", "a0 a1 a2 a3 a4", "s", "b0 b1 b2"])
    expectEqual(fixture.layout.takeAsked(), [])
    fixture.scroll(1, to: 240)
    expectEqual(fixture.shown, ["r", "a3 a4 a5 a6", "s", "b0 b1 b2"])
    expectEqual(fixture.layout.takeAsked(), ["shelf 1"])
    #expect(fixture.cell("a3") === first)
    expectEqual(fixture.corner("a4"), CGPoint(x: 80, y: 100))
  }

  @Test("asks once about one that stays in sight, however far the list around it is scrolled")
  func scrollsAround() {
    let fixture = ShelfFixture([
      .rows("r", "s", "t", "u", "v"), .shelf("a", 20), .rows("w", "x", "y", "z"),
    ])
    defer { fixture.end() }
    fixture.view.contentOffset.y = 190
    fixture.frame()
    fixture.scroll(1, to: 90)
    _ = fixture.layout.takeAsked()
    // What was asked for reaches to 600, 400 points and half as many.
    fixture.view.contentOffset.y = 210
    fixture.frame()
    expectEqual(fixture.layout.takeAsked(), ["root"])
    expectEqual(fixture.shown, ["t u v", "a1 a2 a3 a4 a5", "w"])
    expectEqual(fixture.corner("a2"), CGPoint(x: 70, y: 290))
    expectEqual(fixture.diagnostics, [])
  }

  @Test("finds the item under a point where it is on screen, and says where it would be unscrolled")
  func hits() {
    let fixture = fixture()
    defer { fixture.end() }
    fixture.scroll(1, to: 240)
    let path = IndexPath(item: 4, section: 1)
    expectEqual(fixture.view.indexPathForItem(at: CGPoint(x: 90, y: 150)), path)
    #expect(
      fixture.view.layoutAttributesForItem(at: path)?.frame
        == CGRect(x: 320, y: 100, width: 80, height: 100)
    )
  }

  @Test("asks a cell in one of them for its size again when its content has changed")
  func selfSizing() throws {
    let fixture = fixture()
    defer { fixture.end() }
    for name in ["r", "a1"] {
      let cell = try #require(fixture.cell(name))
      _ = cell.takeSizeRequests()
      cell.invalidateIntrinsicContentSize()
      fixture.frame()
      expectEqual(cell.takeSizeRequests(), 1, "\(name)")
    }
  }

  @Test("keeps the offset of a section that leaves the screen and comes back")
  func restores() {
    let fixture = fixture()
    defer { fixture.end() }
    fixture.scroll(1, to: 240)
    fixture.view.contentOffset.y = 200
    fixture.frame()
    expectEqual(fixture.shown, ["s", "b0 b1 b2", "t u"])
    fixture.view.contentOffset.y = 0
    fixture.frame()
    expectEqual(fixture.shown, ["r", "a3 a4 a5 a6", "s", "b0 b1 b2"])
    expectEqual(fixture.scroller(1)?.contentOffset.x, 240)
  }

  @Test("takes a section along with its offset and its cells when others are inserted above")
  func insertsSections() {
    let fixture = fixture()
    defer { fixture.end() }
    fixture.scroll(1, to: 240)
    let cell = fixture.cell("a4")
    fixture.update {
      fixture.sections.insert(.rows("new"), at: 0)
      fixture.view.insertSections([0])
    }
    // In the first frame nothing has moved yet.
    expectEqual(fixture.corner("a4"), CGPoint(x: 80, y: 100))
    fixture.rest()
    expectEqual(fixture.shown, ["new", "r", "a3 a4 a5 a6", "s"])
    #expect(fixture.cell("a4") === cell)
    expectEqual(fixture.corner("a4"), CGPoint(x: 80, y: 200))
    expectEqual(fixture.completions, [true])
    expectEqual(fixture.diagnostics, [])
  }

  @Test("moves items inside of a container, which stays where it is scrolled to")
  func changesItems() {
    let fixture = fixture()
    defer { fixture.end() }
    fixture.scroll(1, to: 240)
    fixture.update {
      fixture.sections[1].items.remove(at: 4)
      fixture.sections[1].items.insert("new", at: 0)
      fixture.view.deleteItems(at: [IndexPath(item: 4, section: 1)])
      fixture.view.insertItems(at: [IndexPath(item: 0, section: 1)])
    }
    expectEqual(fixture.corner("a3"), CGPoint(x: 0, y: 100))
    expectEqual(fixture.corner("a5"), CGPoint(x: 160, y: 100))
    fixture.rest()
    expectEqual(fixture.shown, ["r", "a2 a3 a5 a6", "s", "b0 b1 b2"])
    expectEqual(fixture.corner("a3"), CGPoint(x: 80, y: 100))
    expectEqual(fixture.scroller(1)?.contentOffset.x, 240)
  }

  @Test("takes a cell from a container to the collection view and back without a jump")
  func movesAcross() throws {
    let fixture = fixture()
    defer { fixture.end() }
    fixture.scroll(1, to: 240)
    let cell = try #require(fixture.cell("a4"))
    fixture.update {
      fixture.sections[1].items.remove(at: 4)
      fixture.sections[2].items.insert("a4", at: 0)
      fixture.view.moveItem(at: IndexPath(item: 4, section: 1), to: IndexPath(item: 0, section: 2))
    }
    expectEqual(fixture.corner("a4"), CGPoint(x: 80, y: 100))
    fixture.rest()
    #expect(fixture.cell("a4") === cell)
    #expect(cell.superview === fixture.view)
    expectEqual(fixture.corner("a4"), CGPoint(x: 0, y: 200))
    fixture.update {
      fixture.sections[2].items.remove(at: 0)
      fixture.sections[1].items.insert("a4", at: 5)
      fixture.view.moveItem(at: IndexPath(item: 0, section: 2), to: IndexPath(item: 5, section: 1))
    }
    // As wide as a row, about the same middle.
    expectEqual(fixture.corner("a4")?.y, 200)
    fixture.rest()
    #expect(fixture.cell("a4") === cell)
    #expect(cell.superview === fixture.scroller(1))
    expectEqual(fixture.corner("a4"), CGPoint(x: 160, y: 100))
    expectEqual(fixture.diagnostics, [])
  }

  @Test("keeps the offset of a section that is reloaded, and of all when everything is")
  func reloads() {
    let fixture = fixture()
    defer { fixture.end() }
    fixture.scroll(1, to: 240)
    fixture.update { fixture.view.reloadSections([1]) }
    fixture.rest()
    expectEqual(fixture.shown, ["r", "a3 a4 a5 a6", "s", "b0 b1 b2"])
    fixture.view.reloadData()
    fixture.frame()
    expectEqual(fixture.shown, ["r", "a3 a4 a5 a6", "s", "b0 b1 b2"])
    expectEqual(fixture.scroller(1)?.contentOffset.x, 240)
  }

  @Test("takes a section away with everything in it")
  func deletes() {
    let fixture = fixture()
    defer { fixture.end() }
    fixture.update {
      fixture.sections.remove(at: 1)
      fixture.view.deleteSections([1])
    }
    fixture.rest()
    expectEqual(fixture.shown, ["r", "s", "b0 b1 b2", "t"])
    expectEqual(fixture.corner("b1"), CGPoint(x: 80, y: 200))
    expectEqual(fixture.completions, [true])
  }

  @Test("brings a container that has become too short back to its end")
  func shortens() {
    let fixture = fixture()
    defer { fixture.end() }
    fixture.scroll(1, to: 1280)
    expectEqual(fixture.shown[1], "a16 a17 a18 a19")
    fixture.update {
      fixture.sections[1].items.removeSubrange(5...)
      fixture.view.deleteItems(at: (5..<20).map { IndexPath(item: $0, section: 1) })
    }
    fixture.rest()
    // 5 · 80 − 320
    expectEqual(fixture.scroller(1)?.contentOffset.x, 80)
    expectEqual(fixture.shown[1], "a1 a2 a3 a4")
  }

  @Test("begins at the right where reading does, and keeps the distance from there")
  func rightToLeft() {
    let fixture = fixture(.forceRightToLeft)
    defer { fixture.end() }
    expectEqual(fixture.shown, ["r", "a0 a1 a2 a3", "s", "b0 b1 b2"])
    expectEqual(fixture.corner("a0"), CGPoint(x: 240, y: 100))
    expectEqual(fixture.corner("b0"), CGPoint(x: 240, y: 300))
    expectEqual(fixture.scroller(1)?.contentOffset.x, 1280)
    fixture.scroll(1, to: 1040)
    expectEqual(fixture.corner("a4"), CGPoint(x: 160, y: 100))
    expectEqual(
      fixture.view.indexPathForItem(at: CGPoint(x: 170, y: 150)),
      IndexPath(item: 4, section: 1)
    )
    fixture.update {
      fixture.sections[1].items += ["x", "y"]
      fixture.view.insertItems(at: [20, 21].map { IndexPath(item: $0, section: 1) })
    }
    expectEqual(fixture.corner("a4"), CGPoint(x: 160, y: 100))
    fixture.rest()
    expectEqual(fixture.corner("a4"), CGPoint(x: 160, y: 100))
    expectEqual(fixture.scroller(1)?.contentOffset.x, 1200)
  }
}
