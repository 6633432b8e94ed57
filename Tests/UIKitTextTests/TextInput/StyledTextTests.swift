import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

// The view is 111 × 100 at (20, 20). Letters of 10 points are 5 wide, in lines of 12, with 5 points beside them and 8 above.
@MainActor
private final class StyledTextFixture {
  let base = TextViewFixture()
  let address = URL(fileURLWithPath: "/tmp/there")

  func text(_ parts: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (string, attributes) in parts {
      let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
      let looks = attributes.merging(font) { own, _ in own }
      text.append(NSAttributedString(string: string, attributes: looks))
    }
    return text
  }

  /// The lines that the view draws itself, and the runs of its text.
  var drawn: (lines: [String], runs: [UIBackendText.Run])? {
    guard let view = view.styled.view,
      case .text(let layout, _)? = view.backendDrawings().first
    else { return nil }
    return ((layout as? HeadlessTextLayout)?.lines ?? [], view.resolvedText.runs)
  }

  func tap(x: CGFloat, y: CGFloat) {
    base.fixture.screen.tap(at: CGPoint(x: x, y: y))
    base.fixture.backend.advance(by: 1)
  }

  func showLink(_ link: Any = URL(fileURLWithPath: "/tmp/there")) {
    view.isEditable = false
    view.attributedText = text(("go ", [:]), ("there", [.link: link]), (" now", [:]))
    base.fixture.backend.makeFrame()
  }

  var view: UITextView { base.view }
  var openedURLs: [URL] { base.fixture.backend.openedURLs }
}

@Suite("Text with several looks in a text view")
@MainActor
struct StyledTextTests {
  @Test("is shown where the view is not editable, and in the looks of the view where it is")
  func modes() {
    let test = StyledTextFixture()
    test.view.attributedText = test.text(
      ("ab", [.foregroundColor: UIColor.red]),
      ("cd", [.kern: 2])
    )
    #expect(test.drawn == nil)
    #expect(!test.view.editorView.isHidden)
    test.view.isEditable = false
    expectEqual(test.drawn?.lines, ["abcd"])
    expectEqual(test.drawn?.runs.map(\.kerning), [0, 2])
    #expect(test.view.editorView.isHidden)
    #expect(!test.view.canBecomeFirstResponder)
    test.view.isEditable = true
    #expect(test.drawn == nil)
    #expect(!test.view.editorView.isHidden)
  }

  @Test("of one look is left to the area, which can select")
  func oneLook() {
    let test = StyledTextFixture()
    test.view.isEditable = false
    test.view.attributedText = test.text(("ab", [.foregroundColor: UIColor.red]))
    #expect(test.drawn == nil)
    #expect(test.view.canBecomeFirstResponder)
    test.view.attributedText = test.text(("ab", [.underlineStyle: 1]))
    expectEqual(test.drawn?.runs.map(\.isUnderlined), [true])
  }

  @Test("is what the view reads until it is given another or is edited")
  func reading() {
    let test = StyledTextFixture()
    let styled = test.text(("ab", [.kern: 1]), ("cd", [:]))
    test.view.attributedText = styled
    #expect(test.view.attributedText.isEqual(to: styled))
    expectEqual(test.view.text, "abcd")
    #expect(test.view.becomeFirstResponder())
    test.base.type("e")
    expectEqual(test.view.attributedText.string, "abcde")
    #expect(test.view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    test.view.isEditable = false
    #expect(test.drawn == nil)
    test.view.attributedText = styled
    test.view.text = "x"
    #expect(test.drawn == nil)
    expectEqual(test.view.attributedText.string, "x")
  }

  @Test("is measured with its looks, and scrolled over all of its height")
  func sizes() {
    let test = StyledTextFixture()
    let large = test.text(("ab\n", [.font: UIFont.systemFont(ofSize: 20)]), ("cd", [:]))
    test.view.isEditable = false
    test.view.attributedText = large
    // Two lines of 24 points between insets of 8, and two letters of 10 between 5.
    expectEqual(
      test.view.sizeThatFits(CGSize(width: 500, height: 0)),
      CGSize(width: 30, height: 64)
    )
    expectEqual(test.view.contentSize, CGSize(width: 111, height: 64))
    test.view.isScrollEnabled = false
    expectEqual(test.view.intrinsicContentSize, CGSize(width: 30, height: 64))
    test.view.textContainerInset = .zero
    expectEqual(test.view.intrinsicContentSize, CGSize(width: 30, height: 48))
  }

  @Test("shows a part of it where it is asked for")
  func reveals() {
    let test = StyledTextFixture()
    test.view.isEditable = false
    let lines = (0..<20).map { "\($0)" }.joined(separator: "\n")
    test.view.attributedText = test.text((lines, [.kern: 1]))
    test.base.fixture.backend.makeFrame()
    expectEqual(test.view.contentSize.height, 256)
    test.view.scrollRangeToVisible(NSRange(location: lines.utf16.count - 1, length: 1))
    // The last line ends at 248, in a view of 100.
    expectEqual(test.view.contentOffset.y, 148)
  }

