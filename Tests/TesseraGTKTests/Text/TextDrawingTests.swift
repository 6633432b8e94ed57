import CoreGraphics
import Testing
import UIKit

@testable import TesseraGTK

@MainActor
@Suite("Drawn text")
struct TextDrawingTests {
  /// Draws a text alone, on white.
  private func picture(of text: UIBackendText, width: CGFloat) throws -> GTKPicture {
    let layout = try #require(TextSamples.layOut(text, width: width) as? TextLayout)
    let page = CGSize(width: width, height: layout.size.height)
    let white = UIBackendColor(red: 1, green: 1, blue: 1)
    let background = RenderNode.fill(CGRect(origin: .zero, size: page), color: white)
    let letters = try #require(layout.node)
    return GTKPicture(of: .stack([background, letters]), size: page, scale: 1)
  }

  /// The columns in which something darker than the paper is drawn.
  private func inkedColumns(_ picture: GTKPicture) -> ClosedRange<Int>? {
    let columns = everyInkedColumn(picture)
    guard let first = columns.first, let last = columns.last else { return nil }
    return first...last
  }

  private func everyInkedColumn(_ picture: GTKPicture) -> [Int] {
    (0..<Int(picture.pixelSize.width)).filter { x in
      (0..<Int(picture.pixelSize.height)).contains { picture.color(atX: x, y: $0).green < 0.5 }
    }
  }

  @Test("stands where its alignment says")
  func alignment() throws {
    var text = TextSamples.text("mmm")
    let width = TextSamples.layOut(text).size.width
    let left = try #require(inkedColumns(picture(of: text, width: 200)))
    #expect(left.upperBound < Int(width))
    text.alignment = .right
    let right = try #require(inkedColumns(picture(of: text, width: 200)))
    #expect(right.lowerBound >= 200 - Int(width))
    text.alignment = .center
    let center = try #require(inkedColumns(picture(of: text, width: 200)))
    let middle = (center.lowerBound + center.upperBound) / 2
    #expect(abs(middle - 100) <= 2)
  }

  @Test("starts at the right edge when it runs from right to left")
  func rightToLeft() throws {
    var text = TextSamples.text("שלום")
    text.isRightToLeft = true
    text.alignment = .right
    let columns = try #require(inkedColumns(picture(of: text, width: 200)))
    #expect(columns.upperBound > 190)
    // A full stop belongs to the end of the line, which is at the left.
    var sentence = TextSamples.text("abc.")
    sentence.isRightToLeft = true
    let stop = try #require(inkedColumns(picture(of: sentence, width: 200)))
    let plain = try #require(inkedColumns(picture(of: TextSamples.text("abc."), width: 200)))
    #expect(stop != plain)
  }

  // An “m” is 15 or 16 points wide, and so may be what is left over of the width.
  @Test("has no gap at its ellipsis", arguments: 120..<140)
  func ellipsis(width: Int) throws {
    for mode in [UIBackendText.LineBreaking.truncatedHead, .truncatedMiddle] {
      let text = TextSamples.text(String(repeating: "m", count: 30), mode, lines: 1)
      let columns = try everyInkedColumn(picture(of: text, width: CGFloat(width)))
      let gaps = zip(columns, columns.dropFirst()).map { $1 - $0 }
      #expect(gaps.allSatisfy { $0 <= 6 }, "\(mode), \(width) wide")
    }
  }

  @Test("ends at its edge with its ellipsis", arguments: 120..<140)
  func ellipsisAtEdge(width: Int) throws {
    var text = TextSamples.text(String(repeating: "m", count: 30), lines: 1)
    text.alignment = .right
    let right = try #require(inkedColumns(picture(of: text, width: CGFloat(width))))
    #expect(right.upperBound >= width - 5)
    text.alignment = .center
    let center = try #require(inkedColumns(picture(of: text, width: CGFloat(width))))
    #expect(abs(center.lowerBound - (width - 1 - center.upperBound)) <= 4)
  }

  @Test("is cut off at the edge of the space when it is clipped")
  func clipped() throws {
    let text = TextSamples.text(String(repeating: "m", count: 60), .clipped, lines: 1)
    let layout = try #require(TextSamples.layOut(text, width: 100) as? TextLayout)
    #expect(try #require(layout.node).bounds.maxX <= 100)
  }

  @Test("has the colours, and the lines, of its runs")
  func runs() throws {
    let red = UIBackendColor(red: 1, green: 0, blue: 0)
    var underlined = TextSamples.run("mm", color: red)
    underlined.isUnderlined = true
    let text = UIBackendText(runs: [TextSamples.run("mm"), underlined])
    let picture = try picture(of: text, width: 100)
    let pixels = (0..<Int(picture.pixelSize.height)).flatMap { y in
      (0..<100).map { x in (x: x, color: picture.color(atX: x, y: y)) }
    }
    let reds = pixels.filter { $0.color.red > 0.9 && $0.color.green < 0.3 }.map(\.x)
    let blacks = pixels.filter { $0.color.red < 0.3 }.map(\.x)
    let firstRed = try #require(reds.min())
    let lastBlack = try #require(blacks.max())
    #expect(firstRed >= lastBlack)
    // A row of red from end to end is the line under the letters.
    let baseline = Int(TextSamples.resources.metrics(of: TextSamples.font).ascender)
    let isLine = (baseline..<Int(picture.pixelSize.height)).contains { y in
      (firstRed + 2..<firstRed + 20).allSatisfy { picture.color(atX: $0, y: y).green < 0.7 }
    }
    #expect(isLine)
  }

  @Test("has the colours of paragraphs that are set differently, from their first letters on")
  func paragraphColors() throws {
    let red = UIBackendColor(red: 1, green: 0, blue: 0)
    let blue = UIBackendColor(red: 0, green: 0, blue: 1)
    var second = UIBackendText.Paragraph()
    second.firstLineIndent = 10
    let text = UIBackendText(
      runs: [TextSamples.run("mm\n", color: red), TextSamples.run("mm", color: blue)],
      maximumLineCount: 0,
      paragraphs: [UIBackendText.Paragraph(), second]
    )
    let picture = try picture(of: text, width: 100)
    func rows(where isSeen: (UIBackendColor) -> Bool) -> [Int] {
      (0..<Int(picture.pixelSize.height)).filter { y in
        (0..<100).contains { isSeen(picture.color(atX: $0, y: y)) }
      }
    }
    let reds = rows { $0.red > 0.9 && $0.green < 0.3 && $0.blue < 0.3 }
    let blues = rows { $0.blue > 0.9 && $0.green < 0.3 && $0.red < 0.3 }
    #expect(try #require(reds.max()) < Int(TextSamples.lineHeight))
    #expect(try #require(blues.min()) > Int(TextSamples.lineHeight))
  }

  @Test("is laid out once for measuring and drawing")
  func cached() {
    let text = TextSamples.text(TextSamples.sentence)
    let measured = TextSamples.layOut(text, width: 120)
    let drawn = TextSamples.layOut(text, width: 120, height: measured.size.height)
    #expect(measured === drawn)
  }
}
