import Foundation
import TesseraCore
import TesseraEngine

/// What a list says of its rows.
@MainActor
struct ListDeclaration {
  let configuration: UICollectionLayoutListConfiguration

  /// A row, by its place in the section.
  struct Place {
    let item: Int
    let count: Int
    /// Whether it is the item that is the header.
    let isHeader: Bool
    /// Whether nothing of the group stands above it.
    let isFirst: Bool

    @MainActor
    init(_ item: Int, of count: Int, in configuration: UICollectionLayoutListConfiguration) {
      self.item = item
      self.count = count
      let first = configuration.headerMode == .firstItemInSection ? 1 : 0
      isHeader = item < first
      isFirst = item == first
    }

    /// Whether nothing of the group stands below it.
    var isLast: Bool { item == count - 1 }
  }

  /// What the list says of an element; `separators` asks the handler of the configuration.
  func row(
    for element: CollectionElement,
    itemCount: Int,
    separators: (ShownPath) -> UIListSeparatorConfiguration
  ) -> ListRow? {
    var row = ListRow(appearance: ListRow.Appearance(configuration.appearance))
    switch element {
    case .cell(let path):
      let place = Place(path.item, of: itemCount, in: configuration)
      if place.isHeader { row.role = .header }
      takeSeparators(separators(path), at: place, into: &row)
      if configuration.appearance == .insetGrouped, !place.isHeader { row.corners = place.corners }
    case .supplementaryView(UICollectionView.elementKindSectionHeader, _): row.role = .header
    case .supplementaryView(UICollectionView.elementKindSectionFooter, _): row.role = .footer
    case .decorationView(ListBackgroundView.kind, _): row.listColor = backgroundColor
    case .supplementaryView, .decorationView, .container: return nil
    }
    return row
  }

  /// The colour behind the rows.
  var backgroundColor: UIColor {
    configuration.backgroundColor ?? Self.backgroundColor(of: configuration.appearance)
  }

  private static func backgroundColor(
    of appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> UIColor {
    switch appearance {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }

  private func takeSeparators(
    _ separators: UIListSeparatorConfiguration,
    at place: Place,
    into row: inout ListRow
  ) {
    let isGroup = configuration.appearance == .grouped
    func line(
      _ visibility: UIListSeparatorConfiguration.Visibility,
      _ insets: NSDirectionalEdgeInsets,
      isUsual: Bool,
      isEnd: Bool
    ) -> ListRow.Separator? {
      switch visibility {
      case .hidden: return nil
      case .automatic where !configuration.showsSeparators || !isUsual: return nil
      case .automatic, .visible: break
      }
      let isAutomatic = insets == UIListSeparatorConfiguration.automaticInsets
      return ListRow.Separator(
        color: separators.color,
        selectedColor: separators.multipleSelectionColor,
        insets: isAutomatic ? (isGroup && isEnd ? .zero : nil) : insets
      )
    }
    row.topSeparator = line(
      separators.topSeparatorVisibility,
      separators.topSeparatorInsets,
      isUsual: isGroup && place.isFirst,
      isEnd: place.isFirst
    )
    row.bottomSeparator = line(
      separators.bottomSeparatorVisibility,
      separators.bottomSeparatorInsets,
      isUsual: !place.isHeader && (!place.isLast || endsWithSeparator),
      isEnd: place.isLast
    )
  }

  /// Whether there is a line below the last row.
  private var endsWithSeparator: Bool {
    switch configuration.appearance {
    case .plain, .grouped, .sidebarPlain: true
    case .insetGrouped, .sidebar: false
    }
  }
}

extension ListDeclaration.Place {
  /// The corners of the group that the row has.
  fileprivate var corners: CACornerMask {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}

extension ListRow.Appearance {
  init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    switch appearance {
    case .plain: self = .plain
    case .grouped: self = .grouped
    case .insetGrouped: self = .insetGrouped
    case .sidebar: self = .sidebar
    case .sidebarPlain: self = .sidebarPlain
    }
  }
}
