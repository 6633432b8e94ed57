import Foundation

/// What the system says of one process at one moment.
struct ProcessStatus: Hashable, Sendable {
  /// What tells a process from others, also from later ones that are given the same number.
  let identity: RunningProcess.Identity
  /// The name of the program, at most 15 bytes of it.
  let command: String
  /// The letter of what the process is doing, such as `S` for sleeping.
  let state: Character
  /// The processor time the process has taken so far, in ticks.
  let ticks: Int
  /// The number of the user the process runs for.
  let userNumber: Int
  /// The memory of the process that is in the machine's memory, in kibibytes.
  let residentSize: Int

  /// Reads the texts of the files `stat` and `status` of a process; `nil` if they are cut short.
  ///
  /// The name in `stat` stands in brackets and may hold spaces and brackets of its own.
  init?(stat: String, status: String) {
    // Bytes and the functions of C: characters, whose borders Unicode says, took ten times as long.
    guard let open = stat.utf8.firstIndex(of: UInt8(ascii: "(")),
      let close = stat.utf8.lastIndex(of: UInt8(ascii: ")")), open < close,
      let number = Int(stat[..<open].trimmingCharacters(in: .whitespaces))
    else { return nil }
    let fields = stat[stat.utf8.index(after: close)...].utf8
      .split(separator: UInt8(ascii: " "), maxSplits: StatField.start + 1)
      .map { Substring($0) }
    guard fields.count > StatField.start,
      let userTicks = Int(fields[StatField.userTicks]),
      let systemTicks = Int(fields[StatField.systemTicks]),
      let start = Int(fields[StatField.start]),
      let userNumber = Self.number("Uid", in: status)
    else { return nil }
    identity = RunningProcess.Identity(number: number, start: start)
    command = String(stat[stat.utf8.index(after: open)..<close])
    state = fields[StatField.state].first ?? "?"
    ticks = userTicks + systemTicks
    self.userNumber = userNumber
    // Threads of the kernel have no memory of their own, and no line about it.
    residentSize = Self.number("VmRSS", in: status) ?? 0
  }

  /// The places of fields in `stat` behind the name (proc(5) counts from 1 and has two before).
  private enum StatField {
    static let state = 0
    static let userTicks = 11
    static let systemTicks = 12
    static let start = 19
  }

  /// The first number of the line `name:` in a `status` file.
  private static func number(_ name: String, in status: String) -> Int? {
    ("\n" + status).withCString { text in
      guard let line = strstr(text, "\n\(name):") else { return nil }
      let start = line + name.utf8.count + 2
      var end: UnsafeMutablePointer<CChar>?
      let number = strtol(start, &end, 10)
      return end == start ? nil : number
    }
  }
}
