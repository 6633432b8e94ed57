import GallerySupport
import UIKit

/// Everything that people choose in the settings; the screen's own state, apart from what the computer reports.
struct SettingsState: Hashable {
  var appearance = UIUserInterfaceStyle.unspecified
  var languages = PreferredLanguages()
  var devices = SettingsDevices()
  var choice = SettingsChoice()
  var accent = SettingsAccent.system
}

/// The colour of symbols and controls.
enum SettingsAccent: String, CaseIterable, Hashable, Sendable {
  case system = "System"
  case green = "Green"
  case orange = "Orange"
  case purple = "Purple"

  /// The tint colour; nil for that of the system.
  var color: UIColor? {
    switch self {
    case .system: nil
    case .green: .systemGreen
    case .orange: .systemOrange
    case .purple: .systemPurple
    }
  }
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
