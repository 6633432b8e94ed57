import Foundation

/// Something that the system says of the computer.
public struct ComputerFact: Hashable, Sendable {
  /// What it is about.
  public let name: String
  /// What it is, in words.
  public let value: String

  /// What is known: the system, its processors and its memory.
  public static var all: [ComputerFact] {
    let process = ProcessInfo.processInfo
    let gibibytes = Double(process.physicalMemory) / 1_073_741_824
    return [
      ComputerFact(name: "System", value: process.operatingSystemVersionString),
      ComputerFact(name: "Processors", value: "\(process.activeProcessorCount)"),
      ComputerFact(name: "Memory", value: String(format: "%.1f GiB", gibibytes)),
    ]
  }
}
