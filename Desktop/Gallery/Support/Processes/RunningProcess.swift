/// A process with what it took between two readings.
public struct RunningProcess: Hashable, Sendable, Identifiable {
  /// What tells a process from others, also from later ones that are given the same number.
  public struct Identity: Hashable, Sendable {
    /// The number of the process.
    public let number: Int
    /// When it started, in ticks after the machine did.
    public let start: Int
  }

  /// What tells the process from others.
  public let id: Identity
  /// The name of its program.
  public let name: String
  /// The name of the user it runs for, or the number if that has no name.
  public let user: String
  /// The processor time it took between two readings, as a share of that time: 1 is one whole
  /// processor, and programs with several threads may have more.
  ///
  /// A process that was not there at the earlier reading, or every process at the first one, has its
  /// share of the time since it started.
  public let processorShare: Double
  /// The memory of the process that is in the machine's memory, in kibibytes.
  public let residentSize: Int
}

/// What processes can be sorted by.
public enum ProcessOrder: Hashable, Sendable, CaseIterable {
  /// The share of the processor, largest first.
  case processor
  /// The memory in use, largest first.
  case memory
  /// The name, in alphabetical order.
  case name

  /// Sorts `processes`; those that are equal stand in the order of their numbers.
  public func sorted(_ processes: [RunningProcess]) -> [RunningProcess] {
    processes.sorted { first, second in
      switch self {
      case .processor where first.processorShare != second.processorShare:
        first.processorShare > second.processorShare
      case .memory where first.residentSize != second.residentSize:
        first.residentSize > second.residentSize
      case .name where first.name.lowercased() != second.name.lowercased():
        first.name.lowercased() < second.name.lowercased()
      default: (first.id.number, first.id.start) < (second.id.number, second.id.start)
      }
    }
  }
}
