import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import TesseraHeadless
@testable import UIKit

// Headless letters are half as wide as their font is large; a line is 1.2 times as high, its baseline at 0.9.
@Suite("Attributes of text")
@MainActor
struct TextAttributeTests {
  private func run(_ attributes: [NSAttributedString.Key: Any]) -> UIBackendText.Run {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "abcd", attributes: attributes)
    return label.resolvedText.runs[0]
  }

  private func size(_ attributes: [NSAttributedString.Key: Any]) -> CGSize {
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    return "abcd".size(withAttributes: attributes.merging(font) { $1 })
  }

  @Test("add kerning between characters, in any type of number")
  func kerning() {
    _ = Fixture()
    expectEqual(size([:]).width, 40)
    expectEqual(size([.kern: 2]).width, 46)
    expectEqual(size([.kern: 3.5]).width, 51)
    expectEqual(size([.kern: Float(-1)]).width, 37)
    expectEqual(size([.kern: NSNumber(value: 1)]).width, 43)
    expectEqual(size([.kern: CGFloat(1)]).width, 43)
    expectEqual(size([.kern: CGFloat.nan]).width, 40)
    expectEqual(size([.kern: "wide"]).width, 40)
    expectEqual(size([.tracking: 2, .kern: 7]).width, 46)
  }

  @Test("break lines with kerning, and count it once where text is cut")
  func kerningInLines() {
    _ = Fixture()
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "ab cd",
      attributes: [.kern: 5, .font: UIFont.systemFont(ofSize: 20)]
    )
    // Two letters with 5 points between them are 25 wide, and all five characters are 70.
    expectEqual(label.sizeThatFits(CGSize(width: 69, height: 100)), CGSize(width: 25, height: 48))
    expectEqual(label.sizeThatFits(CGSize(width: 70, height: 100)), CGSize(width: 70, height: 24))
    label.numberOfLines = 1
    label.frame = CGRect(x: 0, y: 0, width: 56, height: 24)
    // Three characters are 45 wide, and the ellipsis is 10.
    let layout = HeadlessTextLayout(
      label.resolvedText,
      in: UIBackendTextSpace(width: 56, height: 24)
    )
    expectEqual(layout.lines, ["ab …"])
  }

  @Test("raise letters, and make lines higher that have raised and other letters")
  func baseline() {
    _ = Fixture()
    expectEqual(run([.baselineOffset: -1.5]).baselineOffset, -1.5)
    let text = NSMutableAttributedString(
      string: "x2",
      attributes: [.font: UIFont.systemFont(ofSize: 20)]
    )
    expectEqual(text.size().height, 24)
    text.addAttribute(.baselineOffset, value: 6, range: NSRange(location: 1, length: 1))
    expectEqual(text.size().height, 30)
    // Text that is raised as a whole stands in lines as high as before.
    text.addAttribute(.baselineOffset, value: 6, range: NSRange(location: 0, length: 2))
    expectEqual(text.size().height, 24)
  }

  @Test("draw lines and backgrounds in colours of their own")
  func colors() {
    _ = Fixture()
    let run = run([
      .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red,
      .strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.blue,
      .backgroundColor: UIColor.green,
    ])
    expectEqual(NSUnderlineStyle([.single, .single]), .single)
    #expect(run.isUnderlined && run.isStruckThrough)
    expectEqual(run.underlineColor, UIBackendColor(red: 1, green: 0, blue: 0))
    expectEqual(run.strikethroughColor, UIBackendColor(red: 0, green: 0, blue: 1))
    expectEqual(run.backgroundColor, UIBackendColor(red: 0, green: 1, blue: 0))
  }

  @Test("give links the colour of links and a line under them")
  func link() {
    _ = Fixture()
    let run = run([.link: "https://swift.org", .foregroundColor: UIColor.red])
    #expect(run.isUnderlined)
    expectEqual(run.color, UIColor.link.backendColor(in: .current))
    let url = self.run([.link: URL(fileURLWithPath: "/")])
    #expect(url.isUnderlined)
  }

  @Test("leave links the colour of a highlighted label")
  func highlightedLink() {
    _ = Fixture()
    let label = UILabel()
    label.highlightedTextColor = .white
    label.attributedText = NSAttributedString(
      string: "ab",
      attributes: [.link: "https://swift.org", .underlineColor: UIColor.red]
    )
    label.isHighlighted = true
    expectEqual(label.resolvedText.runs[0].color, UIBackendColor(red: 1, green: 1, blue: 1))
    #expect(label.resolvedText.runs[0].underlineColor == nil)
    #expect(label.resolvedText.runs[0].isUnderlined)
  }

  @Test("shrink with the font")
  func shrinking() {
    _ = Fixture()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 24))
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.25
    label.attributedText = NSAttributedString(
      string: "abcd",
      attributes: [.kern: 5, .font: UIFont.systemFont(ofSize: 20)]
    )
    guard case .text(let layout, _)? = label.backendDrawings().first else {
      return #expect(Bool(false), "Nothing is drawn.")
    }
    // 55 points fit into 30 at 0.54 of their size, found to a hundredth.
    #expect(!layout.isTruncated)
    #expect(layout.size.width >= 29 && layout.size.width <= 30)
  }

  @Test("of an attributed string of Swift say the same")
  func swift() {
    _ = Fixture()
    var container = AttributeContainer()
    container.uiKit.kern = 3
    container.uiKit.tracking = 4
    container.uiKit.baselineOffset = 2
    container.uiKit.underlineColor = .red
    container.uiKit.strikethroughColor = .blue
    container.uiKit.backgroundColor = .green
    container.link = URL(fileURLWithPath: "/")
    let run = run(container.looks)
    expectEqual(run.kerning, 4)
    #expect(run.isUnderlined)
    expectEqual(run.baselineOffset, 2)
    expectEqual(run.underlineColor, UIBackendColor(red: 1, green: 0, blue: 0))
    expectEqual(run.strikethroughColor, UIBackendColor(red: 0, green: 0, blue: 1))
    expectEqual(run.backgroundColor, UIBackendColor(red: 0, green: 1, blue: 0))
  }
}

