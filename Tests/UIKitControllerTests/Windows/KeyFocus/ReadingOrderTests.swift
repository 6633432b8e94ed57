import CoreGraphics
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("The reading order of frames")
struct ReadingOrderTests {
  /// A picture of rectangles, each drawn by one letter, and the order in which they are read either way.
  struct Page: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let picture: String
    let order: String
    let fromTheRight: String
  }

  static let pages = [
    Page(
      testDescription: "line by line",
      picture: """
        AA.BB.C
        DD.EE.F
        """,
      order: "ABCDEF",
      fromTheRight: "CBAFED"
    ),
    Page(
      testDescription: "a line whose views are centred",
      picture: """
        ...BB..
        AA.BB.C
        ...BB..
        """,
      order: "ABC",
      fromTheRight: "CBA"
    ),
    Page(
      testDescription: "a column beside lines",
      picture: """
        A.BBBB
        A.CCCC
        A.DDDD
        """,
      order: "ABCD",
      fromTheRight: "BCDA"
    ),
    Page(
      testDescription: "lines that overlap by less than half",
      picture: """
        AA....
        AA....
        AA.BBB
        ...BBB
        ...BBB
        """,
      order: "AB",
      fromTheRight: "AB"
    ),
    Page(
      testDescription: "lines that overlap by half",
      picture: """
        ...BBB
        ...BBB
        AA.BBB
        AA....
        """,
      order: "AB",
      fromTheRight: "BA"
    ),
    Page(testDescription: "nothing", picture: ".", order: "", fromTheRight: ""),
  ]

  @Test("goes along each line and then to the next", arguments: pages)
  func order(_ page: Page) {
    let frames = page.frames
    for (isRightToLeft, expected) in [(false, page.order), (true, page.fromTheRight)] {
      let order = ReadingOrder(isRightToLeft: isRightToLeft).indices(of: frames.map(\.frame))
      expectEqual(String(order.map { frames[$0].letter }), expected)
    }
  }

  @Test("goes to a bar before the list that begins behind it, whichever is in front")
  func bar() {
    let bar = CGRect(x: 0, y: 0, width: 320, height: 44)
    let list = CGRect(x: 0, y: 0, width: 320, height: 480)
    expectEqual(ReadingOrder(isRightToLeft: false).indices(of: [list, bar]), [1, 0])
    expectEqual(ReadingOrder(isRightToLeft: true).indices(of: [bar, list]), [0, 1])
  }

  @Test("has every frame once, empty ones and equal ones too")
  func complete() {
    let frames = [CGRect.zero, .zero, CGRect(x: 5, y: 5, width: 0, height: 9), .zero]
    expectEqual(ReadingOrder(isRightToLeft: false).indices(of: frames).sorted(), [0, 1, 2, 3])
  }
}

extension ReadingOrderTests.Page {
  /// The frames of the letters, last letter first, so that their order says nothing.
  fileprivate var frames: [(letter: Character, frame: CGRect)] {
    var frames: [Character: CGRect] = [:]
    for (y, line) in picture.split(separator: "\n").enumerated() {
      for (x, letter) in line.enumerated() where letter != "." {
        let cell = CGRect(x: x, y: y, width: 1, height: 1)
        frames[letter] = frames[letter]?.union(cell) ?? cell
      }
    }
    return frames.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }
}
