import CoreGraphics
public import Foundation
import TesseraCore
import TesseraEngine

// Longer than 500 lines: what UIKit lets a subclass override is declared here, as in `UIView`.

/// Shows items of a data source where a layout says.
///
/// Only what is visible has views: cells for items, and the supplementary and decoration views that
/// the layout places. Views that leave are used again. What a scrolled frame costs follows what is on
/// screen and not how much there is; numbers of items are asked for once per reload, section by
/// section.
///
/// A mistake, such as a layout that places items that do not exist, is reported with section, item and counts, and the rest is displayed.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  private(set) lazy var engine = CollectionEngine(
    host: CollectionViewHost(self),
    app: CollectionViewApp(self),
    layout: initialLayout ?? UICollectionViewLayout()
  )
  private(set) lazy var movementInput = MovementInput(self)
  private(set) lazy var swiping = RowSwiping(self)
  /// The drags and drops of the view; made when they are first asked for.
  final var dragAndDropIfUsed: CollectionDragAndDrop?
  final let registry = ViewRegistry()
  final var selection = Selection()
  final var prefetching = Prefetching()
  final var indexTitles = IndexTitles()
  /// Whether a closure that does not escape was handed on to the method of batches that can be overridden.
  final var handsOnBatch = false
  final var sizeInvalidation = SelfSizingInvalidation.enabled
  /// What hears of sections that scroll by themselves, for the module Tessera.
  final var heardContainers: ContainerEvents?
  private var initialLayout: UICollectionViewLayout?
  private let collaborators = Collaborators()

  /// The data source, the delegate and other objects that the collection view refers to.
  ///
  /// A class, because reading a weak reference out of a structure copies the whole structure.
  @MainActor
  private final class Collaborators {
    weak var dataSource: (any UICollectionViewDataSource)?
    weak var delegate: (any UICollectionViewDelegate)?
    /// The data source, if it keeps an outline.
    weak var outline: (any CollectionOutline)?
    var backgroundView: UIView?
    let menuSource = CollectionMenuSource()
    /// Shows the colour that the layout fills the view with; made when there is one.
    var backdrop: UIView?
  }

  /// Creates a collection view at `frame` that is laid out by `layout`, with the background color of the system.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(frame: frame)
    setUp()
    initialLayout = nil
  }

  /// Creates an empty collection view whose layout places nothing; there are no archives to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    collectionViewLayout.owner = self
    backgroundColor = .systemBackground
    noteInitialAppearance()
    movementInput.install()
    swiping.install()
    addInteraction(UIContextMenuInteraction(delegate: collaborators.menuSource))
  }

  /// The object that provides the counts and makes the views.
  ///
  /// Setting one reloads everything in the next pass.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { collaborators.dataSource }
    set {
      collaborators.dataSource = newValue
      collaborators.outline = newValue as? any CollectionOutline
      askForEverything()
    }
  }

  /// Hears what happens in the collection view, also that it scrolls, and decides what may; not retained.
  ///
  /// A delegate for scrolling alone can be set as that of a `UIScrollView`; this property is `nil` then.
  // Beside the property of the scroll view: Swift lets no override change the type of a property that can be set.
  @_nonoverride
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { collaborators.delegate }
    set {
      content.delegate = newValue
      collaborators.delegate = newValue
    }
  }

  override func takeDelegate(_ newDelegate: (any UIScrollViewDelegate)?) {
    let ownDelegate = newDelegate as? any UICollectionViewDelegate
    delegate = ownDelegate
    if ownDelegate == nil { content.delegate = newDelegate }
  }

  var collectionDelegate: (any UICollectionViewDelegate)? { collaborators.delegate }

  var outline: (any CollectionOutline)? { collaborators.outline }

  /// The layout that places the elements; setting it replaces it without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { engine.layout.uikit }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Sets the layout that places the elements from now on.
  ///
  /// Animated, the visible views go from where they are on screen to where they belong. The item in the
  /// middle stays in the middle as far as the content lets it.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    engine.setLayout(layout, animated: animated, completion: nil)
  }

  /// Sets the layout that places the elements from now on; `completion` gets whether the change has ended.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    engine.setLayout(layout, animated: animated, completion: completion)
  }

  /// Puts a layout between the present one and `layout` in place, which a gesture then takes from one to the other.
  ///
  /// The delegate may make it. Set its `transitionProgress` while the gesture goes on, and finish or cancel the transition at its end.
  /// While one is under way it goes on, and another start is reported. Another layout that is set during it ends the transition, and
  /// `completion` gets `false` twice.
  ///
  /// - Parameters:
  ///   - layout: Where the transition goes to.
  ///   - completion: Gets whether the animation at the end was completed, and whether the transition was finished.
  /// - Returns: The layout in between, which is the `collectionViewLayout` until then.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    engine.beginTransition(to: layout, completion: completion)
  }

  /// Goes on to the next layout, animated, and installs it; reported while no transition is under way.
  open func finishInteractiveTransition() { engine.endTransition(isFinished: true) }

  /// Goes back to the layout before, animated, and installs it; reported while no transition is under way.
  open func cancelInteractiveTransition() { engine.endTransition(isFinished: false) }

  /// Asks the data source for everything again, in the next pass.
  ///
  /// Every visible view is taken away and asked for again, and nothing is selected any more. Content that
  /// is at its start stays there. Otherwise the first visible cell keeps its place on screen, if there is
  /// still an item with its index path, and the offset is brought inside the content.
  open func reloadData() { askForEverything() }

  private func askForEverything() {
    forgetSelection()
    engine.counting.followReload()
    engine.replace()
  }

  /// Registers `cellClass` for cells with an identifier, which are made with `init(frame:)`; `nil` unregisters.
  ///
  /// A class that is not a `UICollectionViewCell` is reported and not taken.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }

  /// Registers `viewClass` for supplementary views of a kind with an identifier; `nil` unregisters.
  ///
  /// A class that is not a `UICollectionReusableView` is reported and not taken.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registerSupplementaryView(viewClass, elementKind, identifier)
  }

  /// A cell with an identifier that was registered, for the item at `indexPath`.
  ///
  /// It is one that was used before, after `prepareForReuse()`, or a new one. Return it from the data source. An identifier that was not
  /// registered is reported, and a plain cell is returned.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, indexPath)
  }

  /// A supplementary view with a kind and an identifier that were registered.
  ///
  /// It is one that was used before, after `prepareForReuse()`, or a new one. Return it from the data source. An identifier that was not
  /// registered is reported, and an empty view is returned.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementaryView(elementKind, identifier, indexPath)
  }

  /// The number of sections, as the data source said it last; asks it when that is not known.
  open var numberOfSections: Int { engine.counting.knownCounts.sections }

  /// The number of items in a section; 0 for a section that does not exist, which is reported.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = engine.counting.spokenCounts
    guard !counts.indices.contains(section) else { return counts[section] }
    Diagnostics.report(
      .dataSource,
      """
      The collection view was asked for the number of items in section \(section). \
      There are \(counts.count) sections.
      """
    )
    return 0
  }

  /// The cells of items on screen, in the order of their paths; a header that is a list cell is none.
  open var visibleCells: [UICollectionViewCell] {
    engine.views.sorted.compactMap { element in
      element.key.kind == .cell ? element.view as? UICollectionViewCell : nil
    }
  }

  /// The paths of the cells on screen, in their order.
  open var indexPathsForVisibleItems: [IndexPath] { mountedPaths }

  /// The cell that shows an item now; `nil` when it is not on screen or does not exist.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cell(shownAt: engine.counting.shownPath(named: indexPath))
  }

  /// The item that a cell shows now; `nil` for one that is not on screen in this view.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    mountedElement(of: cell)?.key.path.flatMap { engine.counting.spokenPath(of: $0) }
  }

  /// The item whose cell is furthest in front at `point`, in content coordinates.
  ///
  /// Asks the layout, so `point` need not be on screen; `nil` where no cell is.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    engine.answering.cell(at: Point(point)).flatMap { engine.counting.spokenPath(of: $0) }
  }

  /// Returns the supplementary view of a kind at a path; `nil` when it is not on screen.
  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    engine.view(of: .supplementaryView(elementKind, named: indexPath))?.uikit
  }

  /// The supplementary views of a kind on screen, in the order of their paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    mountedSupplementaryViews(elementKind).map(\.view.uikit)
  }

  /// The paths of the supplementary views of a kind on screen, in their order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    mountedSupplementaryViews(elementKind).map { IndexPath($0.element.path) }
  }

  /// Returns the index path of a supplementary view; `nil` for one that is not on screen in this view.
  open func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
    guard let element = engine.mountedElement(of: view)?.element,
      case .supplementaryView = element
    else { return nil }
    return IndexPath(element.path)
  }

  /// Returns the attributes of an item as it is shown, on screen or not.
  ///
  /// An item that does not exist is reported and has no place.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    engine.answering.currentAttributes(ofItemNamed: indexPath)
  }

  /// Returns the attributes of a supplementary view as it is shown, on screen or not.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    engine.answering.currentAttributes(for: .supplementaryView(kind, named: indexPath))?.uikit
  }

  /// Whether items can be selected while the collection view is not edited; `true` by default.
  ///
  /// Turning it off deselects everything.
  open var allowsSelection: Bool {
    get { selection.usually.isAllowed }
    set { changeSelection { $0.usually.isAllowed = newValue } }
  }

  /// Whether more than one item can be selected while it is not edited; `false` by default.
  ///
  /// Turning that off deselects all items but the one selected first.
  open var allowsMultipleSelection: Bool {
    get { selection.usually.allowsMany }
    set { changeSelection { $0.usually.allowsMany = newValue } }
  }

  /// Whether items can be selected while the collection view is edited; `false` by default.
  open var allowsSelectionDuringEditing: Bool {
    get { selection.whileEditing.isAllowed }
    set { changeSelection { $0.whileEditing.isAllowed = newValue } }
  }

  /// Whether more than one item can be selected while it is edited; `false` by default.
  ///
  /// Allowing many allows one as well.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { selection.whileEditing.allowsMany }
    set { changeSelection { $0.whileEditing.allowsMany = newValue } }
  }

  /// Whether the collection view is edited; `false` by default.
  ///
  /// The configuration states of cells have it, for items that the delegate lets be edited; list cells show the accessories for it. On
  /// screen that is animated. What may not be selected now is deselected.
  open var isEditing: Bool {
    get { selection.isEditing }
    set { edit(newValue) }
  }

  /// Whether items can have the focus while the collection view is not edited; by default whether they can be selected.
  ///
  /// The delegate's `collectionView(_:canFocusItemAt:)` goes before it.
  open var allowsFocus: Bool {
    get { selection.focus.isAllowed ?? selection.usually.isAllowed }
    set { changeFocus { $0.isAllowed = newValue } }
  }

  /// Whether items can have the focus while the collection view is edited; by default whether they can be selected then.
  ///
  /// The delegate's `collectionView(_:canFocusItemAt:)` goes before it.
  open var allowsFocusDuringEditing: Bool {
    get {
      let permission = selection.whileEditing
      return selection.focus.isAllowedWhileEditing
        ?? (permission.isAllowed || permission.allowsMany)
    }
    set { changeFocus { $0.isAllowedWhileEditing = newValue } }
  }

  /// Whether an item is selected when the focus comes to it, as in a sidebar; `false` by default.
  ///
  /// The delegate's `collectionView(_:selectionFollowsFocusForItemAt:)` can leave items out. While the collection view is edited and
  /// several items can be selected, Space ticks them and nothing follows.
  open var selectionFollowsFocus: Bool {
    get { selection.focus.isFollowedBySelection }
    set { selection.focus.isFollowedBySelection = newValue }
  }

  /// Whether the focus comes back to the item that had it last, wherever that is; `false` by default.
  ///
  /// Otherwise it comes to the item that the delegate prefers, to the last one if that is in sight, to the first selected item in sight,
  /// or to the first in sight.
  open var remembersLastFocusedIndexPath: Bool {
    get { selection.focus.remembersItem }
    set { selection.focus.remembersItem = newValue }
  }

  /// The selected items in the order in which they were selected; `nil` when there is none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    let selected = engine.data.followed.selected
    return selected.isEmpty ? nil : selected.paths.map { engine.counting.spokenPath(of: $0) }
  }

  /// Selects an item, or nothing for `nil`, and scrolls it to a position.
  ///
  /// The delegate is neither asked nor notified. An item that does not exist is reported. With the empty position nothing scrolls.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return deselectAll() }
    guard selection.permission.isAllowed,
      let item = engine.counting.item(named: indexPath, "asked to select"),
      let selected = selectInCode(item), !scrollPosition.isEmpty
    else { return }
    scrollToItem(
      at: engine.counting.spokenPath(of: selected),
      at: scrollPosition,
      animated: animated
    )
  }

  /// Deselects an item; the delegate is not notified.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if let item = engine.counting.dataPath(named: indexPath) { setSelected(false, item) }
  }

  /// Scrolls an item to a position, as far as the content reaches.
  ///
  /// The item lands exactly there although it, and others on the way, find their sizes only when they
  /// come into view. Several positions in one direction, or an item that does not exist, are reported;
  /// the first position counts, and for the missing item nothing happens.
  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    scroll(toNamed: indexPath, at: scrollPosition, animated: animated)
  }

  /// Performs the changes that `updates` reports as one animated batch.
  ///
  /// The closure runs at once. It changes the data and calls the methods below in any order: paths of deleted, moved and reloaded items
  /// are in the index space before the batch, those of inserted items and destinations in the one after it. When it returns, the data
  /// source must return the counts after the batch. A batch inside another is a part of it. An inconsistent batch is reported and
  /// repaired: afterwards the screen shows what the data source has.
  ///
  /// Counts before the batch are those that were displayed last, so data that has changed too early does
  /// no harm. Views that stay move from where they are on screen to where they belong; a batch may
  /// interrupt another. A batch that is reported from inside a call of the collection view is displayed
  /// once the call has returned; in `UIView.performWithoutAnimation`, at once; after a `reloadData()` that
  /// is not on screen yet, as a part of that.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and reports the changes.
  ///   - completion: Hears once, when nothing of the batch moves any more and after the batches before
  ///     it, whether it has arrived as it was reported: `false` when a reload came in between, or when
  ///     it did not add up. Never called before this method returns.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    reportBatch(updates, completion: completion)
  }

  /// There are new items, at `indexPaths` after the batch; outside of one this is a batch of its own.
  open func insertItems(at indexPaths: [IndexPath]) {
    engine.reportByApp(indexPaths.map { .insertItem(NewPath(reported: $0)) })
  }

  /// Deletes the items at `indexPaths`, in the index space before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) {
    engine.reportByApp(indexPaths.map { .deleteItem(OldPath(reported: $0)) })
  }

  /// Reloads the items at `indexPaths`, in the index space before the batch: they get other views.
  ///
  /// The old view fades out while the new one, which the data source is asked for, fades in.
  open func reloadItems(at indexPaths: [IndexPath]) {
    engine.report(indexPaths.map { .reloadItem(OldPath(reported: $0)) })
  }

  /// Configures the cells of the items at `indexPaths` again, in the index space before the batch.
  ///
  /// The data source is asked for each that is on screen, and dequeuing returns the same cell. The cell is measured again. Layouts are
  /// not notified.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    engine.report(indexPaths.map { .reconfigureItem(OldPath(reported: $0)) })
  }

  /// The item that was at `indexPath` before the batch is at `newIndexPath` after it.
  ///
  /// It keeps its view. It may be reloaded or reconfigured in the same batch.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let (old, new) = (OldPath(reported: indexPath), NewPath(reported: newIndexPath))
    engine.reportByApp([.moveItem(from: old, to: new)])
  }

  /// Picks an item up so that it can be moved interactively; answers whether it may be.
  ///
  /// The data source decides. The others make room for it wherever it is; the data source is notified only at the end. Until then every
  /// path between the app and the collection view is in the index space of the data; layouts alone use the paths that are shown. Returns
  /// `false` too while another item is moved, and from inside a call that the collection view makes.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    engine.reordering.beginMovement(named: indexPath)
  }

  /// Moves the middle of the interactively moved item to `targetPosition`, in content coordinates, at once.
  ///
  /// While the content scrolls afterwards it stays where it is on screen. Near an edge the content scrolls
  /// by itself, faster the nearer it is. A position that is not finite is reported and ignored.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    engine.reordering.updateMovement(to: Point(targetPosition))
  }

  /// Puts the item down where it is shown, and has the data source move it there, if it is elsewhere.
  open func endInteractiveMovement() { engine.reordering.endMovement() }

  /// Brings the item back to where it was, animated; the data source is not called.
  open func cancelInteractiveMovement() { engine.reordering.cancelMovement() }

  /// Says what is dragged out of the collection view; not held.
  open var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragAndDropIfUsed?.dragDelegate }
    set { dragAndDrop.dragDelegate = newValue }
  }

  /// Says what may be dropped on the collection view, and takes it; not held.
  open var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dragAndDropIfUsed?.dropDelegate }
    set { dragAndDrop.dropDelegate = newValue }
  }

  /// Whether items can be dragged; `true` by default.
  ///
  /// A drag that is under way goes on.
  open var dragInteractionEnabled: Bool {
    get { dragAndDrop.isDragEnabled }
    set { dragAndDrop.isDragEnabled = newValue }
  }

  /// The delay after which items make room for what is dragged over them; none by default.
  open var reorderingCadence: ReorderingCadence {
    get { dragAndDrop.cadence }
    set { dragAndDrop.cadence = newValue }
  }

  /// Whether items of the collection view are dragged, from when they are picked up until they are in their places.
  open var hasActiveDrag: Bool { dragAndDropIfUsed?.hasActiveDrag ?? false }

  /// Whether something is dragged over the collection view, or was dropped there and is not in its place yet.
  open var hasActiveDrop: Bool { dragAndDropIfUsed?.hasActiveDrop ?? false }

  /// The object that is notified which items will probably be needed soon; `nil` by default.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { prefetching.source }
    set {
      guard newValue !== prefetching.source else { return }
      forgetPrefetched()
      prefetching.source = newValue
      setNeedsLayout()
    }
  }

  /// Whether the prefetch data source is notified of items; `true` by default.
  ///
  /// Turning it off cancels those it has heard of.
  open var isPrefetchingEnabled: Bool {
    get { prefetching.isEnabled }
    set {
      guard newValue != prefetching.isEnabled else { return }
      let named = engine.data.followed.prefetched.sorted()
      forgetPrefetched()
      prefetching.isEnabled = newValue
      if newValue { return setNeedsLayout() }
      if !named.isEmpty { cancelPrefetching(named) }
    }
  }

  /// The interaction that opens the menus of items.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }
      .first { $0.delegate is CollectionMenuSource }
  }

  /// There are new sections, with the numbers after the batch, with all their items.
  open func insertSections(_ sections: IndexSet) {
    engine.reportByApp(sections.map { .insertSection(NewSection($0)) })
  }

  /// Deletes sections with all their items; indexes are in the index space before the batch.
  open func deleteSections(_ sections: IndexSet) {
    engine.reportByApp(sections.map { .deleteSection(OldSection($0)) })
  }

  /// Reloads sections, so that everything in them is requested again; indexes are in the index space before the batch.
  ///
  /// Their counts may be different afterwards.
  open func reloadSections(_ sections: IndexSet) {
    engine.report(sections.map { .reloadSection(OldSection($0)) })
  }

  /// The section that was `section` before the batch is `newSection` after it; its items may change, too.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    engine.reportByApp([.moveSection(from: OldSection(section), to: NewSection(newSection))])
  }

  /// Whether changes were reported that are not on screen yet.
  ///
  /// So it is inside the closure of `performBatchUpdates`, and when a change was reported from inside
  /// a call that the collection view has made, until that has returned. It is also while something is shown that the data source does
  /// not have: the gap of a drag, or a placeholder.
  open var hasUncommittedUpdates: Bool {
    engine.turns.isReporting || engine.updates.areWaiting || !engine.guests.items.isEmpty
      || engine.movement?.carrier == .drag
  }

  /// The view behind all elements, which does not scroll; none by default.
  open var backgroundView: UIView? {
    get { collaborators.backgroundView }
    set {
      guard newValue !== collaborators.backgroundView else { return }
      collaborators.backgroundView?.removeFromSuperview()
      collaborators.backgroundView = newValue
      guard let newValue else { return }
      newValue.ownLayer.zPosition = Self.backgroundPosition
      insertSubview(newValue, at: 0)
      placeBackgroundView()
    }
  }

  /// Behind everything a layout can put at the back.
  private static var backgroundPosition: CGFloat { -CGFloat(Int32.max) * 2 }

  /// Fills the view with what the layout says; behind the background view.
  private func placeBackdrop() {
    // A layout that is not valid yet says nothing new.
    let color =
      engine.validity == .shown
      ? collectionViewLayout.backdrop(in: bounds) : collaborators.backdrop?.backgroundColor
    guard color != nil || collaborators.backdrop != nil else { return }
    let backdrop = collaborators.backdrop ?? UIView()
    if collaborators.backdrop == nil {
      backdrop.isUserInteractionEnabled = false
      backdrop.ownLayer.zPosition = Self.backgroundPosition * 2
      insertSubview(backdrop, at: 0)
      collaborators.backdrop = backdrop
    }
    if backdrop.backgroundColor != color { backdrop.backgroundColor = color }
    if backdrop.frame != bounds { backdrop.frame = bounds }
  }

  private func placeBackgroundView() {
    guard let background = collaborators.backgroundView, background.frame != bounds else { return }
    background.frame = bounds
  }

  /// Brings what is shown up to date.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeBackgroundView()
    engine.layOut()
    swiping.rowsWereLaidOut()
    placeBackdrop()
    engine.reordering.followMovement()
    dragAndDropIfUsed?.destination.contentDidMove()
    placeFocusRing()
    reportFocus()
    layOutIndexTitles()
    prefetch()
  }

  /// Lets the layout know of the room it has.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    engine.surroundingsDidChange()
  }

  /// Lets the layout know of the room it has.
  open override func safeAreaInsetsDidChange() {
    // A bar that goes as the content is scrolled leaves it where it is.
    if content.follower?.movesWithContent != true {
      edgesWillChange(from: content.reportedAdjustedInset, sticking: true)
    }
    super.safeAreaInsetsDidChange()
    engine.surroundingsDidChange()
    engine.anchoring.edgesDidChange()
  }

  override var safeAreaInsetsForSubviews: UIEdgeInsets {
    addingIndexTitles(to: super.safeAreaInsetsForSubviews)
  }

  /// Lets the layout know of the room it has.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    engine.surroundingsDidChange()
  }

  /// Lets the layout know of the direction that is read in.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection {
      engine.surroundingsDidChange()
      swiping.close(animated: false)
    }
  }

  /// Ends all movement, that of an item or of an open row included, when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    if newWindow == nil {
      UIView.performWithoutAnimation { engine.reordering.cancelMovement() }
      dragAndDropIfUsed?.destination.viewWillLeave()
      swiping.close(animated: false)
    }
    super.willMove(toWindow: newWindow)
  }

  override var descriptionParts: [String] {
    super.descriptionParts + [
      "layout: \(Self.name(collectionViewLayout))",
      "dataSource: \(dataSource.map(Self.name) ?? "(null)")",
    ]
  }

  override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    engine.boundsWillChange(to: Rect(newBounds))
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    engine.boundsDidChange(from: Rect(oldBounds))
    super.boundsDidChange(from: oldBounds)
    engine.boundsChangeDidEnd(from: Rect(oldBounds))
  }

  /// The distances by which the content can be scrolled past its edges, in points; zero by default.
  ///
  /// The offset stays as it is unless it comes to be outside, or an anchoring policy holds something.
  open override var contentInset: UIEdgeInsets {
    get { super.contentInset }
    set {
      edgesWillChange(from: adjustedContentInset)
      super.contentInset = newValue
      engine.anchoring.edgesDidChange()
    }
  }

  override var rectOfKeys: CGRect? { itemOfKeys.flatMap { cell(at: $0)?.frame } }

  override func choosesOffsetItself(along axis: Axis) -> Bool {
    guard let held = engine.offsetHold.held else { return false }
    // The place in mirrored content is one from left to right.
    return held.isFirm || axis == .horizontal
  }

  /// The layout says how large the content is.
  override var takesContentSizeFromConstraints: Bool { false }

  override func tellDelegate(_ name: StaticString, _ news: (any UIScrollViewDelegate) -> Void) {
    guard let delegate = content.delegate else { return }
    engine.door.tell(name, delegate, news)
  }

  /// Scrolls to an offset; an animation that is on its way to an item goes there instead.
  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated { engine.data.followed.scrollTarget = nil }
    super.setContentOffset(contentOffset, animated: animated)
  }

  override func enter(_ activity: ScrollActivity) {
    super.enter(activity)
    scrollActivityDidChange()
  }

  /// The content has begun or ended to move: an open row closes.
  final func scrollActivityDidChange() {
    switch activity {
    case .dragging, .animating: swiping.close()
    case .idle, .tracking, .decelerating: break
    }
    followScrollActivity()
  }

  override func rowSwiping(
    towards direction: CGVector,
    over hit: UIView,
    at time: TimeInterval?
  ) -> RowSwiping? { swiping.takes(direction, over: hit, at: time) ? swiping : nil }

  override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    CGPoint(
      engine.preparing.restingOffset(
        proposed: Point(super.restingOffset(proposed: proposed, velocity: velocity)),
        velocity: Point(velocity)
      )
    )
  }

  /// Presses the item under the touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    pressItem(under: touches)
  }

  /// Selects the item that was pressed.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    releaseItem(touches, modifiers: event?.modifierFlags ?? [])
  }

  /// Lets go of the item that was pressed.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    letGoOfItem()
  }

  /// Lets an item be moved interactively that may be, and a row be moved aside that has actions there.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === movementInput.gesture { return movementShouldBegin() }
    if gestureRecognizer === swiping.gesture { return swiping.pullShouldBegin() }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Moves the focus with arrows, page keys, home and end, selects with space and acts with return; other keys scroll.
  ///
  /// Escape brings an item back that is moved interactively, and closes an open row. The Menu key, or F10 with
  /// Shift, shows the swipe actions of the item that keys have reached.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard !cancelMovement(with: presses), !swiping.take(presses), !findByTyping(presses),
      !moveFocus(with: presses)
    else { return }
    super.pressesBegan(presses, with: event)
  }

  /// Moves the focus on while a key is held.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard !moveFocus(with: presses) else { return }
    super.pressesChanged(presses, with: event)
  }

  /// Hides the ring around the item that has the focus.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    defer {
      placeFocusRing()
      reportFocus()
    }
    return super.resignFirstResponder()
  }

  override var hitsSubviewsWhereShown: Bool { true }

  override var takesKeysWhenPressed: Bool {
    super.takesKeysWhenPressed || isKeyStop
  }

  override var isKeyStop: Bool { takesFocus }
  override func reveal(_ view: UIView) { uncoverItem(of: view) }
  override func takeKeysFromTab(_ heading: UIFocusHeading) -> Bool { takeKeys() }
  override func moveKeysAmongParts(isForward: Bool) -> Bool {
    isForward && moveKeysIntoFocusedItem()
  }
  override var showsKeyFocusItself: Bool { takesFocus }
  override var subviewsInReadingOrder: [UIView] { mountedViewsInReadingOrder }
}
