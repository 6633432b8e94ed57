import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

// The rules are those of Documentation/UpdateContract.md.
@Suite("What a layout hears in an update", .withTheProgram)
@MainActor
struct UpdateRuleTests {
  /// What the base class answers about ways, as “initial 0.1: 0.1 at 50”.
  private func answers(
    _ fixture: CollectionFixture,
    _ counts: [Int],
    _ report: @escaping (UICollectionView) -> Void
  ) -> [String] {
    var answers: [String] = []
    fixture.layout.way = { call, path, attributes in
      let place = attributes.map { "\($0.indexPath.short) at \(Int($0.frame.minY))" }
      answers.append("\(call) \(path.short): \(place ?? "nothing")")
      return attributes
    }
    _ = UpdateTrace.of(fixture, counts, report)
    return answers
  }

  @Test("about what stays: where it is on screen, and where it will be (C9)")
  func survivors() {
    expectEqual(
      answers(UpdateTrace.fixture([3]), [3]) { view in
        view.deleteItems(at: [UpdateTrace.path(0)])
        view.insertItems(at: [UpdateTrace.path(2)])
      },
      [
        "final 0.0: nothing", "final 0.1: 0.1 at 0", "final 0.2: 0.2 at 50",
        "initial 0.0: 0.0 at 50", "initial 0.1: 0.1 at 100", "initial 0.2: nothing",
      ]
    )
    // What is reloaded is another view, which comes from nowhere and goes nowhere by itself.
    expectEqual(
      answers(UpdateTrace.fixture([2]), [2]) { $0.reloadItems(at: [UpdateTrace.path(1)]) },
      [
        "final 0.0: 0.0 at 0", "final 0.1: nothing", "initial 0.0: 0.0 at 0",
        "initial 0.1: nothing",
      ]
    )
  }

  @Test("about the offset: one question, whose answer is kept while sizes are found (C11)")
  func targetOffset() {
    let fixture = UpdateTrace.fixture([40], height: 100) { layout, source in
      layout.takesSizes = true
      source.preferredHeight = { _ in 50 }
    }
    fixture.view.anchorPolicy = .first
    fixture.view.contentOffset.y = 500
    fixture.frame()
    fixture.source.preferredHeight = { $0.item < 10 ? 70 : 50 }
    fixture.source.target = { CGPoint(x: 0, y: $0.y - 100) }
    let lines = UpdateTrace.of(fixture, [41]) { $0.insertItems(at: [UpdateTrace.path(0)]) }
    expectEqual(
      lines.filter { $0.contains("target") },
      ["target for 550", "delegate's target for 550"]
    )
    // Row 10 is 11 now. Of the rows in front of it 9 and 10 come into sight; one of them is 70 high.
    expectEqual(fixture.layout.frame(ofRow: 11)?.minY, 570)
    expectEqual(fixture.view.contentOffset.y, 470)
  }

  @Test("about the offset also where the app has chosen an anchor, which stands still (C11)")
  func targetOffsetOfLayoutWithAnchor() {
    let fixture = UpdateTrace.fixture([40], height: 100)
    fixture.view.anchorPolicy = .first
    fixture.view.contentOffset.y = 500
    fixture.frame()
    fixture.layout.target = { CGPoint(x: 0, y: $0.y - 100) }
    let lines = UpdateTrace.of(fixture, [41]) { $0.insertItems(at: [UpdateTrace.path(0)]) }
    expectEqual(lines.filter { $0.hasPrefix("target") }, ["target for 550"])
    expectEqual(fixture.view.contentOffset.y, 550)
  }

  @Test("leaves an anchor of the app's where it is, whatever the layout adjusts then (C13)")
  func adjustmentBeforeTheAnchorIsTranslated() {
    let fixture = UpdateTrace.fixture([40], height: 100)
    fixture.view.anchorPolicy = .first
    fixture.view.contentOffset.y = 500
    fixture.frame()
    fixture.layout.onUpdates = { view in
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment.y = 40
      view.collectionViewLayout.invalidateLayout(with: context)
    }
    _ = UpdateTrace.of(fixture, [41]) { $0.insertItems(at: [UpdateTrace.path(0)]) }
    expectEqual(fixture.view.contentOffset.y, 550)
  }

  @Test("in whatever order it was reported (C17)", arguments: 1...6)
  func orderOfReports(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let fixture = RowFixture()
    defer { fixture.end() }
    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
    var reports: [(UICollectionView) -> Void] = [
      { $0.deleteItems(at: [path(0)]) },
      { $0.deleteItems(at: [path(5)]) },
      { $0.insertItems(at: [path(2)]) },
      { $0.insertItems(at: [path(6)]) },
      { $0.moveItem(at: path(3), to: path(0)) },
      { $0.reloadItems(at: [path(4)]) },
    ]
    reports.shuffle(using: &random)
    fixture.update {
      fixture.sections[0] =
        ["3", "1", "a", "2", "4", "6", "b"].map { Row(name: $0) }
        + fixture.sections[0][7...]
      for report in reports { report(fixture.view) }
    }
    fixture.rest()
    expectEqual(
      fixture.rows,
      ["3@0", "1@50", "a@100", "2@150", "4@200", "6@250", "b@300", "7@350"]
    )
    expectEqual(fixture.diagnostics, [])
    expectEqual(fixture.completions, ["batch true"])
  }

