public import CoreGraphics
public import Foundation
import TesseraCore
import TesseraEngine

/// Shows the rows of a data source one below the other, in sections with headers and footers.
///
/// A table is a list of a collection view under another name: it scrolls, and a collection view of its own that fills what shows of it
/// places, measures, reuses and animates the rows. So a table costs what a list costs: rows are asked for as they come into view, and so
/// are their heights. Until then a row has the estimated height.
///
/// The cells are in views of that collection view, which stand where the rows do. `frame` of a cell is in content coordinates all the
/// same, and the responders behind a cell lead to the table.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The list that shows the rows.
  final let list: TableList
  /// The declaration of the rows for their layout.
  final let declaration: TableDeclaration
  final let cells = TableCells()
  final let bridge = TableBridge()
  final var looks = Looks()
  final var openUpdates = TableUpdates()

  /// Creates a table in a style, without a data source.
  public init(frame: CGRect, style: Style) {
    declaration = TableDeclaration(style)
    list = TableList(declaration)
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table; there are no archives to read.
  public required init?(coder: NSCoder) {
    declaration = TableDeclaration(.plain)
    list = TableList(declaration)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    declaration.table = self
    bridge.table = self
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    noteInitialAppearance()
    alwaysBounceVertical = true
    list.show(in: self)
    panGestureRecognizer.require(toFail: list.movementInput.gesture)
  }

  /// The style that the table was created with.
  open var style: Style { declaration.style }

  /// The object that says how much there is and makes the cells; setting one reloads everything.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      cells.forgetAnswers()
      list.dataSource = (dataSource as? any ListSourceProviding)?.listSource ?? bridge
    }
  }

  /// Hears what happens in the table, also that it scrolls, and decides what may; not retained.
  // Beside the property of the scroll view: Swift lets no override change the type of a property that can be set.
  @_nonoverride
  open weak var delegate: (any UITableViewDelegate)? {
    get { looks.delegate }
    set {
      content.delegate = newValue
      looks.delegate = newValue
      cells.forgetAnswers()
      declaration.invalidate()
    }
  }

  override func takeDelegate(_ newDelegate: (any UIScrollViewDelegate)?) {
    let ownDelegate = newDelegate as? any UITableViewDelegate
    delegate = ownDelegate
    if ownDelegate == nil { content.delegate = newDelegate }
  }

  /// Hears which rows will probably be needed soon; not retained.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { list.prefetchDataSource = prefetchDataSource == nil ? nil : bridge }
  }

  /// Whether `prefetchDataSource` is asked; `true` by default.
  open var isPrefetchingEnabled: Bool {
    get { list.isPrefetchingEnabled }
    set { list.isPrefetchingEnabled = newValue }
  }

  // The look of rows.

  /// The height of rows for which the delegate has none; `automaticDimension`, that of their content, by default.
  open var rowHeight: CGFloat {
    get { looks.rowHeight }
    set { changeLooks { $0.rowHeight = newValue } }
  }

  /// The height that rows are taken to have until they come into view; `automaticDimension`, which is 44 points, by default.
  ///
  /// Where `rowHeight` is a number, rows are taken to have that.
  open var estimatedRowHeight: CGFloat {
    get { looks.estimatedRowHeight }
    set { changeLooks { $0.estimatedRowHeight = newValue } }
  }

  /// The height of headers for which the delegate has none; `automaticDimension` by default.
  open var sectionHeaderHeight: CGFloat {
    get { looks.header.height }
    set { changeLooks { $0.header.height = newValue } }
  }

  /// The height of footers for which the delegate has none; `automaticDimension` by default.
  open var sectionFooterHeight: CGFloat {
    get { looks.footer.height }
    set { changeLooks { $0.footer.height = newValue } }
  }

  /// The height that headers are taken to have until they come into view.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { looks.header.estimatedHeight }
    set { changeLooks { $0.header.estimatedHeight = newValue } }
  }

  /// The height that footers are taken to have until they come into view.
  open var estimatedSectionFooterHeight: CGFloat {
    get { looks.footer.estimatedHeight }
    set { changeLooks { $0.footer.estimatedHeight = newValue } }
  }

  /// The distance above headers; `automaticDimension`, that of the style, by default.
  open var sectionHeaderTopPadding: CGFloat {
    get { looks.headerTopPadding }
    set { changeLooks { $0.headerTopPadding = newValue } }
  }

  /// Whether there are lines between rows; `singleLine` by default.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { looks.separatorStyle }
    set { changeLooks { $0.separatorStyle = newValue } }
  }

  /// The colour of the lines between rows; `nil`, by default, for that of the system.
  open var separatorColor: UIColor? {
    get { looks.separatorColor }
    set { changeLooks { $0.separatorColor = newValue } }
  }

  /// The distances of the lines from the edges; until it is set they begin where the text does.
  open var separatorInset: UIEdgeInsets {
    get { looks.separatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set { changeLooks { $0.separatorInset = newValue } }
  }

  /// The view above all sections, as wide as the table and as high as its frame says; none by default.
  ///
  /// Assign it again after its height has changed.
  open var tableHeaderView: UIView? {
    get { looks.tableHeaderView }
    set {
      looks.tableHeaderView = newValue
      declaration.showTableViews()
    }
  }

  /// The view below all sections, as wide as the table and as high as its frame says; none by default.
  open var tableFooterView: UIView? {
    get { looks.tableFooterView }
    set {
      looks.tableFooterView = newValue
      declaration.showTableViews()
    }
  }

  /// The view behind the rows, which does not scroll; none by default.
  open var backgroundView: UIView? {
    get { list.backgroundView }
    set { list.backgroundView = newValue }
  }

  // Selection.

  /// Whether rows can be selected while the table is not edited; `true` by default.
  open var allowsSelection: Bool {
    get { list.allowsSelection }
    set { list.allowsSelection = newValue }
  }

  /// Whether more than one row can be selected while the table is not edited; `false` by default.
  open var allowsMultipleSelection: Bool {
    get { list.allowsMultipleSelection }
    set { list.allowsMultipleSelection = newValue }
  }

  /// Whether rows can be selected while the table is edited; `false` by default.
  open var allowsSelectionDuringEditing: Bool {
    get { list.allowsSelectionDuringEditing }
    set { list.allowsSelectionDuringEditing = newValue }
  }

  /// Whether more than one row can be selected while the table is edited, by circles in front of the rows; `false` by default.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { list.allowsMultipleSelectionDuringEditing }
    set { list.allowsMultipleSelectionDuringEditing = newValue }
  }

  /// Whether rows can have the focus of keys; what can be selected decides until it is set.
  open var allowsFocus: Bool {
    get { list.allowsFocus }
    set { list.allowsFocus = newValue }
  }

  /// Whether rows can have the focus of keys while the table is edited.
  open var allowsFocusDuringEditing: Bool {
    get { list.allowsFocusDuringEditing }
    set { list.allowsFocusDuringEditing = newValue }
  }

  /// Whether the row that gets the focus is selected; `false` by default.
  open var selectionFollowsFocus: Bool {
    get { list.selectionFollowsFocus }
    set { list.selectionFollowsFocus = newValue }
  }

  /// Whether the focus comes back to the row that had it last; `false` by default.
  open var remembersLastFocusedIndexPath: Bool {
    get { list.remembersLastFocusedIndexPath }
    set { list.remembersLastFocusedIndexPath = newValue }
  }

  // How much there is and what shows.

  /// The number of sections, as the data source said it last.
  open var numberOfSections: Int { list.numberOfSections }

  /// The number of rows in a section; 0 for a section that does not exist, which is reported.
  open func numberOfRows(inSection section: Int) -> Int { list.numberOfItems(inSection: section) }

  /// The frame of a section with its header and footer, in content coordinates; zero for one that does not exist.
  open func rect(forSection section: Int) -> CGRect { declaration.rect(ofSection: section) }

  /// The frame of a header at its place in the content; of no height where there is none.
  open func rectForHeader(inSection section: Int) -> CGRect {
    declaration.rect(of: UICollectionView.elementKindSectionHeader, section)
  }

  /// The frame of a footer at its place in the content; of no height where there is none.
  open func rectForFooter(inSection section: Int) -> CGRect {
    declaration.rect(of: UICollectionView.elementKindSectionFooter, section)
  }

  /// The frame of a row in content coordinates; zero for one that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { declaration.rect(ofRow: indexPath) }

  /// The row at a point in content coordinates; `nil` where there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { list.indexPathForItem(at: point) }

  /// The row that a cell shows now; `nil` for one that is not on screen in this table.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cell.row.flatMap { $0.cell === cell ? list.indexPath(for: $0) : nil }
  }

  /// The rows of which a part is in a rectangle in content coordinates, as far as their cells are on screen.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    listOnScreen.indexPathsForVisibleItems.filter { rectForRow(at: $0).intersects(rect) }
  }

  /// The cell that shows a row now; `nil` when it is not on screen or does not exist, after a layout that waits.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    (listOnScreen.cellForItem(at: indexPath) as? TableRow)?.cell
  }

  /// The cells on screen, from top to bottom, after a layout that waits.
  open var visibleCells: [UITableViewCell] {
    listOnScreen.visibleCells.compactMap { ($0 as? TableRow)?.cell }
  }

  /// The rows on screen, from top to bottom, after a layout that waits.
  open var indexPathsForVisibleRows: [IndexPath]? { listOnScreen.indexPathsForVisibleItems }

  /// The header of a section that is on screen; `nil` where there is none, or it is a view of another kind.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundary(UICollectionView.elementKindSectionHeader, section)
  }

  /// The footer of a section that is on screen; `nil` where there is none, or it is a view of another kind.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundary(UICollectionView.elementKindSectionFooter, section)
  }

  // Changes.

  /// Asks the data source for everything again, in the next pass; nothing is selected any more.
  open func reloadData() { list.reloadData() }

  /// Asks for the titles of the index again.
  open func reloadSectionIndexTitles() {
    list.indexTitles.areOutdated = true
    list.setNeedsLayout()
  }

  /// Performs the changes that `updates` reports as one animated batch; see `UICollectionView.performBatchUpdates`.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { reportBatch(updates ?? {}, completion) }

  /// Begins a batch of changes, which the matching `endUpdates()` applies; one inside another is a part of it.
  open func beginUpdates() { openUpdates.depth += 1 }

  /// Applies what was reported since `beginUpdates()`; heights of rows on screen are asked for again.
  open func endUpdates() { endOpenUpdates() }

  /// There are new rows, at `indexPaths` after the batch.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    report(animation) { $0.insertItems(at: indexPaths) }
  }

  /// Deletes the rows at `indexPaths`, in the index space before the batch.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    report(animation) { $0.deleteItems(at: indexPaths) }
  }

  /// Reloads the rows at `indexPaths`, in the index space before the batch: they get other cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    report(animation) { $0.reloadItems(at: indexPaths) }
  }

  /// Configures the cells of rows again: the data source is asked, and dequeuing returns the same cell.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    report(.automatic) { $0.reconfigureItems(at: indexPaths) }
  }

  /// The row that was at `indexPath` before the batch is at `newIndexPath` after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    report(.automatic) { $0.moveItem(at: indexPath, to: newIndexPath) }
  }

  /// There are new sections, with the numbers after the batch.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    report(animation) { $0.insertSections(sections) }
  }

  /// Deletes sections with all their rows; numbers are in the index space before the batch.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    report(animation) { $0.deleteSections(sections) }
  }

  /// Reloads sections with their headers and footers; numbers are in the index space before the batch.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    report(animation) { $0.reloadSections(sections) }
  }

  /// The section that was `section` before the batch is `newSection` after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    report(.automatic) { $0.moveSection(section, toSection: newSection) }
  }

  /// Whether changes were reported that are not on screen yet.
  open var hasUncommittedUpdates: Bool { openUpdates.depth > 0 || list.hasUncommittedUpdates }

  // Scrolling and selection.

  /// Scrolls a row to a position, as far as the content reaches; `none` scrolls as little as needed.
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) { list.scrollToItem(at: indexPath, at: scrollPosition.inList, animated: animated) }

  /// Scrolls to the selected row that is nearest to the top.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathsForSelectedRows?.min() else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  /// The row that was selected first; `nil` where none is.
  open var indexPathForSelectedRow: IndexPath? { list.indexPathsForSelectedItems?.first }

  /// The selected rows in the order in which they were selected; `nil` where none is.
  open var indexPathsForSelectedRows: [IndexPath]? { list.indexPathsForSelectedItems }

  /// Selects a row, or nothing for `nil`, and scrolls it to a position, or nowhere for `none`; the delegate is not notified.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    cells.animating(animated) {
      list.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition.inList)
    }
  }

  /// Deselects a row; the delegate is not notified.
  ///
  /// Animated, its background fades.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // Editing.

  /// Whether the table is edited; `false` by default.
  open var isEditing: Bool {
    get { list.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows the controls by which rows are deleted, inserted, selected and moved, or takes them away.
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }

  // Reuse.

  /// Registers `cellClass` for cells with an identifier, made with `init(style:reuseIdentifier:)` in the default style; `nil` unregisters.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells.register(cellClass, forCells: identifier)
  }

  /// Registers a class of headers and footers, made with `init(reuseIdentifier:)`; `nil` unregisters.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    cells.register(aClass, forBoundaries: identifier)
  }

  /// A cell that was used before, after `prepareForReuse()`, or a new one if a class is registered; otherwise `nil`.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cells.dequeueCell(identifier, list.engine)
  }

  /// A cell with an identifier that was registered; one that was not is reported, and a plain cell is returned.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    cells.dequeueCell(identifier, list.engine) ?? cells.plainCell(identifier, for: indexPath)
  }

  /// A header or footer that was used before, or a new one if a class is registered; otherwise `nil`.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { cells.dequeueBoundary(identifier, list.engine) }

  // Notifications from the scroll view to its content.

  /// The distances by which the content can be scrolled past its edges; zero by default.
  open override var contentInset: UIEdgeInsets {
    get { super.contentInset }
    set {
      list.edgesWillChange(from: adjustedContentInset)
      super.contentInset = newValue
      list.engine.anchoring.edgesDidChange()
    }
  }

  /// Whether cells receive a finger only once it has rested or gone up; `true` by default.
  open override var delaysContentTouches: Bool {
    didSet { list.delaysContentTouches = delaysContentTouches }
  }

  /// Lets the rows know of the room they have.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    list.adjustedContentInsetMayHaveChanged()
  }

  /// Lets the rows know of the room they have.
  open override func safeAreaInsetsDidChange() {
    list.edgesWillChange(from: content.reportedAdjustedInset, sticking: true)
    super.safeAreaInsetsDidChange()
    list.engine.anchoring.edgesDidChange()
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    list.showContent(in: bounds)
    super.boundsDidChange(from: oldBounds)
  }

  override func enter(_ activity: ScrollActivity) {
    super.enter(activity)
    list.scrollActivityDidChange()
  }

  override func tellDelegate(_ name: StaticString, _ news: (any UIScrollViewDelegate) -> Void) {
    if let delegate = content.delegate { list.engine.door.tell(name, delegate, news) }
  }

  override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    list.restingOffset(proposed: proposed, velocity: velocity)
  }

  override func choosesOffsetItself(along axis: Axis) -> Bool {
    list.choosesOffsetItself(along: axis)
  }

  override var takesContentSizeFromConstraints: Bool { false }
  override func reveal(_ view: UIView) { list.reveal(view) }
}
