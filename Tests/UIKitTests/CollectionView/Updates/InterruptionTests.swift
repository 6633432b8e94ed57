import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A batch of updates that meets something else")
@MainActor
struct InterruptionTests {
  @Test("goes on from what is on screen when another comes (C24, C26, T-30)")
  func twoInFlight() throws {
    let stage = RowStage(offset: 200)
    defer { stage.end() }
    stage.view.collectionAnchoring = .first
    stage.update("A") { stage.insert(["a", "b"], at: 0) }
    #expect(stage.view.contentOffset.y == 300)
    stage.wait(0.1)
    let names = ["4", "5", "6", "7", "8"]
    let before = try names.map { try #require(stage.top($0)) }
    stage.update("B") { stage.delete(5..<6) }
    #expect(stage.view.contentOffset.y == 250)
    let after = try names.map { try #require(stage.top($0)) }
    for (before, after) in zip(before, after) { #expect(abs(before - after) < 0.01) }
    stage.rest()
    #expect(stage.completions == ["A true", "B true"])
    #expect(stage.rows.first == "4@0")
    #expect(stage.seen.count == 8)
  }

  @Test("does not jump in any frame, however often it is interrupted (C26)")
  func neverJumps() throws {
    let stage = RowStage(offset: 200)
    defer { stage.end() }
    var speed: [String: CGFloat] = [:]
    var last: [String: CGFloat] = [:]
    for frame in 0..<60 {
      if frame % 5 == 0 {
        stage.update {
          stage.move(5, to: 9)
          if frame % 10 == 0 { stage.insert(["n\(frame)"], at: 7) }
        }
      }
      for name in ["4", "6", "8", "10"] {
        guard let top = stage.top(name) else { continue }
        // At most the way of all batches of the last 0.3 seconds at their greatest speed.
        if let before = last[name] { speed[name] = abs(top - before) }
        #expect((speed[name] ?? 0) < 40, "\(name) in frame \(frame)")
        last[name] = top
      }
      stage.wait(1.0 / 60)
    }
    stage.rest()
    #expect(stage.completions.count == 12)
    #expect(stage.seen.count == stage.rows.count)
  }

  @Test("inside another is a part of it (C21, T-31)")
  func nested() {
    let stage = CollectionStage([3], height: 150)
    stage.show()
    var completions: [String] = []
    stage.view.performBatchUpdates {
      stage.source.counts = [4]
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      stage.view.performBatchUpdates {
        stage.source.counts = [3]
        stage.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
      } completion: {
        completions.append("inner \($0)")
      }
      #expect(stage.view.hasUncommittedUpdates)
    } completion: {
      completions.append("outer \($0)")
    }
    #expect(!stage.view.hasUncommittedUpdates)
    #expect(stage.trace.take().filter { $0.hasPrefix("updates") } == ["updates -0.2 +0.0"])
    stage.stage.backend.advance(by: 1)
    #expect(completions == ["outer true", "inner true"])
    #expect(stage.diagnostics == [])
    stage.end()
  }

  @Test("ends when everything is reloaded (C25, T-32)")
  func reload() {
    let stage = RowStage(offset: 200)
    defer { stage.end() }
    stage.update { stage.insert(["a", "b"], at: 6) }
    stage.wait(0.1)
    stage.view.reloadData()
    _ = stage.trace.take()
    stage.frame()
    #expect(stage.completions == ["batch false"])
    let requests = stage.trace.take().filter { $0.hasPrefix("cell") }
    #expect(requests == ["4", "5", "a", "b", "6", "7", "8", "9"].map { "cell \($0)" })
    #expect(stage.seen == stage.rows.map { "\($0)+50" })
    stage.rest()
    #expect(stage.completions == ["batch false"])
  }

  @Test("adds to what a finger does, and lets it go on (C35, T-33)")
  func whileDragging() {
    let stage = RowStage(offset: 200)
    defer { stage.end() }
    stage.view.collectionAnchoring = .first
    let screen = stage.stage.screen
    func touch(_ action: UIBackendPointerEvent.Action, _ y: CGFloat) {
      screen.pointer(action, at: CGPoint(x: 100, y: y))
    }
    touch(.pressed, 100)
    touch(.dragged, 115)
    touch(.dragged, 130)
    // The offset follows from where the touch became a drag.
    touch(.dragged, 130 + stage.view.contentOffset.y - 170)
    #expect(stage.view.contentOffset.y == 170)
    #expect(stage.view.isDragging)
    stage.update { stage.insert(["a", "b", "c"], at: 0) }
    #expect(stage.view.isDragging)
    #expect(stage.view.contentOffset.y == 320)
    touch(.dragged, 150)
    #expect(stage.view.contentOffset.y < 320)
    touch(.released, 150)
    stage.rest()
  }

  @Test("moves what an animated scroll goes to (C35, T-33)")
  func whileScrolling() {
    let stage = RowStage(offset: 200)
    defer { stage.end() }
    stage.view.collectionAnchoring = .first
    stage.view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    stage.wait(0.1)
    stage.update { stage.insert(["a", "b", "c"], at: 0) }
    stage.rest()
    #expect(stage.view.contentOffset.y == 550)
  }

  @Test("moves what a fling goes to, which goes on (C35, T-33)")
  func whileDecelerating() throws {
    func rest(updating: Bool) -> CGFloat {
      let stage = RowStage(rows: 100, offset: 2000)
      defer { stage.end() }
      stage.view.collectionAnchoring = .first
      let (start, end) = (CGPoint(x: 100, y: 300), CGPoint(x: 100, y: 200))
      stage.stage.screen.drag(from: start, to: end, duration: 0.1)
      stage.wait(0.1)
      #expect(stage.view.isDecelerating)
      if updating { stage.update { stage.insert(["a", "b", "c"], at: 0) } }
      #expect(stage.view.isDecelerating)
      for _ in 0..<10 { stage.rest() }
      #expect(!stage.view.isDecelerating)
      return stage.view.contentOffset.y
    }
    #expect(abs(rest(updating: true) - rest(updating: false) - 150) < 0.01)
  }

  @Test("shows rows that come into sight at its edge from the start (C27, T-35)")
  func atTheEnd() {
    let stage = RowStage(offset: 600)
    defer { stage.end() }
    stage.update { stage.delete(18..<20) }
    #expect(stage.view.contentOffset.y == 500)
    #expect(
      stage.seen.prefix(3) == ["10@-100+50", "11@-50+50", "12@0+50"]
    )
    #expect(stage.seen.suffix(2) == ["18@300+50", "19@350+50"])
    stage.wait(0.15)
    #expect(stage.seen.prefix(3) == ["10@-50+50", "11@0+50", "12@50+50"])
    #expect(stage.seen.suffix(2) == ["18@350+50 ~0.5", "19@400+50 ~0.5"])
    stage.rest()
    #expect(stage.rows.prefix(2) == ["10@0", "11@50"])
    #expect(stage.seen.count == 8)
  }

  @Test("fills an empty section without covering the next one (T-36)", arguments: [0, 0.0001])
  func emptySection(inset: CGFloat) {
    let stage = RowStage([[], [Row(name: "below", height: 100)]])
    defer { stage.end() }
    stage.layout.inset = inset
    stage.show()
    stage.update { stage.insert(["new"], at: 0, height: 60) }
    #expect(stage.seen == ["new@0+60 ~0", "below@0+100"])
    stage.wait(0.15)
    #expect(abs((stage.top("below") ?? 0) - 30) < 0.01)
    stage.rest()
    #expect(stage.rows == ["new@0", "below@60"])
  }

  @Test("keeps what is shown while its layout has no answer (C14, T-44)")
  func layoutWithoutAnswer() {
    let stage = CollectionStage([3], height: 150)
    stage.show()
    var answers = false
    stage.layout.spoil = { answers ? $0 : nil }
    let cells = stage.view.visibleCells
    stage.view.performBatchUpdates {
      stage.source.counts = [4]
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(stage.view.visibleCells == cells)
    #expect(stage.rows == [1, 2, 3])
    answers = true
    stage.layout.invalidateLayout()
    stage.frame()
    #expect(stage.rows == [0, 1, 2])
    #expect(stage.view.visibleCells.dropFirst() == cells.dropLast())
    #expect(stage.diagnostics == [])
    stage.end()
  }
}
