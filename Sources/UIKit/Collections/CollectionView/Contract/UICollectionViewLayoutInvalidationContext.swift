public import CoreGraphics
public import Foundation
import TesseraCore
package import TesseraEngine

/// The context of a layout's invalidation, with the adjustments of the offset and the content size.
///
/// Layouts subclass it to say more, and name their class in
/// `UICollectionViewLayout.invalidationContextClass`.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  private var elements = Elements()
  package var reason = InvalidationReason.layout
  /// What has become of an item that is moved interactively; `nil` in contexts of anything else.
  package var movement: MovementStep?

  private struct Elements {
    var items: [IndexPath]?
    var supplementaryViews: [String: [IndexPath]]?
    var decorationViews: [String: [IndexPath]]?
  }

  /// Creates a context that only invalidates the layout.
  public override init() { super.init() }

  /// Whether nothing the layout knows holds any more; set by the collection view alone.
  open var invalidateEverything: Bool { reason == .everything || reason == .anotherLayout }

  /// Whether the counts of sections and items have to be read again.
  open var invalidateDataSourceCounts: Bool { reason != .layout }

  /// The adjustment of the content offset, in points; zero by default.
  open var contentOffsetAdjustment = CGPoint.zero

  /// The adjustment of the content size until the layout returns a new one, in points.
  open var contentSizeAdjustment = CGSize.zero

  /// The cells that have become invalid; `nil` when none was named.
  open var invalidatedItemIndexPaths: [IndexPath]? { elements.items }

  /// The supplementary views that have become invalid, by kind; `nil` when none was named.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    elements.supplementaryViews
  }

  /// The decoration views that have become invalid, by kind; `nil` when none was named.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { elements.decorationViews }

  /// The paths at which the interactively moved items were shown so far; `nil` when none is moved.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? {
    movement?.previous.map { IndexPath($0) }
  }

  /// The paths at which the interactively moved items are shown from now on; `nil` when none is moved.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? {
    movement?.target.map { IndexPath($0) }
  }

  /// The middle of the interactively moved items, in the layout's coordinates; zero when there are none.
  open var interactiveMovementTarget: CGPoint { movement.map { CGPoint($0.position) } ?? .zero }

  /// Names cells that have become invalid, besides those named before.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    elements.items = (elements.items ?? []) + indexPaths
  }

  /// Names supplementary views that have become invalid, besides those named before.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    elements.supplementaryViews = (elements.supplementaryViews ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Names decoration views that have become invalid, besides those named before.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    elements.decorationViews = (elements.decorationViews ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}
