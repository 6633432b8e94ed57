import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A flow layout and the room it has")
@MainActor
struct FlowLayoutRoomTests {
  @Test("follow the width")
  func width() {
    let fixture = FlowFixture([7])
    fixture.show()
    fixture.view.frame.size.width = 170
    fixture.frame()
    // Three of 50 with gaps of 10.
    expectEqual(
      fixture.layout.itemFrames(4),
      [
        [0, 0, 50, 50], [60, 0, 50, 50], [120, 0, 50, 50], [0, 60, 50, 50],
      ]
    )
    expectEqual(fixture.view.contentSize, CGSize(width: 170, height: 170))
    fixture.view.frame.size.width = 320
    fixture.frame()
    expectEqual(fixture.view.contentSize, CGSize(width: 320, height: 110))
  }

  @Test("do not follow the height of a vertical layout")
  func height() {
    let fixture = FlowFixture([7])
    fixture.show()
    let layout = fixture.layout
    #expect(
      !layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 9, width: 320, height: 5))
    )
    #expect(
      layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 321, height: 5))
    )
    layout.scrollDirection = .horizontal
    fixture.frame()
    #expect(
      layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 9, width: 320, height: 5))
    )
  }

  @Test("follow the content inset while shown")
  func contentInset() {
    let fixture = FlowFixture([7])
    fixture.show()
    fixture.view.contentInset = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 50)
    fixture.frame()
    expectEqual(fixture.view.contentSize.width, 170)
    expectEqual(fixture.layout.itemFrames(4).last, [0, 60, 50, 50])
    fixture.view.contentInset = .zero
    fixture.frame()
    expectEqual(fixture.view.contentSize.width, 320)
  }

  @Test("keep to the safe area if it is the reference of the insets")
  func safeArea() {
    let fixture = controlled(safeArea: UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20))
    fixture.layout.headerReferenceSize = CGSize(width: 0, height: 10)
    fixture.frame()
    expectEqual(fixture.layout.itemFrames(1), [[10, 10, 50, 50]])
    fixture.layout.sectionInsetReference = .fromSafeArea
    fixture.frame()
    // 320 − 40 − 20 − 20 = 240: four of 50, gaps of 40 / 3.
    expectEqual(fixture.layout.itemFrames(2), [[50, 10, 50, 50], [113.333, 10, 50, 50]])
    // Headers span the content all the same.
    expectEqual(fixture.layout.headerFrame(), [0, 0, 320, 10])
    fixture.controller?.additionalSafeAreaInsets = .zero
    fixture.frame()
    expectEqual(fixture.layout.itemFrames(1), [[10, 10, 50, 50]])
  }

  @Test("do not take the safe area twice where the content inset has it already")
  func safeAreaInContentInset() {
    let fixture = controlled(safeArea: UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20))
    fixture.layout.sectionInsetReference = .fromSafeArea
    fixture.view.contentInsetAdjustmentBehavior = .always
    fixture.frame()
    expectEqual(fixture.view.contentSize.width, 260)
    expectEqual(fixture.layout.itemFrames(1), [[10, 0, 50, 50]])
  }

  @Test("keep to the layout margins if they are the reference of the insets")
  func layoutMargins() {
    let fixture = FlowFixture([4])
    fixture.layout.sectionInsetReference = .fromLayoutMargins
    fixture.view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 60)
    fixture.show()
    // 230: four of 50 with gaps of 10.
    expectEqual(fixture.layout.itemFrames(4).map { $0[0] }, [30, 90, 150, 210])
    fixture.view.layoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 60)
    fixture.frame()
    expectEqual(fixture.layout.itemFrames(4).map { $0[0] }, [0, 70, 140, 210])
  }

  /// Rows of 320 by 25 become rows of 160 by 50, so that row 4 goes from 100 to 200, which is out of sight.
  @Test("take rows that leave sight along under those that have found their heights")
  func narrowing() throws {
    let fixture = FlowFixture([40], width: 320, height: 200)
    defer { fixture.end() }
    fixture.layout.estimatedItemSize = CGSize(width: 320, height: 25)
    fixture.layout.minimumLineSpacing = 0
    fixture.source.wish = { [unowned view = fixture.view] _, _ in
      CGSize(width: view.bounds.width, height: 8000 / view.bounds.width)
    }
    fixture.show()
    let leaving = try #require(fixture.view.cellForItem(at: IndexPath(item: 4, section: 0)))
    expectEqual(leaving.frame, CGRect(x: 0, y: 100, width: 320, height: 25))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      fixture.view.frame.size.width = 160
      fixture.view.layoutIfNeeded()
    }
    fixture.fixture.backend.advance(by: 0.5)
    let look = leaving.layer.shown
    expectEqual(look.bounds.size, CGSize(width: 240, height: 37.5))
    expectEqual(look.position, CGPoint(x: 120, y: 150 + 37.5 / 2))
    expectEqual(fixture.view.indexPathsForVisibleItems.count, 4)
  }

  @Test("are as wide as nothing in a window of no width, and recover")
  func noRoom() {
    let fixture = FlowFixture([7], width: 0, height: 0)
    defer { fixture.end() }
    fixture.show()
    #expect(fixture.view.visibleCells.isEmpty)
    fixture.view.frame.size = CGSize(width: 320, height: 480)
    fixture.frame()
    expectEqual(fixture.view.visibleCells.count, 7)
    expectEqual(fixture.layout.itemFrames(2), [[0, 0, 50, 50], [67.5, 0, 50, 50]])
  }

  private func controlled(safeArea: UIEdgeInsets) -> FlowFixture {
    let fixture = FlowFixture([4])
    fixture.layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    let controller = UIViewController()
    controller.view = fixture.view
    controller.additionalSafeAreaInsets = safeArea
    fixture.fixture.window.rootViewController = controller
    fixture.controller = controller
    fixture.frame()
    return fixture
  }
}
