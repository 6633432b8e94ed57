import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("An update from inside a call")
@MainActor
struct UpdateFromCallTests {
  nonisolated static let calls = [
    "sections", "items", "cell", "header", "will display", "did end displaying", "did scroll",
    "target offset", "prepare for reuse", "apply", "preferred", "elements", "invalidate", "updates",
    "finalize", "target", "initial", "final", "prepare", "size context",
  ]

  @Test("is shown in the end:", arguments: calls, 1...3)
  func isShown(call: String, seed: UInt64) throws {
    var generator = BatchGenerator(seed: seed, sectionLimit: 4, itemLimit: 12)
    let stage = ModelStage(generator.model())
    defer { stage.end() }
    var changes = 0
    var completions = 0
    var isInside = false
    stage.interfere = { name in
      guard name == call, changes < 6, !isInside else { return }
      changes += 1
      isInside = true
      stage.apply(generator.change(of: stage.model)) { _ in completions += 1 }
      isInside = false
    }
    for _ in 0..<10 {
      stage.apply(generator.change(of: stage.model))
      stage.view.contentOffset.y += 60
      stage.stage.backend.makeFrame()
      stage.stage.backend.advance(by: 0.1)
    }
    stage.interfere = nil
    stage.stage.backend.advance(by: 1)
    stage.stage.backend.makeFrame()
    try stage.checkScreen("\(call) \(seed)")
    #expect(completions == changes)
    #expect(changes > 0)
  }
}
