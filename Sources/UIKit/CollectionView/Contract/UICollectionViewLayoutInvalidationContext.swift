public import CoreGraphics
public import Foundation

/// What of a layout has become invalid, and by how much the offset and the content have shifted.
///
/// Layouts subclass it to say more, and name their class in
/// `UICollectionViewLayout.invalidationContextClass`.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  private var elements = Elements()
  var reason = Reason.layout
  /// What has become of an item that is moved interactively; `nil` in contexts of anything else.
  var movement: MovementStep?

  private struct Elements {
    var items: [IndexPath]?
    var supplementaryViews: [String: [IndexPath]]?
    var decorationViews: [String: [IndexPath]]?
  }

  /// What the collection view says with a context; two flags of Apple's that are never told apart.
  enum Reason {
    /// The layout changes: counts are as they were.
    case layout
    /// Items were inserted, deleted or moved.
    case counts
    /// The data source was replaced, or the data reloaded.
    case everything
    /// The layout takes over from another: all is new to it, and the data is the same.
    case anotherLayout
  }

  /// Creates a context that says no more than that the layout is invalid.
  public override required init() { super.init() }

  /// Whether nothing the layout knows holds any more; set by the collection view alone.
  open var invalidateEverything: Bool { reason == .everything || reason == .anotherLayout }

  /// Whether the numbers of sections and items have to be asked for again.
  open var invalidateDataSourceCounts: Bool { reason != .layout }

  /// What is added to the content offset, in points; nothing by default.
  open var contentOffsetAdjustment = CGPoint.zero

  /// What is added to the content size until the layout is asked for it, in points.
  open var contentSizeAdjustment = CGSize.zero

  /// The cells that have become invalid; `nil` when none was named.
  open var invalidatedItemIndexPaths: [IndexPath]? { elements.items }

  /// The supplementary views that have become invalid, by kind; `nil` when none was named.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    elements.supplementaryViews
  }

  /// The decoration views that have become invalid, by kind; `nil` when none was named.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { elements.decorationViews }

  /// Where the items that are moved interactively were shown so far; `nil` when none is moved.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }

  /// Where the items that are moved interactively are shown from now on; `nil` when none is moved.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.target }

  /// Where the middle of what is moved interactively is, in the layout's coordinates; zero when nothing is.
  open var interactiveMovementTarget: CGPoint { movement?.position ?? .zero }

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
