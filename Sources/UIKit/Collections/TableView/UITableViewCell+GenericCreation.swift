import Foundation

// See `UIViewCreating`: the initialisers are other names of static methods, which are told the class that they are called on. What is
// handed to an initialiser is its own from then on, so that the methods consume it.

extension UIViewCreating where Self: UITableViewCell {
  /// Creates a cell through the `init(style:reuseIdentifier:)` of its class, which is found at run time.
  ///
  /// Makes `row.cellClass.init(style: .subtitle, reuseIdentifier: "row")` work as it does on iOS. Where a class is named, its own
  /// initialiser is called, and this one is not.
  ///
  /// - Parameters:
  ///   - style: How the labels of the cell are placed.
  ///   - reuseIdentifier: The identifier under which the cell is used again; `nil` for a cell that is not.
  @_silgen_name("tessera_make_table_cell_by_its_type")
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  @_silgen_name("tessera_make_table_cell_by_its_type")
  @usableFromInline
  static func madeByType(
    style: UITableViewCell.CellStyle,
    reuseIdentifier: consuming String?
  ) -> Self { UITableViewCell.make(self, reuseIdentifier, style: style) }
}

extension UIViewCreating where Self: UITableViewHeaderFooterView {
  /// Creates a header or footer through the `init(reuseIdentifier:)` of its class, which is found at run time.
  ///
  /// Makes `section.headerClass.init(reuseIdentifier: "header")` work as it does on iOS.
  ///
  /// - Parameter reuseIdentifier: The identifier under which the view is used again; `nil` for a view that is not.
  @_silgen_name("tessera_make_table_boundary_by_its_type")
  public init(reuseIdentifier: String?)

  @_silgen_name("tessera_make_table_boundary_by_its_type")
  @usableFromInline
  static func madeByType(
    reuseIdentifier: consuming String?
  ) -> Self { UITableViewHeaderFooterView.make(self, reuseIdentifier) }
}
