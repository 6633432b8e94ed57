import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Ten sections of ten rows, each 60 points high, or one row of cards of 300 points, in a window of 600.
@Suite("The content size of sections that differ, where nothing is estimated")
@MainActor
struct ExactContentSizeTests {
  private func fixture(
    _ count: Int = 10,
    isCarousel: @escaping (_ section: Int) -> Bool
  ) -> CompositionalLayoutFixture {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      guard isCarousel(index) else { return rows(.absolute(60)) }
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.absolute(200), .absolute(300)),
        subitems: [item]
      )
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      return section
    }
    return CompositionalLayoutFixture(Array(repeating: 10, count: count), layout)
  }

  @Test("is exact when the layout has prepared")
  func exact() {
    // Nine sections of 600 and one of 300.
    expectEqual(fixture { $0 == 9 }.view.contentSize.height, 5700)
    // Nine of 300 and one of 600.
    expectEqual(fixture { $0 != 9 }.view.contentSize.height, 3300)
  }

  @Test("lets a program scroll to the last item at once")
  func scrolledToLast() {
    let fixture = fixture { $0 != 9 }
    fixture.view.scrollToItem(at: [9, 9], at: .bottom, animated: false)
    expectEqual(fixture.view.contentOffset.y, 2700)
    expectEqual(fixture.view.cellForItem(at: [9, 9])?.frame.maxY, 3300)
  }

  @Test("is exact after a batch and after a change of what sections declare")
  func changed() {
    var carousels: Set<Int> = [9]
    let fixture = fixture { carousels.contains($0) }
    fixture.source.counts = Array(repeating: 10, count: 12)
    fixture.view.insertSections([10, 11])
    expectEqual(fixture.view.contentSize.height, 6900)
    carousels = Set(1..<12)
    fixture.layout.invalidateLayout()
    fixture.frame()
    expectEqual(fixture.view.contentSize.height, 3900)
  }

  @Test("is assumed by the mean of sections in sight where there are more than 10,000")
  func assumed() {
    let fixture = fixture(10_001) { $0 > 1 }
    // The first two sections fill the window and what is asked for beyond it: both are 600 high.
    expectEqual(fixture.view.contentSize.height.rounded(), 6_000_600)
  }
}
