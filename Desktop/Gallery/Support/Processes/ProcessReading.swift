import Foundation

/// All processes at one moment, as a folder such as `/proc` describes them.
struct ProcessReading: Hashable, Sendable {
  /// The time since the machine started, in ticks.
  let time: Int
  let processes: [RunningProcess.Identity: ProcessStatus]
  /// The names of programs whose command is cut off, by process.
  private let longNames: [RunningProcess.Identity: String]

  /// The number of ticks in a second, which Linux shows to programs on every machine.
  static let ticksPerSecond = 100

  /// The length in bytes at which the system cuts off commands.
  private static let commandLength = 15

  /// Reads `folder`; processes that end meanwhile, or cannot be looked at, are left out.
  ///
  /// - Throws: `ProcessReadingError` when the folder does not describe processes.
  init(folder: String) throws(ProcessReadingError) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw .missing(path: folder)
    }
    guard let time = Self.time(in: folder) else { throw .notProcesses(path: folder) }
    self.time = time
    var processes: [RunningProcess.Identity: ProcessStatus] = [:]
    var longNames: [RunningProcess.Identity: String] = [:]
    for name in names where Int(name) != nil {
      // Each of the files may be gone although the one before was there.
      guard let stat = Self.text("\(folder)/\(name)/stat"),
        let status = Self.text("\(folder)/\(name)/status"),
        let process = ProcessStatus(stat: stat, status: status)
      else { continue }
      processes[process.identity] = process
      if process.command.utf8.count >= Self.commandLength {
        longNames[process.identity] = Self.text("\(folder)/\(name)/cmdline")
          .flatMap { Self.programName(inArguments: $0, startingWith: process.command) }
      }
    }
    self.processes = processes
    self.longNames = longNames
  }

  /// The name of a process's program.
  func name(of process: ProcessStatus) -> String { longNames[process.identity] ?? process.command }

  private static func time(in folder: String) -> Int? {
    guard
      let seconds = text(folder + "/uptime")?.split(separator: " ").first.flatMap({ Double($0) })
    else { return nil }
    return Int(exactly: (seconds * Double(ticksPerSecond)).rounded())
  }

  /// The last part of the path of the program, if that is what `command` is the start of.
  private static func programName(
    inArguments arguments: String,
    startingWith command: String
  ) -> String? {
    let path = arguments.split(separator: "\0").first ?? ""
    let name = path.split(separator: "/").last.map { String($0) }
    return name.flatMap { $0.hasPrefix(command) ? $0 : nil }
  }

  /// The text of a file; `nil` when it is not there or may not be read.
  private static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Why processes cannot be shown.
public enum ProcessReadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no such folder.
  case missing(path: String)
  /// The folder does not say when the machine started.
  case notProcesses(path: String)

  /// One sentence that names the folder and what is wrong with it.
  public var description: String {
    switch self {
    case .missing(let path): "There is no readable folder at \(path)."
    case .notProcesses(let path): "\(path) does not describe the processes of a machine."
    }
  }
}
