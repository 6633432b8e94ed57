/// Rows that can be changed: a list, whatever shows it, or a slice of one.
///
/// A wrong index is reported with slice, index and count, and leaves rows and screen as they were.
/// ``apply(_:allowDynamicModification:)`` throws it instead.
@preconcurrency @MainActor
public protocol ListAdapterInput<Model>: AnyObject {
  /// The model of a row.
  associatedtype Model

  /// The models of the rows, in order.
  var items: [Model] { get }

  /// Makes a change, or throws why not.
  ///
  /// Without `allowDynamicModification` the change is made and the screen follows with the next one that is shown.
  func apply(_ change: ListChange<Model>, allowDynamicModification: Bool) throws(ListChangeError)

  /// Shows all changes of a closure as one update.
  ///
  /// A batch inside another is a part of it. `completion` hears whether the update has arrived: `false` without a view.
  func performBatchUpdates(updates: () -> Void, completion: ((Bool) -> Void)?)

  /// Reports wrong input.
  func report(_ error: ListChangeError)
}

/// A part of a list, which says in reports which rows it has.
@MainActor
protocol RowsOfList: AnyObject {
  /// Its rows in the list; nil if the list is gone.
  var range: Range<Int>? { get }
}

extension ListAdapterInput {
  /// The model of a row; `nil` for an index that does not exist.
  public subscript(index: Int) -> Model? {
    let items = items
    return items.indices.contains(index) ? items[index] : nil
  }

  /// Other rows take the place of all.
  ///
  /// Without `needsRedraw` cells of rows that stay in their places stay as they are.
  public func reload(items: [Model], needsRedraw: Bool = true) {
    perform(.reload(items, needsRedraw: needsRedraw), true)
  }

  /// A new row comes in front of the row with an index, or at the end.
  public func insertItem(_ item: Model, at index: Int, allowDynamicModification: Bool = true) {
    perform(.insert([item], at: index), allowDynamicModification)
  }

  /// A new row comes at the end.
  public func appendItem(_ item: Model, allowDynamicModification: Bool = true) {
    perform(.insert([item], at: items.count), allowDynamicModification)
  }

  /// A row goes.
  public func deleteItem(at index: Int, allowDynamicModification: Bool = true) {
    perform(.delete([index]), allowDynamicModification)
  }

  /// Rows go; each index once, in any order.
  public func deleteItems(at indexes: [Int], allowDynamicModification: Bool = true) {
    perform(.delete(indexes), allowDynamicModification)
  }

  /// The rows from an index on go, as far as there are any.
  ///
  /// An index below zero counts as 0.
  public func deleteItemsIfNeeded(at range: PartialRangeFrom<Int>) {
    let count = items.count
    let start = min(max(0, range.lowerBound), count)
    if start < count { perform(.delete(Array(start..<count)), true) }
  }

  /// A row goes, if it is there.
  public func deleteItemsIfNeeded(at index: Int) {
    if items.indices.contains(index) { perform(.delete([index]), true) }
  }

  /// A row shows something else, in the same cell.
  public func updateItem(_ item: Model, at index: Int, allowDynamicModification: Bool = true) {
    perform(.update([(index, item)]), allowDynamicModification)
  }

  /// A row moves, to an index after it was taken out of its old place.
  public func moveItem(at index: Int, to newIndex: Int) {
    perform(.move(from: index, to: newIndex), true)
  }

  /// The rows show these, more or fewer than before; those that stay keep their cells.
  public func reloadItems(_ items: [Model]) { perform(.replaceTail(items, from: 0), true) }

  /// The rows from an index on show these, more or fewer than before.
  public func reloadItems(
    _ items: [Model],
    at range: PartialRangeFrom<Int>,
    allowDynamicModification: Bool = true
  ) { perform(.replaceTail(items, from: range.lowerBound), allowDynamicModification) }

  /// Rows show something else: as many elements as indexes, each index once.
  public func reloadItems(
    _ items: [Model],
    at indexes: [Int],
    allowDynamicModification: Bool = true
  ) {
    guard items.count == indexes.count else {
      return report(
        .countMismatch(
          operation: "reloadItems(_:at:)",
          slice: (self as? any RowsOfList)?.range,
          indexes: indexes.count,
          elements: items.count
        )
      )
    }
    perform(.update(zip(indexes, items).map { ($0, $1) }), allowDynamicModification)
  }

  /// Rows show something else; each index once.
  public func reloadItems(
    _ items: [(index: Int, element: Model)],
    allowDynamicModification: Bool = true
  ) { perform(.update(items), allowDynamicModification) }

  /// Shows all changes of a closure as one update.
  public func performBatchUpdates(updates: () -> Void) {
    performBatchUpdates(updates: updates, completion: nil)
  }

  /// Shows all changes that a closure makes to the list or slice as one update.
  public func performBatchUpdates(
    updates: (Self) -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { performBatchUpdates(updates: { updates(self) }, completion: completion) }

  private func perform(_ change: ListChange<Model>, _ allowDynamicModification: Bool) {
    do throws(ListChangeError) {
      try apply(change, allowDynamicModification: allowDynamicModification)
    } catch {
      report(error)
    }
  }
}
