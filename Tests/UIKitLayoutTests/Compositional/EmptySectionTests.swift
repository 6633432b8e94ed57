import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

@Suite("Sections of a compositional layout in which nothing has an extent")
@MainActor
struct EmptySectionTests {
  /// A section that is appended to empty ones is assumed to be as long as they are; it is asked for nevertheless.
  @Test("show the items that come, in whichever section", arguments: ReadingOrientation.allCases)
  func items(orientation: ReadingOrientation) {
    let fixture = Fixture(width: 300, height: 300)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: UICollectionViewLayout()
    )
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = orientation.scrollDirection
    let row = AxisDeclaration(axis: orientation.axis).row(.absolute(20))
    view.semanticContentAttribute = orientation.semantics
    view.collectionViewLayout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, _ in NSCollectionLayoutSection(group: row) },
      configuration: configuration
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view,
      path,
      _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    fixture.show(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for count in [3, 1, 20] {
      snapshot.appendSections(Array(snapshot.numberOfSections..<snapshot.numberOfSections + count))
      source.apply(snapshot, animatingDifferences: false)
      fixture.backend.makeFrame()
    }
    snapshot.appendItems(Array(0..<5), toSection: 23)
    source.apply(snapshot, animatingDifferences: false)
    fixture.backend.makeFrame()
    expectEqual(view.visibleCells.count, 5)
    snapshot.appendItems([5], toSection: 11)
    source.apply(snapshot, animatingDifferences: true)
    fixture.backend.advanceUntilIdle(limit: 5)
    expectEqual(view.visibleCells.count, 6)
    snapshot.insertSections([-1], beforeSection: 0)
    source.apply(snapshot, animatingDifferences: false)
    fixture.backend.makeFrame()
    snapshot.appendItems([-1], toSection: -1)
    source.apply(snapshot, animatingDifferences: true)
    fixture.backend.advanceUntilIdle(limit: 5)
    expectEqual(view.visibleCells.count, 7)
    expectEqual(
      view.reading(CGRect(origin: .zero, size: view.contentSize), orientation).height,
      140
    )
  }
}
