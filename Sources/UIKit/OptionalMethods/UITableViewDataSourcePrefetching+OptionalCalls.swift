// Made by Scripts/make-optional-methods.
public import Foundation

// The optional methods of `UITableViewDataSourcePrefetching` as properties, so that they can be called with `?`.
extension UITableViewDataSourcePrefetching {
  /// The optional method `tableView(_:cancelPrefetchingForRowsAt:)`, to be called with `?`.
  @_disfavoredOverload
  public var tableView: UIOptionalCalls.TableViewDataSourcePrefetching? {
    UIOptionalCalls.TableViewDataSourcePrefetching(delegate: self)
  }
}

extension UIOptionalCalls {
  /// The method `tableView(_:cancelPrefetchingForRowsAt:)` of `UITableViewDataSourcePrefetching`, which an object may leave out.
  @preconcurrency @MainActor
  public struct TableViewDataSourcePrefetching {
    let delegate: any UITableViewDataSourcePrefetching

    /// Calls `tableView(_:cancelPrefetchingForRowsAt:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) -> Void? {
      OptionalCall.answer(of: delegate, "tableView(_:cancelPrefetchingForRowsAt:)") {
        $0.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
      }
    }
  }
}
