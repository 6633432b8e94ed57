import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Two rows of items that scroll horizontally; notes how long the rectangles are that it is asked about.
private final class AskedLayout: UICollectionViewFlowLayout {
  var longest: CGFloat = 0

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    longest = max(longest, rect.width)
    return super.layoutAttributesForElements(in: rect)
  }
}

@Suite("The focus in a row of a hundred thousand items")
@MainActor
struct FocusInLongRowTests {
  /// A step down looks as far to each side as shows, 320 points and the item's 50 more.
  @Test("goes down and up without a look at all of it")
  func acrossTheRow() {
    let fixture = CollectionFixture([100_000])
    let layout = AskedLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 50, height: 200)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    fixture.view.collectionViewLayout = layout
    fixture.show()
    fixture.view.becomeFirstResponder()
    fixture.view.selectItem(at: [0, 5_000], animated: false, scrollPosition: .left)
    fixture.fixture.backend.advanceUntilIdle()
    layout.longest = 0
    fixture.fixture.screen.press(.keyboardDownArrow)
    expectEqual(fixture.view.focusedPath, [0, 5_001])
    // There is no third row.
    fixture.fixture.screen.press(.keyboardDownArrow)
    expectEqual(fixture.view.focusedPath, [0, 5_001])
    fixture.fixture.screen.press(.keyboardUpArrow)
    expectEqual(fixture.view.focusedPath, [0, 5_000])
    #expect(layout.longest <= 1_000)
  }
}
