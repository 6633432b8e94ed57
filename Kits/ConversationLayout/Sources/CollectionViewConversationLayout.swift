public import CoreGraphics
public import Foundation
import TesseraCore
public import UIKit

/// A layout for conversations: one column of elements that find their own sizes.
///
/// Item 0 of section 0 is at the top, and nothing is turned upside down. A section can have a header and a footer,
/// of the kinds `UICollectionView.elementKindSectionHeader` and `…Footer`. Elements that are not seen yet cost
/// nothing, so a million of them open as fast as ten.
///
/// ```swift
/// let layout = CollectionViewConversationLayout()
/// layout.settings.interItemSpacing = 4
/// layout.delegate = self
/// let view = UICollectionView(frame: frame, collectionViewLayout: layout)
/// ```
@preconcurrency @MainActor
open class CollectionViewConversationLayout: UICollectionViewLayout {
  /// The settings that all elements share; measured sizes stay when they change.
  public var settings = ConversationLayoutSettings() {
    didSet {
      guard settings != oldValue else { return }
      if settings.indexPathForExtendedLayout != oldValue.indexPathForExtendedLayout {
        indexPathForExtendedLayout = settings.indexPathForExtendedLayout
      }
      invalidateLayout()
    }
  }
  /// Says what differs from element to element.
  public weak var delegate: (any ConversationLayoutDelegate)? {
    didSet { if delegate !== oldValue { invalidateLayout() } }
  }
  /// Whether elements that do not fill the collection view are at its bottom; `false` by default.
  public var keepContentAtBottomOfVisibleArea = false {
    didSet { if keepContentAtBottomOfVisibleArea != oldValue { invalidateLayout() } }
  }

  /// Whether batches leave the end of the content at the bottom while it is there; `true` by default.
  ///
  /// Away from the bottom the last message whose end is visible keeps its position. If this is `false` it is the first one whose start is
  /// visible, and nothing follows the end.
  public var keepContentOffsetAtBottomOnBatchUpdates: Bool {
    get { attention.keepsBottom }
    set { attention.keepsBottom = newValue }
  }

  var attention = ConversationAttention()
  var solution: ConversationSolution?
  var reading = Reading.unknown
  var pending = PendingInvalidation.everything
  var update: ConversationUpdate?
  /// The last answer, and the question it belongs to.
  private(set) var answer = Answer()

  /// The invalidation since the layout was prepared last.
  enum PendingInvalidation {
    case nothing
    /// Another room may be there.
    case room
    /// Settings, or what the delegate says.
    case declarations
    /// The counts; which changes lead to them is not known yet.
    case counts
    case everything
  }

  /// The elements of a rectangle, and where they stand across the column.
  struct Answer {
    fileprivate(set) var places: [ColumnPlace] = []
    fileprivate(set) var alignments: [ColumnElement: ConversationItemAlignment] = [:]
  }

  /// Whether the layout is mirrored where reading goes from right to left; it is.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Left to right; see ``flipsHorizontallyInOppositeLayoutDirection``.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// ``ConversationLayoutAttributes``.
  open override class var layoutAttributesClass: AnyClass { ConversationLayoutAttributes.self }

  /// The extent of all elements with the room around them.
  open override var collectionViewContentSize: CGSize { solution?.contentSize ?? .zero }

  /// Takes up what has become invalid; O(sections) after changes of data, the rest follows what was measured.
  open override func prepare() {
    super.prepare()
    solve()
  }

  /// Takes note of what a context makes invalid.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    note(context)
    super.invalidateLayout(with: context)
  }

  /// Everything that overlaps `rect`, from top to bottom.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    settleCounts()
    guard let solution else { return nil }
    let start = solution.columnStart
    solution.column.places(from: rect.minY - start, to: rect.maxY - start, into: &answer.places)
    answer.alignments.removeAll(keepingCapacity: true)
    let pinned = pinnedPlaces
    answer.places.removeAll { place in pinned.contains { $0.place.element == place.element } }
    return (answer.places + pinned.map(\.place)).compactMap { place in
      let alignment = alignment(of: place.element)
      answer.alignments[place.element] = alignment
      let attributes = attributes(at: place, solution, alignment)
      pinned.first { $0.place.element == place.element }.map { attributes.pin($0) }
      return attributes.frame.intersects(rect) ? attributes : nil
    }
  }

  /// The attributes of an item, wherever it is; `nil` if there is none such.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ColumnElement(cellAt: indexPath).flatMap { attributes(of: $0) }
  }

  /// The attributes of a header or footer, wherever it is; `nil` if there is none such.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ColumnElement(kind: elementKind, at: indexPath).flatMap { attributes(of: $0) }
  }

  /// Whether another room is left to the conversation, or a pinned element moves.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView, let solution else { return true }
    noteJourney(to: newBounds)
    return ConversationRoom(of: collectionView, bounds: newBounds, for: self) != solution.room
      || movesPins(newBounds)
  }

  /// Takes note that the room has changed, and nothing else.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? ConversationInvalidationContext)?.isOfRoomAlone = true
    context.contentOffsetAdjustment.y = correction(forBoundsChange: newBounds)
    adjustContentSize(context)
    return context
  }

  /// ``ConversationInvalidationContext``.
  open override class var invalidationContextClass: AnyClass {
    ConversationInvalidationContext.self
  }

  /// Whether an element that finds its own size asks for another than it has.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { takesSize(of: preferredAttributes) }

  /// Takes the size that an element asks for.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    takeSize(of: preferredAttributes, context)
    return context
  }

  /// Gives everything that was measured its new place.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    apply(updateItems)
  }

  /// Returns the attributes with which an item starts: the delegate's, or those on screen.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    start(of: ColumnElement(cellAt: itemIndexPath))
      ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  /// Returns the attributes with which an item ends: the delegate's, or those of where it will be.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    end(of: ColumnElement(cellAt: itemIndexPath))
      ?? super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  /// Returns the attributes with which a header or footer starts: the delegate's, or those on screen.
  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    start(of: ColumnElement(kind: elementKind, at: elementIndexPath))
      ?? super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind,
        at: elementIndexPath
      )
  }

  /// Returns the attributes with which a header or footer ends: the delegate's, or those of where it will be.
  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    end(of: ColumnElement(kind: elementKind, at: elementIndexPath))
      ?? super.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: elementKind,
        at: elementIndexPath
      )
  }

  /// Returns the offset that keeps the visible items in place, in an update; the proposed one otherwise.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    CGPoint(x: proposedContentOffset.x, y: answerTarget() ?? proposedContentOffset.y)
  }

  /// Asks the delegate to animate elements that stay, and ends the record of the update.
  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    animateStayingElements()
    endUpdate()
  }

  /// Keeps what was read before the bounds changed.
  open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    holdForAnimatedBoundsChange()
  }

  /// Ends what was kept for the change.
  open override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    endUpdate()
  }
}
