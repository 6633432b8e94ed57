import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// What DifferenceKit's extension does: a closure that does not escape is called in the batch.
extension UICollectionView {
  fileprivate func insert(_ path: IndexPath, _ setData: () -> Void) {
    performBatchUpdates({
      setData()
      insertItems(at: [path])
    })
  }
}

@Suite("The closure of a batch", .withTheProgram)
@MainActor
struct BatchClosureTests {
  @Test("need not be escaping")
  func nonescaping() {
    let list = CollectionFixture([2])
    list.show()
    defer { list.end() }
    var calls = 0
    list.view.insert([0, 0]) {
      calls += 1
      list.source.counts = [3]
    }
    expectEqual(calls, 1)
    expectEqual(list.view.numberOfItems(inSection: 0), 3)
    expectEqual(list.diagnostics, [])
  }

  @Test("may be none")
  func none() {
    let list = CollectionFixture([2])
    list.show()
    defer { list.end() }
    var ends: [Bool] = []
    list.view.performBatchUpdates(nil) { ends.append($0) }
    #expect(list.fixture.backend.advanceUntilIdle())
    expectEqual(ends, [true])
  }

  /// Notes the batches, and calls `super` with a closure of its own or with the one it was given.
  private final class NotingView: UICollectionView {
    var handsOnItsOwn = false
    private(set) var batches = 0

    override func performBatchUpdates(
      _ updates: (() -> Void)?,
      completion: ((Bool) -> Void)? = nil
    ) {
      batches += 1
      guard handsOnItsOwn else {
        return super.performBatchUpdates(updates, completion: completion)
      }
      super.performBatchUpdates({ updates?() }, completion: completion)
    }
  }

  @Test("comes to an override once, whichever form is called", arguments: [false, true])
  func overridden(handsOnItsOwn: Bool) {
    let fixture = Fixture()
    let trace = Trace()
    let source = TestSource([2], trace: trace)
    let view = NotingView(
      frame: fixture.window.bounds,
      collectionViewLayout: ListLayout(trace: trace)
    )
    view.handsOnItsOwn = handsOnItsOwn
    view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    fixture.show(view)
    view.performBatchUpdates {
      source.counts = [3]
      view.insertItems(at: [[0, 0]])
      // A batch inside another is a part of it, and a call of its own.
      view.performBatchUpdates { view.reloadItems(at: [[0, 1]]) }
    }
    expectEqual(view.batches, 2)
    expectEqual(view.numberOfItems(inSection: 0), 3)
  }

  @Test("prepares the layout of a view that was never laid out and is in no window")
  func neverLaidOut() {
    let list = CollectionFixture([2])
    defer { list.end() }
    list.view.performBatchUpdates {
      list.source.counts = [3]
      list.view.insertItems(at: [[0, 0]])
    }
    let calls = list.trace.take()
    #expect(calls.contains { $0.hasPrefix("prepare") })
    // Three rows of 50 points; nothing is asked for that would be shown.
    expectEqual(list.view.contentSize.height, 150)
    #expect(!calls.contains { $0.hasPrefix("cell") })
  }
}
