import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("An update in detail")
@MainActor
struct UpdateDetailTests {
  @Test("puts what goes behind what stays, and what comes in between (C28)")
  func depth() throws {
    let stage = RowStage()
    defer { stage.end() }
    let leaving = try #require(stage.cell("1"))
    let staying = try #require(stage.cell("2"))
    stage.update {
      stage.delete(1..<2)
      stage.insert(["new"], at: 1)
    }
    let new = try #require(stage.cell("new"))
    #expect(leaving.layer.zPosition < new.layer.zPosition)
    #expect(new.layer.zPosition < staying.layer.zPosition)
    stage.rest()
    #expect(new.layer.zPosition == staying.layer.zPosition)
  }

  @Test("has what leaves sight in front of what pushes it out (C28)")
  func depthOfWhatLeavesSight() throws {
    let stage = RowStage()
    defer { stage.end() }
    let leaving = try #require(stage.cell("6"))
    stage.update { stage.insert(["a", "b", "c", "d"], at: 2) }
    let new = try #require(stage.cell("d"))
    #expect(leaving.superview === stage.view)
    #expect(new.layer.zPosition < leaving.layer.zPosition)
    stage.rest()
    #expect(stage.cell("6") == nil)
  }

  @Test("puts what was moved in front until it has arrived, also with a later update (C28)")
  func travelling() throws {
    let stage = RowStage()
    defer { stage.end() }
    let moved = try #require(stage.cell("1"))
    let staying = try #require(stage.cell("2"))
    stage.update { stage.move(1, to: 5) }
    #expect(moved.layer.zPosition > staying.layer.zPosition)
    stage.wait(0.2)
    stage.update { stage.insert(["new"], at: 0) }
    stage.wait(0.2)
    // The first update would have arrived by now.
    #expect(moved.layer.zPosition > staying.layer.zPosition)
    stage.rest()
    #expect(moved.layer.zPosition == staying.layer.zPosition)
  }

  @Test("lifts all of a section that was moved, and nothing of those that made way (C28)")
  func travellingSection() throws {
    let stage = RowStage([[Row(name: "a")], [Row(name: "b")], [Row(name: "c")]])
    defer { stage.end() }
    stage.show()
    stage.update {
      stage.sections = [stage.sections[1], stage.sections[2], stage.sections[0]]
      stage.view.moveSection(0, toSection: 2)
    }
    let depths = ["a", "b", "c"].map { stage.cell($0)?.layer.zPosition ?? .nan }
    #expect(depths == [0.25, 0, 0])
  }

  @Test("takes the selection along, and forgets that of what goes (C19)")
  func selection() {
    let stage = RowStage()
    defer { stage.end() }
    stage.view.allowsMultipleSelection = true
    for item in [1, 3, 5] {
      stage.view.selectItem(
        at: IndexPath(item: item, section: 0),
        animated: false,
        scrollPosition: []
      )
    }
    stage.update {
      stage.delete(3..<4)
      stage.insert(["a", "b"], at: 0)
      stage.sections[0].swapAt(3, 10)
      stage.view.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 10, section: 0))
      stage.view.moveItem(at: IndexPath(item: 9, section: 0), to: IndexPath(item: 3, section: 0))
    }
    #expect(
      stage.view.indexPathsForSelectedItems == [
        IndexPath(item: 10, section: 0), IndexPath(item: 6, section: 0),
      ]
    )
    #expect(stage.diagnostics == [])
    #expect(stage.view.visibleCells.filter(\.isSelected).count == 1)
  }

  @Test("carries what else is in the content along when the offset moves")
  func guests() throws {
    let stage = RowStage(offset: 600)
    defer { stage.end() }
    let guest = UIView(frame: CGRect(x: 0, y: 650, width: 10, height: 10))
    stage.view.addSubview(guest)
    func top() -> CGFloat { guest.layer.shown.position.y - 5 - stage.view.contentOffset.y }
    #expect(top() == 50)
    stage.update { stage.delete(18..<20) }
    #expect(top() == 50)
    stage.wait(0.15)
    #expect(abs(top() - 100) < 0.01)
    stage.rest()
    #expect(guest.frame.minY == 650)
  }

  @Test("shows what an animation block scrolls away until it is out of sight")
  func animatedOffset() {
    let stage = RowStage()
    defer { stage.end() }
    UIView.animate(withDuration: 0.3) { stage.view.contentOffset.y = 200 }
    stage.frame()
    #expect(stage.seen.first == "0@0+50")
    #expect(stage.rows.first == "4@0")
    stage.rest()
    #expect(stage.seen.count == 8)
  }

  @Test("does not move the offset by inserting and deleting the same row again and again (T-49)")
  func noDrift() {
    let stage = RowStage(offset: 200 + 1.0 / 3)
    defer { stage.end() }
    stage.view.collectionAnchoring = .first
    UIView.performWithoutAnimation {
      for _ in 0..<1000 {
        stage.update { stage.insert(["x"], at: 0) }
        stage.update { stage.delete(0..<1) }
      }
    }
    #expect(abs(stage.view.contentOffset.y - (200 + 1.0 / 3)) < 1e-9)
  }

  @Test("makes nothing and keeps every view without a window")
  func withoutWindow() {
    let stage = RowStage([[Row(name: "0")]])
    defer { stage.end() }
    stage.view.layoutIfNeeded()
    #expect(stage.rows == ["0@0"])
    stage.update { stage.insert(["1"], at: 0) }
    #expect(stage.rows == ["1@0", "0@50"])
    stage.frame()
    #expect(stage.completions == ["batch true"])
  }

  @Test("of a cell that is reconfigured into another view takes that, and says so (C29)")
  func otherView() throws {
    let stage = RowStage()
    defer { stage.end() }
    stage.view.register(RowCell.self, forCellWithReuseIdentifier: "other")
    let former = stage.cell("2")
    stage.identifier = "other"
    stage.update { stage.view.reconfigureItems(at: [IndexPath(item: 2, section: 0)]) }
    #expect(stage.diagnostics.count == 1)
    #expect(stage.cell("2") !== former)
    stage.rest()
    #expect(stage.seen.count == 8)
  }
}
