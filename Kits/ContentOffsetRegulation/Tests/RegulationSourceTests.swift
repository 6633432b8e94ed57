import ContentOffsetRegulation
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing
import UIKit

/// However the data changes, and with bare cells: plain batches, diffable snapshots, staged changesets.
///
/// 40 rows of 50 points in a view of 400; row 13 begins 40 points below the top of the view.
@Suite("A regulated layout of any data source")
@MainActor
struct RegulationSourceTests {
  enum Way: String, CaseIterable, Sendable {
    case plain
    case diffable
    case staged
  }

  @Test("keeps what is read", arguments: Way.allCases, RegulatedKind.allCases)
  func keeps(_ way: Way, _ kind: RegulatedKind) throws {
    let screen = BareScreen(way, kind, Array(0..<40))
    screen.view.contentOffset.y = 610
    screen.fixture.backend.makeFrame()
    // Three rows come above, two go, one moves down past what is read, one comes below.
    var rows = [100, 101] + Array(0..<40)
    rows.removeAll { $0 == 3 || $0 == 5 || $0 == 8 }
    rows.insert(8, at: 30)
    rows.insert(102, at: 4)
    rows.insert(103, at: 35)
    for _ in 0..<2 {
      let former = screen.rows
      screen.show(rows)
      for _ in 0..<20 {
        screen.fixture.backend.advance(by: 1 / 60)
        let row = try #require(screen.rows.firstIndex(of: 13))
        let cell = try #require(screen.view.cellForItem(at: IndexPath(item: row, section: 0)))
        let shown = try #require(cell.layer.presentation())
        let top = shown.position.y - shown.bounds.height / 2 - screen.view.contentOffset.y
        try #require(abs(top - 40) < 0.01)
      }
      rows = former
    }
    expectEqual(screen.rows, Array(0..<40))
    expectEqual(screen.view.contentOffset.y, 610)
  }
}

/// Numbered rows in bare cells.
@MainActor
private final class BareScreen: NSObject, UICollectionViewDataSource {
  let fixture = Fixture(width: 400, height: 400)
  let view: UICollectionView
  private(set) var rows: [Int]
  private let way: RegulationSourceTests.Way
  private var diffable: UICollectionViewDiffableDataSource<Int, Int>?

  init(_ way: RegulationSourceTests.Way, _ kind: RegulatedKind, _ rows: [Int]) {
    self.way = way
    self.rows = rows
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 400),
      collectionViewLayout: Self.layout(kind)
    )
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "bare")
    if way == .diffable {
      diffable = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "bare", for: path)
      }
      apply(rows, animated: false)
    } else {
      view.dataSource = self
    }
    fixture.show(view)
  }

  private static func layout(_ kind: RegulatedKind) -> UICollectionViewLayout {
    let policy = ContentOffsetPolicy.firstVisible(sticksToStart: nil)
    switch kind {
    case .flow:
      let layout = RegulatedFlowLayout()
      layout.itemSize = CGSize(width: 400, height: 50)
      layout.minimumLineSpacing = 0
      layout.regulator.policy = policy
      return layout
    case .compositional:
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(50)
      )
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
      let layout = RegulatedCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      layout.regulator.policy = policy
      return layout
    case .shelf:
      let layout = ShelfLayout(axis: .vertical, estimate: 50)
      layout.regulator.policy = policy
      return layout
    }
  }

  /// Shows other rows, with what has changed.
  func show(_ rows: [Int]) {
    switch way {
    case .plain: batch(rows)
    case .diffable: apply(rows, animated: true)
    case .staged:
      // What goes, what comes, and what moves, as batches in a row.
      batch(self.rows.filter { rows.contains($0) })
      var grown = self.rows
      for row in rows where !grown.contains(row) {
        grown.insert(row, at: min(grown.count, rows.firstIndex(of: row) ?? 0))
      }
      batch(grown)
      batch(rows)
    }
    self.rows = rows
  }

  private func apply(_ rows: [Int], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(rows)
    diffable?.apply(snapshot, animatingDifferences: animated)
  }

  private func batch(_ rows: [Int]) {
    let difference = rows.difference(from: self.rows).inferringMoves()
    view.performBatchUpdates {
      self.rows = rows
      for change in difference {
        switch change {
        case .insert(let item, _, nil):
          self.view.insertItems(at: [IndexPath(item: item, section: 0)])
        case .remove(let item, _, nil):
          self.view.deleteItems(at: [IndexPath(item: item, section: 0)])
        case .remove(let item, _, let target?):
          self.view.moveItem(
            at: IndexPath(item: item, section: 0),
            to: IndexPath(item: target, section: 0)
          )
        case .insert: break
        }
      }
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { rows.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "bare", for: indexPath)
  }
}
