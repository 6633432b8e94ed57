public import CoreGraphics
public import Foundation
import TesseraCore
package import TesseraEngine

/// Says where the elements of a collection view stand.
///
/// Subclasses override `collectionViewContentSize`, `layoutAttributesForElements(in:)` and
/// `layoutAttributesForItem(at:)`, and what else they need. A layout is never asked for anything
/// before it has been told that everything is invalid and `prepare()` was called.
///
/// In a pass the collection view asks in this order, and leaves out what is still valid:
/// `invalidateLayout(with:)`, `prepare()`, `collectionViewContentSize`,
/// `layoutAttributesForElements(in:)`.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  weak var owner: UICollectionView?
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  /// What receives the changes of a batch before the layout prepares, for the module Tessera.
  package var advanceUpdates: AdvanceUpdates?
  /// What receives the calls to the layout, for the module Tessera.
  package var callRecorder: LayoutCallRecorder?

  /// Creates a layout that places nothing.
  public override init() { super.init() }

  /// Creates a layout; there are no archives to read.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection view that uses the layout; `nil` before it is installed and after it was taken.
  open var collectionView: UICollectionView? { owner }

  /// Prepares the layout where it is asked outside of a pass of its collection view and is not valid for the present data.
  final func prepareToAnswer() {
    guard let owner, owner.collectionViewLayout === self else { return }
    owner.engine.answering.bringModelUpToDate()
  }

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that the layout is invalidated with.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The direction that the layout is written for; left to right unless overridden.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view mirrors everything when it reads in the other direction.
  ///
  /// `false` unless overridden. When it mirrors, the layout keeps answering in its own coordinates;
  /// `layoutAttributesForElements(in:)` is asked in them too. Bounds and offsets are never mirrored.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The axis along which the layout places one thing after another; `nil` where it does not say.
  var mainAxis: NSLayoutConstraint.Axis? { nil }

  /// The colour that fills the collection view while it has some bounds; `nil` for its own.
  func backdrop(in bounds: CGRect) -> UIColor? { nil }

  /// The extent of everything the layout places, in points; zero unless overridden.
  open var collectionViewContentSize: CGSize { .zero }

  /// The layout is about to be asked, and something has changed since the last time.
  open func prepare() {}

  /// The attributes of everything that overlaps `rect`, in any order; `nil` unless overridden.
  ///
  /// More than that may be answered. `nil` means that what is shown stays as it is.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The sections that scroll by themselves and whose frame overlaps `rect`, each once; none unless
  /// overridden.
  func containers(in rect: CGRect) -> [SectionContainer] { [] }

  /// The container of `section`, wherever it is; `nil` for a section that does not scroll by itself.
  func container(ofSection section: Int) -> SectionContainer? { nil }

  /// What says the swipe actions on a side of a section's items; nil for sections that are no lists, and lists
  /// without actions there.
  func swipeActions(ofSection section: Int, _ side: SwipeSide)
    -> UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  { nil }

  /// The attributes of everything in the container of `section` that overlaps `rect`, which is where it would
  /// be if nothing were scrolled; each has `isInContainer` set.
  func layoutAttributesForElements(
    in rect: CGRect,
    ofContainer section: Int
  ) -> [UICollectionViewLayoutAttributes] { [] }

  /// What is in the container of `section` was scrolled; does nothing unless overridden.
  func containerDidScroll(section: Int) {}

  /// The attributes of the cell at `indexPath`, wherever it is; `nil` unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a supplementary view, wherever it is; `nil` unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration view, wherever it is; `nil` unless overridden.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Invalidates everything of the layout, except the counts of sections and items.
  ///
  /// Nothing is asked before the next pass; calls before it count once.
  open func invalidateLayout() {
    invalidateLayout(with: makeInvalidationContext())
  }

  /// Makes invalid what `context` says; overrides call `super`.
  ///
  /// Outside of updates the adjustments of the context are applied at once. `prepare()` follows in
  /// the next pass, or in the one that runs.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    owner?.engine.layoutDidInvalidate(self, with: context)
  }

  /// Whether new bounds make the layout invalid; `false` unless overridden.
  ///
  /// Asked for every change of the bounds, those of a scrolled frame too, while the collection view
  /// still has the old ones, and with the present bounds after a change of insets, margins or the
  /// direction. Layouts that fit their content to the size of the collection view answer `true` when
  /// the size differs.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context of the invalidation by new bounds; called while the collection view still has the old ones.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Whether the layout takes the size a view asks for; `false` unless overridden.
  ///
  /// - Parameters:
  ///   - preferredAttributes: What the view answered; a copy it was free to change.
  ///   - originalAttributes: What the layout had said.
  /// - Returns: Whether `invalidationContext(forPreferredLayoutAttributes:…)` shall be asked.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context of the invalidation by a view's preferred size; layouts apply that size here.
  ///
  /// - Parameters:
  ///   - preferredAttributes: What the view answered; a copy it was free to change.
  ///   - originalAttributes: What the layout had said.
  /// - Returns: A context of `invalidationContextClass`.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Returns the offset at which scrolling stops; `proposedContentOffset` unless overridden.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which it would stop by itself.
  ///   - velocity: The speed of the finger at the end of the drag, in points per millisecond.
  /// - Returns: The offset to stop at, in content coordinates.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The offset after a change of layout or an update; `proposedContentOffset` unless overridden.
  ///
  /// In an update the offset that there is now is proposed, also where the content has become too short for it.
  /// What this answers is brought inside the content together with what sizes need that are found later.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  /// The elements that are all that a context makes invalid; `nil` unless overridden.
  ///
  /// Layouts of this module say so of pinned elements, which follow every scrolled frame: they are then
  /// asked for these alone, without preparing again.
  func elementsMoved(
    by context: UICollectionViewLayoutInvalidationContext
  ) -> [CollectionElement]? { nil }

  /// The insets, the safe area, the margins or the direction of the collection view have changed.
  ///
  /// Layouts of this module that fit their content to them become invalid if that matters. All others are asked
  /// as for new bounds, which are those that there are.
  package func surroundingsDidChange() {
    guard let bounds = owner?.bounds, shouldInvalidateLayout(forBoundsChange: bounds) else {
      return
    }
    invalidateLayout(with: invalidationContext(forBoundsChange: bounds))
  }

  /// Where a view that may be pinned would be if it were not; nil for all others.
  func restingFrame(of element: CollectionElement) -> CGRect? { nil }

  /// Whether some places follow from assumptions, which the layout may find wrong when it prepares.
  package var restsOnAssumptions: Bool { false }

  /// Why places may be other ones since the last time this was asked.
  package func takeDisplacement() -> LayoutDisplacement { .change }

  /// The data changes by a batch; the next `prepare()` is asked in the index space after it.
  ///
  /// Called between `invalidateLayout(with:)`, whose context has `invalidateDataSourceCounts`, and
  /// `prepare()`. The collection view has the counts after the batch then, and `changes` lead to them.
  /// Layouts of this module apply the changes to their models here, so that `prepare()` costs what has
  /// changed; other layouts receive the batch in `prepare(forCollectionViewUpdates:)`, as Apple's
  /// documentation says, or with the module Tessera in advance too. Overrides call `super`.
  func dataWillChange(_ changes: [LayoutChange]) { advanceUpdates?.receive(changes) }

  /// Whether anything may look at the items of `prepare(forCollectionViewUpdates:)`; only what receives the batch by
  /// ``dataWillChange(_:)`` and is no subclass of an app's can say that nothing does.
  var readsUpdateItems: Bool { true }

  /// A batch of changes is known, in full; `prepare()` was called with the new numbers before.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// The last call of an update, inside its animation block.
  open func finalizeCollectionViewUpdates() {}

  /// The size changes inside an animation block; the collection view has the new bounds already.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// The last call of an animated change of size, inside its animation block.
  open func finalizeAnimatedBoundsChange() {}

  /// This layout gives way to `newLayout`.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// This layout takes over from `oldLayout`.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// The last call of a change of layout, inside its animation block if there is one.
  open func finalizeLayoutTransition() {}

  /// Returns the attributes with which the cell at `itemIndexPath`, in the index space after the update, starts; `nil` for those with
  /// which it ends.
  ///
  /// Asked in updates, animated changes of size and changes of layout for every cell that is on screen afterwards. Unless overridden: the
  /// attributes of the cell on screen if there is one, else `nil`.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    owner?.engine.turn.update?.defaultInitialAttributes(.cell(named: itemIndexPath))?.uikit
  }

  /// Returns the attributes with which the cell at `itemIndexPath`, in the index space before the update, ends; `nil` fades it out in
  /// place.
  ///
  /// Asked in updates, animated changes of size and changes of layout for every cell that was on screen before. Unless overridden: the
  /// attributes of the cell after the update if it still exists, else `nil`.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    owner?.engine.turn.update?.defaultFinalAttributes(.cell(named: itemIndexPath))?.uikit
  }

  /// Returns the attributes with which a supplementary view starts, as for items.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    owner?.engine.turn.update?.defaultInitialAttributes(
      .supplementaryView(elementKind, named: elementIndexPath)
    )?.uikit
  }

  /// Returns the attributes with which a supplementary view ends, as for items.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    owner?.engine.turn.update?.defaultFinalAttributes(
      .supplementaryView(elementKind, named: elementIndexPath)
    )?.uikit
  }

  /// Returns the attributes with which a decoration view starts, as for items.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    owner?.engine.turn.update?.defaultInitialAttributes(
      .decorationView(elementKind, named: decorationIndexPath)
    )?.uikit
  }

  /// Returns the attributes with which a decoration view ends, as for items.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    owner?.engine.turn.update?.defaultFinalAttributes(
      .decorationView(elementKind, named: decorationIndexPath)
    )?.uikit
  }

  /// Returns the target path of an item that is moved interactively, whose middle is at `position`.
  ///
  /// Unless overridden: the place among the cells near `position` whose middle is nearest, its own if it
  /// is that, and the only place in a section without items whose header or footer is there.
  ///
  /// - Parameters:
  ///   - previousIndexPath: Where the item is shown now.
  ///   - position: In the layout's coordinates.
  /// - Returns: The path that the item has there, counted without the item itself.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath {
    ShownPath(previousIndexPath).map { IndexPath(nearestTarget(ofItemAt: $0, position)) }
      ?? previousIndexPath
  }

  /// Returns the attributes of an item while it is moved interactively, instead of those of its slot.
  ///
  /// Unless overridden: as in its place, but with the middle at `position` and in front of all others.
  ///
  /// - Parameters:
  ///   - indexPath: Where the item is shown, the others having made room.
  ///   - position: Where its middle is, in the layout's coordinates.
  /// - Returns: Attributes of the cell at `indexPath`.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    pickedUpAttributes(ofItemAt: ShownPath(naming: indexPath), position)
  }

  /// Returns the context of the invalidation when items are moved on interactively; overrides call `super`.
  ///
  /// Called whenever the position has changed, and when the movement begins. Where the items belong elsewhere than before, the layout is
  /// notified as of any batch, with this context at its start.
  ///
  /// - Parameters:
  ///   - targetIndexPaths: Where the items are shown from now on.
  ///   - targetPosition: Where the middle is now, in the layout's coordinates.
  ///   - previousIndexPaths: Where the items were shown so far.
  ///   - previousPosition: Where the middle was when the layout was asked last.
  /// - Returns: A context of `invalidationContextClass`.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    makeMovementContext(from: previousIndexPaths, to: targetIndexPaths, targetPosition)
  }

  /// Returns the context of the invalidation when items are dropped that were moved interactively; overrides call `super`.
  ///
  /// - Parameters:
  ///   - indexPaths: Where the items stay; where they came from if the movement was cancelled.
  ///   - previousIndexPaths: Where they were shown last.
  ///   - movementCancelled: Whether everything is as it was before the movement.
  /// - Returns: A context of `invalidationContextClass`.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    makeMovementContext(from: previousIndexPaths, to: indexPaths, .zero)
  }

  /// The supplementary views that an update takes away besides those of deleted sections and items.
  ///
  /// Asked in each update, for each kind that was placed so far, before the ends and starts of
  /// supplementary views. None unless overridden.
  ///
  /// - Parameter elementKind: The kind of the views.
  /// - Returns: Their paths before the update; paths without a view have no effect.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views that an update takes away besides those of deleted sections.
  ///
  /// Asked as for supplementary views, before the ends and starts of decoration views. None unless
  /// overridden.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The supplementary views that an update adds besides those of inserted sections and items.
  ///
  /// They get new views, which appear. Asked directly after those that are taken away; a path in both
  /// is a view that is replaced. None unless overridden.
  ///
  /// - Parameter elementKind: The kind of the views.
  /// - Returns: Their paths after the update; paths without a view have no effect.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views that an update adds besides those of inserted sections.
  ///
  /// Asked as for supplementary views. None unless overridden.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Registers `viewClass` for decoration views of a kind, or removes the registration for `nil`.
  ///
  /// A class that is not a `UICollectionReusableView` is reported and not taken.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorationClasses[elementKind] = nil
      return
    }
    guard let viewClass = viewClass as? UICollectionReusableView.Type else {
      return Diagnostics.report(
        .registration,
        "\(viewClass) is no UICollectionReusableView; decoration views of kind \(elementKind) are not made of it."
      )
    }
    decorationClasses[elementKind] = viewClass
  }
}

extension UICollectionViewLayout {
  /// A context of the class that the layout names, or of the base class when that is not a context.
  func makeInvalidationContext(
    _ reason: InvalidationReason = .layout
  ) -> UICollectionViewLayoutInvalidationContext {
    let named =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    let context = NSObject.made(by: named ?? UICollectionViewLayoutInvalidationContext.self)
    context.reason = reason
    return context
  }
}
