import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A batch of updates that meets something else", .withTheProgram)
@MainActor
struct InterruptionTests {
  @Test("goes on from what is on screen when another comes (C24, C26, T-30)")
  func twoInFlight() throws {
    let fixture = RowFixture(offset: 200)
    defer { fixture.end() }
    fixture.view.anchorPolicy = .first
    fixture.update("A") { fixture.insert(["a", "b"], at: 0) }
    expectEqual(fixture.view.contentOffset.y, 300)
    fixture.wait(0.1)
    let names = ["4", "5", "6", "7", "8"]
    let before = try names.map { try #require(fixture.top($0)) }
    fixture.update("B") { fixture.delete(5..<6) }
    expectEqual(fixture.view.contentOffset.y, 250)
    let after = try names.map { try #require(fixture.top($0)) }
    for (before, after) in zip(before, after) { #expect(abs(before - after) < 0.01) }
    fixture.rest()
    expectEqual(fixture.completions, ["A true", "B true"])
    expectEqual(fixture.rows.first, "4@0")
    expectEqual(fixture.seen.count, 8)
  }

  @Test("has the new view of a reloaded row go on where the old one is (C26, C27)")
  func reloadsInFlight() throws {
    let fixture = RowFixture()
    defer { fixture.end() }
    func top(_ item: Int) throws -> CGFloat {
      let cell = try #require(fixture.view.cellForItem(at: IndexPath(item: item, section: 0)))
      return cell.layer.shown.position.y - cell.layer.shown.bounds.height / 2
    }
    fixture.update { fixture.delete(0..<1) }
    fixture.wait(0.1)
    // On its way from 150 to 100.
    let before = try top(2)
    #expect(before > 100 && before < 150)
    fixture.update { fixture.view.reloadItems(at: [IndexPath(item: 2, section: 0)]) }
    #expect(abs(try top(2) - before) < 0.01)
    fixture.rest()
    expectEqual(try top(2), 100)
  }

  @Test("has the new view of a reloaded row as large as the old one looks (C26, C27)")
  func reloadsWhileGrowing() throws {
    let fixture = RowFixture()
    defer { fixture.end() }
    func frame() throws -> CGRect {
      try #require(fixture.view.cellForItem(at: IndexPath(item: 2, section: 0))).layer.shown.frame
    }
    fixture.update {
      fixture.sections[0][2].height = 80
      fixture.view.reloadItems(at: [IndexPath(item: 2, section: 0)])
    }
    fixture.wait(0.1)
    // On its way from 50 to 80 points.
    let before = try frame()
    expectEqual(before.minY, 100)
    #expect(before.height > 50 && before.height < 80)
    fixture.update { fixture.view.reloadItems(at: [IndexPath(item: 2, section: 0)]) }
    expectEqual(try frame(), before)
    fixture.rest()
    expectEqual(try frame(), CGRect(x: 0, y: 100, width: before.width, height: 80))
  }

  @Test("does not jump in any frame, however often it is interrupted (C26)")
  func neverJumps() throws {
    let fixture = RowFixture(offset: 200)
    defer { fixture.end() }
    var speed: [String: CGFloat] = [:]
    var last: [String: CGFloat] = [:]
    for frame in 0..<60 {
      if frame % 5 == 0 {
        fixture.update {
          fixture.move(5, to: 9)
          if frame % 10 == 0 { fixture.insert(["n\(frame)"], at: 7) }
        }
      }
      for name in ["4", "6", "8", "10"] {
        guard let top = fixture.top(name) else { continue }
        // At most the way of all batches of the last 0.3 seconds at their greatest speed.
        if let before = last[name] { speed[name] = abs(top - before) }
        #expect((speed[name] ?? 0) < 40, "\(name) in frame \(frame)")
        last[name] = top
      }
      fixture.wait(1.0 / 60)
    }
    fixture.rest()
    expectEqual(fixture.completions.count, 12)
    expectEqual(fixture.seen.count, fixture.rows.count)
  }

  @Test("inside another is a part of it (C21, T-31)")
  func nested() {
    let fixture = CollectionFixture([3], height: 150)
    fixture.show()
    var completions: [String] = []
    fixture.view.performBatchUpdates {
      fixture.source.counts = [4]
      fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      fixture.view.performBatchUpdates {
        fixture.source.counts = [3]
        fixture.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
      } completion: {
        completions.append("inner \($0)")
      }
      #expect(fixture.view.hasUncommittedUpdates)
    } completion: {
      completions.append("outer \($0)")
    }
    #expect(!fixture.view.hasUncommittedUpdates)
    expectEqual(fixture.trace.take().filter { $0.hasPrefix("updates") }, ["updates -0.2 +0.0"])
    fixture.fixture.backend.advance(by: 1)
    expectEqual(completions, ["outer true", "inner true"])
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("ends when everything is reloaded (C25, T-32)")
  func reload() {
    let fixture = RowFixture(offset: 200)
    defer { fixture.end() }
    fixture.update { fixture.insert(["a", "b"], at: 6) }
    fixture.wait(0.1)
    fixture.view.reloadData()
    _ = fixture.trace.take()
    fixture.frame()
    expectEqual(fixture.completions, ["batch false"])
    let requests = fixture.trace.take().filter { $0.hasPrefix("cell") }
    expectEqual(requests, ["4", "5", "a", "b", "6", "7", "8", "9"].map { "cell \($0)" })
    expectEqual(fixture.seen, fixture.rows.map { "\($0)+50" })
    fixture.rest()
    expectEqual(fixture.completions, ["batch false"])
  }

  @Test("adds to what a finger does, and lets it go on (C35, T-33)")
  func whileDragging() {
    let fixture = RowFixture(offset: 200)
    defer { fixture.end() }
    fixture.view.anchorPolicy = .first
    let screen = fixture.fixture.screen
    func touch(_ action: UIBackendPointerEvent.Action, _ y: CGFloat) {
      screen.pointer(action, at: CGPoint(x: 100, y: y))
    }
    touch(.pressed, 100)
    touch(.dragged, 115)
    touch(.dragged, 130)
    // The offset follows from where the touch became a drag.
    touch(.dragged, 130 + fixture.view.contentOffset.y - 170)
    expectEqual(fixture.view.contentOffset.y, 170)
    #expect(fixture.view.isDragging)
    fixture.update { fixture.insert(["a", "b", "c"], at: 0) }
    #expect(fixture.view.isDragging)
    expectEqual(fixture.view.contentOffset.y, 320)
    touch(.dragged, 150)
    #expect(fixture.view.contentOffset.y < 320)
    touch(.released, 150)
    fixture.rest()
  }

  @Test("moves what an animated scroll goes to (C35, T-33)")
  func whileScrolling() {
    let fixture = RowFixture(offset: 200)
    defer { fixture.end() }
    fixture.view.anchorPolicy = .first
    fixture.view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    fixture.wait(0.1)
    fixture.update { fixture.insert(["a", "b", "c"], at: 0) }
    fixture.rest()
    expectEqual(fixture.view.contentOffset.y, 550)
  }

  @Test("moves what a fling goes to, which goes on (C35, T-33)")
  func whileDecelerating() throws {
    func rest(updating: Bool) -> CGFloat {
      let fixture = RowFixture(rows: 100, offset: 2000)
      defer { fixture.end() }
      fixture.view.anchorPolicy = .first
      let (start, end) = (CGPoint(x: 100, y: 300), CGPoint(x: 100, y: 200))
      fixture.fixture.screen.drag(from: start, to: end, duration: 0.1)
      fixture.wait(0.1)
      #expect(fixture.view.isDecelerating)
      if updating { fixture.update { fixture.insert(["a", "b", "c"], at: 0) } }
      #expect(fixture.view.isDecelerating)
      for _ in 0..<10 { fixture.rest() }
      #expect(!fixture.view.isDecelerating)
      return fixture.view.contentOffset.y
    }
    #expect(abs(rest(updating: true) - rest(updating: false) - 150) < 0.01)
  }

  @Test("shows rows that come into sight at its edge from the start (C27, T-35)")
  func atTheEnd() {
    let fixture = RowFixture(offset: 600)
    defer { fixture.end() }
    fixture.update { fixture.delete(18..<20) }
    expectEqual(fixture.view.contentOffset.y, 500)
    expectEqual(
      fixture.seen.prefix(3),
      ["10@-100+50", "11@-50+50", "12@0+50"]
    )
    expectEqual(fixture.seen.suffix(2), ["18@300+50", "19@350+50"])
    fixture.wait(0.15)
    expectEqual(fixture.seen.prefix(3), ["10@-50+50", "11@0+50", "12@50+50"])
    expectEqual(fixture.seen.suffix(2), ["18@350+50 ~0.5", "19@400+50 ~0.5"])
    fixture.rest()
    expectEqual(fixture.rows.prefix(2), ["10@0", "11@50"])
    expectEqual(fixture.seen.count, 8)
  }

  @Test("fills an empty section without covering the next one (T-36)", arguments: [0, 0.0001])
  func emptySection(inset: CGFloat) {
    let fixture = RowFixture([[], [Row(name: "below", height: 100)]])
    defer { fixture.end() }
    fixture.layout.inset = inset
    fixture.show()
    fixture.update { fixture.insert(["new"], at: 0, height: 60) }
    expectEqual(fixture.seen, ["new@0+60 ~0", "below@0+100"])
    fixture.wait(0.15)
    #expect(abs((fixture.top("below") ?? 0) - 30) < 0.01)
    fixture.rest()
    expectEqual(fixture.rows, ["new@0", "below@60"])
  }

  @Test("keeps what is shown while its layout has no answer (C14, T-44)")
  func layoutWithoutAnswer() {
    let fixture = CollectionFixture([3], height: 150)
    fixture.show()
    var answers = false
    fixture.layout.spoil = { answers ? $0 : nil }
    let cells = fixture.view.visibleCells
    fixture.view.performBatchUpdates {
      fixture.source.counts = [4]
      fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    expectEqual(fixture.view.visibleCells, cells)
    expectEqual(fixture.rows, [1, 2, 3])
    answers = true
    fixture.layout.invalidateLayout()
    fixture.frame()
    expectEqual(fixture.rows, [0, 1, 2])
    expectEqual(fixture.view.visibleCells.dropFirst(), cells.dropLast())
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }
}
