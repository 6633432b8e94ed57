import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Rows that are far shorter than their estimate, so that each round of a pass brings a few more of them into view.
@Suite("Rows that are shorter than their estimate")
@MainActor
struct ConvergingSizeTests {
  enum Kind: CaseIterable, Sendable { case flow, compositional, custom, flowToTheLeft }

  private func fixture(
    _ kind: Kind,
    estimate: CGFloat,
    row: CGFloat,
    count: Int = 300,
    height: CGFloat = 1_000
  ) -> ConvergingRows { ConvergingRows(kind, estimate, row, count: count, length: height) }

  @Test("are all measured in one pass, and nothing is reported (C62)", arguments: Kind.allCases)
  func eighth(kind: Kind) {
    let rows = fixture(kind, estimate: 100, row: 12)
    defer { rows.end() }
    expectEqual(rows.diagnostics, [])
    // 1,000 / 12 = 83.3.
    expectEqual(rows.visibleCount, 84)
    #expect(rows.areMeasured)
    let measurements = rows.source.measurements
    rows.fixture.backend.advance(by: 1)
    expectEqual(rows.source.measurements, measurements)
  }

  @Test("are all measured in one pass, however short they are (C62)", arguments: Kind.allCases)
  func random(kind: Kind) throws {
    var dice = SeededGenerator(seed: 7)
    for _ in 0..<6 {
      let row = CGFloat(Int.random(in: 2...40, using: &dice))
      let estimate = row * CGFloat(Int.random(in: 2...60, using: &dice))
      let rows = fixture(kind, estimate: estimate, row: row, height: 500)
      defer { rows.end() }
      let place = "\(row) for \(estimate)"
      try #require(rows.diagnostics == [], "\(place)")
      try #require(rows.visibleCount == Int((500 / row).rounded(.up)), "\(place)")
      try #require(rows.areMeasured, "\(place)")
    }
  }

  @Test("are all in view in the first frame of an update that brings them in (C62)")
  func update() {
    let rows = fixture(.custom, estimate: 100, row: 12, count: 1)
    defer { rows.end() }
    rows.insert(500)
    expectEqual(rows.diagnostics, [])
    expectEqual(rows.visibleCount, 84)
    rows.fixture.backend.advance(by: 1)
    #expect(rows.areMeasured)
  }

  @Test("of no height, which fill nothing, are brought in bit by bit and not all at once (C62)")
  func empty() {
    let rows = fixture(.flow, estimate: 100, row: 0, count: 1_000_000)
    defer { rows.end() }
    // 50 rounds of about 10 rows in a frame, of which there have been two at most.
    #expect(rows.source.measurements < 2_500)
    expectEqual(rows.diagnostics, [])
  }

  @Test(
    "of no height are passed, frame by frame, and nothing is reported (C62)",
    arguments: Kind.allCases
  )
  func emptyFirst(kind: Kind) {
    for count in [400, 6_000] {
      let rows = ConvergingRows(kind, 100, 12, count: count + 300, length: 1_000, empty: count)
      defer { rows.end() }
      if count > 1_000 { rows.fixture.backend.advance(by: 1) }
      expectEqual(rows.diagnostics, [])
      expectEqual(rows.visibleCount, 84)
      #expect(rows.areMeasured)
      let measurements = rows.source.measurements
      rows.fixture.backend.advance(by: 1)
      expectEqual(rows.source.measurements, measurements)
    }
  }

  @Test(
    "are not to blame for a layout that changes something in every round, which is reported once (C62)"
  )
  func restless() {
    let rows = ConvergingRows(layout: RestlessLayout(), row: 50)
    defer { rows.end() }
    for _ in 0..<3 { rows.fixture.backend.makeFrame() }
    expectEqual(rows.diagnostics.count, 1)
    #expect(rows.diagnostics.first?.contains("RestlessLayout") == true)
    #expect(rows.diagnostics.first?.contains("in each of 2") == true)
  }
}

/// A layout that is invalid again whenever it has been asked for elements.
@MainActor
private final class RestlessLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    invalidateLayout()
    return attributes
  }
}

/// Rows of one length in a view that scrolls along them, behind some that have none.
@MainActor
private final class ConvergingRows {
  let fixture: Fixture
  let view: UICollectionView
  let source: FlowSource
  private let axis: Axis
  private let row: CGFloat
  private(set) var diagnostics: [String] = []

  convenience init(
    _ kind: ConvergingSizeTests.Kind,
    _ estimate: CGFloat,
    _ row: CGFloat,
    count: Int,
    length: CGFloat,
    empty: Int = 0
  ) {
    self.init(
      layout: Self.layout(kind, estimate),
      axis: kind == .flowToTheLeft ? .horizontal : .vertical,
      row: row,
      count: count,
      length: length,
      empty: empty
    )
  }

  init(
    layout: UICollectionViewLayout,
    axis: Axis = .vertical,
    row: CGFloat,
    count: Int = 300,
    length: CGFloat = 1_000,
    empty: Int = 0
  ) {
    self.axis = axis
    self.row = row
    let size =
      axis == .vertical
      ? CGSize(width: 100, height: length) : CGSize(width: length, height: 100)
    fixture = Fixture(width: size.width, height: size.height)
    source = FlowSource()
    source.counts = [count]
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: layout
    )
    if axis == .horizontal { view.semanticContentAttribute = .forceRightToLeft }
    view.register(FlowCell.self, forCellWithReuseIdentifier: "cell")
    source.wish = { path, size in
      let row = path.item < empty ? 0 : row
      return axis == .vertical
        ? CGSize(width: size.width, height: row) : CGSize(width: row, height: size.height)
    }
    Diagnostics.hook = { [weak self] in self?.diagnostics.append($0.message) }
    view.dataSource = source
    view.delegate = source
    fixture.show(view)
  }

  func end() { Diagnostics.hook = nil }

  private static func layout(
    _ kind: ConvergingSizeTests.Kind,
    _ estimate: CGFloat
  ) -> UICollectionViewLayout {
    switch kind {
    case .flow, .flowToTheLeft:
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      layout.scrollDirection = kind == .flow ? .vertical : .horizontal
      layout.estimatedItemSize =
        kind == .flow
        ? CGSize(width: 100, height: estimate) : CGSize(width: estimate, height: 100)
      return layout
    case .compositional:
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(estimate)
      )
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size,
        subitems: [NSCollectionLayoutItem(layoutSize: size)]
      )
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    case .custom:
      let layout = ListLayout()
      layout.height = { _ in estimate }
      layout.takesSizes = true
      return layout
    }
  }

  /// Adds rows at the end, in an update.
  func insert(_ count: Int) {
    view.performBatchUpdates {
      let former = self.source.counts[0]
      self.source.counts[0] += count
      self.view.insertItems(at: (former..<(former + count)).map { IndexPath(item: $0, section: 0) })
    }
  }

  private var visibleCells: [UICollectionViewCell] {
    view.visibleCells.filter { $0.frame.intersects(view.bounds) && !$0.frame.isEmpty }
  }

  var visibleCount: Int { visibleCells.count }

  var areMeasured: Bool {
    visibleCells.allSatisfy { cell in
      let length = axis == .vertical ? cell.frame.height : cell.frame.width
      return abs(length - row) < 1e-9
    }
  }
}
