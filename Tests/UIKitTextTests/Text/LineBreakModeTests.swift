import CoreGraphics
import TesseraTestSupport
import Testing

@testable import UIKit

// Letters are 10 points wide and lines 24 points high.
@Suite("A line break mode")
@MainActor
struct LineBreakModeTests {
  struct Breaking: Sendable, CustomTestStringConvertible {
    let mode: NSLineBreakMode
    let one: [String]
    let two: [String]
    var testDescription: String { "\(mode)" }
  }

  // “one two three” in room for six letters.
  nonisolated static let breakings = [
    Breaking(mode: .byWordWrapping, one: ["one"], two: ["one", "two"]),
    Breaking(mode: .byCharWrapping, one: ["one tw"], two: ["one tw", "o thre"]),
    Breaking(mode: .byClipping, one: ["one tw"], two: ["one", "two th"]),
    Breaking(mode: .byTruncatingHead, one: ["…three"], two: ["one", "…three"]),
    Breaking(mode: .byTruncatingTail, one: ["one t…"], two: ["one", "two t…"]),
    Breaking(mode: .byTruncatingMiddle, one: ["one…ee"], two: ["one", "two…ee"]),
  ]

  private func lines(_ mode: NSLineBreakMode, limit: Int) -> [String] {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 100))
    label.font = .systemFont(ofSize: 20)
    label.text = "one two three"
    label.lineBreakMode = mode
    label.numberOfLines = limit
    guard case .text(let layout, _)? = label.backendDrawings().first else { return [] }
    return ((layout as? HeadlessTextLayout)?.lines ?? []).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test(
    "decides where lines break, and what stands for the text that is left over",
    arguments: breakings
  )
  func breaks(_ breaking: Breaking) {
    _ = Fixture()
    expectEqual(lines(breaking.mode, limit: 1), breaking.one)
    expectEqual(lines(breaking.mode, limit: 2), breaking.two)
  }

  @Test("of words breaks in a word only where it is wider than the space")
  func longWords() {
    _ = Fixture()
    expectEqual(lines(.byWordWrapping, limit: 0), ["one", "two", "three"])
    expectEqual(lines(.byCharWrapping, limit: 0), ["one tw", "o thre", "e"])
  }
}
