public import Foundation

/// Says how many rows a table has, makes their cells, and takes changes that the user makes.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// The number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell for a row, dequeued or made, and configured.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The number of sections; 1 unless implemented.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The title above a section; none unless implemented.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The title below a section; none unless implemented.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row is edited when the table is, and can be deleted by a swipe; `true` unless implemented.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a row has a grip while the table is edited; unless implemented, `showsReorderControl` of its cell decides.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The titles of an index at the trailing edge; none unless implemented.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section that a title of the index leads to; the one with its number unless implemented.
  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int
  /// Deletes a row, or inserts one, in the data and then in the table, because the user has asked for it.
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )
  /// Moves a row in the data, because the user has moved it; the table shows it there already.
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

extension UITableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int {
    OptionalCall.leftOut(by: self, answer: 1)
  }
  /// Returns `nil`: no title.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalCall.leftOut(by: self, answer: nil)
  }
  /// Returns `nil`: no title.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalCall.leftOut(by: self, answer: nil)
  }
  /// Returns `true`.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }
  /// Returns `true`.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }
  /// Returns `nil`: no index.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalCall.leftOut(by: self, answer: nil)
  }
  /// Returns the number of the title.
  public func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    OptionalCall.leftOut(by: self, answer: index)
  }
}

/// Hears which rows of a table will probably be needed soon; a hint and nothing else.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Rows will probably come into view soon, the nearest first. Required.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows that were named will probably not come into view soon after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
