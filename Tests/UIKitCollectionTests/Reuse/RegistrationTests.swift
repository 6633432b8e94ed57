import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A registration")
@MainActor
struct RegistrationTests {
  /// A data source whose views are dequeued by the test's closures.
  @MainActor
  final class Source: NSObject, UICollectionViewDataSource {
    var cell: (UICollectionView, IndexPath) -> UICollectionViewCell
    var header: (UICollectionView, IndexPath) -> UICollectionReusableView

    init(
      cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell,
      header: @escaping (UICollectionView, IndexPath) -> UICollectionReusableView
    ) {
      self.cell = cell
      self.header = header
    }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 100 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { cell(collectionView, indexPath) }

    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView { header(collectionView, indexPath) }
  }

  private let header = UICollectionView.elementKindSectionHeader

  private func show(_ source: Source) -> (CollectionFixture, UICollectionView) {
    let fixture = CollectionFixture([0]) { layout, _ in layout.headerHeight = 20 }
    fixture.view.dataSource = source
    fixture.show()
    return (fixture, fixture.view)
  }

  @Test("has views of its own, not those of another one for the same class")
  func hasViewsOfItsOwn() {
    var made: [Int: Set<ObjectIdentifier>] = [:]
    func registration(_ number: Int) -> UICollectionView.CellRegistration<TestCell, Int> {
      .init { cell, _, _ in made[number, default: []].insert(ObjectIdentifier(cell)) }
    }
    let registrations = [registration(0), registration(1)]
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: header
    ) { _, _, _ in }
    let source = Source(
      cell: { view, path in
        let using = registrations[path.item % 2]
        return view.dequeueConfiguredReusableCell(using: using, for: path, item: 0)
      },
      header: { $0.dequeueConfiguredReusableSupplementary(using: headers, for: $1) }
    )
    let (fixture, view) = show(source)
    for step in 1...20 {
      view.contentOffset.y = CGFloat(step) * 130
      fixture.frame()
    }
    #expect(made[0]?.isDisjoint(with: made[1] ?? []) == true)
  }

  @Test("hands out a cell that is not filled in when there is no item")
  func leavesCellsAlone() {
    var count = 0
    let cells = UICollectionView.CellRegistration<TestCell, Int> { _, _, _ in count += 1 }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: header
    ) { _, _, _ in }
    let source = Source(
      cell: {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $1.item == 1 ? nil : 7)
      },
      header: { $0.dequeueConfiguredReusableSupplementary(using: headers, for: $1) }
    )
    let (_, view) = show(source)
    expectEqual(count, view.visibleCells.count - 1)
  }

  @Test("fills in list cells as headers, which look like headers")
  func makesHeaders() {
    let cells = UICollectionView.CellRegistration<TestCell, Int> { _, _, _ in }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: header
    ) { cell, _, path in
      var content = UIListContentConfiguration.plainHeader()
      content.text = "Head of \(path.section)"
      cell.contentConfiguration = content
    }
    let source = Source(
      cell: { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: 0) },
      header: { $0.dequeueConfiguredReusableSupplementary(using: headers, for: $1) }
    )
    let (fixture, _) = show(source)
    expectEqual(fixture.fixture.scene.nodes(showing: "Head of 0").count, 1)
  }

  @Test("for another kind than the one asked for is reported, and its view used")
  func reportsOtherKinds() {
    let cells = UICollectionView.CellRegistration<TestCell, Int> { _, _, _ in }
    let footers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { view, _, _ in view.tag = 9 }
    let source = Source(
      cell: { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: 0) },
      header: { $0.dequeueConfiguredReusableSupplementary(using: footers, for: $1) }
    )
    let (fixture, view) = show(source)
    defer { fixture.end() }
    expectEqual(fixture.diagnostics.count, 1)
    #expect(
      fixture.diagnostics.first?.contains(UICollectionView.elementKindSectionFooter) == true
    )
    let path = IndexPath(item: 0, section: 0)
    expectEqual(view.supplementaryView(forElementKind: header, at: path)?.tag, 9)
  }
}
