import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

// Golden traces, written by the rules of Documentation/UpdateContract.md.
@Suite("The order of calls of an update", .withTheProgram)
@MainActor
struct UpdateCallOrderTests {
  @Test("is that of the contract for an insertion (C7, T-43)")
  func insertion() {
    let fixture = UpdateTrace.fixture([3])
    #expect(
      UpdateTrace.of(fixture, [4]) { $0.insertItems(at: [UpdateTrace.path(1)]) } == [
        "reported",
        "invalidate counts", "sections", "items 0", "prepare", "contentSize", "updates +0.1",
        "contentSize", "target for 0", "elements",
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
    let fixture = UpdateTrace.fixture([4])
    expectEqual(
      UpdateTrace.of(fixture, [3]) { $0.deleteItems(at: [UpdateTrace.path(0)]) },
      [
        "reported",
        "invalidate counts", "sections", "items 0", "prepare", "contentSize", "updates -0.0",
        "contentSize", "target for 0", "elements",
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
    let fixture = UpdateTrace.fixture([3])
    let report = { (view: UICollectionView) in
      view.moveItem(at: UpdateTrace.path(0), to: UpdateTrace.path(2))
    }
    expectEqual(
      UpdateTrace.of(fixture, [3], report),
      [
        "reported",
        "invalidate counts", "sections", "items 0", "prepare", "contentSize", "updates 0.0>0.2",
        "contentSize", "target for 0", "elements",
        "final 0.0", "final 0.1", "final 0.2", "initial 0.0", "initial 0.1", "initial 0.2",
        "apply 0.1", "apply 0.2", "apply 0.0", "finalize updates",
        "prepare", "contentSize", "elements",
        "completed true",
      ]
    )
  }

  @Test("is that of the contract for a reload: another view (C7)")
  func reload() {
    let fixture = UpdateTrace.fixture([3])
    #expect(
      UpdateTrace.of(fixture, [3]) { $0.reloadItems(at: [UpdateTrace.path(1)]) } == [
        "reported",
        "invalidate counts", "sections", "items 0", "prepare", "contentSize", "updates *0.1",
        "contentSize", "target for 0", "elements",
        "final 0.0", "final 0.1", "final 0.2", "initial 0.0", "initial 0.1", "initial 0.2",
        "cell 0.1", "apply 0.1", "0.1 from 50 to 50?", "show 0.1",
        // Where the new one starts and goes, and where the old one goes.
        "apply 0.1", "apply 0.1", "apply 0.1", "finalize updates",
        "prepare", "contentSize", "elements",
        "hide 0.1", "completed true",
      ]
    )
  }

  @Test("is that of the contract for a reconfiguration: the layout hears nothing (C7, C29)")
  func reconfiguration() {
    let fixture = UpdateTrace.fixture([3])
    expectEqual(
      UpdateTrace.of(fixture, [3]) { $0.reconfigureItems(at: [UpdateTrace.path(1)]) },
      [
        "reported",
        "invalidate counts", "sections", "items 0", "prepare", "contentSize", "updates",
        "contentSize", "target for 0", "elements",
        "final 0.0", "final 0.1", "final 0.2", "initial 0.0", "initial 0.1", "initial 0.2",
        "cell 0.1", "0.1 from 50 to 50?", "finalize updates",
        "prepare", "contentSize", "elements",
        "completed true",
      ]
    )
  }

  @Test("is that of the contract for a batch of nothing (C7)")
  func nothing() {
    expectEqual(
      UpdateTrace.of(UpdateTrace.fixture([1]), [1]) { _ in },
      [
        "reported",
        "invalidate counts", "sections", "items 0", "prepare", "contentSize", "updates",
        "contentSize", "target for 0", "elements", "final 0.0", "initial 0.0", "finalize updates",
        "prepare", "contentSize", "elements",
        "completed true",
      ]
    )
  }

  @Test("is that of the contract for a batch inside another, which is a part of it (C21, T-31)")
  func nested() {
    let fixture = UpdateTrace.fixture([3])
    let lines = UpdateTrace.of(fixture, [3]) { view in
      view.insertItems(at: [UpdateTrace.path(0)])
      view.performBatchUpdates {
        view.deleteItems(at: [UpdateTrace.path(2)])
        fixture.trace.note("reported inside")
      } completion: {
        fixture.trace.note("completed inside \($0)")
      }
    }
    #expect(
      lines == [
        "reported inside", "reported",
        "invalidate counts", "sections", "items 0", "prepare", "contentSize",
        "updates -0.2 +0.0", "contentSize", "target for 0", "elements",
        "final 0.0", "final 0.1", "final 0.2", "initial 0.0", "initial 0.1", "initial 0.2",
        "cell 0.0", "apply 0.0", "0.0 from 50 to 50?", "show 0.0",
        // Where it starts; where it, what was 0.0 and what was 0.1 go; where 0.2 goes.
        "apply 0.0", "apply 0.0", "apply 0.0", "apply 0.1", "apply 0.2", "finalize updates",
        "prepare", "contentSize", "elements",
        "hide 0.2", "completed true", "completed inside true",
      ]
    )
  }

  @Test("is that of the contract for a layout that wants another offset, and a delegate (C11)")
  func targetOffset() {
    let fixture = UpdateTrace.fixture([20], height: 100)
    fixture.layout.target = { CGPoint(x: 0, y: $0.y + 30) }
    fixture.source.target = { CGPoint(x: 0, y: $0.y + 20) }
    #expect(
      UpdateTrace.of(fixture, [20]) { _ in } == [
        "reported",
        "invalidate counts", "sections", "items 0", "prepare", "contentSize", "updates",
        "contentSize", "target for 0", "delegate's target for 30", "elements",
        // Rows 0 and 1 were seen; rows 1 and 2 will be.
        "final 0.0", "final 0.1", "initial 0.1", "initial 0.2",
        "cell 0.2", "apply 0.2", "0.2 from 50 to 50?", "show 0.2",
        // The offset moves with all views, which then go to their places; 0.2 starts below the others.
        "bounds 0+100 to 50+100?",
        "apply 0.1", "apply 0.2", "apply 0.0", "finalize updates",
        "prepare", "contentSize", "elements",
        "hide 0.0", "completed true",
      ]
    )
    expectEqual(fixture.view.contentOffset.y, 50)
  }

