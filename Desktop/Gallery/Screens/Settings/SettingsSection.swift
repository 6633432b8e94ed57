/// A group of rows.
enum SettingsSection: String, CaseIterable, Hashable, Sendable {
  case appearance = "Appearance"
  case network = "Network"
  case languages = "Languages"
  case devices = "Devices"
  case style = "List style"
  case options = "Show"
  case computer = "This computer"
  case about = "About"
  /// The only group while an interface is looked at.
  case interface = "Network interface"

  var footer: String {
    switch self {
    case .appearance: "The colours of this screen, whatever those of the desktop."
    case .network, .computer, .interface: "As the system reports it."
    case .languages:
      "The system's language first, and a list to try things with. Nothing is installed."
    case .devices:
      "Made up. Pull a row aside, or press the Menu key on it, to connect, mute or forget a device."
    case .style:
      "Grouped and inset lists keep sections apart. Sidebars mark rows by their background."
    case .options: "Lines begin where the text of a row does, and end at its edge."
    case .about: "Rows are as high as their texts need."
    }
  }
}
