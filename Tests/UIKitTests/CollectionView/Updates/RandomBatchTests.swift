import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("Random batches")
@MainActor
struct RandomBatchTests {
  @Test("show what the data source says, with one view for each element (T-48)", arguments: 1...30)
  func agree(seed: UInt64) throws {
    var generator = BatchGenerator(seed: seed, sectionLimit: 5, itemLimit: 14)
    let stage = ModelStage(generator.model())
    defer { stage.end() }
    var script: [String] = []
    var reported = 0
    var completed: [Int] = []
    for _ in 0..<60 {
      switch Int.random(in: 0..<10, using: &generator.random) {
      case 0...4:
        let change = generator.change(of: stage.model)
        script.append(change.replay)
        let number = reported
        reported += 1
        stage.apply(change) { _ in completed.append(number) }
        try #require(stage.takeDiagnostics() == [], "\(seed): \(script.joined(separator: "\n"))")
      case 5:
        let change = generator.disorderlyChange(of: stage.model)
        // What adds up and is not true nobody can know.
        guard change.checked.standing != .consistent else { continue }
        script.append(change.replay)
        let number = reported
        reported += 1
        stage.apply(change) { _ in completed.append(number) }
        _ = stage.takeDiagnostics()
      case 6:
        let offset = CGFloat(Int.random(in: 0...600, using: &generator.random))
        script.append("offset \(offset)")
        stage.view.contentOffset.y = offset
      case 7:
        script.append("wait")
        stage.stage.backend.advance(by: 0.1)
      case 8:
        let height = CGFloat(Int.random(in: 100...400, using: &generator.random))
        script.append("height \(height)")
        stage.view.frame.size.height = height
      default:
        script.append("reload")
        stage.view.reloadData()
      }
      if Bool.random(using: &generator.random) { stage.stage.backend.makeFrame() }
      let isDirty = stage.view.needsLayoutInSubtree
      stage.view.layoutIfNeeded()
      try stage.checkScreen("\(seed) \(isDirty): \(script.joined(separator: "\n"))")
    }
    stage.stage.backend.advance(by: 1)
    stage.stage.backend.makeFrame()
    #expect(stage.view.engine.screen.departures.isEmpty)
    #expect(stage.view.engine.screen.timelines.isEmpty)
    #expect(completed == Array(0..<reported))
    let seen = stage.view.subviews.filter { $0 is UICollectionReusableView && !$0.isHidden }
    #expect(seen.count == stage.view.engine.screen.mounted.count)
  }

  @Test("do not let what is held drift, a thousand of them (T-48)", arguments: 1...3)
  func noDrift(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let stage = RowStage(rows: 100, offset: 2400 + 1.0 / 3)
    defer { stage.end() }
    stage.view.collectionAnchoring = .item(IndexPath(item: 50, section: 0), .start)
    let top = try #require(stage.top("50"))
    for step in 0..<1000 {
      let held = try #require(stage.sections[0].firstIndex { $0.name == "50" })
      let rows = stage.sections[0].count
      UIView.performWithoutAnimation {
        stage.update {
          // Only so much on either side that the offset is never at an edge.
          let item = Int.random(in: 0..<(rows - 1), using: &random)
          let isFar = abs(item - held) > 1
          let leaves = item < held ? held > 40 : rows - held > 40
          if leaves, isFar, Bool.random(using: &random) {
            stage.delete(item..<(item + 1))
          } else {
            let thirds = CGFloat(Int.random(in: 90...240, using: &random))
            stage.insert(["\(step) new"], at: item, height: thirds / 3)
          }
        }
      }
      try #require(abs(try #require(stage.top("50")) - top) < 1e-6, "\(seed), step \(step)")
    }
    #expect(stage.diagnostics == [])
  }
}