  @Test("is that of the contract for what the layout makes invalid in its last call (C13)")
  func invalidationInFinalize() {
    let fixture = UpdateTrace.fixture([20], height: 100)
    fixture.layout.onFinalize = { layout in
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment.y = 50
      layout.invalidateLayout(with: context)
    }
    #expect(
      UpdateTrace.of(fixture, [20]) { _ in } == [
        "reported",
        "invalidate counts", "sections", "items 0", "prepare", "contentSize", "updates",
        "contentSize", "target for 0", "elements",
        "final 0.0", "final 0.1", "initial 0.0", "initial 0.1",
        "finalize updates", "invalidate at 0+100",
        "prepare", "contentSize", "elements",
        // What comes into sight by it goes through the same.
        "initial 0.2", "cell 0.2", "apply 0.2", "0.2 from 50 to 50?", "show 0.2",
        "apply 0.1", "apply 0.2", "apply 0.0",
        "hide 0.0", "completed true",
      ]
    )
    expectEqual(fixture.view.contentOffset.y, 50)
  }

  @Test("is that of the contract for a layout without an answer, which is asked again (C14)")
  func noAnswer() {
    let fixture = UpdateTrace.fixture([3])
    fixture.layout.spoil = { _ in nil }
    #expect(
      UpdateTrace.of(fixture, [4]) { $0.insertItems(at: [UpdateTrace.path(0)]) } == [
        "reported",
        "invalidate counts", "sections", "items 0", "prepare", "contentSize", "updates +0.0",
        "contentSize", "target for 0", "elements", "finalize updates",
        "prepare", "contentSize", "elements",
        // Nothing moves, so the next frame is the end; its pass asks again.
        "completed true", "elements",
      ]
    )
    expectEqual(fixture.rows, [1, 2, 3])
  }

  @Test("has cells find their sizes before anything moves, once for a round (C6, C7)")
  func selfSizing() {
    let fixture = CollectionFixture([2], height: 100) { layout, source in
      layout.takesSizes = true
      source.preferredHeight = { _ in 50 }
    }
    fixture.show()
    fixture.source.preferredHeight = { $0.item == 0 ? 80 : 50 }
    let lines = UpdateTrace.of(fixture, [3]) { $0.insertItems(at: [UpdateTrace.path(0)]) }
    let start = lines.firstIndex(of: "cell 0.0") ?? 0
    let end = lines.firstIndex(of: "show 0.0") ?? 0
    expectEqual(
      lines[start...end],
      [
        "cell 0.0", "apply 0.0", "preferred 0.0", "0.0 from 50 to 80?", "size context 0.0",
        "invalidate at 0+100", "prepare", "contentSize", "elements", "preferred 0.0",
        "0.0 from 80 to 80?", "show 0.0",
      ]
    )
  }
}

/// The calls of a batch, up to its end on screen.
@MainActor
enum UpdateTrace {
  /// Rows of 50 points in a view that shows three of them.
  static func fixture(
    _ counts: [Int],
    height: CGFloat = 150,
    setUp: (ListLayout, TestSource) -> Void = { _, _ in }
  ) -> CollectionFixture {
    let fixture = CollectionFixture(counts, height: height, setUp: setUp)
    fixture.show()
    return fixture
  }

  static func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Leads to `counts` by what `report` says; answers the calls.
  static func of(
    _ fixture: CollectionFixture,
    _ counts: [Int],
    _ report: @escaping (UICollectionView) -> Void
  ) -> [String] {
    fixture.view.performBatchUpdates {
      fixture.source.counts = counts
      report(fixture.view)
      fixture.trace.note("reported")
    } completion: {
      fixture.trace.note("completed \($0)")
    }
    fixture.fixture.backend.advance(by: 1)
    fixture.frame()
    fixture.end()
    return fixture.trace.take()
  }
}
