// Made by Scripts/make-optional-methods.
public import Foundation

// The optional methods of `UITableViewDataSource` as properties, so that they can be called with `?`.
extension UITableViewDataSource {
  /// The optional method `numberOfSections(in:)`, to be called with `?`.
  @_disfavoredOverload
  public var numberOfSections: UIOptionalCalls.TableViewDataSourceNumberOfSections? {
    UIOptionalCalls.TableViewDataSourceNumberOfSections(delegate: self)
  }

  /// The optional methods `tableView(…)`, to be called with `?`.
  @_disfavoredOverload
  public var tableView: UIOptionalCalls.TableViewDataSource? {
    UIOptionalCalls.TableViewDataSource(delegate: self)
  }

  /// The optional method `sectionIndexTitles(for:)`, to be called with `?`.
  @_disfavoredOverload
  public var sectionIndexTitles: UIOptionalCalls.SectionIndexTitles? {
    UIOptionalCalls.SectionIndexTitles(delegate: self)
  }
}

extension UIOptionalCalls {
  /// The method `numberOfSections(in:)` of `UITableViewDataSource`, which an object may leave out.
  @preconcurrency @MainActor
  public struct TableViewDataSourceNumberOfSections {
    let delegate: any UITableViewDataSource

    /// Calls `numberOfSections(in:)`.
    @discardableResult
    public func callAsFunction(in tableView: UITableView) -> Int? {
      OptionalCall.answer(of: delegate, "numberOfSections(in:)") {
        $0.numberOfSections(in: tableView)
      }
    }
  }

  /// The methods `tableView(…)` of `UITableViewDataSource` that an object may leave out.
  @preconcurrency @MainActor
  public struct TableViewDataSource {
    let delegate: any UITableViewDataSource

    /// Calls `tableView(_:titleForHeaderInSection:)`.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    {
      OptionalCall.answer(of: delegate, "tableView(_:titleForHeaderInSection:)") {
        $0.tableView(tableView, titleForHeaderInSection: section)
      } ?? nil
    }

    /// Calls `tableView(_:titleForFooterInSection:)`.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int)
      -> String?
    {
      OptionalCall.answer(of: delegate, "tableView(_:titleForFooterInSection:)") {
        $0.tableView(tableView, titleForFooterInSection: section)
      } ?? nil
    }

    /// Calls `tableView(_:canEditRowAt:)`.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool?
    {
      OptionalCall.answer(of: delegate, "tableView(_:canEditRowAt:)") {
        $0.tableView(tableView, canEditRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:canMoveRowAt:)`.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool?
    {
      OptionalCall.answer(of: delegate, "tableView(_:canMoveRowAt:)") {
        $0.tableView(tableView, canMoveRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:sectionForSectionIndexTitle:at:)`.
    @discardableResult
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

  /// The method `sectionIndexTitles(for:)` of `UITableViewDataSource`, which an object may leave out.
  @preconcurrency @MainActor
  public struct SectionIndexTitles {
    let delegate: any UITableViewDataSource

    /// Calls `sectionIndexTitles(for:)`.
    @discardableResult
    public func callAsFunction(for tableView: UITableView) -> [String]? {
      OptionalCall.answer(of: delegate, "sectionIndexTitles(for:)") {
        $0.sectionIndexTitles(for: tableView)
      } ?? nil
    }
  }
}
