import CoreGraphics
import Foundation
import TesseraTestSupport

@testable import UIKit

/// A window of 320 × 400 with a list of rows of 50 points, fed by a diffable data source.
@MainActor
final class DiffableFixture {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>
  typealias DataSource = UICollectionViewDiffableDataSource<String, Int>

  let fixture: Fixture
  let layout: ListLayout
  let view: CountingCollectionView
  let dataSource: DataSource
  let trace: Trace
  private(set) var diagnostics: [String] = []
  /// What the cell provider was asked for, as items.
  private(set) var requests: [Int] = []
  private(set) var completions: [String] = []

  /// What the cell provider does beside making a cell.
  var providing: ((Int) -> Void)?
  /// What a cell says that shows an item.
  var naming: (Int) -> String = { "\($0)" }

  init(_ sections: KeyValuePairs<String, [Int]> = [:]) {
    let fixture = Fixture(width: 320, height: 400)
    let trace = Trace()
    let layout = ListLayout(trace: trace)
    let view = CountingCollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: layout
    )
    let link = Link()
    let registration = UICollectionView.CellRegistration<NamedCell, Int> { cell, _, item in
      cell.name = link.fixture?.naming(item) ?? "\(item)"
    }
    dataSource = DataSource(collectionView: view) { view, indexPath, item in
      link.fixture?.requests.append(item)
      link.fixture?.providing?(item)
      return view.dequeueConfiguredReusableCell(
        using: registration,
        for: indexPath,
        item: item
      )
    }
    (self.fixture, self.trace, self.layout, self.view) = (fixture, trace, layout, view)
    link.fixture = self
    Diagnostics.hook = { [weak self] in self?.diagnostics.append($0.message) }
    if !sections.isEmpty { dataSource.apply(Snapshot(sections), animatingDifferences: false) }
    fixture.show(view)
    _ = trace.take()
    requests = []
  }

  /// Lets the cell provider reach the fixture, which is not there yet when it is made.
  private final class Link {
    weak var fixture: DiffableFixture?
  }

  func end() { Diagnostics.hook = nil }

  func apply(_ snapshot: Snapshot, isAnimated: Bool = true, named name: String = "apply") {
    dataSource.apply(snapshot, animatingDifferences: isAnimated) { [weak self] in
      self?.completions.append(name)
    }
  }

  /// Changes what is shown.
  func change(isAnimated: Bool = true, _ changes: (inout Snapshot) -> Void) {
    var snapshot = dataSource.snapshot()
    changes(&snapshot)
    apply(snapshot, isAnimated: isAnimated)
  }

  func takeRequests() -> [Int] {
    defer { requests = [] }
    return requests
  }

  func advance(_ time: TimeInterval) { fixture.backend.advance(by: time) }

  /// Lets everything come to rest.
  func rest() {
    advance(2)
    fixture.backend.makeFrame()
  }

  /// The cells on screen from the top, by their names.
  var shown: [String] {
    view.indexPathsForVisibleItems.sorted().compactMap { cell(at: $0)?.name }
  }

  /// The cells that are anywhere in the view, also those that leave, by their names.
  var mounted: [String] {
    view.subviews.compactMap { $0 as? NamedCell }.filter { !$0.isHidden }.map(\.name).sorted()
  }

  func cell(at indexPath: IndexPath) -> NamedCell? {
    view.cellForItem(at: indexPath) as? NamedCell
  }

  /// Where the top of a cell is as it looks right now.
  func top(_ item: Int) -> CGFloat? {
    cell(item).map { $0.layer.shown.position.y - $0.layer.shown.bounds.height / 2 }
  }

  func cell(_ item: Int) -> NamedCell? {
    dataSource.indexPath(for: item).flatMap { cell(at: $0) }
  }
}

/// A collection view that counts its layout passes.
final class CountingCollectionView: UICollectionView {
  private(set) var passes = 0

  override func layoutSubviews() {
    passes += 1
    super.layoutSubviews()
  }
}

/// A cell that says what it shows.
final class NamedCell: UICollectionViewCell {
  var name = ""
}
