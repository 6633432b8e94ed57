import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A list cell that is a header")
@MainActor
struct ListCellHeaderTests {
  @Test("is not among the visible cells, and has no item")
  func visibility() throws {
    let fixture = Fixture(width: 320, height: 400)
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 320, height: 30)
    let view = UICollectionView(frame: fixture.window.bounds, collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view,
      path,
      item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    fixture.show(view)
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(view.supplementaryView(forElementKind: kind, at: [0, 0]))
    #expect(header is UICollectionViewListCell)
    expectEqual(view.visibleCells.count, 3)
    #expect(!view.visibleCells.contains { $0 === header })
  }
}
