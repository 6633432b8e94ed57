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
  case devices = "Devices"
  case computer = "This computer"
  case about = "About"

  var footer: String {
    switch self {
    case .style:
      "Grouped and inset lists keep sections apart. Sidebars mark rows by their background."
    case .options: "Lines begin where the text of a row does, and end at its edge."
    case .devices:
      "Pull a row aside, or press the Menu key on it, to connect a device, to mute it or to forget it."
    case .computer: "As the system reports it."
    case .about: "Rows are as high as their texts need."
    }
  }
}

/// A device that the computer knows.
struct SettingsDevice: Hashable, Sendable {
  let name: String
  let symbol: String

  static let all = [
    SettingsDevice(name: "Headphones", symbol: "audio-headphones-symbolic"),
    SettingsDevice(name: "Keyboard in the study", symbol: "input-keyboard-symbolic"),
    SettingsDevice(name: "Phone", symbol: "phone-symbolic"),
    SettingsDevice(name: "Printer", symbol: "printer-symbolic"),
  ]
}

/// What people have made of the devices.
struct SettingsDevices: Hashable {
  private(set) var forgotten: Set<SettingsDevice> = []
  private(set) var connected: Set<SettingsDevice> = []
  private(set) var muted: Set<SettingsDevice> = []

  /// The rows of those that are known, and one that brings the others back.
  var rows: [SettingsRow] {
    let known = SettingsDevice.all.filter { !forgotten.contains($0) }
    return known.map { .device($0) } + (forgotten.isEmpty ? [] : [.restoreDevices])
  }

  /// What is to be said of a device; nil for one that is neither connected nor muted.
  func status(of device: SettingsDevice) -> String? {
    let words = [
      connected.contains(device) ? "Connected" : nil, muted.contains(device) ? "Muted" : nil,
    ].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  mutating func forget(_ device: SettingsDevice) { forgotten.insert(device) }
  mutating func toggleMuted(_ device: SettingsDevice) { muted.formSymmetricDifference([device]) }
  mutating func toggleConnected(_ device: SettingsDevice) {
    connected.formSymmetricDifference([device])
  }

  mutating func restore() { forgotten = [] }
}

/// One row.
enum SettingsRow: Hashable, Sendable {
  case style(UICollectionLayoutListConfiguration.Appearance)
  case option(SettingsOption)
  case device(SettingsDevice)
  case restoreDevices
  case fact(ComputerFact)
  case text(String, String)

  static func rows(of section: SettingsSection) -> [SettingsRow] {
    switch section {
    case .style: SettingsRow.styles.map { .style($0.style) }
    case .options: SettingsOption.allCases.map { .option($0) }
    case .devices: SettingsDevices().rows
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
