import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Rows that find their heights in an update", .withTheProgram)
@MainActor
struct UpdateSizingTests {
  @Test("start from them and never from an estimate (T-23)")
  func startsMeasured() throws {
    let fixture = RowFixture(offset: 600)
    defer { fixture.end() }
    fixture.view.anchorPolicy = .last
    fixture.update {
      fixture.sections[0].append(Row(name: "new", height: 100, estimate: 40))
      fixture.view.insertItems(at: [IndexPath(item: 20, section: 0)])
    }
    expectEqual(fixture.view.contentOffset.y, 700)
    expectEqual(fixture.view.contentSize.height, 1100)
    // Attached to the row in front of it, which ends at the end of the view.
    expectEqual(fixture.seen.last, "new@400+100 ~0")
    fixture.rest()
    expectEqual(fixture.rows.last, "new@300")
  }

  @Test("start from them where the layout says where they come from, too (C12)")
  func startsMeasuredWithOwnStart() {
    let fixture = RowFixture()
    defer { fixture.end() }
    fixture.layout.slidesIn = true
    fixture.update {
      fixture.sections[0].insert(Row(name: "new", height: 100, estimate: 40), at: 1)
      fixture.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
    let new = fixture.cell("new")?.layer.shown
    expectEqual(new?.bounds.size, CGSize(width: 320, height: 100))
    expectEqual(new?.position, CGPoint(x: 160 - 320, y: 100))
    fixture.wait(0.15)
    #expect(abs((fixture.cell("new")?.layer.shown.position.x ?? 0) - 0) < 0.01)
  }

  /// Row 7, the last in sight, goes from 350 to 450, and not to 390 as by the estimate.
  @Test("push what leaves sight out as far as they are high (C12)")
  func pushesOutMeasured() {
    let fixture = RowFixture()
    defer { fixture.end() }
    fixture.update {
      fixture.sections[0].insert(Row(name: "new", height: 100, estimate: 40), at: 1)
      fixture.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
    fixture.wait(0.15)
    #expect(abs((fixture.top("7") ?? 0) - 400) < 0.01)
    #expect(abs((fixture.top("5") ?? 0) - 300) < 0.01)
  }

  @Test("let what is held stand still when content shrinks (T-25)")
  func shrinks() {
    let rows = (0..<30).map { Row(name: "\($0)", height: 40, estimate: 60) }
    let fixture = RowFixture([rows])
    defer { fixture.end() }
    fixture.view.anchorPolicy = .last
    fixture.fixture.show(fixture.view)
    fixture.frame()
    fixture.layout.forgetSizes()
    _ = fixture.trace.take()
    fixture.view.contentOffset.y = 1400
    fixture.frame()
    expectEqual(fixture.view.contentSize.height, 1600)
    expectEqual(fixture.view.contentOffset.y, 1200)
    expectEqual(fixture.rows.last, "29@360")
    let asked = Set(
      fixture.trace.take().filter { $0.hasPrefix("preferred") }.map { $0.split(separator: " ")[1] }
    )
    expectEqual(asked, Set((20..<30).map { "\($0)" }))
  }

  /// The row comes at the top edge, assumed to be 50 high, and is 80: the layout says so in both calls.
  @Test("move the offset once, although a layout asks for it again in its last call (C13)")
  func adjustsOnce() {
    let fixture = RowFixture(offset: 200)
    defer { fixture.end() }
    fixture.layout.adjustsForSizes = true
    fixture.layout.adjustmentInFinalize = 30
    fixture.update {
      fixture.sections[0].insert(Row(name: "new", height: 80, estimate: 50), at: 4)
      fixture.view.insertItems(at: [IndexPath(item: 4, section: 0)])
    }
    fixture.rest()
    expectEqual(fixture.view.contentOffset.y, 230)
    expectEqual(fixture.view.contentSize.height, 1080)
  }

  @Test("move the offset by what holds an item alone, whatever a layout asks for (C13)")
  func adjustsForAnchor() {
    let fixture = RowFixture(offset: 200)
    defer { fixture.end() }
    fixture.view.anchorPolicy = .firstVisible
    fixture.layout.adjustsForSizes = true
    fixture.layout.adjustmentInFinalize = 30
    fixture.update {
      fixture.sections[0].insert(Row(name: "new", height: 80, estimate: 50), at: 6)
      fixture.view.insertItems(at: [IndexPath(item: 6, section: 0)])
    }
    expectEqual(fixture.top("4"), 0)
    fixture.wait(0.15)
    expectEqual(fixture.top("4"), 0)
    fixture.rest()
    expectEqual(fixture.view.contentOffset.y, 200)
    expectEqual(fixture.top("4"), 0)
  }

  /// Row 11 ends at the visible end.
  ///
  /// Two rows of 80 come in front of row 10, which is 90 then and not 50. The layout places rows 10 and 11 only when the update is over, because they were not that far down before.
  @Test("leave what is held where it is, also where the layout says late what is there (C34)")
  func lateAnswers() {
    let fixture = RowFixture(offset: 200)
    defer { fixture.end() }
    fixture.view.anchorPolicy = .lastVisible(adopting: false)
    fixture.layout.isShortSighted = true
    fixture.update {
      fixture.sections[0][10] = Row(name: "10", height: 90, estimate: 50)
      fixture.view.reloadItems(at: [IndexPath(item: 10, section: 0)])
      let new = ["a", "b"].map { Row(name: $0, height: 80, estimate: 50) }
      fixture.sections[0].insert(contentsOf: new, at: 10)
      fixture.view.insertItems(at: [10, 11].map { IndexPath(item: $0, section: 0) })
    }
    fixture.rest()
    expectEqual(fixture.view.contentSize.height, 1200)
    expectEqual(fixture.view.contentOffset.y, 400)
    expectEqual(fixture.top("11"), 350)
  }

  /// Row 11 ends at the visible end and becomes 20 higher.
  ///
  /// The layout places it only when the update is over, because it was not that far down before.
  @Test("keep the view that is reconfigured, also where the layout says late what is there (C29)")
  func lateReconfiguration() {
    let fixture = RowFixture(offset: 200)
    defer { fixture.end() }
    fixture.view.anchorPolicy = .lastVisible(adopting: false)
    fixture.layout.isShortSighted = true
    let cell = fixture.cell("11")
    fixture.update {
      fixture.sections[0][11] = Row(name: "11", height: 70, estimate: 50)
      fixture.view.reconfigureItems(at: [IndexPath(item: 11, section: 0)])
      fixture.insert(["a", "b"], at: 0)
    }
    expectEqual(fixture.top("11"), 350)
    expectEqual(fixture.cell("11")?.layer.shown.bounds.height, 50)
    fixture.rest()
    #expect(fixture.cell("11") === cell)
    expectEqual(fixture.view.contentOffset.y, 320)
    expectEqual(fixture.top("11"), 330)
    expectEqual(fixture.cell("11")?.bounds.height, 70)
  }

  @Test("are asked with the paths they have afterwards (T-27)")
  func newPaths() {
    var rows = (0..<20).map { Row(name: "\($0)") }
    rows[8].estimate = 50
    let fixture = RowFixture([rows])
    defer { fixture.end() }
    fixture.show()
    fixture.update { fixture.delete(2..<3) }
    let asked = fixture.trace.take().filter { $0.hasPrefix("preferred") }
    expectEqual(asked, ["preferred 8 0.7"])
  }

  @Test("are not asked again when they are moved or get another number (C19)")
  func keepSizes() {
    let rows = (0..<20).map { Row(name: "\($0)", height: 60, estimate: 50) }
    let fixture = RowFixture([rows])
    defer { fixture.end() }
    fixture.show()
    fixture.update {
      fixture.move(0, to: 3)
      fixture.insert(["new"], at: 0, height: 60)
      fixture.view.reconfigureItems(at: [IndexPath(item: 2, section: 0)])
    }
    let asked = fixture.trace.take().filter { $0.hasPrefix("preferred") }
    expectEqual(asked, ["preferred new 0.0", "preferred 2 0.2"])
  }

  @Test("grow when they are reconfigured, with the view they have, and move what follows (C29)")
  func reconfigured() throws {
    let fixture = RowFixture()
    defer { fixture.end() }
    let cell = try #require(fixture.cell("2"))
    fixture.update {
      fixture.sections[0][2].height = 80
      fixture.view.reconfigureItems(at: [IndexPath(item: 2, section: 0)])
    }
    #expect(fixture.cell("2") === cell)
    expectEqual(fixture.seen[2...3], ["2@100+50", "3@150+50"])
    fixture.wait(0.15)
    expectEqual(fixture.seen[2...3], ["2@100+65", "3@165+50"])
    fixture.rest()
    expectEqual(fixture.rows[2...3], ["2@100", "3@180"])
    #expect(!fixture.trace.take().contains("hide 2"))
  }

  @Test("cross-fade when they are reloaded, from the old height to the new (C27, C29)")
  func reloaded() throws {
    let fixture = RowFixture()
    defer { fixture.end() }
    let cell = try #require(fixture.cell("2"))
    fixture.update {
      fixture.sections[0][2].height = 80
      fixture.view.reloadItems(at: [IndexPath(item: 2, section: 0)])
    }
    #expect(fixture.cell("2") !== cell)
    fixture.wait(0.15)
    expectEqual(fixture.seen[2...4], ["2@100+65 ~0.5", "2@100+65 ~0.5", "3@165+50"])
    fixture.rest()
    expectEqual(fixture.rows[2...3], ["2@100", "3@180"])
    expectEqual(fixture.seen.count, fixture.rows.count)
  }

  @Test("that answer differently each time are frozen, and the update ends (T-26)")
  func neverAgree() {
    let fixture = RowFixture()
    defer { fixture.end() }
    fixture.update {
      fixture.insert(["new"], at: 1)
      fixture.restless = "new"
    }
    expectEqual(fixture.diagnostics.count, 1)
    #expect(
      fixture.diagnostics.first?.contains("asked for another size in each of 8 rounds") == true
    )
    fixture.rest()
    expectEqual(fixture.rows.prefix(2), ["0@0", "new@50"])
    expectEqual(fixture.completions, ["batch true"])
  }
}
