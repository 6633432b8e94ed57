import CoreGraphics
import Foundation
import TesseraTestSupport

@testable import UIKit

/// A window with a list in it: rows of one line, and headers and footers that are list cells.
///
/// A row of one line is 44 points high.
@MainActor
final class ListLayoutFixture {
  let fixture: Fixture
  let view: UICollectionView
  let source = ListSource()

  init(
    _ counts: [Int],
    isRightToLeft: Bool = false,
    height: CGFloat = 600,
    _ configuration: UICollectionLayoutListConfiguration
  ) {
    var environment = UIBackendEnvironment()
    environment.isRightToLeft = isRightToLeft
    fixture = Fixture(width: 375, height: height, environment: environment)
    source.counts = counts
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: height),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionViewListCell.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "boundary"
      )
    }
    view.dataSource = source
    fixture.show(view)
  }

  func frame() { fixture.backend.makeFrame() }

  /// The rows on screen.
  var rows: [ListRow] {
    view.visibleCells.compactMap { ($0 as? UICollectionViewListCell)?.row }
  }

  func cell(_ item: Int, section: Int = 0) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  /// The header or footer of a section.
  func boundary(_ kind: String, section: Int = 0) -> UICollectionViewListCell? {
    view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
      as? UICollectionViewListCell
  }

  func header(_ section: Int = 0) -> UICollectionViewListCell? {
    boundary(UICollectionView.elementKindSectionHeader, section: section)
  }

  /// The colour behind everything.
  var backdrop: UIColor? {
    view.subviews.first { $0.frame == view.bounds && !($0 is UICollectionReusableView) }?
      .backgroundColor
  }

  /// The lines of a row, as x, y and width.
  func lines(_ item: Int, section: Int = 0) -> [[Double]] {
    guard let cell = cell(item, section: section) else { return [] }
    return cell.subviews.filter { $0.frame.height == 1 && $0.alpha == 1 }.map { line in
      [line.frame.minX, cell.frame.minY + line.frame.minY, line.frame.width]
    }
  }
}

/// Rows with a text each.
@MainActor
final class ListSource: NSObject, UICollectionViewDataSource {
  var counts: [Int] = []

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    return filled(cell, "Row \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    filled(
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "boundary",
        for: indexPath
      ),
      "Section \(indexPath.section)"
    )
  }

  private func filled<View: UICollectionReusableView>(_ view: View, _ text: String) -> View {
    guard let cell = view as? UICollectionViewListCell else { return view }
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
    return view
  }
}

/// A configuration, changed.
@MainActor
func listConfiguration(
  _ appearance: UICollectionLayoutListConfiguration.Appearance,
  _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
) -> UICollectionLayoutListConfiguration {
  var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
  change(&configuration)
  return configuration
}
