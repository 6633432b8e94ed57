import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

// Golden traces; the rules are those of Documentation/UpdateContract.md.
@Suite("The order of calls of an update")
@MainActor
struct UpdateCallOrderTests {
  /// Three rows of 50 points that fill the view.
  private func stage(_ counts: [Int] = [3], height: CGFloat = 150) -> CollectionStage {
    let stage = CollectionStage(counts, height: height)
    stage.show()
    return stage
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// The trace of a batch up to its end on screen.
  private func trace(
    _ stage: CollectionStage,
    _ counts: [Int],
    _ report: @escaping (UICollectionView) -> Void
  ) -> [String] {
    stage.view.performBatchUpdates {
      stage.source.counts = counts
      report(stage.view)
      stage.trace.note("reported")
    } completion: {
      stage.trace.note("completed \($0)")
    }
    stage.stage.backend.advance(by: 1)
    stage.frame()
    stage.end()
    return stage.trace.take()
  }

  @Test("is that of the contract for an insertion (C7)")
  func insertion() {
    #expect(
      trace(stage(), [4]) { $0.insertItems(at: [path(1)]) } == [
        "reported",
        "invalidate counts", "sections", "items 0", "prepare", "contentSize", "updates +0.1",
        "target for 0", "elements",
        "final 0.0", "final 0.1", "final 0.2", "initial 0.0", "initial 0.1", "initial 0.2",
        "cell 0.1", "apply 0.1", "0.1 from 50 to 50?", "show 0.1",
        // Where it starts; where it and what was 0.1 go; where what was 0.2 leaves to.
        "apply 0.1", "apply 0.1", "apply 0.1", "apply 0.2", "finalize updates",
        "prepare", "contentSize", "elements",
        "hide 0.3", "completed true",
      ]
    )
  }

