import TesseraTestSupport
import Testing
import UIKit

// UIKit is imported alone, as most files of an app do. With Foundation beside it, its method is the one that is called.

@Suite("The intersection of rectangles, where UIKit is imported alone")
struct RectangleIntersectionTests {
  private static let square = CGRect(x: 100, y: 100, width: 100, height: 100)

  @Test(
    "needs more than an edge",
    arguments: [
      (CGRect(x: 150, y: 150, width: 10, height: 10), true),
      (CGRect(x: 199, y: 199, width: 10, height: 10), true),
      // Beside it, under it, and at its corner.
      (CGRect(x: 200, y: 100, width: 10, height: 100), false),
      (CGRect(x: 100, y: 200, width: 100, height: 10), false),
      (CGRect(x: 0, y: 0, width: 100, height: 100), false),
      // From the right edge to the left: 190 to 210.
      (CGRect(x: 210, y: 150, width: -20, height: 10), true),
      (CGRect(x: 220, y: 150, width: -20, height: 10), false),
      // Without an extent, inside, on the edges at the left and top, and on those at the right and bottom.
      (CGRect(x: 150, y: 150, width: 0, height: 0), true),
      (CGRect(x: 100, y: 150, width: 0, height: 0), true),
      (CGRect(x: 150, y: 100, width: 20, height: 0), true),
      (CGRect(x: 200, y: 150, width: 0, height: 0), false),
      (CGRect(x: 150, y: 200, width: 20, height: 0), false),
      // Numbers that are none, and the rectangle that is nowhere.
      (CGRect(x: 150, y: 150, width: CGFloat.nan, height: 10), false),
      (CGRect.null, false),
    ]
  )
  func touching(_ rect: CGRect, _ intersects: Bool) {
    expectEqual(rect.intersects(Self.square), intersects)
    expectEqual(Self.square.intersects(rect), intersects)
  }
}
