import GallerySupport
import UIKit

/// The looks of the list, as far as people choose them.
struct SettingsChoice: Hashable {
  var style = UICollectionLayoutListConfiguration.Appearance.insetGrouped
  var options: Set<SettingsOption> = [.lines, .headers, .footers]
}

/// Something that the list shows or not.
enum SettingsOption: String, CaseIterable, Hashable, Sendable {
  case lines = "Lines between rows"
  case headers = "Headers"
  case footers = "Footers"
}

/// A group of rows.
enum SettingsSection: String, CaseIterable, Hashable, Sendable {
  case style = "List style"
  case options = "Show"
  case computer = "This computer"
  case about = "About"

  var footer: String {
    switch self {
    case .style:
      "Grouped and inset lists keep sections apart. Sidebars mark rows by their background."
    case .options: "Lines begin where the text of a row does, and end at its edge."
    case .computer: "As the system reports it."
    case .about: "Rows are as high as their texts need."
    }
  }
}

/// One row.
enum SettingsRow: Hashable, Sendable {
  case style(UICollectionLayoutListConfiguration.Appearance)
  case option(SettingsOption)
  case fact(ComputerFact)
  case text(String, String)

  static func rows(of section: SettingsSection) -> [SettingsRow] {
    switch section {
    case .style: SettingsRow.styles.map { .style($0.style) }
    case .options: SettingsOption.allCases.map { .option($0) }
    case .computer: ComputerFact.all.map { .fact($0) }
    case .about: texts
    }
  }

  /// The styles with their names and symbols.
  static let styles:
    [(style: UICollectionLayoutListConfiguration.Appearance, name: String, symbol: String)] = [
      (.plain, "Plain", "list.bullet"), (.grouped, "Grouped", "rectangle.grid.1x2"),
      (.insetGrouped, "Inset grouped", "square.grid.2x2"), (.sidebar, "Sidebar", "sidebar.left"),
      (.sidebarPlain, "Plain sidebar", "sidebar.right"),
    ]

  private static let texts: [SettingsRow] = [
    .text(
      "Rows find their heights",
      "This text has as many lines as the width of the window asks for. The row around it is "
        + "measured when it comes into view, and rows below make room without a jump."
    ),
    .text("Sections repeat one declaration", "A list is a compositional layout of one row."),
  ]
}
