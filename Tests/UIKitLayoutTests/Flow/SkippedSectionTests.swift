import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Sections of a header of 10 and a row of 20 each, in a window of 100 × 100.
@Suite("A pinned header of a section that a scroll skips")
@MainActor
struct SkippedSectionTests {
  /// Only the fourth section pins, the ninth and so on: when one is skipped nothing else moves.
  private static func compositional() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let header = boundaryItem(UICollectionView.elementKindSectionHeader, .absolute(10), .top)
      header.pinToVisibleBounds = index % 5 == 3
      let section = rows(.absolute(20))
      section.boundarySupplementaryItems = [header]
      return section
    }
  }

  private static func flow() -> UICollectionViewLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 20)
    flow.headerReferenceSize = CGSize(width: 100, height: 10)
    flow.sectionHeadersPinToVisibleBounds = true
    return flow
  }

  /// From −20 to 120 the section at 90 to 120 is skipped: its header goes from 90 to 110, out of sight.
  @Test("is known where it went, from any offset to any other", arguments: [true, false])
  func skips(isFlow: Bool) {
    let fixture = Fixture(width: 100, height: 100)
    let source = FlowSource()
    source.counts = Array(repeating: 1, count: 20)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: isFlow ? Self.flow() : Self.compositional()
    )
    view.register(FlowCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      FlowBoundaryView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "boundary"
    )
    view.dataSource = source
    var messages: [String] = []
    let former = Diagnostics.hook
    Diagnostics.hook = { messages.append($0.message) }
    defer { Diagnostics.hook = former }
    fixture.show(view)
    var generator = SeededGenerator(seed: 3)
    for offset in [-20, 120] + (0..<200).map({ _ in Int.random(in: -20...520, using: &generator) })
    {
      view.contentOffset.y = CGFloat(offset)
      fixture.backend.makeFrame()
    }
    expectEqual(messages, [])
  }
}
