import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite(
  "A change that a view, a closure or attributes of the app report when they are called",
  .withTheProgram
)
@MainActor
struct ChangeFromViewTests {
  enum Call: String, CaseIterable, Sendable {
    case viewIsMade, viewIsReused, attributesAreApplied, attributesAreCopied, attributesAreCompared
    case registrationHandler, updateHandler, contentConfiguration, completion, scroll
  }

  @Test("is shown once the call has returned (C22):", arguments: Call.allCases)
  func isShown(call: Call) {
    let rows = ProbeRows(count: 40)
    defer { rows.end() }
    var isDone = false
    ProbeRows.hook = { [unowned rows] made in
      guard made == call, !isDone else { return }
      isDone = true
      rows.count = 5
      rows.view.deleteItems(at: (5..<40).map { IndexPath(item: $0, section: 0) })
    }
    rows.show()
    // Down, so that views are used again, and up; then a batch that ends, and attributes that change.
    for offset in [300.0, 900, 0] where !isDone {
      rows.view.contentOffset.y = offset
      rows.fixture.backend.makeFrame()
    }
    if !isDone {
      rows.view.performBatchUpdates {
        rows.view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
      } completion: { _ in
        ProbeRows.hook?(.completion)
      }
      rows.view.collectionViewLayout.invalidateLayout()
    }
    rows.fixture.backend.advance(by: 1)
    rows.fixture.backend.advance(by: 1)
    #expect(isDone)
    expectEqual(rows.view.indexPathsForVisibleItems.map(\.item), Array(0..<5))
    expectEqual(rows.view.contentOffset.y, 0)
    expectEqual(rows.askedBeyondData, [])
    expectEqual(rows.diagnostics, [])
  }
}

/// Rows of 50 points in a window of 400 whose cells, attributes and closures say when they are called.
@MainActor
private final class ProbeRows: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  static var hook: ((ChangeFromViewTests.Call) -> Void)?

  let fixture = Fixture(width: 320, height: 400)
  let view: UICollectionView
  var count: Int
  private(set) var askedBeyondData: [Int] = []
  private(set) var diagnostics: [String] = []
  private let registration = UICollectionView.CellRegistration<ProbeCell, Int> { cell, _, item in
    ProbeRows.hook?(.registrationHandler)
    cell.contentConfiguration = ProbeContent(item: item)
    cell.configurationUpdateHandler = { _, _ in ProbeRows.hook?(.updateHandler) }
  }

  init(count: Int) {
    self.count = count
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: ProbeLayout()
    )
    super.init()
    Diagnostics.hook = { [weak self] in self?.diagnostics.append($0.message) }
    view.dataSource = self
    view.delegate = self
  }

  func show() { fixture.show(view) }

  func end() {
    Diagnostics.hook = nil
    Self.hook = nil
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if indexPath.item >= count { askedBeyondData.append(indexPath.item) }
    return view.dequeueConfiguredReusableCell(
      using: registration,
      for: indexPath,
      item: indexPath.item
    )
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { Self.hook?(.scroll) }
}

@MainActor
private final class ProbeCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    ProbeRows.hook?(.viewIsMade)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    ProbeRows.hook?(.viewIsReused)
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    ProbeRows.hook?(.attributesAreApplied)
  }
}

/// Content that shows nothing.
@MainActor
private struct ProbeContent: UIContentConfiguration {
  let item: Int

  func makeContentView() -> any UIView & UIContentView {
    ProbeRows.hook?(.contentConfiguration)
    return ProbeContentView(self)
  }

  func updated(for state: any UIConfigurationState) -> ProbeContent { self }
}

@MainActor
private final class ProbeContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private final class ProbeAttributes: UICollectionViewLayoutAttributes {
  override func copy(with zone: NSZone? = nil) -> Any {
    ProbeRows.hook?(.attributesAreCopied)
    return super.copy(with: zone)
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    MainActor.assumeIsolated { ProbeRows.hook?(.attributesAreCompared) }
    return super.isEqual(object)
  }
}

@MainActor
private final class ProbeLayout: UICollectionViewLayout {
  private var rows: [ProbeAttributes] = []

  override func prepare() {
    rows = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
      let row = ProbeAttributes(forCellWith: IndexPath(item: item, section: 0))
      row.frame = CGRect(x: 0, y: 50 * CGFloat(item), width: 320, height: 50)
      return row
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 320, height: 50 * CGFloat(rows.count))
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { rows.filter { $0.frame.overlaps(rect) } }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    rows.indices.contains(indexPath.item) ? rows[indexPath.item] : nil
  }
}
