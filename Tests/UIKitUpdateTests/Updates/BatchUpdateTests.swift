import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A batch of updates", .withTheProgram)
@MainActor
struct BatchUpdateTests {
  @Test("leaves the offset where it is, and shows what the data source says (C32)")
  func insertsAtTheTop() {
    let fixture = RowFixture(offset: 200)
    defer { fixture.end() }
    fixture.update { fixture.insert(["a", "b", "c"], at: 0) }
    fixture.rest()
    expectEqual(fixture.view.contentOffset.y, 200)
    expectEqual(fixture.view.contentSize.height, 1150)
    expectEqual(
      fixture.rows,
      ["1@0", "2@50", "3@100", "4@150", "5@200", "6@250", "7@300", "8@350"]
    )
    expectEqual(fixture.completions, ["batch true"])
    expectEqual(fixture.diagnostics, [])
  }

  @Test("keeps the views of all that stays, and makes no more than are new")
  func keepsViews() {
    let fixture = RowFixture()
    defer { fixture.end() }
    let before = ["0", "1", "3", "4"].map { fixture.cell($0) }
    fixture.update {
      fixture.delete(2..<3)
      fixture.insert(["new"], at: 1)
    }
    expectEqual(["0", "1", "3", "4"].map { fixture.cell($0) }, before)
    expectEqual(fixture.trace.take().filter { $0.hasPrefix("cell") }, ["cell new"])
    fixture.rest()
    expectEqual(
      fixture.rows,
      ["0@0", "new@50", "1@100", "3@150", "4@200", "5@250", "6@300", "7@350"]
    )
  }

  @Test("moves what stays, fades in what comes and fades out what goes (C27)")
  func animates() {
    let fixture = RowFixture()
    defer { fixture.end() }
    fixture.update {
      fixture.delete(1..<2)
      fixture.insert(["new"], at: 3)
    }
    expectEqual(
      fixture.seen,
      [
        "0@0+50", "1@50+50", "2@100+50", "3@150+50", "4@200+50", "new@200+50 ~0", "5@250+50",
        "6@300+50", "7@350+50",
      ]
    )
    fixture.wait(0.15)
    expectEqual(
      fixture.seen,
      [
        "0@0+50", "1@50+50 ~0.5", "2@75+50", "3@125+50", "new@175+50 ~0.5", "4@200+50",
        "5@250+50", "6@300+50", "7@350+50",
      ]
    )
    fixture.rest()
    expectEqual(
      fixture.seen,
      [
        "0@0+50", "2@50+50", "3@100+50", "new@150+50", "4@200+50", "5@250+50", "6@300+50",
        "7@350+50",
      ]
    )
    #expect(fixture.trace.take().contains("hide 1"))
  }
}