  @Test("is that of the contract for a deletion (C7)")
  func deletion() {
    #expect(
      trace(stage([4]), [3]) { $0.deleteItems(at: [path(0)]) } == [
        "reported",
        "invalidate counts", "sections", "items 0", "prepare", "contentSize", "updates -0.0",
        "target for 0", "elements",
        "final 0.0", "final 0.1", "final 0.2", "initial 0.0", "initial 0.1", "initial 0.2",
        "cell 0.2", "apply 0.2", "0.2 from 50 to 50?", "show 0.2",
        "apply 0.2", "apply 0.1", "apply 0.2", "apply 0.2", "apply 0.0", "finalize updates",
        "prepare", "contentSize", "elements",
        "hide 0.0", "completed true",
      ]
    )
  }

  @Test("is that of the contract for a move: no view is asked for (C7)")
  func move() {
    #expect(
      trace(stage(), [3]) { $0.moveItem(at: path(0), to: path(2)) } == [
        "reported",
        "invalidate counts", "sections", "items 0", "prepare", "contentSize", "updates 0.0>0.2",
        "target for 0", "elements",
        "final 0.0", "final 0.1", "final 0.2", "initial 0.0", "initial 0.1", "initial 0.2",
        "apply 0.1", "apply 0.2", "apply 0.0", "finalize updates",
        "prepare", "contentSize", "elements",
        "completed true",
      ]
    )
  }

  @Test("is that of the contract for a reload: another view (C7)")
  func reload() {
    #expect(
      trace(stage(), [3]) { $0.reloadItems(at: [path(1)]) } == [
        "reported",
        "invalidate counts", "sections", "items 0", "prepare", "contentSize", "updates *0.1",
        "target for 0", "elements",
        "final 0.0", "final 0.1", "final 0.2", "initial 0.0", "initial 0.1", "initial 0.2",
        "cell 0.1", "apply 0.1", "0.1 from 50 to 50?", "show 0.1",
        "apply 0.1", "apply 0.1", "apply 0.1", "finalize updates",
        "prepare", "contentSize", "elements",
        "hide 0.1", "completed true",
      ]
    )
  }

  @Test(
    "is that of the contract for a reconfiguration: the same view, and the layout hears nothing (C7)"
  )
  func reconfiguration() {
    #expect(
      trace(stage(), [3]) { $0.reconfigureItems(at: [path(1)]) } == [
        "reported",
        "invalidate counts", "sections", "items 0", "prepare", "contentSize", "updates",
        "target for 0", "elements",
        "final 0.0", "final 0.1", "final 0.2", "initial 0.0", "initial 0.1", "initial 0.2",
        "cell 0.1", "0.1 from 50 to 50?", "finalize updates",
        "prepare", "contentSize", "elements",
        "completed true",
      ]
    )
  }

  @Test("is that of the contract for a batch of nothing (C7)")
  func nothing() {
    #expect(
      trace(stage([1]), [1]) { _ in } == [
        "reported",
        "invalidate counts", "sections", "items 0", "prepare", "contentSize", "updates",
        "target for 0", "elements", "final 0.0", "initial 0.0", "finalize updates",
        "prepare", "contentSize", "elements",
        "completed true",
      ]
    )
  }

  @Test("tells the layout of sections by paths without an item (C8)")
  func sections() {
    func updates(
      _ before: [Int],
      _ after: [Int],
      _ report: @escaping (UICollectionView) -> Void
    ) -> [String] {
      trace(stage(before), after, report).filter { $0.hasPrefix("updates") }
    }
    #expect(updates([1, 1], [1, 1, 1]) { $0.insertSections([1]) } == ["updates +1.s"])
    #expect(updates([1, 1], [1]) { $0.deleteSections([0]) } == ["updates -0.s"])
    #expect(updates([1, 1], [1, 3]) { $0.reloadSections([1]) } == ["updates *1.s"])
    #expect(updates([1, 2], [2, 1]) { $0.moveSection(0, toSection: 1) } == ["updates 0.s>1.s"])
  }

  @Test("tells the layout of deletions backwards, of insertions forwards, then of the rest (C8)")
  func updateItems() {
    let lines = trace(stage([6, 1]), [7, 1]) { view in
      view.moveItem(at: path(4), to: path(0))
      view.insertItems(at: [path(5), path(2), path(3)])
      view.reloadItems(at: [path(5)])
      view.deleteItems(at: [path(0), path(2)])
      view.reloadSections([1])
    }
    #expect(
      lines.first { $0.hasPrefix("updates") }
        == "updates -0.2 -0.0 +0.2 +0.3 +0.5 *1.s *0.5>0.6 0.4>0.0"
    )
  }

  @Test("asks for the ends and starts of headers after those of cells (C10)")
  func headers() {
    let stage = CollectionStage([1, 1], height: 300) { layout, _ in layout.headerHeight = 20 }
    stage.show()
    let lines = trace(stage, [1, 1, 1]) { $0.insertSections([1]) }
    let asked = lines.filter { $0.hasPrefix("final") || $0.hasPrefix("initial") }
    #expect(
      asked == [
        "final 0.0", "final 1.0", "initial 0.0", "initial 1.0", "initial 2.0",
        "final header 0.0", "final header 1.0",
        "initial header 0.0", "initial header 1.0", "initial header 2.0", "finalize updates",
      ]
    )
    #expect(lines.filter { $0.hasPrefix("header") } == ["header 1.0"])
  }

  @Test("lets the layout say which headers go and come (C10)")
  func announcedHeaders() {
    let stage = CollectionStage([1, 1], height: 300) { layout, _ in layout.headerHeight = 20 }
    stage.show()
    stage.layout.announced = ([path(0, 1)], [path(0, 1)])
    let before = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: path(0, 1)
    )
    let lines = trace(stage, [1, 1]) { _ in }
    let index = lines.firstIndex(of: "headers to delete")
    #expect(
      index.map { Array(lines[($0)...($0 + 2)]) } == [
        "headers to delete", "headers to insert", "final header 0.0",
      ]
    )
    #expect(lines.contains("header 1.0"))
    let after = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: path(0, 1)
    )
    #expect(before !== after)
  }

  @Test(
    "has cells find their sizes before anything moves, and the rest of the round once (C6, C12)"
  )
  func selfSizing() {
    let stage = CollectionStage([2], height: 100) { layout, source in
      layout.takesSizes = true
      source.preferredHeight = { _ in 50 }
    }
    stage.show()
    stage.source.preferredHeight = { $0.item == 0 ? 80 : 50 }
    let lines = trace(stage, [3]) { $0.insertItems(at: [path(0)]) }
    let start = lines.firstIndex(of: "cell 0.0") ?? 0
    let end = lines.firstIndex(of: "show 0.0") ?? 0
    #expect(
      lines[start...end] == [
        "cell 0.0", "apply 0.0", "preferred 0.0", "0.0 from 50 to 80?", "size context 0.0",
        "invalidate at 0+100", "prepare", "contentSize", "elements", "preferred 0.0",
        "0.0 from 80 to 80?", "show 0.0",
      ]
    )
  }

  @Test("answers with old cells, new numbers and the old content size while changes are told (C18)")
  func numberings() {
    let stage = stage()
    let last = stage.view.cellForItem(at: path(2))
    var heard: [String] = []
    stage.layout.onUpdates = { view in
      heard.append("\(view.numberOfItems(inSection: 0)) rows, \(Int(view.contentSize.height)) high")
      heard.append("\(view.cellForItem(at: IndexPath(item: 2, section: 0)) === last)")
    }
    _ = trace(stage, [2]) { $0.deleteItems(at: [path(0)]) }
    #expect(heard == ["2 rows, 150 high", "true"])
  }

  @Test("takes what the layout makes invalid in its last call into the same animation (C13)")
  func invalidationInFinalize() throws {
    let stage = RowStage(offset: 200)
    defer { stage.end() }
    stage.layout.adjustmentInFinalize = 30
    stage.update { stage.insert(["new"], at: 0) }
    #expect(stage.view.contentOffset.y == 230)
    // It stands where it stood, and goes from there.
    #expect(stage.top("5") == 50)
    stage.wait(0.15)
    #expect(abs(try #require(stage.top("5")) - 60) < 0.01)
    stage.rest()
    #expect(stage.top("5") == 70)
  }
}
