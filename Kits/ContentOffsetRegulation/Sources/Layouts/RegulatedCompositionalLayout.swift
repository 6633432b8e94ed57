public import Foundation
public import UIKit

/// A compositional layout that keeps the visible items in place; see ``regulator``.
///
/// ```swift
/// let layout = RegulatedCompositionalLayout(section: section)
/// layout.regulator.policy = .firstVisible(sticksToStart: nil)
/// ```
///
/// Subclasses call `super` in the methods that they override, as for any compositional layout.
@preconcurrency @MainActor
open class RegulatedCompositionalLayout: UICollectionViewCompositionalLayout {
  /// The regulator of the offset, along the direction of scrolling.
  public private(set) lazy var regulator = ContentOffsetRegulator(for: self)
  /// The visible items, as the regulator records them.
  public var visibleStateController: VisibleStateController { regulator.visibleStateController }

  /// Places what has become invalid, and leads the offset.
  open override func prepare() {
    super.prepare()
    let isHorizontal = configuration.scrollDirection == .horizontal
    regulator.axis = isHorizontal ? .horizontal : .vertical
    regulator.didPrepare()
  }

  /// Records the visible items.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    regulator.willInvalidate(with: context)
    super.invalidateLayout(with: context)
  }

  /// Everything that overlaps `rect`.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    regulator.didAnswer(attributes, in: rect)
    return attributes
  }

  /// Whether something becomes invalid, or what is kept moves.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let isRegulated = regulator.shouldInvalidate(forBoundsChange: newBounds)
    return super.shouldInvalidateLayout(forBoundsChange: newBounds) || isRegulated
  }

  /// Returns the context of the invalidation by new bounds.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    regulator.didMakeContext(context, forBoundsChange: newBounds)
    return context
  }

  /// Takes the size that an element asks for.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    regulator.willTakeSize()
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
  }

  /// Follows what is kept through a batch.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    regulator.prepare(forCollectionViewUpdates: updateItems)
  }

  /// Returns the offset that keeps the visible items in place, in a batch.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    regulator.targetContentOffset(
      forProposedContentOffset: super.targetContentOffset(
        forProposedContentOffset: proposedContentOffset
      )
    )
  }

  /// Ends what was kept for the batch.
  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    regulator.finalizeCollectionViewUpdates()
  }

  /// Keeps what was read before the bounds changed.
  open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    regulator.prepareForAnimatedBoundsChange()
  }

  /// Ends what was kept for the change.
  open override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    regulator.finalizeAnimatedBoundsChange()
  }
}