  @Test("opens the link that is tapped")
  func opensLinks() {
    let test = StyledTextFixture()
    test.showLink()
    test.tap(x: 30, y: 34)
    test.tap(x: 50, y: 60)
    #expect(test.openedURLs.isEmpty)
    test.tap(x: 50, y: 34)
    expectEqual(test.openedURLs, [test.address])
    test.showLink("https://swift.org")
    test.tap(x: 50, y: 34)
    expectEqual(test.openedURLs.last?.absoluteString, "https://swift.org")
  }

  @Test("opens links from right to left as well")
  func opensLinksFromRightToLeft() {
    let test = StyledTextFixture()
    test.view.isEditable = false
    test.view.semanticContentAttribute = .forceRightToLeft
    test.view.attributedText = test.text(("אב ", [:]), ("גד", [.link: test.address]))
    test.base.fixture.backend.makeFrame()
    // The text ends at 126; the link is behind three characters.
    test.tap(x: 120, y: 34)
    #expect(test.openedURLs.isEmpty)
    test.tap(x: 106, y: 34)
    expectEqual(test.openedURLs, [test.address])
  }

  @Test("asks its delegate before it opens a link")
  func asks() {
    let test = StyledTextFixture()
    final class Delegate: NSObject, UITextViewDelegate {
      var asked: [String] = []
      var answer = false

      func textView(
        _ textView: UITextView,
        shouldInteractWith url: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool {
        asked.append(
          "\(url.path) \(characterRange.location)+\(characterRange.length) \(interaction)"
        )
        return answer
      }
    }
    let delegate = Delegate()
    test.view.delegate = delegate
    test.showLink()
    test.tap(x: 50, y: 34)
    expectEqual(delegate.asked, ["/tmp/there 3+5 invokeDefaultAction"])
    #expect(test.openedURLs.isEmpty)
    delegate.answer = true
    test.tap(x: 50, y: 34)
    expectEqual(test.openedURLs, [test.address])
    // What cannot be selected has no links to tap.
    test.view.isSelectable = false
    test.tap(x: 50, y: 34)
    expectEqual(test.openedURLs.count, 1)
  }

  @Test("has links in the tint colour, or as the view says")
  func linkLooks() {
    let test = StyledTextFixture()
    test.showLink()
    test.view.tintColor = .red
    let red = UIBackendColor(red: 1, green: 0, blue: 0)
    expectEqual(test.drawn?.runs.map { $0.color == red }, [false, true, false])
    expectEqual(test.drawn?.runs.map(\.isUnderlined), [false, false, false])
    test.view.linkTextAttributes = [.underlineStyle: 1, .foregroundColor: UIColor.blue]
    expectEqual(test.drawn?.runs[1].color, UIBackendColor(red: 0, green: 0, blue: 1))
    expectEqual(test.drawn?.runs.map(\.isUnderlined), [false, true, false])
    test.view.linkTextAttributes = nil
    #expect(test.view.linkTextAttributes[.foregroundColor] as? UIColor == .red)
  }

  @Test("takes a font, a colour and an alignment that the view is given later")
  func restyling() {
    let test = StyledTextFixture()
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    test.view.isEditable = false
    test.view.attributedText = test.text(
      ("ab", [.kern: 1, .paragraphStyle: style]),
      ("cd", [.paragraphStyle: style])
    )
    test.view.font = .systemFont(ofSize: 20)
    test.view.textColor = .red
    test.view.textAlignment = .center
    expectEqual(test.drawn?.runs.map(\.font.pointSize), [20, 20])
    expectEqual(test.drawn?.runs.map(\.color.red), [1, 1])
    expectEqual(test.view.styled.view?.resolvedText.paragraph(at: 0).alignment, .center)
  }

  @Test("draws its pictures")
  func pictures() throws {
    let test = StyledTextFixture()
    let attachment = NSTextAttachment(image: try #require(UIImage(systemName: "star")))
    attachment.bounds = CGRect(x: 0, y: 0, width: 9, height: 9)
    let styled = NSMutableAttributedString(attributedString: test.text(("ab", [:])))
    styled.append(NSAttributedString(attachment: attachment))
    test.view.isEditable = false
    test.view.attributedText = styled
    test.base.fixture.backend.makeFrame()
    guard case .image(_, let rect, _)? = test.view.styled.view?.backendDrawings().last else {
      return #expect(Bool(false), "No picture is drawn.")
    }
    expectEqual(rect.size, CGSize(width: 9, height: 9))
    expectEqual(rect.minX, 15)
  }

  @Test("does with a link what its delegate says instead")
  func primaryAction() {
    final class Delegate: NSObject, UITextViewDelegate {
      var done: [String] = []
      var answersNothing = false

      func textView(
        _ textView: UITextView,
        primaryActionFor textItem: UITextItem,
        defaultAction: UIAction
      ) -> UIAction? {
        guard !answersNothing else { return nil }
        let place = "\(textItem.content) \(textItem.range.location)"
        return UIAction { [unowned self] _ in self.done.append(place) }
      }
    }
    let test = StyledTextFixture()
    let delegate = Delegate()
    test.view.delegate = delegate
    test.showLink()
    test.tap(x: 50, y: 34)
    expectEqual(delegate.done, ["link(file:///tmp/there) 3"])
    delegate.answersNothing = true
    test.tap(x: 50, y: 34)
    expectEqual(delegate.done.count, 1)
    #expect(test.openedURLs.isEmpty)
  }
}
