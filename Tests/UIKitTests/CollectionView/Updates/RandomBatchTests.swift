import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("Random batches")
@MainActor
struct RandomBatchTests {
  @Test(
    "show what the data source says, with one view for each element (T-48)",
    arguments: ReadingOrientation.allCases,
    1...9
  )
  func agree(orientation: ReadingOrientation, seed: UInt64) throws {
    // In each direction one of nine has thousands of items.
    let isLarge = seed == 9
    var generator = BatchGenerator(
      seed: seed,
      sectionLimit: 5,
      itemLimit: isLarge ? 1_000 : 14
    )
    let fixture = ModelFixture(generator.model(), orientation)
    defer { fixture.end() }
    var script: [String] = []
    var reported = 0
    var completed: [Int] = []
    for _ in 0..<(isLarge ? 12 : 60) {
      switch Int.random(in: 0..<10, using: &generator.random) {
      case 0...4:
        let change = generator.change(of: fixture.model)
        script.append(change.replay)
        let number = reported
        reported += 1
        fixture.apply(change) { _ in completed.append(number) }
        try #require(
          fixture.takeDiagnostics() == [],
          "\(orientation), \(seed): \(script.joined(separator: "\n"))"
        )
      case 5:
        let change = generator.disorderlyChange(of: fixture.model)
        // What adds up and is not true cannot be found out.
        guard change.checked.standing != .consistent else { continue }
        script.append(change.replay)
        let number = reported
        reported += 1
        fixture.apply(change) { _ in completed.append(number) }
        _ = fixture.takeDiagnostics()
      case 6:
        let reach = isLarge ? 100_000 : 600
        let offset = CGFloat(Int.random(in: 0...reach, using: &generator.random))
        script.append("offset \(offset)")
        fixture.view.contentOffset = fixture.view.contentOffset(showing: offset, orientation)
      case 7:
        script.append("wait")
        fixture.fixture.backend.advance(by: 0.1)
      case 8:
        let height = CGFloat(Int.random(in: 100...400, using: &generator.random))
        script.append("height \(height)")
        fixture.view.frame.size = orientation.size(CGSize(width: 320, height: height))
      default:
        script.append("reload")
        fixture.view.reloadData()
      }
      if Bool.random(using: &generator.random) { fixture.fixture.backend.makeFrame() }
      let isDirty = fixture.view.needsLayoutInSubtree
      fixture.view.layoutIfNeeded()
      try fixture.checkScreen(
        "\(orientation), \(seed) \(isDirty): \(script.joined(separator: "\n"))"
      )
    }
    checkRest(fixture)
    #expect(completed == Array(0..<reported))
  }

  /// Lets everything come to rest, and checks that nothing is left of what has moved.
  private func checkRest(_ fixture: ModelFixture) {
    fixture.fixture.backend.advance(by: 1)
    fixture.fixture.backend.makeFrame()
    #expect(fixture.view.engine.screen.departures.isEmpty)
    #expect(fixture.view.engine.screen.timelines.isEmpty)
    let seen = fixture.view.subviews.filter { $0 is UICollectionReusableView && !$0.isHidden }
    #expect(seen.count == fixture.view.engine.screen.mounted.count)
  }

  @Test("do not let what is held drift, a thousand of them (T-48)", arguments: 1...3)
  func noDrift(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let fixture = RowFixture(rows: 100, offset: 2400 + 1.0 / 3)
    defer { fixture.end() }
    fixture.view.collectionAnchoring = .item(IndexPath(item: 50, section: 0), .start)
    let top = try #require(fixture.top("50"))
    for step in 0..<1000 {
      let held = try #require(fixture.sections[0].firstIndex { $0.name == "50" })
      let rows = fixture.sections[0].count
      UIView.performWithoutAnimation {
        fixture.update {
          // Only so much on either side that the offset is never at an edge.
          let item = Int.random(in: 0..<(rows - 1), using: &random)
          let isFar = abs(item - held) > 1
          let leaves = item < held ? held > 40 : rows - held > 40
          if leaves, isFar, Bool.random(using: &random) {
            fixture.delete(item..<(item + 1))
          } else {
            let thirds = CGFloat(Int.random(in: 90...240, using: &random))
            fixture.insert(["\(step) new"], at: item, height: thirds / 3)
          }
        }
      }
      try #require(abs(try #require(fixture.top("50")) - top) < 1e-6, "\(seed), step \(step)")
    }
    #expect(fixture.diagnostics == [])
  }
}