  @Test("with old cells, new numbers and the old content size (C18)")
  func numberings() {
    let fixture = UpdateTrace.fixture([3])
    let last = fixture.view.cellForItem(at: UpdateTrace.path(2))
    var heard: [String] = []
    fixture.layout.onUpdates = { view in
      heard.append("\(view.numberOfItems(inSection: 0)) rows, \(Int(view.contentSize.height)) high")
      heard.append("\(view.cellForItem(at: IndexPath(item: 2, section: 0)) === last)")
    }
    _ = UpdateTrace.of(fixture, [2]) { $0.deleteItems(at: [UpdateTrace.path(0)]) }
    expectEqual(heard, ["2 rows, 150 high", "true"])
  }

  @Test("of changes that had to wait: one update, each from where the last has led (C22)")
  func changesThatWait() {
    let fixture = UpdateTrace.fixture([3])
    var changes = 2
    fixture.source.interfere = { line in
      guard line == "show 0.0", changes > 0 else { return }
      while changes > 0 {
        changes -= 1
        fixture.source.counts[0] += 1
        // The second is in front of the first.
        fixture.view.insertItems(at: [UpdateTrace.path(0)])
        #expect(fixture.view.hasUncommittedUpdates)
      }
    }
    fixture.view.reloadData()
    fixture.frame()
    expectEqual(fixture.trace.take().filter { $0.hasPrefix("updates") }, ["updates +0.0 +0.1"])
    expectEqual(fixture.view.numberOfItems(inSection: 0), 5)
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("before its last call is over: what it makes invalid goes with the animation (C13)")
  func invalidationInFinalize() throws {
    let fixture = RowFixture(offset: 200)
    defer { fixture.end() }
    fixture.layout.adjustmentInFinalize = 30
    fixture.update { fixture.insert(["new"], at: 0) }
    expectEqual(fixture.view.contentOffset.y, 230)
    // It stands where it stood, and goes from there.
    expectEqual(fixture.top("5"), 50)
    // Row 11 comes into sight behind row 10, and keeps behind it.
    expectEqual(fixture.top("11"), 350)
    fixture.wait(0.15)
    #expect(abs(try #require(fixture.top("5")) - 60) < 0.01)
    #expect(abs(try #require(fixture.top("11")) - 360) < 0.01)
    fixture.rest()
    expectEqual(fixture.top("5"), 70)
    expectEqual(fixture.top("11"), 370)
  }
}

@Suite("Those who wait for the end of an update", .withTheProgram)
@MainActor
struct UpdateCompletionTests {
  @Test("hear of it once each, in the order of the batches, when nothing moves (C24)")
  func inOrder() {
    let fixture = RowFixture()
    defer { fixture.end() }
    fixture.update("A") { fixture.insert(["a"], at: 0) }
    UIView.performWithoutAnimation { fixture.update("B") { fixture.insert(["b"], at: 0) } }
    UIView.animate(withDuration: 1) { fixture.update("C") { fixture.insert(["c"], at: 0) } }
    expectEqual(fixture.completions, [])
    fixture.wait(0.2)
    expectEqual(fixture.completions, [])
    fixture.wait(0.2)
    expectEqual(fixture.completions, ["A true", "B true"])
    fixture.rest()
    expectEqual(fixture.completions, ["A true", "B true", "C true"])
  }

  @Test("never do before the method has returned, even when nothing moves (C24)")
  func notAtOnce() {
    let fixture = RowFixture()
    defer { fixture.end() }
    UIView.performWithoutAnimation {
      fixture.update { fixture.insert(["a"], at: 0) }
      expectEqual(fixture.completions, [])
    }
    fixture.update("nothing") {}
    expectEqual(fixture.completions, [])
    fixture.frame()
    expectEqual(fixture.completions, ["batch true", "nothing true"])
  }

  @Test("may begin another (C22, C24)")
  func another() {
    let fixture = RowFixture()
    defer { fixture.end() }
    fixture.view.performBatchUpdates {
      fixture.insert(["a"], at: 0)
    } completion: { _ in
      fixture.update { fixture.insert(["b"], at: 0) }
    }
    fixture.rest()
    fixture.rest()
    expectEqual(fixture.rows.prefix(3), ["b@0", "a@50", "0@100"])
    expectEqual(fixture.completions, ["batch true"])
  }
}

@Suite("Where views start in an update", .withTheProgram)
@MainActor
struct UpdateStartTests {
  @Test("is where they are on screen, whatever the layout says of what stays (C26)")
  func survivors() throws {
    let fixture = UpdateTrace.fixture([3])
    fixture.layout.way = { call, _, attributes in
      guard call == "initial" else { return attributes }
      let start = attributes ?? UICollectionViewLayoutAttributes(forCellWith: UpdateTrace.path(0))
      if attributes == nil { start.frame = CGRect(x: 0, y: 0, width: 320, height: 50) }
      start.frame.origin.x = -320
      return start
    }
    let staying = try #require(fixture.view.cellForItem(at: UpdateTrace.path(0)))
    fixture.view.performBatchUpdates {
      fixture.source.counts = [4]
      fixture.view.insertItems(at: [UpdateTrace.path(0)])
    }
    expectEqual(staying.layer.shown.position, CGPoint(x: 160, y: 25))
    let new = try #require(fixture.view.cellForItem(at: UpdateTrace.path(0)))
    expectEqual(new.layer.shown.position, CGPoint(x: -160, y: 25))
    fixture.fixture.backend.advance(by: 0.15)
    expectEqual(staying.layer.shown.position.x, 160)
    #expect(abs(staying.layer.shown.position.y - 50) < 0.01)
    #expect(abs(new.layer.shown.position.x) < 0.01)
    fixture.end()
  }

