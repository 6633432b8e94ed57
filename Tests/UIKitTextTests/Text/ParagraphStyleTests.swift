import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import TesseraHeadless
@testable import UIKit

// Letters are 10 points wide and lines 24 points high, with their baseline at 18.
@Suite("A paragraph style")
@MainActor
struct ParagraphStyleTests {
  private func paragraph(
    _ text: String,
    _ change: (NSMutableParagraphStyle) -> Void
  ) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(
      string: text,
      attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style]
    )
  }

  private func label(
    _ text: String,
    _ change: (NSMutableParagraphStyle) -> Void
  ) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = paragraph(text, change)
    return label
  }

  private func size(
    _ text: String,
    width: CGFloat = 1000,
    _ change: (NSMutableParagraphStyle) -> Void
  ) -> CGSize {
    label(text, change).sizeThatFits(CGSize(width: width, height: 1000))
  }

  private func layout(_ text: NSAttributedString, width: CGFloat) -> HeadlessTextLayout {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    var resolved = label.resolvedText
    resolved.maximumLineCount = 0
    return HeadlessTextLayout(resolved, in: UIBackendTextSpace(width: width))
  }

  @Test("makes lines as high as a multiple, within limits")
  func lineHeight() {
    _ = Fixture()
    let text = "ab\ncd"
    expectEqual(size(text) { _ in }.height, 48)
    expectEqual(size(text) { $0.lineHeightMultiple = 1.5 }.height, 72)
    expectEqual(size(text) { $0.minimumLineHeight = 30 }.height, 60)
    expectEqual(size(text) { $0.minimumLineHeight = 10 }.height, 48)
    expectEqual(size(text) { $0.maximumLineHeight = 20 }.height, 40)
    expectEqual(size(text) { $0.lineHeightMultiple = -1 }.height, 48)
    let both: (NSMutableParagraphStyle) -> Void = {
      $0.minimumLineHeight = 28
      $0.maximumLineHeight = 28
    }
    expectEqual(size(text, both).height, 56)
    expectEqual(paragraph(text, both).size().height, 56)
  }

  @Test("puts what lines are higher above their letters")
  func baseline() {
    _ = Fixture()
    let label = label("ab\ncd") { $0.lineHeightMultiple = 1.5 }
    let baselines = label.textBaselines(in: label.intrinsicContentSize)
    expectEqual(baselines?.first, 30)
    expectEqual(baselines?.last, 66)
  }

  @Test("indents the first line and the others, and leaves room at their end")
  func indents() {
    _ = Fixture()
    // Eleven characters and their indent.
    expectEqual(size("ab cd ef gh") { $0.firstLineHeadIndent = 15 }.width, 125)
    // In 70 points “ab cd” has room in a line that begins at 15, and “ab cd e” has not.
    let narrow = size("ab cd ef gh", width: 70) { $0.firstLineHeadIndent = 15 }
    expectEqual(narrow, CGSize(width: 65, height: 48))
    // Of “ab cd” nothing but “ab” has room beside 30 points at the end of 70.
    expectEqual(size("ab cd", width: 70) { $0.tailIndent = -30 }, CGSize(width: 50, height: 48))
    expectEqual(size("ab cd", width: 45) { $0.headIndent = 20 }, CGSize(width: 40, height: 48))
  }

  @Test("ends lines where a positive tail indent says, whatever the width")
  func lineEnd() {
    _ = Fixture()
    for width in [70, 1000] as [CGFloat] {
      expectEqual(size("ab cd", width: width) { $0.tailIndent = 30 }, CGSize(width: 20, height: 48))
    }
    expectEqual(size("ab cd", width: 45) { $0.tailIndent = 100 }, CGSize(width: 20, height: 48))
  }

  @Test("takes the size that it asks for")
  func fits() {
    _ = Fixture()
    let label = label("ab cd ef\ngh ij") {
      $0.firstLineHeadIndent = 20
      $0.headIndent = 8
      $0.tailIndent = -5
    }
    let size = label.intrinsicContentSize
    // Eight characters behind 20 points and in front of 5.
    expectEqual(size, CGSize(width: 105, height: 48))
    expectEqual(label.sizeThatFits(size), size)
  }

  @Test("puts lines behind their indents, at the side where reading begins")
  func places() {
    _ = Fixture()
    let style: (NSMutableParagraphStyle) -> Void = {
      $0.firstLineHeadIndent = 15
      $0.headIndent = 5
      $0.tailIndent = -10
    }
    let left = layout(paragraph("ab cd", style), width: 50)
    expectEqual(left.lineFrames.map(\.minX), [15, 5])
    let right = layout(
      paragraph("ab cd") {
        style($0)
        $0.baseWritingDirection = .rightToLeft
      },
      width: 50
    )
    expectEqual(right.lineFrames.map(\.maxX), [35, 45])
    // Centred lines all stand in the room behind the larger indent, from 15 to 40.
    let middle = layout(
      paragraph("ab cd") {
        style($0)
        $0.alignment = .center
      },
      width: 50
    )
    expectEqual(middle.lineFrames.map(\.midX), [27.5, 27.5])
  }

  @Test("puts paragraphs apart, neither before the first nor after the last")
  func spacing() {
    _ = Fixture()
    expectEqual(size("a\nb\nc") { $0.paragraphSpacing = 10 }.height, 92)
    expectEqual(size("a\nb\nc") { $0.paragraphSpacingBefore = 4 }.height, 80)
    // A line that is broken, or ended by a line separator, belongs to its paragraph.
    expectEqual(size("aa bb\nc", width: 30) { $0.paragraphSpacing = 10 }.height, 82)
    expectEqual(size("a\u{2028}b\r\nc") { $0.paragraphSpacing = 10 }.height, 82)
    expectEqual(size("a\nb") { $0.lineSpacing = 3 }.height, 51)
  }

  @Test("counts in what a height has room for")
  func height() {
    _ = Fixture()
    let label = label("a\nb\nc") { $0.paragraphSpacing = 10 }
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0)
    expectEqual(rect.height, 58)
  }

  @Test("is that of each paragraph, by the style at its start")
  func eachParagraph() {
    _ = Fixture()
    let text = NSMutableAttributedString(
      attributedString: paragraph("Title\n") {
        $0.alignment = .center
        $0.paragraphSpacing = 10
      }
    )
    text.append(paragraph("body\n") { $0.headIndent = 5 })
    text.append(paragraph("end") { $0.alignment = .right })
    let layout = layout(text, width: 100)
    expectEqual(layout.lineFrames.map(\.minX), [25, 0, 70])
    expectEqual(layout.lineFrames.map(\.minY), [0, 34, 58])
    // In the middle of a paragraph another style says nothing.
    let mixed = NSMutableAttributedString(attributedString: paragraph("ab") { _ in })
    mixed.append(paragraph("cd") { $0.alignment = .right })
    expectEqual(self.layout(mixed, width: 100).lineFrames.map(\.minX), [0])
  }

  @Test("gives way to an alignment that its label is given later")
  func alignment() {
    _ = Fixture()
    let label = label("ab\ncd") { $0.alignment = .right }
    expectEqual(label.textAlignment, .right)
    label.textAlignment = .center
    expectEqual(label.resolvedText.paragraph(at: 0).alignment, .center)
    let style =
      label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
      as? NSParagraphStyle
    expectEqual(style?.alignment, .center)
  }

  @Test("aligns naturally where the paragraph or else the interface begins")
  func natural() {
    _ = Fixture()
    let label = label("ab") { $0.baseWritingDirection = .rightToLeft }
    expectEqual(label.resolvedText.paragraph(at: 0).alignment, .right)
    let plain = self.label("ab") { _ in }
    expectEqual(plain.resolvedText.paragraph(at: 0).alignment, .left)
    plain.semanticContentAttribute = .forceRightToLeft
    expectEqual(plain.resolvedText.paragraph(at: 0).alignment, .right)
    let directions: [(NSWritingDirection, UIBackendText.Alignment)] = [
      (.natural, .right), (.leftToRight, .left), (.rightToLeft, .right),
    ]
    for (direction, alignment) in directions {
      let other = self.label("ab") { $0.baseWritingDirection = direction }
      other.semanticContentAttribute = .forceRightToLeft
      expectEqual(other.resolvedText.paragraph(at: 0).alignment, alignment)
    }
  }

  @Test("keeps what it says in copies, and is equal to them")
  func copies() {
    _ = Fixture()
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 1.2
    style.minimumLineHeight = 3
    style.maximumLineHeight = 40
    style.firstLineHeadIndent = 1
    style.headIndent = 2
    style.tailIndent = -5
    style.paragraphSpacing = 6
    style.paragraphSpacingBefore = 7
    style.baseWritingDirection = .rightToLeft
    let copy = style.copy() as? NSParagraphStyle
    expectEqual(copy, style)
    let numbers = copy.map {
      [
        $0.lineHeightMultiple, $0.minimumLineHeight, $0.maximumLineHeight, $0.firstLineHeadIndent,
        $0.headIndent, $0.tailIndent, $0.paragraphSpacing, $0.paragraphSpacingBefore,
      ]
    }
    expectEqual(numbers, [1.2, 3, 40, 1, 2, -5, 6, 7])
    expectEqual(copy?.baseWritingDirection, .rightToLeft)
    style.tailIndent = 30
    #expect(copy != style)
    style.setParagraphStyle(NSParagraphStyle.default)
    expectEqual(style, NSParagraphStyle.default)
    style.headIndent = .infinity
    style.paragraphSpacing = -1
    style.lineSpacing = 1e9
    expectEqual([style.headIndent, style.paragraphSpacing, style.lineSpacing], [0, 0, 4096])
  }
}
