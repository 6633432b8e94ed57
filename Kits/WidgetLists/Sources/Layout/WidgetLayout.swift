public import CoreGraphics
public import Foundation
import TesseraCore
public import UIKit

/// A layout that packs widgets: rows, columns, runs, and backgrounds that stand behind several of them.
///
/// The frame of each widget follows from the rules W1 to W10 in the documentation. Only widgets that become visible compute their sizes;
/// others have their estimates. When an estimate turns out wrong, visible widgets stay where they are. Measured sizes are stored in
/// ``sizes``.
///
/// Along a horizontal direction of scrolling all widgets stand beside each other, each as wide as it asks for and as high as
/// the collection view. A frame costs what is in sight and the logarithm of the number of rows; it is mirrored where reading
/// goes from right to left.
@preconcurrency @MainActor
open class WidgetLayout: UICollectionViewLayout {
  /// The direction in which the widgets follow each other; vertical by default.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The estimated extent of widgets without an estimate along the direction of scrolling, in points; 44 by default.
  ///
  /// A length below zero, or one that is not finite, counts as 0.
  public var estimatedExtent: CGFloat = 44 {
    didSet { if estimatedExtent != oldValue { invalidateLayout() } }
  }

  /// The width in which widgets of a horizontal layout are asked for their sizes; nil, as by default, for that of the
  /// collection view.
  public var itemWidth: CGFloat? {
    didSet { if itemWidth != oldValue { invalidateLayout() } }
  }

  /// Remembers sizes.
  public var sizes: any WidgetSizeCaching = WidgetSizeCache() {
    didSet { invalidateLayout() }
  }

  /// The binding that displays widgets in the collection view; `nil` before any were bound to it.
  public internal(set) var binding: WidgetBinding?

  var pack: WidgetPack? {
    didSet {
      answer = Answer()
      checked = nil
    }
  }
  /// The last answer, and the question it belongs to.
  private var answer = Answer()
  /// The stretch of the content that was found to be certain last.
  private var checked: Range<CGFloat>?
  var pending = Pending.everything
  /// Where the offset goes in an update; nil outside of updates.
  var updateTarget: CGFloat?
  /// Whether a batch is under way that has not been laid out yet.
  var isInBatch = false

  /// The invalidation since the layout was prepared last.
  enum Pending {
    case nothing
    case change(WidgetChange)
    case everything
  }

  /// The attributes of some lines, and others that were answered before; all of one state of the layout.
  private struct Answer {
    var lines: Range<Int>?
    var attributes: [UICollectionViewLayoutAttributes] = []
    var known: [Int: UICollectionViewLayoutAttributes] = [:]
  }

  /// Whether the layout is mirrored where reading goes from right to left; it is.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Left to right; see ``flipsHorizontallyInOppositeLayoutDirection``.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// A context that knows whether places alone have changed.
  open override class var invalidationContextClass: AnyClass { WidgetInvalidationContext.self }

  /// The extent of all widgets.
  open override var collectionViewContentSize: CGSize {
    guard let pack else { return .zero }
    return pack.room.isHorizontal
      ? CGSize(width: pack.totalExtent, height: pack.room.across)
      : CGSize(width: pack.room.across, height: pack.totalExtent)
  }

  /// Lays out what has become invalid, and computes the sizes of visible widgets.
  open override func prepare() {
    super.prepare()
    solve()
  }

  /// Takes note of what a context makes invalid.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let isOfPlaces = (context as? WidgetInvalidationContext)?.isOfPlacesAlone == true
    if context.invalidateEverything || !(isOfPlaces || context.invalidateDataSourceCounts) {
      pending = .everything
    } else if context.invalidateDataSourceCounts, case .nothing = pending {
      pending = .everything
    }
    super.invalidateLayout(with: context)
  }

  /// Everything on the lines that overlap `rect`, backgrounds included.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let pack else { return nil }
    let (start, end) =
      pack.room.isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    let lines = pack.lines(from: start, to: end)
    if lines == answer.lines { return answer.attributes }
    let rows = pack.rows(ofLines: lines)
    if answer.known.count > Self.knownCount { answer.known = [:] }
    answer.attributes = rows.map { row in
      if let known = answer.known[row] { return known }
      let attributes = attributes(ofRow: row, in: pack)
      answer.known[row] = attributes
      return attributes
    }
    answer.lines = lines
    return answer.attributes
  }

  /// The attributes of a widget, wherever it is; nil if there is none.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let pack, let row = pack.rows.row(at: indexPath) else { return nil }
    return attributes(ofRow: row, in: pack)
  }

  private func attributes(
    ofRow row: Int,
    in pack: WidgetPack
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: pack.rows.path(ofRow: row))
    attributes.frame = pack.frame(ofRow: row)
    if let span = pack.backgrounds.span(at: row) {
      attributes.zIndex = pack.backgrounds.depth(of: span) - Self.deepestBackground
    }
    return attributes
  }

  /// How many attributes are kept at least.
  private static let knownCount = 1_000

  /// Backgrounds are behind everything else as long as no more of them are in each other.
  private static let deepestBackground = 1_000

  /// Whether another room is left, or widgets come into sight that have not computed their sizes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let pack, let room = room(in: newBounds) else { return true }
    guard room == pack.room else { return true }
    let stretch = stretch(of: newBounds, pack)
    if let checked, checked.lowerBound <= stretch.lowerBound,
      stretch.upperBound <= checked.upperBound
    {
      return false
    }
    guard let certain = pack.certainStretch(around: stretch) else { return true }
    checked = certain
    return false
  }

  /// Computes the sizes of widgets that become visible, and keeps visible ones where they are.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    follow(newBounds, context)
    return context
  }

  /// False: widgets know their sizes.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the offset that keeps visible widgets in place, in an update; the proposed one otherwise.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    guard let updateTarget, let pack else { return proposedContentOffset }
    return pack.room.isHorizontal
      ? CGPoint(x: updateTarget, y: proposedContentOffset.y)
      : CGPoint(x: proposedContentOffset.x, y: updateTarget)
  }

  /// Ends what was kept for the update.
  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    updateTarget = nil
    isInBatch = false
  }
}