/// Foundation compares the attributes of neighbouring runs; see `FoundationHeader`.
@Suite("Runs that touch")
@MainActor
struct TouchingRunTests {
  /// Two letters whose values of an attribute differ, and a third one like the second.
  private func text(
    _ key: NSAttributedString.Key,
    _ first: Any,
    _ second: Any,
    _ third: Any
  ) -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (letter, value) in [("a", first), ("b", second), ("c", third)] {
      text.append(NSAttributedString(string: letter, attributes: [key: value]))
    }
    return text
  }

  private func lengths(_ text: NSAttributedString) -> [Int] {
    var lengths: [Int] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, range, _ in
      lengths.append(range.length)
    }
    return lengths
  }

  @Test("may differ in their colours")
  func colors() {
    _ = Fixture()
    let text = text(
      .foregroundColor,
      UIColor.red,
      UIColor.blue,
      UIColor(cgColor: UIColor.blue.cgColor)
    )
    expectEqual(lengths(text), [1, 2])
    expectEqual(lengths(NSAttributedString(attributedString: text)), [1, 2])
    let dynamic = self.text(.foregroundColor, UIColor.label, UIColor.link, UIColor.link)
    expectEqual(lengths(dynamic), [1, 2])
  }

  @Test("may differ in their fonts")
  func fonts() {
    _ = Fixture()
    let fonts = [10, 12, 12].map { UIFont.systemFont(ofSize: $0) }
    expectEqual(lengths(text(.font, fonts[0], fonts[1], fonts[2])), [1, 2])
  }

  @Test("may differ in their shadows and attachments")
  func objects() {
    let shadows = ([1, 2, 2] as [CGFloat]).map { radius in
      let shadow = NSShadow()
      shadow.shadowBlurRadius = radius
      return shadow
    }
    expectEqual(lengths(text(.shadow, shadows[0], shadows[1], shadows[2])), [1, 2])
    let (one, other) = (NSTextAttachment(), NSTextAttachment())
    expectEqual(lengths(text(.attachment, one, other, other)), [1, 2])
  }

  @Test("may differ in their paragraph styles, changeable ones too")
  func paragraphs() {
    _ = Fixture()
    let styles = [NSTextAlignment.left, .right, .right].map { alignment in
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      return style
    }
    let text = text(.paragraphStyle, styles[0], styles[1], styles[2])
    expectEqual(lengths(text), [1, 2])
    let whole = NSRange(location: 0, length: 3)
    text.addAttribute(.foregroundColor, value: UIColor.red, range: whole)
    #expect(text.isEqual(to: NSAttributedString(attributedString: text)))
  }
}
