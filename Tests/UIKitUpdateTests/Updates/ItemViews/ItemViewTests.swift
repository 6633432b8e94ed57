import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A view that belongs to an item", .withTheProgram)
@MainActor
struct ItemViewTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test(
    "goes with the item where others are inserted, whatever the layout names (C10)",
    arguments: BadgeLayout.Naming.allCases
  )
  func insertions(naming: BadgeLayout.Naming) {
    let fixture = BadgeFixture("0 1 2 3 4", layout: BadgeFixture.rows(naming))
    let before = fixture.badges(5)
    fixture.update("0 a 1 b 2 3 4") { $0.insertItems(at: [path(1), path(3)]) }
    expectEqual([0, 2, 4, 5, 6].map { fixture.badge($0) }, before)
    expectEqual(fixture.requests, [path(1), path(3)])
    expectEqual(fixture.texts, ["0", "a", "1", "b", "2", "3", "4"])
    expectEqual(fixture.badge(4)?.frame, CGRect(x: 300, y: 160, width: 20, height: 20))
    fixture.end()
  }

  @Test(
    "goes with the item where others are deleted (C10)",
    arguments: BadgeLayout.Naming.allCases
  )
  func deletions(naming: BadgeLayout.Naming) {
    let fixture = BadgeFixture("0 1 2 3 4", layout: BadgeFixture.rows(naming))
    let before = fixture.badges(5)
    fixture.update("1 2 4") { $0.deleteItems(at: [path(0), path(3)]) }
    expectEqual(fixture.badges(3), [before[1], before[2], before[4]])
    expectEqual(fixture.requests, [])
    expectEqual(fixture.texts, ["1", "2", "4"])
    fixture.end()
  }

  @Test("goes with an item that is moved (C10)", arguments: [BadgeLayout.Naming.changes, .nothing])
  func moves(naming: BadgeLayout.Naming) {
    let fixture = BadgeFixture("0 1 2 3 4", layout: BadgeFixture.rows(naming))
    let before = fixture.badges(5)
    fixture.update("1 2 3 0 4") { $0.moveItem(at: path(0), to: path(3)) }
    expectEqual(fixture.badges(5), [1, 2, 3, 0, 4].map { before[$0] })
    expectEqual(fixture.requests, [])
    fixture.end()
  }

  @Test("is another one where the layout names both places of a moved item (C10)")
  func namedMoves() {
    let fixture = BadgeFixture("0 1 2 3 4", layout: BadgeFixture.rows(.changesAndMoves))
    let before = fixture.badges(5)
    fixture.update("1 2 3 0 4") { $0.moveItem(at: path(0), to: path(3)) }
    expectEqual([0, 1, 2, 4].map { fixture.badge($0) }, [1, 2, 3, 4].map { before[$0] })
    expectEqual(fixture.requests, [path(3)])
    expectEqual(fixture.texts, ["1", "2", "3", "0", "4"])
    fixture.end()
  }

  @Test(
    "goes with the item in a batch of four deletions and four insertions (C10)",
    arguments: BadgeLayout.Naming.allCases
  )
  func batches(naming: BadgeLayout.Naming) {
    let fixture = BadgeFixture("0 1 2 3 4 5 6 7", layout: BadgeFixture.rows(naming))
    let before = fixture.badges(8)
    fixture.update("a 1 b 3 c 4 d 6") { view in
      view.deleteItems(at: [path(0), path(2), path(5), path(7)])
      view.insertItems(at: [path(0), path(2), path(4), path(6)])
    }
    expectEqual([1, 3, 5, 7].map { fixture.badge($0) }, [1, 3, 4, 6].map { before[$0] })
    expectEqual(fixture.requests.sorted(), [path(0), path(2), path(4), path(6)])
    expectEqual(fixture.texts, ["a", "1", "b", "3", "c", "4", "d", "6"])
    fixture.end()
  }

  @Test("goes with the item into another section, and with its section (C10)")
  func sections() {
    let fixture = BadgeFixture("0 1", "2 3", layout: BadgeFixture.rows())
    let first = fixture.badges(2)
    let second = fixture.badges(2, section: 1)
    fixture.update("a", "2 0 3", "1") { view in
      view.insertSections([0])
      view.moveSection(0, toSection: 2)
      view.moveItem(at: path(0, 0), to: path(1, 1))
    }
    expectEqual(fixture.badges(3, section: 1), [second[0], first[0], second[1]])
    expectEqual(fixture.badge(0, 2), first[1])
    expectEqual(fixture.requests, [path(0, 0)])
    fixture.end()
  }

  @Test("keeps its view where its item is reloaded, and is asked for again with its section (C10)")
  func reloads() {
    let fixture = BadgeFixture("0 1 2", layout: BadgeFixture.rows())
    let before = fixture.badges(3)
    fixture.update("0 1 2") { $0.reloadItems(at: [path(1)]) }
    expectEqual(fixture.badges(3), before)
    fixture.update("0 1 2") { $0.reloadSections([0]) }
    expectEqual(fixture.requests.sorted(), [path(0), path(1), path(2)])
    fixture.end()
  }

  @Test("goes with the item where only some items have one (C10)")
  func someItems() {
    let layout = BadgeFixture.rows(.nothing)
    let fixture = BadgeFixture("a 1 2 b 4", layout: layout)
    layout.hasBadge = { [unowned fixture] in fixture.name(at: $0).flatMap { Int($0) } != nil }
    layout.invalidateLayout()
    fixture.rest()
    let before = [1, 2, 4].map { fixture.badge($0) }
    fixture.update("1 2 b 4") { $0.deleteItems(at: [path(0)]) }
    expectEqual([0, 1, 3].map { fixture.badge($0) }, before)
    fixture.update("c d 1 2 b 4") { $0.insertItems(at: [path(0), path(1)]) }
    expectEqual([2, 3, 5].map { fixture.badge($0) }, before)
    expectEqual(fixture.texts, ["1", "2", "4"])
    expectEqual(fixture.requests, [])
    fixture.end()
  }

  @Test("that stands alone goes with its item as soon as another one has a badge (C10)")
  func onlyItem() {
    let fixture = BadgeFixture("0", layout: BadgeFixture.rows(.nothing))
    let before = fixture.badge(0)
    fixture.update("a 0") { $0.insertItems(at: [path(0)]) }
    expectEqual(fixture.badge(1), before)
    expectEqual(fixture.texts, ["a", "0"])
    fixture.end()
  }

  @Test("goes with the item also where it stands beside it, if the layout names what changes (C10)")
  func besideItems() {
    let layout = BadgeFixture.rows()
    layout.minimumLineSpacing = 20
    layout.place = { CGRect(x: 0, y: $0.maxY, width: 320, height: 20) }
    let fixture = BadgeFixture("0 1 2", layout: layout)
    let before = fixture.badges(3)
    fixture.update("1 a 0 2") { view in
      view.moveItem(at: path(0), to: path(2))
      view.insertItems(at: [path(1)])
    }
    expectEqual([2, 0, 3].map { fixture.badge($0) }, before)
    expectEqual(fixture.requests, [path(1)])
    fixture.end()
  }

  @Test("moves on screen as its item does (C10, C26)")
  func movesAlong() throws {
    let fixture = BadgeFixture("0 1 2", layout: BadgeFixture.rows())
    let badge = try #require(fixture.badge(1))
    let cell = try #require(fixture.view.cellForItem(at: path(1)))
    fixture.view.performBatchUpdates {
      fixture.sections = [["a", "0", "1", "2"]]
      fixture.view.insertItems(at: [path(0)])
    }
    fixture.fixture.backend.advance(by: 0.15)
    expectEqual(badge.layer.shown.position.y - 10, cell.layer.shown.position.y - 20)
    expectEqual(badge.layer.shown.position.y - 10, 60)
    fixture.end()
  }

  @Test("follows an item that is moved interactively, and back (C10, C37)")
  func interactiveMovement() {
    let fixture = BadgeFixture("0 1 2 3", layout: BadgeFixture.rows(.nothing))
    let before = fixture.badges(4)
    #expect(fixture.view.beginInteractiveMovementForItem(at: path(0)))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 100))
    fixture.rest()
    fixture.view.endInteractiveMovement()
    fixture.rest()
    expectEqual(fixture.sections, [["1", "2", "0", "3"]])
    expectEqual(fixture.badges(4), [1, 2, 0, 3].map { before[$0] })
    expectEqual(fixture.texts, ["1", "2", "0", "3"])
    fixture.end()
  }

  @Test("comes back from its way out with its item, and not with another (C10, C26)")
  func returns() {
    let fixture = BadgeFixture(
      "0 1 2 3 4 5 6 7 8 9 10 11 12",
      layout: BadgeFixture.rows()
    )
    // 9 leaves the visible area.
    fixture.view.performBatchUpdates {
      fixture.sections[0].insert("a", at: 0)
      fixture.view.insertItems(at: [path(0)])
    }
    fixture.fixture.backend.advance(by: 0.1)
    fixture.update("1 2 3 4 5 6 7 8 9 10 11 12") { $0.deleteItems(at: [path(0), path(1)]) }
    expectEqual(fixture.texts, ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"])
    fixture.end()
  }
}

