public import Foundation

// The optional methods of `UITableViewDataSource` as properties, so that they can be called with `?`.
extension UITableViewDataSource {
  /// The optional methods `tableView(…)`, to be called with `?`.
  @_disfavoredOverload
  public var tableView: UIOptionalCalls.TableViewDataSource? {
    UIOptionalCalls.TableViewDataSource(delegate: self)
  }

  /// The optional methods `numberOfSections(…)`, to be called with `?`.
  @_disfavoredOverload
  public var numberOfSections: UIOptionalCalls.NumberOfTableSections? {
    UIOptionalCalls.NumberOfTableSections(delegate: self)
  }

  /// The optional methods `sectionIndexTitles(…)`, to be called with `?`.
  @_disfavoredOverload
  public var sectionIndexTitles: UIOptionalCalls.SectionIndexTitles? {
    UIOptionalCalls.SectionIndexTitles(delegate: self)
  }
}

extension UIOptionalCalls {
  /// The methods `tableView(…)` of `UITableViewDataSource` that an object may leave out.
  @preconcurrency @MainActor
  public struct TableViewDataSource {
    let delegate: any UITableViewDataSource

    /// Calls `tableView(_:titleForHeaderInSection:)`.
    public func callAsFunction(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? {
      delegate.tableView(tableView, titleForHeaderInSection: section)
    }

    /// Calls `tableView(_:titleForFooterInSection:)`.
    public func callAsFunction(
      _ tableView: UITableView,
      titleForFooterInSection section: Int
    ) -> String? {
      delegate.tableView(tableView, titleForFooterInSection: section)
    }

    /// Calls `tableView(_:canEditRowAt:)`.
    public func callAsFunction(
      _ tableView: UITableView,
      canEditRowAt indexPath: IndexPath
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "tableView(_:canEditRowAt:)") {
        $0.tableView(tableView, canEditRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:canMoveRowAt:)`.
    public func callAsFunction(
      _ tableView: UITableView,
      canMoveRowAt indexPath: IndexPath
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "tableView(_:canMoveRowAt:)") {
        $0.tableView(tableView, canMoveRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:sectionForSectionIndexTitle:at:)`.
    public func callAsFunction(
      _ tableView: UITableView,
      sectionForSectionIndexTitle title: String,
      at index: Int
    ) -> Int? {
      OptionalCall.answer(of: delegate, "tableView(_:sectionForSectionIndexTitle:at:)") {
        $0.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
      }
    }

    /// Calls `tableView(_:commit:forRowAt:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) -> Void? {
      OptionalCall.answer(of: delegate, "tableView(_:commit:forRowAt:)") {
        $0.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:moveRowAt:to:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) -> Void? {
      OptionalCall.answer(of: delegate, "tableView(_:moveRowAt:to:)") {
        $0.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
      }
    }
  }
}

extension UIOptionalCalls {
  /// The methods `numberOfSections(…)` of `UITableViewDataSource` that an object may leave out.
  @preconcurrency @MainActor
  public struct NumberOfTableSections {
    let delegate: any UITableViewDataSource

    /// Calls `numberOfSections(in:)`.
    public func callAsFunction(in tableView: UITableView) -> Int? {
      OptionalCall.answer(of: delegate, "numberOfSections(in:)") {
        $0.numberOfSections(in: tableView)
      }
    }
  }
}

extension UIOptionalCalls {
  /// The methods `sectionIndexTitles(…)` of `UITableViewDataSource` that an object may leave out.
  @preconcurrency @MainActor
  public struct SectionIndexTitles {
    let delegate: any UITableViewDataSource

    /// Calls `sectionIndexTitles(for:)`.
    public func callAsFunction(for tableView: UITableView) -> [String]? {
      delegate.sectionIndexTitles(for: tableView)
    }
  }
}

// The optional methods of `UITableViewDataSourcePrefetching` as properties, so that they can be called with `?`.
extension UITableViewDataSourcePrefetching {
  /// The optional methods `tableView(…)`, to be called with `?`.
  @_disfavoredOverload
  public var tableView: UIOptionalCalls.TablePrefetching? {
    UIOptionalCalls.TablePrefetching(delegate: self)
  }
}

extension UIOptionalCalls {
  /// The methods `tableView(…)` of `UITableViewDataSourcePrefetching` that an object may leave out.
  @preconcurrency @MainActor
  public struct TablePrefetching {
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
