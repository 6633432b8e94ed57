import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("Cells of a flow layout that find their sizes")
@MainActor
struct FlowLayoutSelfSizingTests {
  /// A list of rows as wide as the view, assumed to be 44 high, that ask for `height`.
  private func list(
    _ counts: [Int],
    height: CGFloat = 200,
    _ rowHeight: @escaping (IndexPath) -> CGFloat
  ) -> FlowStage {
    let stage = FlowStage(counts, height: height)
    stage.layout.estimatedItemSize = CGSize(width: 320, height: 44)
    stage.layout.minimumLineSpacing = 0
    stage.source.wish = { path, size in CGSize(width: 320, height: rowHeight(path)) }
    return stage
  }

  @Test("take the sizes they ask for, once each, and the others stay as assumed")
  func takesSizes() {
    let stage = list([100]) { $0.item == 1 ? 80 : 50 }
    stage.show()
    #expect(
      stage.layout.itemFrames(6) == [
        [0, 0, 320, 50], [0, 50, 320, 80], [0, 130, 320, 50], [0, 180, 320, 50],
        [0, 230, 320, 50], [0, 280, 320, 44],
      ]
    )
    // Five were in view while they were assumed to be 44; 95 still are.
    #expect(stage.view.contentSize == CGSize(width: 320, height: 280 + 95 * 44))
    let asked = stage.source.measurements
    stage.view.setNeedsLayout()
    stage.frame()
    #expect(stage.source.measurements == asked)
  }

  @Test("are not asked where sizes are declared")
  func declared() {
    let stage = FlowStage([20])
    stage.show()
    #expect(stage.source.measurements == 0)
  }

  @Test("may be a thousand million")
  func many() {
    let stage = list([1_000_000_000]) { _ in 50 }
    stage.show()
    #expect(stage.view.visibleCells.count == 4)
    stage.view.scrollToItem(
      at: IndexPath(item: 999_999_999, section: 0),
      at: .bottom,
      animated: false
    )
    stage.frame()
    #expect(stage.view.indexPathsForVisibleItems.last?.item == 999_999_999)
    #expect(stage.source.countQuestions == 1)
  }
}
