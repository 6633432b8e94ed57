/// A device that the computer could know: the screen makes them up.
struct SettingsDevice: Hashable, Sendable {
  let name: String
  let symbol: String
  let detail: String

  static let all = [
    SettingsDevice(
      name: "Headphones",
      symbol: "audio-headphones-symbolic",
      detail: "Connects by itself when it is near."
    ),
    SettingsDevice(
      name: "Keyboard in the study",
      symbol: "input-keyboard-symbolic",
      detail: "Wakes the computer when a key is pressed."
    ),
    SettingsDevice(
      name: "Phone",
      symbol: "phone-symbolic",
      detail: "Shares its connection where there is no other."
    ),
    SettingsDevice(
      name: "Printer",
      symbol: "printer-symbolic",
      detail: "Prints on both sides, and in black and white unless asked."
    ),
  ]
}

/// The devices with what people have made of them.
struct SettingsDevices: Hashable {
  private(set) var forgotten: Set<SettingsDevice> = []
  private(set) var connected: Set<SettingsDevice> = []
  private(set) var muted: Set<SettingsDevice> = []
  /// Those whose rows say more.
  private(set) var detailed: Set<SettingsDevice> = []

  var known: [SettingsDevice] { SettingsDevice.all.filter { !forgotten.contains($0) } }

  /// What is to be said of a device; nil for one that is neither connected nor muted.
  func status(of device: SettingsDevice) -> String? {
    let words = [
      connected.contains(device) ? "Connected" : nil, muted.contains(device) ? "Muted" : nil,
    ].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  mutating func forget(_ devices: [SettingsDevice]) { forgotten.formUnion(devices) }
  mutating func restore() { forgotten = [] }
  mutating func toggleMuted(_ device: SettingsDevice) { muted.formSymmetricDifference([device]) }
  mutating func toggleDetail(_ device: SettingsDevice) {
    detailed.formSymmetricDifference([device])
  }
  mutating func toggleConnected(_ device: SettingsDevice) {
    connected.formSymmetricDifference([device])
  }
}
