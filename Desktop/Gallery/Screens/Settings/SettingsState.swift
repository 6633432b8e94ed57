import GallerySupport
import UIKit

/// Everything that people choose in the settings; the screen's own state, apart from what the computer reports.
struct SettingsState: Hashable {
  var appearance = UIUserInterfaceStyle.unspecified
  var languages = PreferredLanguages()
  var devices = SettingsDevices()
  var choice = SettingsChoice()
}

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

/// What of the settings is in sight.
enum SettingsPage: Hashable {
  case all
  /// All of them, with the rows of one group being edited.
  case editing(SettingsSection)
  case interface(NetworkInterface)

  /// The group that is edited.
  var edited: SettingsSection? {
    guard case .editing(let section) = self else { return nil }
    return section
  }

  /// The groups from top to bottom.
  var sections: [SettingsSection] {
    switch self {
    case .all, .editing: SettingsSection.allCases.filter { $0 != .interface }
    case .interface: [.interface]
    }
  }
}
