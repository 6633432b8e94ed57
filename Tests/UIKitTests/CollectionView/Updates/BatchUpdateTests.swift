import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A batch of updates")
@MainActor
struct BatchUpdateTests {
  @Test("leaves the offset where it is, and shows what the data source says")
  func insertsAtTheTop() {
    let stage = RowStage(offset: 200)
    defer { stage.end() }
    stage.update { stage.insert(["a", "b", "c"], at: 0) }
    stage.rest()
    #expect(stage.view.contentOffset.y == 200)
    #expect(stage.view.contentSize.height == 1150)
    #expect(stage.rows == ["1@0", "2@50", "3@100", "4@150", "5@200", "6@250", "7@300", "8@350"])
    #expect(stage.completions == ["batch true"])
    #expect(stage.diagnostics == [])
  }

  @Test("keeps the views of all that stays, and makes no more than are new")
  func keepsViews() {
    let stage = RowStage()
    defer { stage.end() }
    let before = ["0", "1", "3", "4"].map { stage.cell($0) }
    stage.update {
      stage.delete(2..<3)
      stage.insert(["new"], at: 1)
    }
    #expect(["0", "1", "3", "4"].map { stage.cell($0) } == before)
    #expect(stage.trace.take().filter { $0.hasPrefix("cell") } == ["cell new"])
    stage.rest()
    #expect(
      stage.rows == ["0@0", "new@50", "1@100", "3@150", "4@200", "5@250", "6@300", "7@350"]
    )
  }

  @Test("moves what stays, fades in what comes and fades out what goes")
  func animates() {
    let stage = RowStage()
    defer { stage.end() }
    stage.update {
      stage.delete(1..<2)
      stage.insert(["new"], at: 3)
    }
    #expect(
      stage.seen == [
        "0@0+50", "1@50+50", "2@100+50", "3@150+50", "4@200+50", "new@200+50 ~0", "5@250+50",
        "6@300+50", "7@350+50",
      ]
    )
    stage.wait(0.15)
    #expect(
      stage.seen == [
        "0@0+50", "1@50+50 ~0.5", "2@75+50", "3@125+50", "new@175+50 ~0.5", "4@200+50",
        "5@250+50", "6@300+50", "7@350+50",
      ]
    )
    stage.rest()
    #expect(
      stage.seen == [
        "0@0+50", "2@50+50", "3@100+50", "new@150+50", "4@200+50", "5@250+50", "6@300+50",
        "7@350+50",
      ]
    )
    #expect(stage.trace.take().contains("hide 1"))
  }
}

@Suite("The order of calls of an update")
@MainActor
struct UpdateCallOrderTests {
  @Test("of an insertion (1.7)")
  func insertion() {
    let stage = CollectionStage([3], height: 150)
    stage.show()
    stage.view.performBatchUpdates {
      stage.source.counts = [4]
      stage.view.insertItems(at: [IndexPath(item: 1, section: 0)])
      stage.trace.note("reported")
    } completion: {
      stage.trace.note("completed \($0)")
    }
    #expect(
      stage.trace.take() == [
        "reported",
        "invalidate counts", "sections", "items 0", "prepare", "contentSize", "updates +0.1",
        "target for 0", "elements",
        "final 0.0", "final 0.1", "final 0.2", "initial 0.0", "initial 0.1", "initial 0.2",
        "cell 0.1", "apply 0.1", "0.1 from 50 to 50?", "show 0.1",
        "apply 0.1", "apply 0.1", "apply 0.1", "apply 0.2", "finalize updates",
        "prepare", "contentSize", "elements",
      ]
    )
    stage.stage.backend.advance(by: 1)
    stage.frame()
    #expect(stage.trace.take() == ["hide 0.3", "completed true"])
    stage.end()
  }
}