@Suite("A view that belongs to a section", .withTheProgram)
@MainActor
struct SectionViewTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("stays when its first item changes, beside badges (C10)")
  func headers() {
    let fixture = BadgeFixture("0 1", "2 3", layout: BadgeFixture.rows(headerHeight: 20))
    let before = [fixture.header(0), fixture.header(1)]
    fixture.update("1 a 0", "b") { view in
      view.moveItem(at: path(0), to: path(2))
      view.insertItems(at: [path(1), path(0, 1)])
      view.deleteItems(at: [path(0, 1), path(1, 1)])
    }
    expectEqual([fixture.header(0), fixture.header(1)], before)
    expectEqual(fixture.headerRequests, [])
    expectEqual(fixture.texts, ["1", "a", "0", "b"])
    fixture.end()
  }

  @Test("keeps its number, as lines of a grid do that no item is under (C10)")
  func numberedViews() {
    let layout = BadgeFixture.rows(.nothing)
    layout.sectionInset.left = 60
    layout.itemSize.width = 260
    // As labels of hours beside what happens in them.
    layout.place = { CGRect(x: 0, y: $0.minY, width: 50, height: 20) }
    let fixture = BadgeFixture("0 1 2", layout: layout)
    let before = fixture.badges(3)
    fixture.update("a 0 1 2") { $0.insertItems(at: [path(0)]) }
    expectEqual(fixture.badges(3), before)
    expectEqual(fixture.requests, [path(3)])
    fixture.end()
  }
}
