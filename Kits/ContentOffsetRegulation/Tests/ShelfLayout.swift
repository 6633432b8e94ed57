import ContentOffsetRegulation
import Foundation
import TesseraTestSupport
import UIKit

/// A layout as apps write them: extents in arrays, placed anew each time, changed by the items of an update, and no
/// answer while the counts have changed and the items are not known.
@MainActor
final class ShelfLayout: UICollectionViewLayout {
  private(set) lazy var regulator = ContentOffsetRegulator(for: self)
  private let axis: NSLayoutConstraint.Axis
  private let estimate: CGFloat
  private var extents: [[CGFloat]] = []
  private var frames: [[CGRect]] = []
  private var size = CGSize.zero
  private var awaits = Awaited.everything
  /// The gap between two items.
  var spacing: CGFloat = 0

  private enum Awaited { case nothing, changes, everything }

  init(axis: NSLayoutConstraint.Axis, estimate: CGFloat) {
    self.axis = axis
    self.estimate = estimate
    super.init()
    regulator.axis = axis
  }

  required init?(coder: NSCoder) { nil }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  override var collectionViewContentSize: CGSize { size }

  override func prepare() {
    super.prepare()
    if awaits == .everything, let view = collectionView {
      extents = (0..<view.numberOfSections).map {
        Array(repeating: estimate, count: view.numberOfItems(inSection: $0))
      }
      awaits = .nothing
    }
    if awaits == .nothing { place() }
    regulator.didPrepare()
  }

  private func place() {
    guard let view = collectionView else { return }
    let across = axis == .vertical ? view.bounds.width : view.bounds.height
    var start: CGFloat = 0
    frames = extents.map { section in
      section.map { extent in
        defer { start += extent + spacing }
        return axis == .vertical
          ? CGRect(x: 0, y: start, width: across, height: extent)
          : CGRect(x: start, y: 0, width: extent, height: across)
      }
    }
    let length = max(0, start - spacing)
    size =
      axis == .vertical
      ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    regulator.willInvalidate(with: context)
    if context.invalidateEverything {
      awaits = .everything
    } else if context.invalidateDataSourceCounts, awaits == .nothing {
      awaits = .changes
    }
    super.invalidateLayout(with: context)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard awaits == .nothing else { return nil }
    let attributes = frames.indices.flatMap { section in
      frames[section].indices.compactMap { item in
        let isIn = frames[section][item].intersects(rect)
        return isIn ? layoutAttributesForItem(at: IndexPath(item: item, section: section)) : nil
      }
    }
    regulator.didAnswer(attributes, in: rect)
    return attributes
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard frames.indices.contains(indexPath.section),
      frames[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.section][indexPath.item]
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let isRegulated = regulator.shouldInvalidate(forBoundsChange: newBounds)
    return newBounds.size != collectionView?.bounds.size || isRegulated
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    regulator.didMakeContext(context, forBoundsChange: newBounds)
    return context
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size != originalAttributes.size }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    regulator.willTakeSize()
    let (path, size) = (originalAttributes.indexPath, preferredAttributes.size)
    extents[path.section][path.item] = axis == .vertical ? size.height : size.width
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    awaits = .nothing
    apply(updateItems)
    place()
    regulator.prepare(forCollectionViewUpdates: updateItems)
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  { regulator.targetContentOffset(forProposedContentOffset: proposedContentOffset) }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    regulator.finalizeCollectionViewUpdates()
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    regulator.prepareForAnimatedBoundsChange()
  }

  override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    regulator.finalizeAnimatedBoundsChange()
  }
}

extension ShelfLayout {
  /// Gives every extent the place that its item has after a batch.
  private func apply(_ changes: [UICollectionViewUpdateItem]) {
    guard let view = collectionView else { return }
    let former = extents
    var (leaving, placed) = (Set<Int>(), [Int: Int?]())
    var reloaded: Set<Int> = []
    var (out, into) = (Set<IndexPath>(), [IndexPath: CGFloat]())
    for change in changes {
      let (old, new) = (change.indexPathBeforeUpdate, change.indexPathAfterUpdate)
      switch (change.updateAction, old, new) {
      case (.reload, let old?, _): if old.item == NSNotFound { reloaded.insert(old.section) }
      case (.none, _, _), (.reload, nil, _): break
      default:
        if old?.item == NSNotFound || new?.item == NSNotFound {
          if let old { leaving.insert(old.section) }
          if let new { placed.updateValue(old?.section, forKey: new.section) }
        } else {
          if let old { out.insert(old) }
          if let new { into[new] = old.map { former[$0.section][$0.item] } ?? estimate }
        }
      }
    }
    let staying = former.indices.filter { !leaving.contains($0) }.map { Optional($0) }
    let origins = [Int?](placing: placed, among: staying)
    extents = (0..<view.numberOfSections).map { section in
      let count = view.numberOfItems(inSection: section)
      guard origins.indices.contains(section), let old = origins[section], !reloaded.contains(old)
      else { return Array(repeating: estimate, count: count) }
      let kept = former[old].indices.filter { !out.contains(IndexPath(item: $0, section: old)) }
      var coming: [Int: CGFloat] = [:]
      for (path, extent) in into where path.section == section { coming[path.item] = extent }
      return [CGFloat](placing: coming, among: kept.map { former[old][$0] })
    }
  }
}
