import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The widths of segments")
struct SegmentLayoutTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Content widths; after a slash the fixed width.
    let segments: String
    let followsContent: Bool
    let width: CGFloat
    let expected: String

    var layout: SegmentLayout {
      let segments = segments.split(separator: " ").map { word in
        let numbers = word.split(separator: "/").compactMap { Double($0).map { CGFloat($0) } }
        return SegmentLayout.Segment(
          contentWidth: numbers[0],
          fixedWidth: numbers.count > 1 ? numbers[1] : nil
        )
      }
      return SegmentLayout(segments: segments, followsContent: followsContent)
    }
  }

  static let cases = [
    Case(
      testDescription: "are all the same",
      segments: "10 20 30",
      followsContent: false,
      width: 90,
      expected: "0-30 30-60 60-90"
    ),
    Case(
      testDescription: "follow the content, with an equal part of the rest",
      segments: "10 20 30",
      followsContent: true,
      width: 90,
      expected: "0-20 20-50 50-90"
    ),
    Case(
      testDescription: "shrink with the content",
      segments: "10 20 30",
      followsContent: true,
      width: 30,
      expected: "0-5 5-15 15-30"
    ),
    Case(
      testDescription: "are fixed where the app says so",
      segments: "10 20/50 30",
      followsContent: false,
      width: 90,
      expected: "0-20 20-70 70-90"
    ),
    Case(
      testDescription: "shrink where fixed ones do not fit",
      segments: "10/100 20/50 30",
      followsContent: false,
      width: 75,
      expected: "0-50 50-75 75-75"
    ),
    Case(
      testDescription: "are nothing in nothing",
      segments: "10 20",
      followsContent: true,
      width: -4,
      expected: "0-0 0-0"
    ),
    Case(
      testDescription: "are none without segments",
      segments: "",
      followsContent: false,
      width: 90,
      expected: ""
    ),
  ]

  @Test("share a control's width:", arguments: cases)
  func share(_ example: Case) {
    expectEqual(Sharing.picture(example.layout.spans(in: example.width)), example.expected)
  }

  @Test("add up to what the control asks for")
  func addUp() {
    let same = SegmentLayout(segments: [.init(contentWidth: 10), .init(contentWidth: 30)])
    expectEqual(same.fittingWidth, 60)
    var own = same
    own.followsContent = true
    expectEqual(own.fittingWidth, 40)
    own.segments[1].fixedWidth = 5
    expectEqual(own.fittingWidth, 15)
  }
}
