import CoreGraphics
import TesseraTestSupport
import Testing
import UIKit

@testable import TesseraGTK

@MainActor
@Suite("Text in a space")
struct LineBreakingTests {
  @Test("is one line where nothing limits the width")
  func oneLine() {
    let layout = TextSamples.layOut(TextSamples.text(TextSamples.sentence))
    expectEqual(layout.lineCount, 1)
    expectEqual(layout.size.height, TextSamples.height(lines: 1))
    #expect(!layout.isTruncated)
  }

  @Test("needs the width it says it needs, and no more")
  func naturalWidth() {
    let text = TextSamples.text(TextSamples.sentence)
    let width = TextSamples.layOut(text).size.width
    expectEqual(TextSamples.layOut(text, width: width).lineCount, 1)
    expectEqual(TextSamples.layOut(text, width: width - 2).lineCount, 2)
  }

  @Test(
    "keeps its lines in a space of the size it says it has",
    arguments: ["Highlighted", "Hello", "Third, longer", "Filled", "illicit", "Wave"]
  )
  func fitsItself(word: String) {
    for quarters in 32...160 {
      let font = UIBackendFont(pointSize: CGFloat(quarters) / 4)
      let run = UIBackendText.Run(string: word, font: font, color: .clear)
      let text = UIBackendText(runs: [run], maximumLineCount: 0)
      let natural = TextSamples.layOut(text)
      let fitted = TextSamples.layOut(text, width: natural.size.width)
      expectEqual(fitted.size, natural.size, "\(font.pointSize) points")
    }
  }

  @Test("has more lines the narrower it is, none wider than the space", arguments: [150, 100, 80])
  func wraps(width: CGFloat) {
    let text = TextSamples.text(TextSamples.sentence)
    let natural = TextSamples.layOut(text).size.width
    let layout = TextSamples.layOut(text, width: width)
    #expect(layout.lineCount >= Int(natural / width))
    #expect(layout.size.width <= width)
    expectEqual(layout.size.height, TextSamples.height(lines: layout.lineCount))
  }

  @Test("breaks a word that is wider than the space, and adds no hyphen")
  func longWord() {
    let word = String(repeating: "W", count: 40)
    let letter = TextSamples.layOut(TextSamples.text("W")).size.width
    let layout = TextSamples.layOut(TextSamples.text(word), width: letter * 10)
    // Ten letters that were each rounded up to a whole point are at least ten letters.
    expectEqual(layout.lineCount, 4)
  }

  @Test("has the height of a line and no width when it is empty", arguments: ["", "\u{0}"])
  func empty(string: String) {
    let layout = TextSamples.layOut(TextSamples.text(string), width: 100)
    expectEqual(layout.size.height, TextSamples.height(lines: 1))
    expectEqual(layout.lineCount, 1)
    if string.isEmpty { expectEqual(layout.size.width, 0) }
  }

  @Test("may have no runs at all")
  func noRuns() {
    let layout = TextSamples.layOut(UIBackendText(runs: []), width: 100)
    expectEqual(layout.size.width, 0)
    expectEqual(layout.lineCount, 1)
    #expect((layout as? TextLayout)?.node == nil)
  }

  @Test(
    "ends anywhere without crashing",
    arguments: [0, -1, -.infinity, .nan, .infinity, 1e12, 0.001] as [CGFloat]
  )
  func oddSpaces(length: CGFloat) {
    for lines in [0, 1, 3] {
      let text = TextSamples.text("Two words\nand more", lines: lines)
      let layout = TextSamples.layOut(text, width: length, height: length)
      #expect(layout.lineCount >= 1)
      #expect(layout.size.width.isFinite)
      #expect(layout.size.height >= TextSamples.height(lines: 1))
    }
  }

  @Test(
    "takes fonts of no sensible size",
    arguments: [0, -5, .nan, .infinity, 1e9] as [CGFloat]
  )
  func oddFonts(pointSize: CGFloat) {
    let run = TextSamples.run("Letters", font: UIBackendFont(pointSize: pointSize))
    let layout = TextSamples.layOut(UIBackendText(runs: [run], maximumLineCount: 0), width: 100)
    #expect(layout.size.height.isFinite)
    #expect(layout.size.height > 0)
    #expect(TextSamples.resources.metrics(of: run.font).ascender > 0)
  }

  @Test("stands the given distance apart")
  func lineSpacing() {
    var text = TextSamples.text("One\nTwo\nThree")
    text.paragraphs = [UIBackendText.Paragraph()]
    text.paragraphs[0].lineSpacing = 10
    let layout = TextSamples.layOut(text, width: 100)
    expectEqual(layout.size.height, (3 * TextSamples.lineHeight + 2 * 10).rounded(.up))
    let pitch = (layout.lastBaseline - layout.firstBaseline) / 2
    #expect(abs(pitch - (TextSamples.lineHeight + 10)) < 0.01)
  }

  @Test("shows letters outside the basic plane")
  func emoji() {
    let layout = TextSamples.layOut(TextSamples.text("😀👩‍👩‍👧‍👦🇺🇳"), width: 500)
    #expect(layout.size.width > 16)
    expectEqual(layout.lineCount, 1)
    #expect((layout as? TextLayout)?.node != nil)
  }

  @Test("is as high with and without hints of the screen, at the sum of its lines")
  func metrics() {
    let metrics = TextSamples.resources.metrics(of: TextSamples.font)
    let layout = TextSamples.layOut(TextSamples.text("H"))
    #expect(abs(layout.firstBaseline - metrics.ascender) < 0.001)
    #expect(metrics.xHeight > 0)
    #expect(metrics.xHeight < metrics.capHeight)
    #expect(metrics.capHeight < metrics.ascender)
  }
}
