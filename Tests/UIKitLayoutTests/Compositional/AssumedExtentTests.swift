import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Groups of 320 points with items of estimated extents.
@Suite("What a compositional layout reports of estimated extents")
@MainActor
struct AssumedExtentTests {
  private typealias Layout = UICollectionViewCompositionalLayout

  /// A window of 320 points with items that measure as `extents` says along an axis, and 40 along the other.
  private func fixture(
    _ group: NSCollectionLayoutGroup,
    along axis: NSLayoutConstraint.Axis = .horizontal,
    _ extents: [CGFloat]
  ) -> CompositionalLayoutFixture {
    let layout = Layout(section: NSCollectionLayoutSection(group: group))
    let fixture = CompositionalLayoutFixture([extents.count], width: 320, layout) { source in
      source.wish = { path, _ in
        let extent = extents[path.item]
        return axis == .horizontal
          ? CGSize(width: extent, height: 40) : CGSize(width: 320, height: extent)
      }
    }
    fixture.frame()
    return fixture
  }

  private func item(_ width: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(width, .absolute(40)))
  }

  private let line = size(.fractionalWidth(1), .absolute(40))

  @Test("is nothing where items fit once they are measured")
  func fits() {
    let pair = [item(.estimated(200)), item(.estimated(200))]
    let fixture = fixture(.horizontal(layoutSize: line, subitems: pair), [100, 60])
    expectEqual(fixture.items(2), [[0, 0, 100, 40], [100, 0, 60, 40]])
    expectEqual(fixture.diagnostics, [])
  }

  @Test("is nothing in a column either")
  func fitsInColumn() {
    let full = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(200)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(320)),
      subitems: [full, full]
    )
    let fixture = fixture(column, along: .vertical, [100, 60])
    expectEqual(fixture.items(2), [[0, 0, 320, 100], [0, 100, 320, 60]])
    expectEqual(fixture.diagnostics, [])
  }

  @Test("is nothing where groups in a group fit once their items are measured")
  func nested() {
    let inner = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.estimated(200), .absolute(40)),
      subitems: [item(.estimated(200))]
    )
    let fixture = fixture(.horizontal(layoutSize: line, subitems: [inner, inner]), [100, 60])
    expectEqual(fixture.items(2), [[0, 0, 100, 40], [100, 0, 60, 40]])
    expectEqual(fixture.diagnostics, [])
  }

  @Test("is nothing where a number of items is declared that fits once they are measured")
  func counted() {
    let pair = NSCollectionLayoutGroup.horizontal(
      layoutSize: line,
      repeatingSubitem: item(.estimated(200)),
      count: 2
    )
    expectEqual(fixture(pair, [100, 60]).diagnostics, [])
  }

  @Test("is nothing where what is behind them fits once they are measured")
  func fixedBehind() {
    let pair = [item(.estimated(200)), item(.absolute(150))]
    let fixture = fixture(.horizontal(layoutSize: line, subitems: pair), [100, 150])
    expectEqual(fixture.items(2), [[0, 0, 100, 40], [100, 0, 150, 40]])
    expectEqual(fixture.diagnostics, [])
  }

  @Test("is an overflow where items of declared extents need more room than there is")
  func overflows() {
    let pair = NSCollectionLayoutGroup.horizontal(
      layoutSize: line,
      repeatingSubitem: item(.absolute(190)),
      count: 2
    )
    let found = fixture(pair, [190, 190]).diagnostics
    let words = "the subitems need 380.0 points, but the group has 320.0"
    expectEqual(found.count, 1)
    #expect(found.first?.contains(words) == true)
  }

  @Test("is an item that is never used where those in front leave it no room by declaration")
  func unreachable() {
    let pair = [item(.absolute(250)), item(.estimated(200))]
    let found = fixture(.horizontal(layoutSize: line, subitems: pair), [250, 60]).diagnostics
    expectEqual(found.count, 1)
    #expect(found.first?.contains("subitem 1 does not fit") == true)
  }
}
