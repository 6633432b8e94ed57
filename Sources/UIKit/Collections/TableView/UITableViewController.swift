public import CoreGraphics
public import Foundation

/// Manages a table whose data source and delegate it is.
///
/// Subclasses override the methods of both protocols. `view` is the table.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  private var clearsSelection = true

  /// Creates a controller with a table in a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table; a name of a nib is reported, because there are none.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a plain table; there are no archives to read.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table, which is the controller's view; `nil` only if a subclass has made another view.
  ///
  /// Another one has the controller as its data source and delegate unless it has others.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set {
      view = newValue
      if newValue?.dataSource == nil { newValue?.dataSource = self }
      if newValue?.delegate == nil { newValue?.delegate = self }
    }
  }

  /// Whether nothing is selected any more when the view appears again; `true` by default.
  open var clearsSelectionOnViewWillAppear: Bool {
    get { clearsSelection }
    set { clearsSelection = newValue }
  }

  /// The control that the user pulls the table down for; `nil` by default.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  /// Makes the table.
  open override func loadView() {
    let table = UITableView(frame: boundsForLoading, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView = table
    table.isEditing = isEditing
  }

  /// Deselects everything if `clearsSelectionOnViewWillAppear` says so.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelection, let table = viewIfLoaded as? UITableView else { return }
    for path in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: path, animated: animated)
    }
  }

  /// Lets the rows be edited, or ends that: the table is edited as well.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  // Answers of the data source and the delegate.

  /// No rows, unless overridden.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// An empty cell, unless overridden.
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  /// Returns 1.
  open func numberOfSections(
    in tableView: UITableView
  ) -> Int { OptionalCall.leftOut(by: self, answer: 1) }
  /// Returns `nil`: no title.
  open func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { OptionalCall.leftOut(by: self, answer: nil) }
  /// Returns `nil`: no title.
  open func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { OptionalCall.leftOut(by: self, answer: nil) }
  /// Returns `true`.
  open func tableView(
    _ tableView: UITableView,
    canEditRowAt indexPath: IndexPath
  ) -> Bool { OptionalCall.leftOut(by: self, answer: true) }
  /// Returns `true`.
  open func tableView(
    _ tableView: UITableView,
    canMoveRowAt indexPath: IndexPath
  ) -> Bool { OptionalCall.leftOut(by: self, answer: true) }
  /// Returns `nil`: no index.
  open func sectionIndexTitles(
    for tableView: UITableView
  ) -> [String]? { OptionalCall.leftOut(by: self, answer: nil) }
  /// Returns the number of the title.
  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { OptionalCall.leftOut(by: self, answer: index) }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { OptionalCall.leftOut(by: self) }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalCall.leftOut(by: self) }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { OptionalCall.leftOut(by: self) }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) { OptionalCall.leftOut(by: self) }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) { OptionalCall.leftOut(by: self) }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { OptionalCall.leftOut(by: self) }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) { OptionalCall.leftOut(by: self) }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) { OptionalCall.leftOut(by: self) }
  /// Returns `automaticDimension`.
  open func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat { OptionalCall.leftOut(by: self, answer: UITableView.automaticDimension) }
  /// Returns `automaticDimension`.
  open func tableView(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat { OptionalCall.leftOut(by: self, answer: UITableView.automaticDimension) }
  /// Returns `automaticDimension`.
  open func tableView(
    _ tableView: UITableView,
    heightForFooterInSection section: Int
  ) -> CGFloat { OptionalCall.leftOut(by: self, answer: UITableView.automaticDimension) }
  /// Returns `automaticDimension`.
  open func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { OptionalCall.leftOut(by: self, answer: UITableView.automaticDimension) }
  /// Returns `nil`: the title, if there is one.
  open func tableView(
    _ tableView: UITableView,
    viewForHeaderInSection section: Int
  ) -> UIView? { OptionalCall.leftOut(by: self, answer: nil) }
  /// Returns `nil`: the title, if there is one.
  open func tableView(
    _ tableView: UITableView,
    viewForFooterInSection section: Int
  ) -> UIView? { OptionalCall.leftOut(by: self, answer: nil) }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { OptionalCall.leftOut(by: self) }
  /// Returns `true`.
  open func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { OptionalCall.leftOut(by: self, answer: true) }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    didHighlightRowAt indexPath: IndexPath
  ) { OptionalCall.leftOut(by: self) }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    didUnhighlightRowAt indexPath: IndexPath
  ) { OptionalCall.leftOut(by: self) }
  /// Returns the row itself.
  open func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { OptionalCall.leftOut(by: self, answer: indexPath) }
  /// Returns the row itself.
  open func tableView(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { OptionalCall.leftOut(by: self, answer: indexPath) }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    didSelectRowAt indexPath: IndexPath
  ) { OptionalCall.leftOut(by: self) }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    didDeselectRowAt indexPath: IndexPath
  ) { OptionalCall.leftOut(by: self) }
  /// Returns `true`.
  open func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { OptionalCall.leftOut(by: self, answer: true) }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) { OptionalCall.leftOut(by: self) }
  /// Returns `delete`.
  open func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { OptionalCall.leftOut(by: self, answer: .delete) }
  /// Returns `nil`: the usual title.
  open func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { OptionalCall.leftOut(by: self, answer: nil) }
  /// Returns `nil`: no actions.
  open func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { OptionalCall.leftOut(by: self, answer: nil) }
  /// Returns `nil`: the button that deletes.
  open func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { OptionalCall.leftOut(by: self, answer: nil) }
  /// Returns the proposed place.
  open func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { OptionalCall.leftOut(by: self, answer: proposedDestinationIndexPath) }
  /// Returns 0.
  open func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { OptionalCall.leftOut(by: self, answer: 0) }
  /// Returns `true`.
  open func tableView(
    _ tableView: UITableView,
    canFocusRowAt indexPath: IndexPath
  ) -> Bool { OptionalCall.leftOut(by: self, answer: true) }
  /// Returns `true`.
  open func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { OptionalCall.leftOut(by: self, answer: true) }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { OptionalCall.leftOut(by: self) }
  /// Returns `nil`: the table decides.
  open func indexPathForPreferredFocusedView(
    in tableView: UITableView
  ) -> IndexPath? { OptionalCall.leftOut(by: self, answer: nil) }
  /// Returns `true`.
  open func tableView(
    _ tableView: UITableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { OptionalCall.leftOut(by: self, answer: true) }
  /// Returns `true`.
  open func tableView(
    _ tableView: UITableView,
    shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { OptionalCall.leftOut(by: self, answer: true) }
  /// Returns `nil`: no menu.
  open func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { OptionalCall.leftOut(by: self, answer: nil) }
}
