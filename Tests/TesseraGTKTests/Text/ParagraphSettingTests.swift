import CoreGraphics
import TesseraTestSupport
import Testing
import UIKit

@testable import TesseraGTK

@MainActor
@Suite("Paragraphs that say how they are set")
struct ParagraphSettingTests {
  private let lineHeight = TextSamples.lineHeight

  private func text(
    _ string: String,
    lines: Int = 0,
    _ change: (inout UIBackendText.Paragraph) -> Void
  ) -> UIBackendText {
    var text = TextSamples.text(string, lines: lines)
    var paragraph = UIBackendText.Paragraph()
    change(&paragraph)
    text.paragraphs = [paragraph]
    return text
  }

  private func size(
    _ string: String,
    width: CGFloat = .infinity,
    lines: Int = 0,
    _ change: (inout UIBackendText.Paragraph) -> Void
  ) -> CGSize {
    TextSamples.layOut(text(string, lines: lines, change), width: width).size
  }

  @Test("have characters as far apart as their kerning says")
  func kerning() {
    var text = TextSamples.text("mmmm")
    let plain = TextSamples.layOut(text).size.width
    text.runs[0].kerning = 5
    #expect(abs(TextSamples.layOut(text).size.width - plain - 15) <= 1)
    text.runs[0].kerning = -2
    #expect(abs(TextSamples.layOut(text).size.width - plain + 6) <= 1)
  }

  @Test("have lines as high as they say, with the extra room above letters")
  func lineHeights() {
    let plain = TextSamples.layOut(TextSamples.text("a\nb\nc"))
    let high = TextSamples.layOut(text("a\nb\nc") { $0.minimumLineHeight = 40 })
    expectEqual(high.size.height, 120)
    #expect(abs(high.firstBaseline - plain.firstBaseline - (40 - lineHeight)) < 0.1)
    #expect(abs(high.lastBaseline - high.firstBaseline - 80) < 0.1)
    let double = size("a\n\nc") { $0.lineHeightMultiple = 2 }
    expectEqual(double.height, (6 * lineHeight).rounded(.up))
    expectEqual(size("a\nb\nc") { $0.maximumLineHeight = 14 }.height, 42)
  }

  @Test("raise letters inside of lines of a given height, and make other lines higher")
  func raised() {
    var fixed = text("ab") {
      $0.minimumLineHeight = 40
      $0.maximumLineHeight = 40
    }
    let baseline = TextSamples.layOut(fixed).firstBaseline
    fixed.runs[0].baselineOffset = 6
    let raised = TextSamples.layOut(fixed)
    expectEqual(raised.size.height, 40)
    #expect(abs(raised.firstBaseline - baseline) < 0.1)
    var mixed = TextSamples.text("a")
    mixed.runs.append(TextSamples.run("2"))
    mixed.runs[1].baselineOffset = 6
    #expect(abs(TextSamples.layOut(mixed).size.height - lineHeight - 6) <= 1)
  }

  @Test("have room for their indents, and break their lines beside them")
  func indents() {
    let plain = size("mm mm") { _ in }
    expectEqual(size("mm mm") { $0.firstLineIndent = 30 }.width, plain.width + 30)
    expectEqual(size("mm mm") { $0.lineEnd = -12 }.width, plain.width + 12)
    expectEqual(size("mm mm") { $0.indent = 12 }.width, plain.width)
    let width = plain.width + 1
    let (one, two) = (TextSamples.height(lines: 1), TextSamples.height(lines: 2))
    expectEqual(size("mm mm", width: width) { _ in }.height, one)
    expectEqual(size("mm mm", width: width) { $0.lineEnd = -12 }.height, two)
    expectEqual(size("mm mm", width: width) { $0.firstLineIndent = 12 }.height, two)
    expectEqual(size("mm mm") { $0.lineEnd = plain.width - 5 }.height, two)
    let setting: (inout UIBackendText.Paragraph) -> Void = {
      $0.firstLineIndent = 20
      $0.indent = 8
      $0.lineEnd = -5
    }
    let asked = size("mm mm mm", setting)
    expectEqual(size("mm mm mm", width: asked.width, setting).height, one)
  }

