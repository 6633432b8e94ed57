import CoreGraphics
import Foundation
import TesseraTestSupport

@testable import UIKit

/// A window with a collection view in it that fills it, its layout and its data source.
@MainActor
final class CollectionFixture {
  let fixture: Fixture
  let view: UICollectionView
  let source: TestSource
  let layout: ListLayout
  let trace: Trace
  private(set) var diagnostics: [String] = []

  init(
    _ counts: [Int],
    width: CGFloat = 320,
    height: CGFloat = 400,
    setUp: (ListLayout, TestSource) -> Void = { _, _ in }
  ) {
    fixture = Fixture(width: width, height: height)
    trace = Trace()
    layout = ListLayout(trace: trace)
    source = TestSource(counts, trace: trace)
    setUp(layout, source)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height),
      collectionViewLayout: layout
    )
    view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    Diagnostics.hook = { [weak self] in self?.diagnostics.append($0.message) }
    view.dataSource = source
    view.delegate = source
  }

  /// Shows the collection view; forgets what was noted meanwhile.
  func show() {
    fixture.show(view)
    _ = trace.take()
  }

  func frame() { fixture.backend.makeFrame() }

  /// Puts the hook back; called at the end of each test that looks at diagnostics.
  func end() { Diagnostics.hook = nil }

  /// The rows with views, as numbers, in one section.
  var rows: [Int] { view.indexPathsForVisibleItems.map(\.item) }

  /// Where the top of a row is on screen.
  func top(ofRow item: Int, section: Int = 0) -> CGFloat? {
    view.cellForItem(at: IndexPath(item: item, section: section))
      .map { $0.frame.minY - view.contentOffset.y }
  }
}
