import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport

@testable import UIKit

/// A row with an identity, and a height that its cell asks for.
struct Row: Hashable {
  let name: String
  var height: CGFloat = 50
  var estimate: CGFloat?
}

/// A vertical list of named rows in a window of 320 × 400, unless a test says otherwise.
///
/// The fixture F of the update contract: 20 rows of 50 points, named 0 … 19, in one section.
@MainActor
final class RowFixture {
  let fixture: Fixture
  let view: UICollectionView
  let layout: RowListLayout
  let trace = Trace()
  var sections: [[Row]]
  private(set) var diagnostics: [String] = []
  private(set) var completions: [String] = []
  private let source: RowSource
  /// A row that asks for another height each time.
  var restless: String?
  /// What cells are dequeued with.
  var identifier = "row"

  init(_ sections: [[Row]], height: CGFloat = 400) {
    fixture = Fixture(width: 320, height: height)
    self.sections = sections
    layout = RowListLayout(trace: trace)
    source = RowSource(trace: trace)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height),
      collectionViewLayout: layout
    )
    source.fixture = self
    layout.fixture = self
    view.register(RowCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = source
    view.delegate = source
    Diagnostics.hook = { [weak self] in self?.diagnostics.append($0.message) }
  }

  /// Fixture F at an offset.
  convenience init(rows: Int = 20, offset: CGFloat = 0) {
    self.init([(0..<rows).map { Row(name: "\($0)") }])
    show(offset: offset)
  }

  func show(offset: CGFloat = 0) {
    fixture.show(view)
    view.contentOffset.y = offset
    frame()
    _ = trace.take()
  }

  func end() { Diagnostics.hook = nil }

  func frame() { fixture.backend.makeFrame() }

  func wait(_ time: TimeInterval) { fixture.backend.advance(by: time) }

  /// Lets everything come to rest.
  func rest() {
    wait(2)
    frame()
  }

  /// Changes the rows and reports it, in a batch with a name that its completion is noted under.
  func update(_ name: String = "batch", _ changes: @escaping () -> Void) {
    view.performBatchUpdates(changes) { [weak self] in
      self?.completions.append("\(name) \($0)")
    }
  }

  func insert(_ names: [String], at item: Int, section: Int = 0, height: CGFloat = 50) {
    sections[section].insert(
      contentsOf: names.map { Row(name: $0, height: height) },
      at: item
    )
    view.insertItems(at: names.indices.map { IndexPath(item: item + $0, section: section) })
  }

  func delete(_ items: Range<Int>, section: Int = 0) {
    sections[section].removeSubrange(items)
    view.deleteItems(at: items.map { IndexPath(item: $0, section: section) })
  }

  func move(_ item: Int, to other: Int, section: Int = 0) {
    sections[section].insert(sections[section].remove(at: item), at: other)
    view.moveItem(
      at: IndexPath(item: item, section: section),
      to: IndexPath(item: other, section: section)
    )
  }

  /// The rows on screen, as “name@top height”, by where they belong.
  var rows: [String] { picture { CGRect(center: $0.center, size: $0.bounds.size) } }

  /// The rows with views, also those that go, as they look right now.
  var seen: [String] {
    let offset = view.layer.shown.bounds.minY
    return cells.sorted { $0.layer.shown.position.y < $1.layer.shown.position.y }
      .map { cell in
        let looks = cell.layer.shown
        let frame = CGRect(center: looks.position, size: looks.bounds.size)
        let opacity = looks.opacity == 1 ? "" : " ~\(number(looks.opacity))"
        return "\(cell.name)@\(number(frame.minY - offset))+\(number(frame.height))\(opacity)"
      }
  }

  private var cells: [RowCell] {
    view.subviews.compactMap { $0 as? RowCell }.filter { !$0.isHidden }
  }

  private func picture(_ frame: (RowCell) -> CGRect) -> [String] {
    view.visibleCells.compactMap { $0 as? RowCell }.map { cell in
      "\(cell.name)@\(number(frame(cell).minY - view.contentOffset.y))"
    }
  }

  private func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  func cell(_ name: String) -> RowCell? {
    view.visibleCells.compactMap { $0 as? RowCell }.first { $0.name == name }
  }

  /// Where the top of a row is on screen right now, as it looks.
  func top(_ name: String) -> CGFloat? {
    cells.first { $0.name == name }.map { cell in
      let looks = cell.layer.shown
      return looks.position.y - looks.bounds.height / 2 - view.layer.shown.bounds.minY
    }
  }
}

extension AnchorPolicy {
  /// The first visible item, also at the start of the content.
  static let first = AnchorPolicy.firstVisible
  /// The last visible item, or what is inserted directly behind it.
  static let last = AnchorPolicy.lastVisible(adopting: true)
}

