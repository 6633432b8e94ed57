import Foundation

/// What a list says of a row besides where it stands.
///
/// A layout puts it into the row's attributes; a list cell that gets none looks as in a plain list,
/// without separators.
struct ListRow: Hashable {
  var appearance = Appearance.plain
  var role = Role.item
  /// The lines at the edges of the row; `nil` where there is none.
  var topSeparator: Separator?
  var bottomSeparator: Separator?
  /// The corners that are round, at the ends of an inset group.
  var corners: CACornerMask = []
  /// The colour behind all rows, for the view that shows it.
  var listColor: UIColor?

  /// How the list looks.
  enum Appearance: Hashable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }

  /// What the row is in the list.
  enum Role: Hashable { case item, header, footer }

  /// A line between two rows.
  struct Separator: Hashable {
    var color = UIColor.separator
    /// The colour while the row is selected together with others.
    var selectedColor = UIColor.separator
    /// The distances from the edges; by `nil` it begins where the text does and ends at the edge.
    ///
    /// So it does at an edge whose distance is that of `UIListSeparatorConfiguration.automaticInsets`.
    var insets: NSDirectionalEdgeInsets?
  }

  /// The radius of round corners, in points.
  static var cornerRadius: CGFloat { 10 }
}

extension ListRow {
  /// What content of the row looks like by default.
  var content: UIListContentConfiguration {
    switch (appearance, role) {
    case (.plain, .item), (.grouped, .item), (.insetGrouped, .item): .cell()
    case (.sidebar, .item), (.sidebarPlain, .item): .sidebarCell()
    case (.plain, .header): .plainHeader()
    case (.grouped, .header), (.insetGrouped, .header): .groupedHeader()
    case (.sidebar, .header), (.sidebarPlain, .header): .sidebarHeader()
    case (.plain, .footer), (.sidebar, .footer), (.sidebarPlain, .footer): .plainFooter()
    case (.grouped, .footer), (.insetGrouped, .footer): .groupedFooter()
    }
  }

  /// What stands behind the row by default.
  var background: UIBackgroundConfiguration {
    switch (appearance, role) {
    case (.plain, .item), (.sidebarPlain, .item): .listPlainCell()
    case (.grouped, .item), (.insetGrouped, .item): .listGroupedCell()
    case (.sidebar, .item): .listSidebarCell()
    case (.plain, .header), (.plain, .footer): .listPlainHeaderFooter()
    case (.grouped, .header), (.grouped, .footer), (.insetGrouped, .header),
      (.insetGrouped, .footer), (.sidebar, .footer), (.sidebarPlain, .footer):
      .listGroupedHeaderFooter()
    case (.sidebar, .header), (.sidebarPlain, .header): .listSidebarHeader()
    }
  }
}
