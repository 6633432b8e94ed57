import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A collection view in a window that gets no frames", .withTheProgram)
@MainActor
struct HiddenWindowTests {
  @Test("completes a batch in which nothing moves once the call has returned (C24)")
  func completesWithoutFrame() async {
    let fixture = CollectionFixture([20])
    defer { fixture.end() }
    fixture.show()
    var hasReturned = false
    let isFinished = await withCheckedContinuation { continuation in
      UIView.performWithoutAnimation {
        fixture.view.performBatchUpdates {
          fixture.source.counts = [19]
          fixture.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        } completion: { isFinished in
          #expect(hasReturned)
          continuation.resume(returning: isFinished)
        }
      }
      hasReturned = true
    }
    #expect(isFinished)
  }

  @Test("completes a batch that a reload has in it (C24)")
  func completesOvertaken() async {
    let fixture = CollectionFixture([20])
    defer { fixture.end() }
    fixture.show()
    let isFinished = await withCheckedContinuation { continuation in
      fixture.view.reloadData()
      fixture.view.performBatchUpdates {
        fixture.source.counts = [19]
        fixture.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      } completion: { isFinished in
        continuation.resume(returning: isFinished)
      }
    }
    #expect(isFinished)
    expectEqual(fixture.rows, Array(0..<8))
  }
}
