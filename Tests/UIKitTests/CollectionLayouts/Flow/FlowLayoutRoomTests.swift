import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A flow layout and the room it has")
@MainActor
struct FlowLayoutRoomTests {
  @Test("follow the width")
  func width() {
    let stage = FlowStage([7])
    stage.show()
    stage.view.frame.size.width = 170
    stage.frame()
    // Three of 50 with gaps of 10.
    #expect(
      stage.layout.itemFrames(4) == [
        [0, 0, 50, 50], [60, 0, 50, 50], [120, 0, 50, 50], [0, 60, 50, 50],
      ]
    )
    #expect(stage.view.contentSize == CGSize(width: 170, height: 170))
    stage.view.frame.size.width = 320
    stage.frame()
    #expect(stage.view.contentSize == CGSize(width: 320, height: 110))
  }

  @Test("do not follow the height of a vertical layout")
  func height() {
    let stage = FlowStage([7])
    stage.show()
    let layout = stage.layout
    #expect(
      !layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 9, width: 320, height: 5))
    )
    #expect(
      layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 321, height: 5))
    )
    layout.scrollDirection = .horizontal
    stage.frame()
    #expect(
      layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 9, width: 320, height: 5))
    )
  }

  @Test("follow the content inset while shown")
  func contentInset() {
    let stage = FlowStage([7])
    stage.show()
    stage.view.contentInset = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 50)
    stage.frame()
    #expect(stage.view.contentSize.width == 170)
    #expect(stage.layout.itemFrames(4).last == [0, 60, 50, 50])
    stage.view.contentInset = .zero
    stage.frame()
    #expect(stage.view.contentSize.width == 320)
  }

  @Test("keep to the safe area if it is the reference of the insets")
  func safeArea() {
    let stage = controlled(safeArea: UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20))
    stage.layout.headerReferenceSize = CGSize(width: 0, height: 10)
    stage.frame()
    #expect(stage.layout.itemFrames(1) == [[10, 10, 50, 50]])
    stage.layout.sectionInsetReference = .fromSafeArea
    stage.frame()
    // 320 − 40 − 20 − 20 = 240: four of 50, gaps of 40 / 3.
    #expect(stage.layout.itemFrames(2) == [[50, 10, 50, 50], [113.333, 10, 50, 50]])
    // Headers span the content all the same.
    #expect(stage.layout.headerFrame() == [0, 0, 320, 10])
    stage.controller?.additionalSafeAreaInsets = .zero
    stage.frame()
    #expect(stage.layout.itemFrames(1) == [[10, 10, 50, 50]])
  }

  @Test("do not take the safe area twice where the content inset has it already")
  func safeAreaInContentInset() {
    let stage = controlled(safeArea: UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20))
    stage.layout.sectionInsetReference = .fromSafeArea
    stage.view.contentInsetAdjustmentBehavior = .always
    stage.frame()
    #expect(stage.view.contentSize.width == 260)
    #expect(stage.layout.itemFrames(1) == [[10, 0, 50, 50]])
  }

  @Test("keep to the layout margins if they are the reference of the insets")
  func layoutMargins() {
    let stage = FlowStage([4])
    stage.layout.sectionInsetReference = .fromLayoutMargins
    stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 60)
    stage.show()
    // 230: four of 50 with gaps of 10.
    #expect(stage.layout.itemFrames(4).map { $0[0] } == [30, 90, 150, 210])
    stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 60)
    stage.frame()
    #expect(stage.layout.itemFrames(4).map { $0[0] } == [0, 70, 140, 210])
  }

  /// Rows of 320 by 25 become rows of 160 by 50, so that row 4 goes from 100 to 200, which is out of sight.
  @Test("take rows that leave sight along under those that have found their heights")
  func narrowing() throws {
    let stage = FlowStage([40], width: 320, height: 200)
    defer { stage.end() }
    stage.layout.estimatedItemSize = CGSize(width: 320, height: 25)
    stage.layout.minimumLineSpacing = 0
    stage.source.wish = { [unowned view = stage.view] _, _ in
      CGSize(width: view.bounds.width, height: 8000 / view.bounds.width)
    }
    stage.show()
    let leaving = try #require(stage.view.cellForItem(at: IndexPath(item: 4, section: 0)))
    #expect(leaving.frame == CGRect(x: 0, y: 100, width: 320, height: 25))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.frame.size.width = 160
      stage.view.layoutIfNeeded()
    }
    stage.stage.backend.advance(by: 0.5)
    let look = leaving.layer.shown
    #expect(look.bounds.size == CGSize(width: 240, height: 37.5))
    #expect(look.position == CGPoint(x: 120, y: 150 + 37.5 / 2))
    #expect(stage.view.indexPathsForVisibleItems.count == 4)
  }

  @Test("are as wide as nothing in a window of no width, and recover")
  func noRoom() {
    let stage = FlowStage([7], width: 0, height: 0)
    defer { stage.end() }
    stage.show()
    #expect(stage.view.visibleCells.isEmpty)
    stage.view.frame.size = CGSize(width: 320, height: 480)
    stage.frame()
    #expect(stage.view.visibleCells.count == 7)
    #expect(stage.layout.itemFrames(2) == [[0, 0, 50, 50], [67.5, 0, 50, 50]])
  }

  private func controlled(safeArea: UIEdgeInsets) -> FlowStage {
    let stage = FlowStage([4])
    stage.layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    let controller = UIViewController()
    controller.view = stage.view
    controller.additionalSafeAreaInsets = safeArea
    stage.stage.window.rootViewController = controller
    stage.controller = controller
    stage.frame()
    return stage
  }
}
