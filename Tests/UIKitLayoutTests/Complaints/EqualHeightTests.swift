import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Cards beside each other whose texts differ")
@MainActor
struct EqualHeightTests {
  private func cards(
    _ items: [NSCollectionLayoutItem],
    width: CGFloat = 320,
    _ heights: [CGFloat]
  ) -> [[Double]] {
    let section = NSCollectionLayoutSection(group: row(.estimated(50), items))
    section.interGroupSpacing = 10
    let fixture = CompositionalLayoutFixture(
      [heights.count],
      width: width,
      UICollectionViewCompositionalLayout(section: section)
    )
    fixture.source.wish = { path, size in CGSize(width: size.width, height: heights[path.item]) }
    fixture.view.reloadData()
    fixture.frame()
    return fixture.items(heights.count)
  }

  @Test("keep their own heights where these are estimated, as in UIKit")
  func ownHeights() {
    expectEqual(
      cards([item(.fractionalWidth(0.5), .estimated(50))], [60, 90, 40, 30]),
      [
        [0, 0, 160, 60], [160, 0, 160, 90], [0, 100, 160, 40], [160, 100, 160, 30],
      ]
    )
  }

  @Test("are as high as the highest in their row where heights are uniform")
  func uniform() {
    let card = item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50))
    expectEqual(
      cards([card], [60, 90, 40, 30]),
      [
        [0, 0, 160, 90], [160, 0, 160, 90], [0, 100, 160, 40], [160, 100, 160, 40],
      ]
    )
  }

  @Test("follow the one beside them that finds its height, if theirs is a fraction")
  func follow() {
    expectEqual(
      cards(
        [
          item(.fractionalWidth(0.3), .fractionalHeight(1)),
          item(.fractionalWidth(0.7), .estimated(50)),
        ],
        width: 375,
        [0, 120, 0, 64]
      ),
      [
        [0, 0, 112.5, 120], [112.5, 0, 262.5, 120], [0, 130, 112.5, 64], [112.5, 130, 262.5, 64],
      ]
    )
  }

  /// Cards of 150 with gaps of 10 in 375 points: three show, and the one that asks for 400 does not.
  @Test("are as high as the highest that was seen where they scroll, and only those are asked")
  func carouselHeights() {
    let section = carousel(
      .continuous,
      .absolute(150),
      .uniformAcrossSiblings(estimate: 100),
      insets: .zero
    )
    let fixture = CompositionalLayoutFixture(
      [50],
      UICollectionViewCompositionalLayout(section: section)
    )
    var asked: Set<Int> = []
    fixture.source.wish = { path, size in
      asked.insert(path.item)
      return CGSize(
        width: size.width,
        height: path.item == 40 ? 400 : [80, 130, 110][path.item % 3]
      )
    }
    fixture.view.reloadData()
    fixture.frame()
    expectEqual(fixture.items(3).map { $0[3] }, [130, 130, 130])
    expectEqual(asked, [0, 1, 2])
    expectEqual(fixture.view.contentSize.height, 130)
  }
}
