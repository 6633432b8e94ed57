import CoreGraphics
import Foundation

@testable import UIKit

/// A vertical list written for tests, the obvious way, that notes every call it gets.
///
/// Rows are as wide as the view and as high as `height` says until one is measured.
@MainActor
final class ListLayout: UICollectionViewLayout {
  let trace: Trace
  /// The height of a row before it is measured.
  var height: (IndexPath) -> CGFloat = { _ in 50 }
  var headerHeight: CGFloat = 0
  var takesSizes = false
  var followsBounds = false
  /// Replaces what is answered, for layouts that are wrong.
  var spoil: (([UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes]?)?
  /// What is added to the offset for each size taken.
  var adjustment: ((CGFloat, CGFloat) -> CGPoint)?
  /// Runs when the layout is told of updates.
  var onUpdates: ((UICollectionView) -> Void)?
  private(set) var measured: [IndexPath: CGFloat] = [:]
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var size = CGSize.zero

  init(trace: Trace = Trace()) {
    self.trace = trace
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize {
    trace.note("contentSize")
    return size
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    switch (context.invalidateEverything, context.invalidateDataSourceCounts) {
    case (true, _): trace.note("invalidate everything")
    case (false, true): trace.note("invalidate counts")
    case (false, false): trace.note("invalidate at \(origin)")
    }
    if context.invalidateEverything { measured = [:] }
    super.invalidateLayout(with: context)
  }

  private var origin: String {
    collectionView.map { "\(Int($0.bounds.minY))+\(Int($0.bounds.height))" } ?? "-"
  }

  override func prepare() {
    trace.note("prepare")
    guard let collectionView else { return }
    attributes = []
    var top: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      let path = IndexPath(item: 0, section: section)
      if headerHeight > 0 {
        let header = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          with: path
        )
        header.frame = CGRect(
          x: 0,
          y: top,
          width: collectionView.bounds.width,
          height: headerHeight
        )
        attributes.append(header)
        top += headerHeight
      }
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let row = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section)
        )
        let height = measured[row.indexPath] ?? height(row.indexPath)
        row.frame = CGRect(x: 0, y: top, width: collectionView.bounds.width, height: height)
        attributes.append(row)
        top += height
      }
    }
    size = CGSize(width: collectionView.bounds.width, height: top)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    trace.note("elements")
    let found = attributes.filter { $0.frame.overlaps(rect) }
    return spoil.map { $0(found) } ?? found
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first {
      $0.representedElementCategory == .cell && $0.indexPath == indexPath
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    trace.note("bounds \(origin) to \(Int(newBounds.minY))+\(Int(newBounds.height))?")
    return followsBounds
      || newBounds.size != (collectionView?.bounds.size ?? .zero)
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    trace.note("bounds context at \(origin)")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    trace.note(
      "\(original.indexPath.short) from \(Int(original.size.height)) to \(Int(preferred.size.height))?"
    )
    return takesSizes && preferred.size.height != original.size.height
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    trace.note("size context \(original.indexPath.short)")
    measured[original.indexPath] = preferred.size.height
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferred,
      withOriginalAttributes: original
    )
    if let adjustment {
      context.contentOffsetAdjustment = adjustment(
        original.frame.minY,
        preferred.size.height - original.size.height
      )
    }
    return context
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    trace.note("target for \(Int(proposed.y))")
    return super.targetContentOffset(forProposedContentOffset: proposed)
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    trace.note("prepare for bounds change from \(Int(oldBounds.height)), now \(origin)")
    super.prepare(forAnimatedBoundsChange: oldBounds)
  }

  override func finalizeAnimatedBoundsChange() {
    trace.note("finalize bounds change")
    super.finalizeAnimatedBoundsChange()
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    if let collectionView { onUpdates?(collectionView) }
    trace.note((["updates"] + updateItems.map(\.short)).joined(separator: " "))
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  override func finalizeCollectionViewUpdates() {
    trace.note("finalize updates")
    super.finalizeCollectionViewUpdates()
  }

  /// Supplementary views that an update takes away and adds, by the layout's own decision.
  var announced: (deleted: [IndexPath], inserted: [IndexPath])?

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    guard let announced else { return [] }
    trace.note("headers to delete")
    return announced.deleted
  }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    guard let announced else { return [] }
    trace.note("headers to insert")
    return announced.inserted
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    trace.note("initial header \(elementIndexPath.short)")
    return super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: elementKind,
      at: elementIndexPath
    )
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    trace.note("final header \(elementIndexPath.short)")
    return super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: elementKind,
      at: elementIndexPath
    )
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    trace.note("prepare to")
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    trace.note("prepare from")
  }

  override func finalizeLayoutTransition() { trace.note("finalize transition") }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    trace.note("initial \(itemIndexPath.short)")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    trace.note("final \(itemIndexPath.short)")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }
}

extension UICollectionViewUpdateItem {
  /// As in “+0.3”, “-0.3”, “*0.3” for a reload and “0.3>0.4” for a move; “0.s” is a section.
  fileprivate var short: String {
    let before = indexPathBeforeUpdate?.shortWithSection ?? ""
    let after = indexPathAfterUpdate?.shortWithSection ?? ""
    return switch updateAction {
    case .insert: "+\(after)"
    case .delete: "-\(before)"
    case .reload: before == after ? "*\(before)" : "*\(before)>\(after)"
    case .move: "\(before)>\(after)"
    case .none: "none"
    }
  }
}

extension IndexPath {
  fileprivate var shortWithSection: String {
    item == NSNotFound ? "\(section).s" : short
  }
}