  @Test("stand apart, also where the text ends before the last of them")
  func spacing() {
    let spaced = size("a\nb\nc") {
      $0.spacingAfter = 7
      $0.spacingBefore = 3
    }
    #expect(abs(spaced.height - 3 * lineHeight - 20) <= 1)
    let cut = size("a\nb\nc", lines: 2) { $0.spacingAfter = 10 }
    #expect(abs(cut.height - 2 * lineHeight - 10) <= 1)
    let low = TextSamples.layOut(
      text("a\nb\nc") { $0.spacingAfter = 10 },
      height: 2 * lineHeight + 12
    )
    expectEqual(low.lineCount, 2)
    #expect(low.isTruncated)
  }

  /// The columns with ink in each of so many lines, of a text in a space of 200 points or in as much as it needs.
  private func ink(_ text: UIBackendText, width: CGFloat = 200, lines: Int) throws -> [[Int]] {
    let layout = try #require(TextSamples.layOut(text, width: width) as? TextLayout)
    let page = CGSize(width: 200, height: layout.size.height)
    let white = UIBackendColor(red: 1, green: 1, blue: 1)
    let background = RenderNode.fill(CGRect(origin: .zero, size: page), color: white)
    let letters = try #require(layout.node)
    let whole = try #require(RenderNode.stack([background, letters]))
    let picture = GTKPicture(of: whole, size: page, scale: 1)
    let pitch = Int(picture.pixelSize.height) / lines
    return (0..<lines).map { line in
      (0..<200).filter { x in
        (line * pitch..<(line + 1) * pitch).contains { picture.color(atX: x, y: $0).green < 0.5 }
      }
    }
  }

  @Test("stand behind their indents, at the side where reading begins")
  func places() throws {
    var text = text("mm\nmm") {
      $0.firstLineIndent = 50
      $0.indent = 20
    }
    for line in try ink(text, lines: 2) { #expect((50...53).contains(try #require(line.first))) }
    text.isRightToLeft = true
    text.alignment = .right
    for line in try ink(text, lines: 2) { #expect((146...150).contains(try #require(line.last))) }
  }

  @Test("are aligned each in its own way, and in a common width where there is no end to it")
  func alignments() throws {
    var text = TextSamples.text("mmmmmm\nm\nm")
    text.paragraphs = [UIBackendText.Alignment.left, .center, .right].map { alignment in
      var paragraph = UIBackendText.Paragraph()
      paragraph.alignment = alignment
      return paragraph
    }
    let wide = try ink(text, lines: 3)
    #expect(try #require(wide[0].first) < 4)
    let ends = try (#require(wide[1].first), #require(wide[1].last))
    #expect(abs(ends.0 + ends.1 - 200) <= 3)
    #expect(try #require(wide[2].last) > 195)
    let endless = try ink(text, width: .infinity, lines: 3)
    let end = try #require(endless[0].last)
    #expect(abs(try #require(endless[1].first) + #require(endless[1].last) - end) <= 4)
    #expect(abs(try #require(endless[2].last) - end) <= 2)
  }

  @Test("keep room for attachments and say where they stand")
  func attachments() throws {
    var text = TextSamples.text("mm")
    text.runs.append(TextSamples.run("\u{FFFC}"))
    text.runs.append(TextSamples.run("mm"))
    let plain = TextSamples.layOut(TextSamples.text("mmmm"))
    text.runs[1].attachment = .init(width: 30, ascent: 40, descent: 5)
    let layout = TextSamples.layOut(text)
    #expect(abs(layout.size.width - plain.size.width - 30) <= 1)
    expectEqual(layout.size.height, 45)
    let frame = try #require(layout.attachmentFrames[0])
    #expect(abs(frame.minX - plain.size.width / 2) <= 1)
    expectEqual(frame.size, CGSize(width: 30, height: 45))
    #expect(abs(frame.maxY - 5 - layout.firstBaseline) < 0.1)
  }

  @Test("say nothing of attachments that are not shown")
  func hiddenAttachments() throws {
    for breaking in [UIBackendText.LineBreaking.truncatedTail, .truncatedMiddle, .byWords] {
      var text = TextSamples.text("", breaking, lines: 1)
      text.runs = ["\u{FFFC}", TextSamples.sentence, "\u{FFFC}"].map { TextSamples.run($0) }
      for index in [0, 2] {
        text.runs[index].attachment = .init(width: 20, ascent: 10, descent: 0)
      }
      let frames = TextSamples.layOut(text, width: 120).attachmentFrames
      expectEqual(frames.count, 2)
      #expect(try #require(frames[0]).minX < 1)
      expectEqual((frames[1] != nil), (breaking == .truncatedMiddle), "\(breaking)")
    }
  }
}
