public import CoreGraphics
public import Foundation
import TesseraCore
import TesseraEngine

/// Places items one after the other in lines, in sections with a header and a footer.
///
/// Lines run across the direction of scrolling; a line is full when the next item does not fit. In a
/// section whose items have one size they form a grid. In others each line is spread from its first
/// to its last item, but for the last line, whose items follow each other with the least spacing. Items
/// that are thinner than their line stand in its middle; one that is longer than a line stands alone,
/// overflows on both sides and is reported.
///
/// ```
/// ┌─────────────────────────┐
/// │         header          │
/// │  ┌─────┐ ┌─────┐ ┌─────┐ │  sectionInset around the lines
/// │  │  0  │ │  1  │ │  2  │ │
/// │  └─────┘ └─────┘ └─────┘ │  minimumInteritemSpacing within a line,
/// │  ┌─────┐ ┌─────┐         │  minimumLineSpacing between lines
/// │  │  3  │ │  4  │         │
/// │  └─────┘ └─────┘         │
/// │         footer          │
/// └─────────────────────────┘
/// ```
///
/// The properties count for every section and item for which the delegate, if it is a
/// `UICollectionViewDelegateFlowLayout`, has no method. With `estimatedItemSize` cells find their own
/// sizes as they come into view. What they have found is kept with the item, also while items around
/// it come, go and move; when the room across changes it is an assumption until they are asked again.
///
/// Where reading goes from right to left the collection view mirrors everything, so that the left side of an inset is on the right; a
/// subclass without mirroring overrides `flipsHorizontallyInOppositeLayoutDirection`.
///
/// Nothing is done for each item, unless the delegate has a method for sizes: with n sections and m
/// cells that have found their sizes, everything is placed in O(n), and what is in a rectangle is found
/// in O(log n + log m) for each visible line.
///
/// Attributes that were handed out may be changed in place; they are made anew where that was done.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  final var declared = FlowMetrics()
  final var solution: FlowSolution?
  final var invalidation = FlowInvalidation.everything
  final var pool = FlowAttributePool()

  /// The rectangle from which `sectionInset` is measured, across the direction of scrolling.
  public enum SectionInsetReference: Int, Sendable {
    /// From the content inset of the collection view.
    case fromContentInset
    /// From its safe area.
    case fromSafeArea
    /// From its layout margins.
    case fromLayoutMargins
  }

  /// Creates a vertical layout of items of 50 by 50 points, 10 points apart.
  public override init() { super.init() }

  /// Creates a layout as `init()` does; there are no archives to read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The size that lets an element find its own.
  ///
  /// As `estimatedItemSize`, `itemSize` or an answer of the delegate it is for cells, as
  /// `headerReferenceSize` or `footerReferenceSize` for headers and footers.
  public class var automaticSize: CGSize { FlowMetrics.automaticSize }

  /// The size of items, in points; 50 by 50 by default.
  open var itemSize: CGSize {
    get { declared.itemSize }
    set { declare(\.itemSize, newValue) }
  }

  /// The estimated size of items until their cells are measured; zero by default.
  ///
  /// Zero means that items have the size that `itemSize` or the delegate says. With any other, cells
  /// that come into view are asked by `preferredLayoutAttributesFitting(_:)`; with `automaticSize`,
  /// `itemSize` is what is assumed until then.
  open var estimatedItemSize: CGSize {
    get { declared.estimatedItemSize }
    set { declare(\.estimatedItemSize, newValue) }
  }

  /// The distance between lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat {
    get { declared.lineSpacing }
    set { declare(\.lineSpacing, newValue) }
  }

  /// The least distance between the items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat {
    get { declared.interitemSpacing }
    set { declare(\.interitemSpacing, newValue) }
  }

  /// The distances of the items from the edges of their section, in points; none by default.
  open var sectionInset: UIEdgeInsets {
    get { declared.sectionInset }
    set { declare(\.sectionInset, newValue) }
  }

  /// The rectangle from which `sectionInset` is measured; the content inset by default.
  open var sectionInsetReference: SectionInsetReference {
    get { declared.insetReference }
    set { declare(\.insetReference, newValue) }
  }

  /// The size of headers, in points; zero, which means none, by default.
  ///
  /// Only the side along the direction of scrolling counts; across, headers fill the content.
  open var headerReferenceSize: CGSize {
    get { declared.headerSize }
    set { declare(\.headerSize, newValue) }
  }

  /// The size of footers, as for headers.
  open var footerReferenceSize: CGSize {
    get { declared.footerSize }
    set { declare(\.footerSize, newValue) }
  }

  /// The direction in which the lines follow each other; vertical by default.
  open var scrollDirection: UICollectionView.ScrollDirection {
    get { declared.scrollDirection }
    set { declare(\.scrollDirection, newValue) }
  }

  /// Whether a header stays at the start of what shows while its section does; `false` by default.
  open var sectionHeadersPinToVisibleBounds: Bool {
    get { declared.pinnedBoundaries.contains(.headers) }
    set { pin(.headers, newValue) }
  }

  /// Whether a footer stays at the end of what shows while its section does; `false` by default.
  open var sectionFootersPinToVisibleBounds: Bool {
    get { declared.pinnedBoundaries.contains(.footers) }
    set { pin(.footers, newValue) }
  }

  /// The class of `UICollectionViewFlowLayoutInvalidationContext`.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Whether the collection view mirrors the layout where reading goes from right to left; `true`.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// The extent of all sections; across, the room that the collection view has for content.
  ///
  /// Asked outside of a layout pass it is that of the data as it is now: before the first pass, and after `reloadData()`.
  open override var collectionViewContentSize: CGSize {
    prepareToAnswer()
    guard let solution else { return .zero }
    return CGSize(solution.arrangement.contentSize)
  }

  /// Places what has become invalid; overrides call `super` first.
  ///
  /// Where nothing has to be placed again, as while scrolling, it costs nothing.
  open override func prepare() {
    super.prepare()
    solve()
  }

  /// The attributes of everything that overlaps `rect`, section by section.
  ///
  /// In a section that is the header, the items in order, and the footer.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { attributesOfElements(in: rect) }

  /// The attributes of the cell at `indexPath`; `nil` if there is no such item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return attributes(of: .item(indexPath.item), inSection: indexPath.section)
  }

  /// The attributes of the header or footer of a section; `nil` if it has none.
  ///
  /// Its index path is that of item 0, whether there is such an item or not.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, indexPath.item == 0 else { return nil }
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      return attributes(of: .header, inSection: indexPath.section)
    case UICollectionView.elementKindSectionFooter:
      return attributes(of: .footer, inSection: indexPath.section)
    default: return nil
    }
  }

  /// Makes invalid what `context` says; overrides call `super`.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteInvalidation(by: context)
    super.invalidateLayout(with: context)
  }

  override func elementsMoved(
    by context: UICollectionViewLayoutInvalidationContext
  ) -> [CollectionElement]? { movedItemAlone(in: context) ?? pinnedElementsAlone(in: context) }

  package override func surroundingsDidChange() {
    invalidateForSurroundings()
  }

  override func restingFrame(of element: CollectionElement) -> CGRect? {
    restingFrameOfPinned(element)
  }

  override var mainAxis: NSLayoutConstraint.Axis? {
    scrollDirection == .horizontal ? .horizontal : .vertical
  }

  override func dataWillChange(_ changes: [LayoutChange]) {
    super.dataWillChange(changes)
    invalidation.note(changes)
  }

  /// The changes of a shuffled list are as many objects as there are items.
  override var readsUpdateItems: Bool { type(of: self) != UICollectionViewFlowLayout.self }

  /// Whether there is another room across than before, or a pinned element has to move.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    changesRoom(newBounds) || movesPinnedElements(newBounds)
  }

  /// A context that names the pinned elements that move, and all of the layout if the room changes.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    context(
      super.invalidationContext(forBoundsChange: newBounds),
      forBoundsChange: newBounds
    )
  }

  /// A context that leaves sizes as they are.
  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    keepingSizes(
      super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths,
        withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths,
        previousPosition: previousPosition
      )
    )
  }

  /// A context that leaves sizes as they are.
  open override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    keepingSizes(
      super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths,
        previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled
      )
    )
  }

  /// Whether an element that finds its own size asks for another than it has.
  ///
  /// Of headers and footers only the side along the direction of scrolling counts.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { takesSize(of: preferredAttributes, insteadOf: originalAttributes) }

  /// Takes the size that an element asks for; the context says by how much the content grows.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    return takeSize(of: preferredAttributes, insteadOf: originalAttributes, context)
  }
}

extension UICollectionViewFlowLayout {
  /// Takes the value of a property, and becomes invalid if that is another one.
  private func declare<Value: Equatable>(
    _ property: WritableKeyPath<FlowMetrics, Value>,
    _ value: Value
  ) {
    guard declared[keyPath: property] != value else { return }
    declared[keyPath: property] = value
    invalidateLayout()
  }

  private func pin(_ boundaries: FlowMetrics.PinnedBoundaries, _ isPinned: Bool) {
    var pinned = declared.pinnedBoundaries
    if isPinned { pinned.insert(boundaries) } else { pinned.remove(boundaries) }
    declare(\.pinnedBoundaries, pinned)
  }

  /// Which elements stay in sight, as the properties say.
  var pinnedBoundaries: FlowMetrics.PinnedBoundaries {
    var pinned: FlowMetrics.PinnedBoundaries = []
    if sectionHeadersPinToVisibleBounds { pinned.insert(.headers) }
    if sectionFootersPinToVisibleBounds { pinned.insert(.footers) }
    return pinned
  }
}
