import GallerySupport
import UIKit

/// One row.
enum SettingsRow: Hashable, Sendable {
  case appearance
  case reset
  case network(NetworkInterface)
  case noNetwork
  case back
  /// The row that begins and ends the editing of a group.
  case edit(SettingsSection)
  case language(String)
  case moreLanguages
  case otherLanguage(String)
  case device(SettingsDevice)
  case forgetDevices
  case restoreDevices
  case style(UICollectionLayoutListConfiguration.Appearance)
  case option(SettingsOption)
  case accent
  case fact(ComputerFact)
  case text(String, String)

  /// The styles with their names and symbols.
  static let styles:
    [(style: UICollectionLayoutListConfiguration.Appearance, name: String, symbol: String)] = [
      (.plain, "Plain", "list.bullet"), (.grouped, "Grouped", "rectangle.grid.1x2"),
      (.insetGrouped, "Inset grouped", "square.grid.2x2"), (.sidebar, "Sidebar", "sidebar.left"),
      (.sidebarPlain, "Plain sidebar", "sidebar.right"),
    ]

  static let texts: [SettingsRow] = [
    .text(
      "Rows find their heights",
      "This text has as many lines as the width of the window asks for. The row around it is "
        + "measured when it comes into view, and rows below make room without a jump."
    ),
    .text("Sections repeat one declaration", "A list is a compositional layout of one row."),
  ]
}