  @Test("is that of the layout's own objects, which it may change until the end (C12)")
  func liveAttributes() throws {
    let fixture = UpdateTrace.fixture([2]) { layout, source in
      layout.takesSizes = true
      source.preferredHeight = { $0.item == 2 ? 70 : 50 }
    }
    var start: UICollectionViewLayoutAttributes?
    fixture.layout.way = { call, path, attributes in
      guard call == "initial", path.item == 2 else { return attributes }
      let own = UICollectionViewLayoutAttributes(forCellWith: path)
      own.frame = CGRect(x: 0, y: 100, width: 320, height: 50)
      start = own
      return own
    }
    fixture.source.interfere = { line in
      // Its size is known now.
      if line == "show 0.2" { start?.frame = CGRect(x: 40, y: 100, width: 320, height: 70) }
    }
    fixture.view.performBatchUpdates {
      fixture.source.counts = [3]
      fixture.view.insertItems(at: [UpdateTrace.path(2)])
    }
    let new = try #require(fixture.view.cellForItem(at: UpdateTrace.path(2)))
    expectEqual(new.layer.shown.position, CGPoint(x: 200, y: 135))
    expectEqual(new.layer.shown.bounds.height, 70)
    fixture.end()
  }

  @Test("is next to a neighbour for what comes into sight in the last call of the layout (C13)")
  func lateArrivals() throws {
    let fixture = UpdateTrace.fixture([20], height: 100)
    fixture.layout.onFinalize = { layout in
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment.y = 50
      layout.invalidateLayout(with: context)
    }
    fixture.view.performBatchUpdates {}
    expectEqual(fixture.view.contentOffset.y, 50)
    // Rows 0 and 1 are still where they were on screen, and row 2 is below them.
    let new = try #require(fixture.view.cellForItem(at: UpdateTrace.path(2)))
    let other = try #require(fixture.view.cellForItem(at: UpdateTrace.path(1)))
    expectEqual(other.layer.shown.position.y - 50, 75)
    expectEqual(new.layer.shown.position.y - 50, 125)
    fixture.fixture.backend.advance(by: 0.15)
    #expect(abs(new.layer.shown.position.y - 50 - 100) < 0.01)
    fixture.fixture.backend.advance(by: 1)
    expectEqual(new.layer.shown.position.y - 50, 75)
    fixture.end()
  }

  @Test("is not with a neighbour that is moved by itself, nor is the end (C27)")
  func movedNeighbours() {
    let fixture = RowFixture()
    defer { fixture.end() }
    fixture.update {
      fixture.sections[0] = ["0", "a", "3", "4", "5", "6", "7", "1", "8"].map { Row(name: $0) }
      fixture.view.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 7, section: 0))
      fixture.view.deleteItems(at: (9..<20).map { IndexPath(item: $0, section: 0) })
      fixture.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
      fixture.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
    // Row 1 goes down to 350; row 2, behind it, fades out in its place behind row 0, where “a” comes.
    expectEqual(fixture.top("a"), 50)
    fixture.wait(0.15)
    #expect(abs((fixture.top("1") ?? 0) - 200) < 0.01)
    expectEqual(fixture.top("2"), 100)
    expectEqual(fixture.top("a"), 50)
    fixture.rest()
    expectEqual(fixture.rows.prefix(4), ["0@0", "a@50", "3@100", "4@150"])
    expectEqual(fixture.diagnostics, [])
  }

  @Test("takes 0.3 seconds to the end, slow at both ends (C30)")
  func standardTiming() throws {
    let fixture = RowFixture()
    defer { fixture.end() }
    fixture.update { fixture.insert(["new"], at: 0, height: 100) }
    fixture.wait(0.03)
    let early = try #require(fixture.top("0"))
    #expect(early > 0 && early < 10)
    fixture.wait(0.12)
    #expect(abs(try #require(fixture.top("0")) - 50) < 0.01)
    fixture.wait(0.12)
    #expect(abs(try #require(fixture.top("0")) - (100 - early)) < 0.01)
    fixture.wait(0.04)
    expectEqual(fixture.top("0"), 100)
  }
}
