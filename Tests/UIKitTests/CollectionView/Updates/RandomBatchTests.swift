import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("Random batches")
@MainActor
struct RandomBatchTests {
  @Test("show what the data source says, with one view for each element", arguments: 1...20)
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
    #expect(stage.view.engine.motion.departures.isEmpty)
    #expect(stage.view.engine.motion.timelines.isEmpty)
    #expect(completed == Array(0..<reported))
    let seen = stage.view.subviews.filter { $0 is UICollectionReusableView && !$0.isHidden }
    #expect(seen.count == stage.view.engine.mounted.count)
  }
}
