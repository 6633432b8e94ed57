import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("An update in detail", .withTheProgram)
@MainActor
struct UpdateDetailTests {
  @Test("puts what goes behind what stays, and what comes in between (C28)")
  func depth() throws {
    let fixture = RowFixture()
    defer { fixture.end() }
    let leaving = try #require(fixture.cell("1"))
    let staying = try #require(fixture.cell("2"))
    fixture.update {
      fixture.delete(1..<2)
      fixture.insert(["new"], at: 1)
    }
    let new = try #require(fixture.cell("new"))
    #expect(leaving.layer.zPosition < new.layer.zPosition)
    #expect(new.layer.zPosition < staying.layer.zPosition)
    fixture.rest()
    expectEqual(new.layer.zPosition, staying.layer.zPosition)
  }

  @Test("has what leaves sight in front of what pushes it out (C28)")
  func depthOfWhatLeavesSight() throws {
    let fixture = RowFixture()
    defer { fixture.end() }
    let leaving = try #require(fixture.cell("6"))
    fixture.update { fixture.insert(["a", "b", "c", "d"], at: 2) }
    let new = try #require(fixture.cell("d"))
    #expect(leaving.superview === fixture.view)
    #expect(new.layer.zPosition < leaving.layer.zPosition)
    fixture.rest()
    #expect(fixture.cell("6") == nil)
  }

  @Test("puts what was moved in front until it has arrived, also with a later update (C28)")
  func travelling() throws {
    let fixture = RowFixture()
    defer { fixture.end() }
    let moved = try #require(fixture.cell("1"))
    let staying = try #require(fixture.cell("2"))
    fixture.update { fixture.move(1, to: 5) }
    #expect(moved.layer.zPosition > staying.layer.zPosition)
    fixture.wait(0.2)
    fixture.update { fixture.insert(["new"], at: 0) }
    fixture.wait(0.2)
    // The first update would have arrived by now.
    #expect(moved.layer.zPosition > staying.layer.zPosition)
    fixture.rest()
    expectEqual(moved.layer.zPosition, staying.layer.zPosition)
  }

  @Test("lifts all of a section that was moved, and nothing of those that made way (C28)")
  func travellingSection() throws {
    let fixture = RowFixture([[Row(name: "a")], [Row(name: "b")], [Row(name: "c")]])
    defer { fixture.end() }
    fixture.show()
    fixture.update {
      fixture.sections = [fixture.sections[1], fixture.sections[2], fixture.sections[0]]
      fixture.view.moveSection(0, toSection: 2)
    }
    let depths = ["a", "b", "c"].map { fixture.cell($0)?.layer.zPosition ?? .nan }
    expectEqual(depths, [0.25, 0, 0])
  }

  @Test("takes the selection along, and forgets that of what goes (C19)")
  func selection() {
    let fixture = RowFixture()
    defer { fixture.end() }
    fixture.view.allowsMultipleSelection = true
    for item in [1, 3, 5] {
      fixture.view.selectItem(
        at: IndexPath(item: item, section: 0),
        animated: false,
        scrollPosition: []
      )
    }
    fixture.update {
      fixture.delete(3..<4)
      fixture.insert(["a", "b"], at: 0)
      fixture.sections[0].swapAt(3, 10)
      fixture.view.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 10, section: 0))
      fixture.view.moveItem(at: IndexPath(item: 9, section: 0), to: IndexPath(item: 3, section: 0))
    }
    expectEqual(
      fixture.view.indexPathsForSelectedItems,
      [
        IndexPath(item: 10, section: 0), IndexPath(item: 6, section: 0),
      ]
    )
    expectEqual(fixture.diagnostics, [])
    expectEqual(fixture.view.visibleCells.filter(\.isSelected).count, 1)
  }

  @Test("carries what else is in the content along when the offset moves")
  func guests() throws {
    let fixture = RowFixture(offset: 600)
    defer { fixture.end() }
    let guest = UIView(frame: CGRect(x: 0, y: 650, width: 10, height: 10))
    fixture.view.addSubview(guest)
    func top() -> CGFloat { guest.layer.shown.position.y - 5 - fixture.view.contentOffset.y }
    expectEqual(top(), 50)
    fixture.update { fixture.delete(18..<20) }
    expectEqual(top(), 50)
    fixture.wait(0.15)
    #expect(abs(top() - 100) < 0.01)
    fixture.rest()
    expectEqual(guest.frame.minY, 650)
  }

  @Test("shows what an animation block scrolls away until it is out of sight")
  func animatedOffset() {
    let fixture = RowFixture()
    defer { fixture.end() }
    UIView.animate(withDuration: 0.3) { fixture.view.contentOffset.y = 200 }
    fixture.frame()
    expectEqual(fixture.seen.first, "0@0+50")
    expectEqual(fixture.rows.first, "4@0")
    fixture.rest()
    expectEqual(fixture.seen.count, 8)
  }

  @Test("does not move the offset by inserting and deleting the same row again and again (T-49)")
  func noDrift() {
    let fixture = RowFixture(offset: 200 + 1.0 / 3)
    defer { fixture.end() }
    fixture.view.anchorPolicy = .first
    UIView.performWithoutAnimation {
      for _ in 0..<1000 {
        fixture.update { fixture.insert(["x"], at: 0) }
        fixture.update { fixture.delete(0..<1) }
      }
    }
    #expect(abs(fixture.view.contentOffset.y - (200 + 1.0 / 3)) < 1e-9)
  }

  @Test("makes nothing and keeps every view without a window")
  func withoutWindow() {
    let fixture = RowFixture([[Row(name: "0")]])
    defer { fixture.end() }
    fixture.view.layoutIfNeeded()
    expectEqual(fixture.rows, ["0@0"])
    fixture.update { fixture.insert(["1"], at: 0) }
    expectEqual(fixture.rows, ["1@0", "0@50"])
    fixture.frame()
    expectEqual(fixture.completions, ["batch true"])
  }

  @Test("of a cell that is reconfigured into another view takes that, and says so (C29)")
  func otherView() throws {
    let fixture = RowFixture()
    defer { fixture.end() }
    fixture.view.register(RowCell.self, forCellWithReuseIdentifier: "other")
    let former = fixture.cell("2")
    fixture.identifier = "other"
    fixture.update { fixture.view.reconfigureItems(at: [IndexPath(item: 2, section: 0)]) }
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.cell("2") !== former)
    fixture.rest()
    expectEqual(fixture.seen.count, 8)
  }
}
