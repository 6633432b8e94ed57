import Foundation

/// A network interface as the kernel describes it in a folder of its own, such as `/sys/class/net/lo`.
public struct NetworkInterface: Hashable, Sendable {
  /// The kernel's name of it.
  public let name: String
  /// What it is called in a list, such as “Wi-Fi”.
  public let kind: String
  /// Whether it is connected, in a word.
  public let state: String
  /// What else is known, without what cannot be read.
  public let facts: [ComputerFact]

  /// Where Linux describes the interfaces of the computer.
  public static let systemFolder = "/sys/class/net"

  /// The kernel's number for the hardware type of a loopback.
  private static let loopbackType = "772"

  /// The interfaces in a folder by their names; none where there is no such folder.
  public static func all(in folder: String = systemFolder) -> [NetworkInterface] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { NetworkInterface(name: $0, folder: "\(folder)/\($0)") }
  }

  /// Reads one; nil for something else, which has no state.
  private init?(name: String, folder: String) {
    func text(_ file: String) -> String? {
      FileManager.default.contents(atPath: "\(folder)/\(file)").map {
        String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      }
    }
    guard let operation = text("operstate") else { return nil }
    func has(_ entry: String) -> Bool {
      FileManager.default.fileExists(atPath: "\(folder)/\(entry)")
    }
    self.name = name
    kind =
      text("type") == Self.loopbackType
      ? "Loopback" : has("wireless") ? "Wi-Fi" : has("device") ? "Wired" : "Virtual"
    state = Self.words(for: operation)
    facts = [
      ComputerFact(name: "Name", value: name), ComputerFact(name: "State", value: state),
      text("address").map { ComputerFact(name: "Address", value: $0) },
      text("mtu").map { ComputerFact(name: "Largest packet", value: "\($0) bytes") },
    ].compactMap { $0 }
  }

  private static func words(for operation: String) -> String {
    switch operation {
    case "up": "Connected"
    case "down", "lowerlayerdown", "notpresent": "Off"
    case "dormant": "Waiting"
    default: "Ready"
    }
  }
}
