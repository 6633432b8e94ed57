import Foundation

/// Reads the processes again and again, and says what each took since the reading before.
///
/// It is an actor so that the files are read off the main thread, one reading at a time.
public actor ProcessMonitor {
  /// The folder where Linux describes the processes that run.
  public static let systemFolder = "/proc"

  /// The folders to read in turn; the last one is read again and again.
  private let folders: [String]
  private let users: UserNames
  private var nextFolder = 0
  private var previous: ProcessReading?

  /// Gets ready to read `folder`.
  ///
  /// A folder may also hold readings that were taken before: then its folders `reading-1`,
  /// `reading-2` and so on are what `/proc` was at those times, and its file `passwd` names users.
  public init(folder: String = ProcessMonitor.systemFolder) {
    var readings: [String] = []
    while true {
      let reading = "\(folder)/reading-\(readings.count + 1)"
      guard FileManager.default.fileExists(atPath: reading) else { break }
      readings.append(reading)
    }
    folders = readings.isEmpty ? [folder] : readings
    users = UserNames(
      contentsOfFile: readings.isEmpty ? "/etc/passwd" : folder + "/passwd"
    )
  }

  /// Reads the processes.
  ///
  /// - Returns: The processes that run now, in no order.
  /// - Throws: `ProcessReadingError` when the folder does not describe processes.
  public func read() throws(ProcessReadingError) -> [RunningProcess] {
    let reading = try ProcessReading(folder: folders[nextFolder])
    nextFolder = min(nextFolder + 1, folders.count - 1)
    defer { previous = reading }
    let earlier = previous
    return reading.processes.values.map { process in
      RunningProcess(
        id: process.identity,
        name: reading.name(of: process),
        user: users[process.userNumber],
        processorShare: Self.share(of: process, at: reading.time, since: earlier),
        residentSize: process.residentSize
      )
    }
  }

  /// The share of the time since `earlier`, or since the process started if it is not in there.
  private static func share(
    of process: ProcessStatus,
    at time: Int,
    since earlier: ProcessReading?
  ) -> Double {
    var start = process.identity.start
    var ticksBefore = 0
    if let earlier, let before = earlier.processes[process.identity] {
      start = earlier.time
      ticksBefore = before.ticks
    }
    // The clocks of two files may disagree by a tick.
    guard time > start else { return 0 }
    return Double(max(0, process.ticks - ticksBefore)) / Double(time - start)
  }
}
