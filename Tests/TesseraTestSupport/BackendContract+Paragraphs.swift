import CoreGraphics
import Foundation
import Testing
import UIKit

extension BackendContract {
  private func layOut(
    _ text: UIBackendText,
    width: CGFloat = .infinity
  ) -> any UIBackendTextLayout {
    backend.layOut(text, in: UIBackendTextSpace(width: width))
  }

  private func text(
    _ string: String,
    _ change: (inout UIBackendText.Paragraph) -> Void
  ) -> UIBackendText {
    var text = text(string)
    var paragraph = UIBackendText.Paragraph()
    change(&paragraph)
    text.paragraphs = [paragraph]
    return text
  }

  /// What paragraphs say about their lines.
  func checkParagraphs() {
    let plain = layOut(text("one two\nthree"))
    let fixed = layOut(text("one two\nthree") { $0.minimumLineHeight = 50 })
    #expect(fixed.size == CGSize(width: plain.size.width, height: 100))
    #expect(abs(fixed.lastBaseline - fixed.firstBaseline - 50) < 0.1)
    let apart = layOut(text("one two\nthree") { $0.spacingAfter = 9 })
    #expect(apart.size.height == plain.size.height + 9, "Nothing is below the last paragraph")
    let indented = layOut(text("one two") { $0.firstLineIndent = 30 })
    let line = layOut(text("one two"))
    #expect(indented.size.width == line.size.width + 30)
    let setting: (inout UIBackendText.Paragraph) -> Void = {
      $0.firstLineIndent = 12
      $0.indent = 20
      $0.lineEnd = -7
      $0.lineHeightMultiple = 1.25
    }
    for string in ["one two three", "one\ntwo three\n", "", "שלום עולם"] {
      var text = text(string, setting)
      for isRightToLeft in [false, true] {
        text.isRightToLeft = isRightToLeft
        let natural = layOut(text)
        let fitted = layOut(text, width: natural.size.width)
        #expect(fitted.size == natural.size, "A text fits the size it asks for")
        #expect(fitted.lineCount == natural.lineCount)
      }
    }
    var kerned = text("abcd")
    let close = layOut(kerned).size.width
    kerned.runs[0].kerning = 4
    #expect(abs(layOut(kerned).size.width - close - 12) <= 1, "Kerning is between characters")
    let short = layOut(text("one two") { $0.lineEnd = line.size.width - 2 }, width: 500)
    #expect(short.lineCount == 2, "Lines end where the paragraph says")
  }

  /// What takes room in lines without being a letter.
  func checkAttachments() {
    var text = text("ab")
    let plain = layOut(text)
    text.runs.append(text.runs[0])
    text.runs[1].string = "\u{FFFC}"
    text.runs[1].attachment = .init(width: 25, ascent: 60, descent: 8)
    let layout = layOut(text)
    #expect(abs(layout.size.width - plain.size.width - 25) <= 1)
    #expect(layout.size.height == 68)
    #expect(layout.firstBaseline == 60)
    #expect(layout.attachmentFrames.count == 1)
    #expect(layout.attachmentFrames[0]?.size == CGSize(width: 25, height: 68))
    #expect(layout.attachmentFrames[0]?.minY == 0)
    #expect(plain.attachmentFrames.isEmpty)
    text.isRightToLeft = true
    text.alignment = .right
    text.runs[0].string = "אב"
    let mirrored = layOut(text, width: 200).attachmentFrames[0]
    let letters = layOut(UIBackendText(runs: [text.runs[0]])).size.width
    #expect(abs((mirrored?.maxX ?? 0) - (200 - letters)) <= 1, "It follows the letters")
  }

  /// Where stretches of a text stand.
  func checkTextFrames() {
    let layout = layOut(text("one two\nthree"))
    func frames(_ location: Int, _ length: Int) -> [CGRect] {
      layout.frames(of: NSRange(location: location, length: length))
    }
    let two = frames(4, 3)
    #expect(two.count == 1)
    #expect(abs((two.first?.maxX ?? 0) - layOut(text("one two")).size.width) <= 1)
    #expect((two.first?.minX ?? 0) > layOut(text("one")).size.width)
    #expect(two.first?.minY == 0)
    let both = frames(4, 6)
    #expect(both.count == 2, "A rectangle for each line")
    #expect(both.last?.minX == 0)
    #expect(abs((both.last?.minY ?? 0) - (both.first?.maxY ?? 0)) < 0.1)
    #expect(frames(2, 0).isEmpty)
    #expect(frames(100, 3).isEmpty)
    var cut = text("one two three", lines: 1)
    cut.lineBreaking = .byWords
    let shown = backend.layOut(
      cut,
      in: UIBackendTextSpace(width: layOut(text("one two")).size.width)
    )
    #expect(shown.frames(of: NSRange(location: 8, length: 5)).isEmpty, "It is not shown")
    var mirrored = text("אב גד")
    mirrored.isRightToLeft = true
    mirrored.alignment = .right
    let right = layOut(mirrored, width: 200)
    let first = right.frames(of: NSRange(location: 0, length: 2))
    #expect(abs((first.first?.maxX ?? 0) - 200) <= 1)
    let last = right.frames(of: NSRange(location: 3, length: 2))
    #expect((last.first?.maxX ?? 200) < (first.first?.minX ?? 0))
  }
}
