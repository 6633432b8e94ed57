import ConversationLayout
import CoreGraphics
import Foundation
import UIKit

/// A layout whose collection view is not shown, and which is called as a collection view calls it.
@MainActor
final class LayoutScene: NSObject, UICollectionViewDataSource {
  static let estimate: CGFloat = 40

  private let layout: UICollectionViewLayout
  private let view: UICollectionView
  private var count: Int
  private var isTall = false

  init(_ layout: UICollectionViewLayout, count: Int) {
    self.layout = layout
    self.count = count
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 800),
      collectionViewLayout: layout
    )
    super.init()
    view.dataSource = self
    layOutAnew()
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  /// Where rows in sight begin, in all of a pass.
  var picture: [CGFloat] {
    let rows = layout.layoutAttributesForElements(in: view.bounds) ?? []
    return rows.map(\.frame.minY) + [layout.collectionViewContentSize.height]
  }

  /// Has the layout know nothing any more, and lay out.
  func layOutAnew() { pass(EverythingContext()) }

  func insert(_ number: Int) {
    count += number
    update((0..<number).map { RowChange(after: $0) })
  }

  func delete(_ number: Int) {
    count -= number
    update((0..<number).reversed().map { RowChange(before: $0) })
  }

  /// The third row asks for another height.
  func measureARow() {
    isTall.toggle()
    let path = IndexPath(item: 3, section: 0)
    guard let original = layout.layoutAttributesForItem(at: path),
      let preferred = original.copy() as? UICollectionViewLayoutAttributes
    else { return }
    preferred.size.height = isTall ? 90 : 60
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
    else { return }
    pass(
      layout.invalidationContext(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
    )
  }

  private func update(_ changes: [UICollectionViewUpdateItem]) {
    layout.invalidateLayout(with: CountsContext())
    layout.prepare()
    layout.prepare(forCollectionViewUpdates: changes)
    ask()
    layout.finalizeCollectionViewUpdates()
  }

  private func pass(_ context: UICollectionViewLayoutInvalidationContext) {
    layout.invalidateLayout(with: context)
    layout.prepare()
    ask()
  }

  private func ask() {
    _ = layout.collectionViewContentSize
    _ = layout.targetContentOffset(forProposedContentOffset: view.contentOffset)
    _ = layout.layoutAttributesForElements(in: view.bounds)
  }
}

/// Says that nothing holds any more.
private final class EverythingContext: ConversationInvalidationContext {
  override var invalidateEverything: Bool { true }
  override var invalidateDataSourceCounts: Bool { true }
}

/// Says that rows come or go.
private final class CountsContext: ConversationInvalidationContext {
  override var invalidateDataSourceCounts: Bool { true }
}

/// A row that is inserted or deleted.
private final class RowChange: UICollectionViewUpdateItem {
  private let before: Int?
  private let after: Int?

  init(before: Int? = nil, after: Int? = nil) {
    self.before = before
    self.after = after
    super.init()
  }

  override var indexPathBeforeUpdate: IndexPath? { before.map { IndexPath(item: $0, section: 0) } }
  override var indexPathAfterUpdate: IndexPath? { after.map { IndexPath(item: $0, section: 0) } }
  override var updateAction: Action { before == nil ? .insert : .delete }
}
