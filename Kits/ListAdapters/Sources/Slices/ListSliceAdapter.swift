import UIKit

/// A live part of a list with the interface of a list.
///
/// ```swift
/// let placeholder = list[1..<2]
/// placeholder.reloadItems(results, at: 0...)
/// ```
///
/// A slice follows what happens to the list and to other slices. Its indexes are its own. Rows that come through the
/// slice are in it, also at its ends; rows that come through the list or through another slice at its borders are not.
/// It may be empty, and grow again at the place where it was.
///
/// It does not keep the list: once that is gone, a slice has no rows and takes none.
@preconcurrency @MainActor
public final class ListSliceAdapter<
  Cell: ListAdapterCellConstraints
>: ListAdapterInput, RowsOfList {
  /// The model of a row.
  public typealias Model = Cell.Model
  /// Hears that the list has a view.
  public typealias ReadyCallback = () -> Void

  /// The states of a slice.
  public enum State: Hashable, Sendable {
    /// It has rows.
    case valid
    /// It has no rows, and may get some.
    case emptied
    /// The list is gone.
    case detached
  }

  private weak var rows: ListRows<Model>?
  private let slice: SliceID
  private let reportMessage: (String) -> Void

  init(_ rows: ListRows<Model>?, _ slice: SliceID, _ report: @escaping (String) -> Void) {
    self.rows = rows
    self.slice = slice
    reportMessage = report
  }

  isolated deinit { rows?.removeSlice(slice) }

  /// The models of the slice's rows; empty once the list is gone.
  public var items: [Model] {
    guard let rows, let range else { return [] }
    return Array(rows.models[range])
  }

  /// The rows of the list that are in the slice; nil once the list is gone.
  public var range: Range<Int>? { rows?.range(of: slice) }

  /// The state of the slice.
  public var state: State {
    guard let range else { return .detached }
    return range.isEmpty ? .emptied : .valid
  }

  /// Called when the list has a view, at once if it has one.
  public var onReady: ReadyCallback? {
    didSet {
      guard let onReady else { return }
      rows?.subscribe(self, ready: onReady)
    }
  }

  /// Notifies an object of rows that are inserted and deleted in the list; it is referenced weakly.
  public func subscribeOnResize(
    _ subscriber: AnyObject,
    _ callback: @escaping ListResizeCallback
  ) { rows?.subscribe(subscriber, resize: callback) }

  /// Ends all notifications of an object.
  public func unsubscribe(_ subscriber: AnyObject) { rows?.unsubscribe(subscriber) }

  /// A part of the slice; rows that are not there are reported and left out.
  public subscript(range: Range<Int>) -> ListSliceAdapter<Cell> {
    guard let rows, let own = self.range else {
      report(.detached)
      return ListSliceAdapter(nil, slice, reportMessage)
    }
    return rows.slice(range, of: own, inside: slice)
  }

  /// Makes a change, or throws why not.
  public func apply(
    _ change: ListChange<Model>,
    allowDynamicModification: Bool
  ) throws(ListChangeError) {
    guard let rows else { throw .detached }
    try rows.apply(
      change,
      through: slice,
      isShown: allowDynamicModification,
      source: self
    )
  }

  /// Shows all changes of a closure as one update of the list.
  public func performBatchUpdates(updates: () -> Void, completion: ((Bool) -> Void)?) {
    guard let rows else {
      report(.detached)
      completion?(false)
      return
    }
    rows.performBatch(updates, completion)
  }

  /// Reports wrong input where the list reports it.
  public func report(_ error: ListChangeError) { reportMessage(error.description) }
}

extension ListRows {
  /// A slice of some rows of a range; what is not there is reported and left out.
  func slice<Cell>(
    _ range: Range<Int>,
    of whole: Range<Int>,
    inside outer: SliceID?
  ) -> ListSliceAdapter<Cell>
  where
    Cell: ListAdapterCellConstraints,
    Cell.Model == Model
  {
    let clamped = range.clamped(to: 0..<whole.count)
    if clamped != range {
      let index = range.upperBound > whole.count ? range.upperBound : range.lowerBound
      let error = ListChangeError.indexOutOfRange(
        operation: "a slice \(range)",
        slice: outer == nil ? nil : whole,
        index: index,
        count: whole.count
      )
      engine.report(
        error.description.replacingOccurrences(of: "changes nothing", with: "has \(clamped)")
      )
    }
    let start = whole.lowerBound
    let rows = (start + clamped.lowerBound)..<(start + clamped.upperBound)
    return ListSliceAdapter(self, addSlice(rows, inside: outer), engine.report)
  }
}
