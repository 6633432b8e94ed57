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
  /// Whether there is a shade behind the rows of each section.
  var decorates = false
  var takesSizes = false
  var followsBounds = false
  /// Replaces what is answered, for layouts that are wrong.
  var spoil: (([UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes]?)?
  /// Replaces what is answered for one row, and for the content size.
  var spoilItem: ((UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes?)?
  var spoilSize: ((CGSize) -> CGSize)?
  /// What is added to the offset for each size taken.
  var adjustment: ((CGFloat, CGFloat) -> CGPoint)?
  /// Runs when the layout is told of updates, with the collection view.
  var onUpdates: ((UICollectionView) -> Void)?
  /// Runs in the last call of an update.
  var onFinalize: ((ListLayout) -> Void)?
  /// The offset that the layout wants instead of the one that is proposed.
  var target: ((CGPoint) -> CGPoint)?
  /// Replaces what is answered for the starts and ends of rows, “initial” and “final”.
  var way:
    (
      (String, IndexPath, UICollectionViewLayoutAttributes?) ->
        UICollectionViewLayoutAttributes?
    )?
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
    return spoilSize.map { $0(size) } ?? size
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
      let begin = top
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let row = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section)
        )
        let height = measured[row.indexPath] ?? height(row.indexPath)
        row.frame = CGRect(x: 0, y: top, width: collectionView.bounds.width, height: height)
        attributes.append(row)
        top += height
      }
      if decorates { shade(path, from: begin, to: top, width: collectionView.bounds.width) }
    }
    size = CGSize(width: collectionView.bounds.width, height: top)
  }

  private func shade(_ path: IndexPath, from top: CGFloat, to bottom: CGFloat, width: CGFloat) {
    let shade = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shade", with: path)
    shade.frame = CGRect(x: 0, y: top, width: width, height: bottom - top)
    shade.zIndex = -1
    attributes.append(shade)
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
    let found = attributes.first {
      $0.representedElementCategory == .cell && $0.indexPath == indexPath
    }
    return spoilItem.map { $0(found) } ?? found.known(at: indexPath, to: self)
  }

  /// Where a row of the first section is, unspoilt.
  func frame(ofRow item: Int) -> CGRect? {
    let path = IndexPath(item: item, section: 0)
    return attributes.first {
      $0.representedElementCategory == .cell && $0.indexPath == path
    }?.frame
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
    return target.map { $0(proposed) }
      ?? super.targetContentOffset(forProposedContentOffset: proposed)
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
    onFinalize?(self)
    super.finalizeCollectionViewUpdates()
  }

  /// The views of a kind that an update takes away and adds by the layout's own decision.
  struct Announcement {
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
  }

  var headers = Announcement()
  var shades = Announcement()

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    trace.note("headers to delete")
    return headers.deleted
  }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    trace.note("headers to insert")
    return headers.inserted
  }

  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    trace.note("shades to delete")
    return shades.deleted
  }

  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    trace.note("shades to insert")
    return shades.inserted
  }

  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    trace.note("initial shade \(decorationIndexPath.short)")
    return super.initialLayoutAttributesForAppearingDecorationElement(
      ofKind: elementKind,
      at: decorationIndexPath
    )
  }

  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    trace.note("final shade \(decorationIndexPath.short)")
    return super.finalLayoutAttributesForDisappearingDecorationElement(
      ofKind: elementKind,
      at: decorationIndexPath
    )
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
    let start = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    return way.map { $0("initial", itemIndexPath, start) } ?? start
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    trace.note("final \(itemIndexPath.short)")
    let end = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return way.map { $0("final", itemIndexPath, end) } ?? end
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
