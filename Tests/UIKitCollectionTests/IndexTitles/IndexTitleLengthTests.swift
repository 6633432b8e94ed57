import CoreGraphics
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("The lines of an index")
struct IndexTitleLengthTests {
  @Test("are as many as there are titles, however high the view is", arguments: [1e5, 1e19, 1e300])
  func height(height: Double) {
    let marks = IndexTitleMarks(count: 26, height: CGFloat(height))
    expectEqual(marks.marks.count, 26)
  }

  @Test("are one in a view without height", arguments: [0, -0.0, -5, -1e300])
  func noHeight(height: Double) {
    let marks = IndexTitleMarks(count: 26, height: CGFloat(height))
    expectEqual(marks.marks, [.title(0)])
  }

  @Test("lead to the ends from places beyond them, however far", arguments: [1, 26])
  func places(count: Int) {
    let marks = IndexTitleMarks(count: count, height: 400)
    for place in [CGFloat(1e300), 1e20, 401] { expectEqual(marks.index(at: place), count - 1) }
    for place in [CGFloat(-1e300), -1, -0.0] { expectEqual(marks.index(at: place), 0) }
  }
}
