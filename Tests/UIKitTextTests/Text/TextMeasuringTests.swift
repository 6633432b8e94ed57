import Foundation
import Synchronization
import TesseraTestSupport
import Testing
import UIKit

// Headless letters are half as wide as their font is large; a line is 1.2 times as high.
@Suite("Text without a view")
@MainActor
struct TextMeasuringTests {
  private let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]

  @Test("is as large on one line as its letters")
  func size() {
    _ = Fixture()
    expectEqual("ten words!".size(withAttributes: font), CGSize(width: 100, height: 24))
    expectEqual(("ab" as NSString).size(withAttributes: font), CGSize(width: 20, height: 24))
    expectEqual(NSAttributedString(string: "ab", attributes: font).size().width, 20)
    expectEqual("one\ntwo".size(withAttributes: font), CGSize(width: 30, height: 48))
    expectEqual("".size(withAttributes: font), CGSize(width: 0, height: 24))
    expectEqual("ab".size().width, 12)
  }

  @Test("is broken at the width it is given, as a label breaks it")
  func lines() {
    _ = Fixture()
    let text = "a row of words that is too long"
    let room = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
    let rect = text.boundingRect(
      with: room,
      options: [.usesLineFragmentOrigin, .usesFontLeading],
      attributes: font,
      context: nil
    )
    // A line holds twelve letters: “a row of”, “words that” and “is too long”.
    expectEqual(rect, CGRect(x: 0, y: 0, width: 110, height: 72))
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.numberOfLines = 0
    label.text = text
    expectEqual(label.sizeThatFits(room), rect.size)
  }

  @Test("starts at the baseline when it is on one line")
  func baseline() {
    _ = Fixture()
    let context = NSStringDrawingContext()
    let room = CGSize(width: 30, height: 10)
    let rect = "a long line".boundingRect(with: room, attributes: font, context: context)
    // The baseline is nine tenths of the size below the top.
    expectEqual(rect, CGRect(x: 0, y: -18, width: 110, height: 24))
    expectEqual(context.totalBounds, rect)
  }

  @Test("ends where the height does if it is to be truncated")
  func truncated() {
    _ = Fixture()
    let room = CGSize(width: 60, height: 50)
    let text = "one two three four five six"
    func height(_ options: NSStringDrawingOptions) -> CGFloat {
      text.boundingRect(with: room, options: options, attributes: font, context: nil).height
    }
    #expect(height(.usesLineFragmentOrigin) > 100)
    expectEqual(height([.usesLineFragmentOrigin, .truncatesLastVisibleLine]), 48)
  }

  @Test("has some size for any room", arguments: [-1, 0, .nan, .infinity, 1e300] as [CGFloat])
  func anyRoom(_ length: CGFloat) {
    _ = Fixture()
    let rect = "words and words".boundingRect(
      with: CGSize(width: length, height: length),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      attributes: font,
      context: nil
    )
    #expect(rect.width.isFinite && rect.width > 0 && rect.height >= 24)
  }

  @Test("has the same size on any thread, on many at once")
  func anyThread() {
    _ = Fixture()
    let texts = (1...200).map { String(repeating: "word ", count: $0) }
    let room = CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude)
    @Sendable func rects() -> [CGRect] {
      texts.map { text in
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        return NSAttributedString(string: text, attributes: attributes)
          .boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
      }
    }
    let expected = rects()
    expectEqual(expected[2], CGRect(x: 0, y: 0, width: 140, height: 24))
    let others = Mutex<[[CGRect]]>([])
    // The main thread waits, so that no other test starts a program meanwhile.
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let own = rects()
      others.withLock { $0.append(own) }
    }
    expectEqual(others.withLock { $0 }, Array(repeating: expected, count: 8))
    let heights = Mutex<[CGFloat]>([])
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      heights.withLock { $0.append(UIFont.systemFont(ofSize: 20).lineHeight) }
    }
    expectEqual(heights.withLock { $0 }, [24, 24])
  }
}
