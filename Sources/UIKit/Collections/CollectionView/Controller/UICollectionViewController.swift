public import CoreGraphics
public import Foundation
import TesseraEngine

/// Manages a collection view whose data source and delegate it is.
///
/// Subclasses override the methods of both protocols. Those of the data source answer that there is one empty
/// section, and those of the delegate what a delegate without them means.
///
/// `view` is a plain view that the collection view fills, so that other views can stand beside it.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let initialLayout: UICollectionViewLayout
  private var shown: UICollectionView?
  private var habits = Habits()

  private struct Habits {
    var clearsSelection = true
    var installsMovement = true
  }

  /// Creates a controller whose collection view is laid out by `layout`.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a flow layout; a name of a nib is reported, because there are none.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a flow layout; there are no archives to read.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection view, made by `loadView()` when first asked for.
  ///
  /// Reading it gives `nil` only if a subclass has made a view without one. Another one takes the place of the
  /// one before, and has the controller as its data source and delegate unless it has others.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return shown
    }
    set {
      guard newValue !== shown else { return }
      shown?.removeFromSuperview()
      shown = newValue
      guard let newValue else { return }
      if newValue.dataSource == nil { newValue.dataSource = self }
      if newValue.delegate == nil { newValue.delegate = self }
      if isViewLoaded { place(newValue) }
    }
  }

  /// The layout of the collection view, or the one that it will be made with.
  open var collectionViewLayout: UICollectionViewLayout {
    shown?.collectionViewLayout ?? initialLayout
  }

  /// Whether nothing is selected any more when the view appears again; `true` by default.
  open var clearsSelectionOnViewWillAppear: Bool {
    get { habits.clearsSelection }
    set { habits.clearsSelection = newValue }
  }

  /// Whether a finger that rests on an item, or a mouse that drags it, picks it up to move it; `true` by default.
  ///
  /// Only items can be moved for which `collectionView(_:canMoveItemAt:)` answers `true`.
  open var installsStandardGestureForInteractiveMovement: Bool {
    get { habits.installsMovement }
    set { habits.installsMovement = newValue }
  }

  /// Makes a view that the collection view fills.
  open override func loadView() {
    let collectionView =
      shown ?? UICollectionView(frame: boundsForLoading, collectionViewLayout: initialLayout)
    view = UIView(frame: collectionView.frame)
    self.collectionView = collectionView
    collectionView.isEditing = isEditing
    place(collectionView)
  }

  private func place(_ collectionView: UICollectionView) {
    guard let view = viewIfLoaded else { return }
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(collectionView, at: 0)
  }

  /// Deselects everything if `clearsSelectionOnViewWillAppear` says so.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard habits.clearsSelection, let shown else { return }
    for path in shown.indexPathsForSelectedItems ?? [] {
      shown.deselectItem(at: path, animated: animated)
    }
  }

  /// Lets the items be edited, or ends that: the collection view is edited as well.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if animated {
      shown?.isEditing = editing
    } else {
      UIView.performWithoutAnimation { shown?.isEditing = editing }
    }
  }

  // What a data source says.

  /// One section, unless overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalCall.leftOut(by: self, answer: 1)
  }

  /// No items, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// An empty cell, unless overridden; override it together with the number of items.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    Diagnostics.report(
      .dataSource,
      """
      \(type(of: self)) was asked for the cell of \(indexPath.placeDescription), but does not override \
      collectionView(_:cellForItemAt:). An empty cell stands in its place.
      """
    )
    return UICollectionViewCell(frame: .zero)
  }

  /// An empty view, which is reported, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalCall.leftOut(by: self, answer: MissingSupplementaryView(frame: .zero))
  }

  /// Whether an item may be moved interactively; `false` unless overridden.
  ///
  /// Override it together with `collectionView(_:moveItemAt:to:)`.
  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { OptionalCall.leftOut(by: self, answer: false) }

  /// Reports that there is no method for it, unless overridden; the item goes back to where it was.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    if !OptionalCall.isLeftOut(by: self) {
      collectionView.engine.reordering.noteUnansweredMovement()
    }
  }

  /// No index, unless overridden.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The first item of a section, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    OptionalCall.leftOut(by: self, answer: IndexPath(item: 0, section: index))
  }

  // What a delegate hears.

  /// A plain layout between the two, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    OptionalCall.leftOut(
      by: self,
      answer: UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    )
  }

  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { OptionalCall.leftOut(by: self) }

  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) { OptionalCall.leftOut(by: self) }

  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { OptionalCall.leftOut(by: self) }

  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) { OptionalCall.leftOut(by: self) }

  /// Returns `true`: every item is highlighted, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { OptionalCall.leftOut(by: self, answer: true) }

  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) { OptionalCall.leftOut(by: self) }

  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) { OptionalCall.leftOut(by: self) }

  /// Lets every item be selected, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { OptionalCall.leftOut(by: self, answer: true) }

  /// Lets every item be taken out of the selection, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { OptionalCall.leftOut(by: self, answer: true) }

  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) { OptionalCall.leftOut(by: self) }

  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) { OptionalCall.leftOut(by: self) }

  /// Lets every item be edited, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    canEditItemAt indexPath: IndexPath
  ) -> Bool { OptionalCall.leftOut(by: self, answer: true) }

  /// Lets every item do something, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { OptionalCall.leftOut(by: self, answer: true) }

  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) { OptionalCall.leftOut(by: self) }

  /// Lets items have the focus as the collection view does, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool { OptionalCall.leftOut(by: self, answer: collectionView.letsItemsHaveFocus) }

  /// Lets the focus move, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { OptionalCall.leftOut(by: self, answer: true) }

  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { OptionalCall.leftOut(by: self) }

  /// Prefers no item, unless overridden.
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    nil
  }

  /// Returns `true`: every item is selected, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { OptionalCall.leftOut(by: self, answer: true) }

  /// Returns `nil`: there is no menu, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns `nil`: there is no menu, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalCall.leftOut(by: self) }

  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalCall.leftOut(by: self) }

  /// Leaves the offset as proposed, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { OptionalCall.leftOut(by: self, answer: proposedContentOffset) }

  /// Asks the older method, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalCall.isLeftOut(by: self)
    return self.collectionView(
      collectionView,
      targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath
    )
  }

  /// Leaves the place as proposed, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { OptionalCall.leftOut(by: self, answer: proposedIndexPath) }

  // What happens while the content scrolls.

  /// Does nothing unless overridden.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalCall.leftOut(by: self) }

  /// Does nothing unless overridden.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalCall.leftOut(by: self)
  }

  /// Leaves the target where it is, unless overridden.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { OptionalCall.leftOut(by: self) }

  /// Does nothing unless overridden.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) { OptionalCall.leftOut(by: self) }

  /// Does nothing unless overridden.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing unless overridden.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing unless overridden.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing unless overridden.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalCall.leftOut(by: self)
  }
}

extension UICollectionViewController: ItemOrdering {
  var ordersItemsByHand: Bool { installsStandardGestureForInteractiveMovement }
}
