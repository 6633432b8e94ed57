import TesseraTestSupport
import Testing
import UIKit

@testable import TesseraGTK

@MainActor
@Suite("The bytes of a text")
struct ParagraphsTests {
  private func string(_ paragraphs: Paragraphs) -> String {
    String(decoding: paragraphs.bytes, as: UTF8.self)
  }

  @Test("cover every run once and in order")
  func runs() {
    let text = Paragraphs([TextSamples.run("añb"), TextSamples.run(""), TextSamples.run("c")])
    expectEqual(string(text), "añbc")
    expectEqual(text.spans.map(\.range), [0..<4, 4..<5])
  }

  @Test("keep their looks when cut")
  func cut() {
    let red = UIBackendColor(red: 1, green: 0, blue: 0)
    let text = Paragraphs([TextSamples.run("abc"), TextSamples.run("def", color: red)])
    let middle = text[2..<5]
    expectEqual(string(middle), "cde")
    expectEqual(middle.spans.map(\.range), [0..<1, 1..<3])
    expectEqual(middle.spans.map(\.style.color), [TextSamples.black, red])
  }

  @Test("know the separators of paragraphs")
  func separators() {
    let text = Paragraphs([TextSamples.run("a\r\nb\u{2029}c\rd")])
    expectEqual(text.separator(from: 0), 1..<3)
    expectEqual(text.separator(from: 3), 4..<7)
    expectEqual(text.separator(from: 7), 8..<9)
    expectEqual(text.separator(from: 9), 10..<10)
    expectEqual(string(text.joined), "a  b   c d")
    #expect(text.isBlank(from: 8) == false)
    #expect(Paragraphs([TextSamples.run("\n\r\n")]).isBlank(from: 0))
  }

  @Test("never lose half a character when trimmed")
  func trimmed() {
    let text = Paragraphs([TextSamples.run(String(repeating: "é", count: 100))])
    expectEqual(string(text.trimmed(to: 5, keepsEnd: false)), "éé")
    expectEqual(string(text.trimmed(to: 5, keepsEnd: true)), "ééééé")
    expectEqual(text.trimmed(to: 100, keepsEnd: false).bytes.count, 200)
  }
}