extension CGRect {
  init(center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2,
      y: center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }
}

/// A cell that shows a row and asks for its height.
@MainActor
final class RowCell: UICollectionViewCell {
  var name = ""
  var height: CGFloat = 50
  var isRestless = false
  weak var trace: Trace?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    trace?.note("preferred \(name) \(layoutAttributes.indexPath.short)")
    if isRestless { height += 1 }
    layoutAttributes.frame.size.height = height
    return layoutAttributes
  }
}

@MainActor
private final class RowSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  weak var fixture: RowFixture?
  let trace: Trace

  init(trace: Trace) { self.trace = trace }

  func numberOfSections(in collectionView: UICollectionView) -> Int { fixture?.sections.count ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { fixture?.sections[section].count ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: fixture?.identifier ?? "row",
      for: indexPath
    )
    guard let fixture, let cell = cell as? RowCell,
      indexPath.isItem(of: fixture.sections.map(\.count), of: self)
    else { return cell }
    let row = fixture.sections[indexPath.section][indexPath.item]
    trace.note("cell \(row.name)")
    cell.name = row.name
    cell.height = row.height
    cell.isRestless = row.name == fixture.restless
    cell.trace = trace
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { trace.note("show \((cell as? RowCell)?.name ?? "?")") }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { trace.note("hide \((cell as? RowCell)?.name ?? "?")") }
}

/// A list written the obvious way, whose sizes belong to the rows.
@MainActor
final class RowListLayout: UICollectionViewLayout {
  weak var fixture: RowFixture?
  let trace: Trace
  private(set) var measured: [String: CGFloat] = [:]
  private var rows: [[UICollectionViewLayoutAttributes]] = []
  private var size = CGSize.zero
  /// What is taken off the width of the content and of all rows.
  var inset: CGFloat = 0
  /// Whether rows that are inserted come from the left.
  var slidesIn = false
  /// What the layout adds to the offset in the last call of an update.
  var adjustmentInFinalize: CGFloat?
  /// Whether it adds to the offset by how much rows turn out to be higher.
  var adjustsForSizes = false
  /// Whether it leaves rows out in an update that are not in sight before it.
  var isShortSighted = false
  /// Whether it places rows by what it hears of an update, and so has its former size until then.
  var learnsLate = false
  /// The offset it wants in an update.
  var target: ((CGPoint) -> CGPoint)?
  private var isUpdating = false
  private var isUnaware = false
  private var inserted: Set<IndexPath> = []

  init(trace: Trace) {
    self.trace = trace
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { size }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isUnaware = learnsLate && context.invalidateDataSourceCounts && !context.invalidateEverything
    super.invalidateLayout(with: context)
  }

  override func prepare() { if !isUnaware { place() } }

  private func place() {
    guard let fixture, let collectionView else { return }
    var top: CGFloat = 0
    let width = collectionView.bounds.width - inset
    rows = (0..<collectionView.numberOfSections).map { section in
      (0..<collectionView.numberOfItems(inSection: section)).map { item in
        let row = fixture.sections[section][item]
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section)
        )
        let height = measured[row.name] ?? row.estimate ?? row.height
        attributes.frame = CGRect(x: 0, y: top, width: width, height: height)
        top += height
        return attributes
      }
    }
    size = CGSize(width: width, height: top)
  }

  func forgetSizes() {
    measured = [:]
    invalidateLayout()
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    isUpdating = true
    if isUnaware { place() }
    isUnaware = false
    inserted = Set(
      updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate)
    )
  }

  override func finalizeCollectionViewUpdates() {
    isUpdating = false
    guard let adjustmentInFinalize else { return }
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment.y = adjustmentInFinalize
    invalidateLayout(with: context)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { target?(proposedContentOffset) ?? proposedContentOffset }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard slidesIn, inserted.contains(itemIndexPath) else {
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    let start = layoutAttributesForItem(at: itemIndexPath)?.copy()
    guard let start = start as? UICollectionViewLayoutAttributes else { return nil }
    start.frame.origin.x -= start.frame.width
    return start
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let seen = isUpdating && isShortSighted ? collectionView?.bounds ?? rect : rect
    return rows.flatMap { $0.filter { $0.frame.overlaps(rect) && $0.frame.overlaps(seen) } }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.isItem(of: rows.map(\.count), of: self) else { return nil }
    return rows[indexPath.section][indexPath.item]
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { preferred.size.height != original.size.height }

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let path = original.indexPath
    if let name = fixture?.sections[path.section][path.item].name {
      measured[name] = preferred.size.height
    }
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferred,
      withOriginalAttributes: original
    )
    if adjustsForSizes {
      context.contentOffsetAdjustment.y = preferred.size.height - original.size.height
    }
    return context
  }
}
