import CoreGraphics
import TesseraTestSupport
import Testing
import UIKit

@testable import TesseraGTK

@MainActor
@Suite("Text that does not fit")
struct TruncationTests {
  nonisolated static let ellipses: [UIBackendText.LineBreaking] = [
    .truncatedHead, .truncatedMiddle, .truncatedTail,
  ]

  @Test("ends after the lines it may have", arguments: ellipses, [1, 2, 3])
  func lineLimit(lineBreaking: UIBackendText.LineBreaking, lines: Int) {
    let text = TextSamples.text(TextSamples.sentence, lineBreaking, lines: lines)
    let layout = TextSamples.layOut(text, width: 80)
    expectEqual(layout.lineCount, lines)
    #expect(layout.isTruncated)
    #expect(layout.size.width <= 80)
    expectEqual(layout.size.height, TextSamples.height(lines: lines))
  }

  @Test("is whole when it fits the lines it may have", arguments: ellipses)
  func fits(lineBreaking: UIBackendText.LineBreaking) {
    let text = TextSamples.text(TextSamples.sentence, lineBreaking, lines: 20)
    let layout = TextSamples.layOut(text, width: 80)
    #expect(!layout.isTruncated)
    #expect(layout.lineCount < 20)
  }

  @Test("ends after the lines that fit the height, but never before the first")
  func height() {
    let text = TextSamples.text(TextSamples.sentence)
    let twoAndAHalf = 2.5 * TextSamples.lineHeight
    expectEqual(TextSamples.layOut(text, width: 80, height: twoAndAHalf).lineCount, 2)
    expectEqual(TextSamples.layOut(text, width: 80, height: 1).lineCount, 1)
    let whole = TextSamples.layOut(text, width: 80)
    let again = TextSamples.layOut(text, width: 80, height: whole.size.height)
    expectEqual(again.lineCount, whole.lineCount)
    #expect(!again.isTruncated)
  }

  @Test(
    "counts the lines of all paragraphs together",
    arguments: ellipses + [.byWords, .byCharacters, .clipped]
  )
  func paragraphs(lineBreaking: UIBackendText.LineBreaking) {
    for separator in ["\n", "\r\n", "\r", "\u{2029}"] {
      let string = ["One", "Two", "Three", "Four"].joined(separator: separator)
      let layout = TextSamples.layOut(
        TextSamples.text(string, lineBreaking, lines: 3),
        width: 200
      )
      expectEqual(layout.lineCount, 3, "separated by \(separator.debugDescription)")
      #expect(layout.isTruncated, "separated by \(separator.debugDescription)")
    }
  }

  @Test("has an ellipsis where a paragraph is left out after a short line")
  func ellipsisAfterParagraph() {
    let cut = TextSamples.layOut(TextSamples.text("One\nTwo", lines: 1), width: 200)
    let whole = TextSamples.layOut(TextSamples.text("One…"), width: 200)
    expectEqual(cut.size, whole.size)
  }

  @Test("is not cut when only a line feed is left over")
  func trailingLineFeed() {
    let layout = TextSamples.layOut(TextSamples.text("One\n", lines: 1), width: 200)
    #expect(!layout.isTruncated)
    expectEqual(layout.size, TextSamples.layOut(TextSamples.text("One"), width: 200).size)
  }

  @Test("is cut off without an ellipsis when lines only break")
  func wordsOnly() {
    let layout = TextSamples.layOut(
      TextSamples.text(TextSamples.sentence, .byWords, lines: 2),
      width: 120
    )
    expectEqual(layout.lineCount, 2)
    #expect(layout.isTruncated)
    let clipped = TextSamples.layOut(
      TextSamples.text(TextSamples.sentence, .clipped, lines: 1),
      width: 120
    )
    expectEqual(clipped.size.width, 120)
    #expect(clipped.isTruncated)
  }

  @Test("is not looked through to its end", arguments: ellipses)
  func gigantic(lineBreaking: UIBackendText.LineBreaking) {
    let string = String(repeating: "word 😀 ", count: 200_000)
    for lines in [1, 3] {
      let layout = TextSamples.layOut(
        TextSamples.text(string, lineBreaking, lines: lines),
        width: 300
      )
      expectEqual(layout.lineCount, lines)
      #expect(layout.isTruncated)
      #expect(layout.size.width > 250)
    }
  }

  @Test("ends before Pango's numbers do")
  func beyondPango() {
    let line = TextSamples.layOut(TextSamples.text(String(repeating: "x", count: 300_000)))
    #expect(line.size.width <= 1_000_000)
    let lines = TextSamples.layOut(
      TextSamples.text(String(repeating: "x\n", count: 60_000)),
      width: 100
    )
    #expect(lines.size.height > 0)
    #expect(lines.size.height <= 1_000_000)
    #expect(lines.isTruncated)
  }
}
