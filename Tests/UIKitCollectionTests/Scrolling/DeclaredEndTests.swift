import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Twenty rows of 50 points with 40 points behind them, in a view of 320 × 400, in reading coordinates.
@Suite("A layout of the app's with room behind its last item")
@MainActor
struct DeclaredEndTests {
  /// A flow layout whose inset behind the rows belongs to the end.
  private final class RoomyLayout: UICollectionViewFlowLayout, @preconcurrency ContentEndDeclaring {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    func roomBehind(item: Int, inSection section: Int) -> Double { item == 19 ? 40 : 0 }
  }

  private func list(_ orientation: ReadingOrientation) -> (Fixture, UICollectionView, FlowSource) {
    let size = orientation.size(CGSize(width: 320, height: 400))
    let fixture = Fixture(width: size.width, height: size.height)
    let layout = RoomyLayout()
    layout.scrollDirection = orientation.scrollDirection
    layout.itemSize = orientation.size(CGSize(width: 320, height: 50))
    layout.minimumLineSpacing = 0
    layout.sectionInset =
      orientation.axis == .vertical
      ? UIEdgeInsets(top: 0, left: 0, bottom: 40, right: 0)
      : UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 40)
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: layout
    )
    view.semanticContentAttribute = orientation.semantics
    view.register(FlowCell.self, forCellWithReuseIdentifier: "cell")
    let source = FlowSource()
    source.counts = [20]
    view.dataSource = source
    fixture.show(view)
    return (fixture, view, source)
  }

  private func end(_ orientation: ReadingOrientation) -> UICollectionView.ScrollPosition {
    switch orientation {
    case .downwards, .downwardsRightToLeft: .bottom
    case .rightwards: .right
    case .leftwards: .left
    }
  }

  @Test("is scrolled to its end with the last item", arguments: ReadingOrientation.allCases)
  func lastItem(orientation: ReadingOrientation) {
    for animated in [false, true] {
      let (fixture, view, source) = list(orientation)
      view.scrollToItem(
        at: IndexPath(item: 19, section: 0),
        at: end(orientation),
        animated: animated
      )
      fixture.backend.advanceUntilIdle(limit: 5)
      // 20 × 50 + 40 − 400
      expectEqual(view.reading(view.bounds, orientation).minY, 640)
      view.scrollToItem(at: IndexPath(item: 18, section: 0), at: end(orientation), animated: false)
      expectEqual(view.reading(view.bounds, orientation).minY, 550)
      withExtendedLifetime(source) {}
    }
  }
}
