import CoreGraphics
import Foundation
import TesseraEngine
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A data source that reports a change whenever it is asked for a cell", .withTheProgram)
@MainActor
struct EndlessUpdateTests {
  enum Report: CaseIterable, Sendable {
    case reconfigure, reload, deleteAndInsert
  }

  private let first = IndexPath(item: 0, section: 0)

  @Test("is shown all the same, and named; frames go on (C47)", arguments: Report.allCases)
  func endsInEachFrame(report: Report) {
    let fixture = CollectionFixture([20])
    defer { fixture.end() }
    var requests = 0
    fixture.source.interfere = { line in
      guard line.hasPrefix("cell") else { return }
      requests += 1
      switch report {
      case .reconfigure: fixture.view.reconfigureItems(at: [first])
      case .reload: fixture.view.reloadItems(at: [first])
      case .deleteAndInsert:
        fixture.view.performBatchUpdates {
          fixture.view.deleteItems(at: [first])
          fixture.view.insertItems(at: [first])
        }
      }
    }
    fixture.show()
    // One pass asks for the eight rows; each update of the frame asks for the first one again.
    let inFirstFrame = requests
    #expect(inFirstFrame >= UpdateBudget.changesPerFrame)
    #expect(inFirstFrame <= 8 + 8 * UpdateBudget.changesPerFrame)
    fixture.frame()
    #expect(requests > inFirstFrame)
    let endless = fixture.diagnostics.filter { $0.contains("updates in a row") }
    expectEqual(endless.count, 1)
    #expect(endless.first?.contains("inside collectionView(_:cellForItemAt:) for") == true)

    fixture.source.interfere = nil
    fixture.frame()
    fixture.fixture.backend.advance(by: 1)
    expectEqual(fixture.rows, Array(0..<8))
    #expect(!fixture.view.hasUncommittedUpdates)
  }

  @Test("hears of the end of every batch once")
  func completesEachOnce() {
    let fixture = CollectionFixture([20])
    defer { fixture.end() }
    var reported = 0
    var completed = 0
    fixture.source.interfere = { line in
      guard line == "cell 0.0", reported < 3 * UpdateBudget.changesPerFrame else { return }
      reported += 1
      fixture.view.performBatchUpdates {
        fixture.view.reloadItems(at: [first])
      } completion: { _ in
        completed += 1
      }
    }
    fixture.show()
    #expect(reported > 0)
    for _ in 0..<6 { fixture.frame() }
    fixture.fixture.backend.advance(by: 2)
    fixture.frame()
    expectEqual(reported, 3 * UpdateBudget.changesPerFrame)
    expectEqual(completed, reported)
  }

  @Test("leaves fewer changes in one frame than it has room for to that frame")
  func settlesInOneFrame() {
    let fixture = CollectionFixture([20])
    defer { fixture.end() }
    var reported = 0
    fixture.source.interfere = { line in
      guard line == "cell 0.0", reported < UpdateBudget.changesPerFrame - 1 else { return }
      reported += 1
      fixture.view.reloadItems(at: [first])
    }
    fixture.show()
    expectEqual(reported, UpdateBudget.changesPerFrame - 1)
    #expect(!fixture.view.hasUncommittedUpdates)
    expectEqual(fixture.diagnostics, [])
  }
}
