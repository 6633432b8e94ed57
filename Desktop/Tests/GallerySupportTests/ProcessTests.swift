import Foundation
import Testing

@testable import GallerySupport

@Suite("What the system says of a process")
struct ProcessStatusTests {
  private let status = "Name:\tx\nUid:\t1000\t1001\t1002\t1003\nVmRSS:\t    2048 kB\n"

  /// The line of a process with 30 ticks for itself, 12 in the system, started at 700.
  private func stat(_ name: String) -> String {
    "42 (\(name)) S 1 42 42 0 -1 4194304 0 0 0 0 30 12 0 0 20 0 1 0 700 0 512\n"
  }

  @Test("is read from its files")
  func fields() throws {
    let process = try #require(ProcessStatus(stat: stat("bash"), status: status))
    #expect(process.identity == RunningProcess.Identity(number: 42, start: 700))
    #expect(process.command == "bash")
    #expect(process.state == "S")
    #expect(process.ticks == 42)
    #expect(process.userNumber == 1000)
    #expect(process.residentSize == 2048)
  }

  @Test(
    "takes names with spaces and brackets",
    arguments: ["Web Content", "a) S 1 (b", "(sd-pam)", ")", ""]
  )
  func names(name: String) throws {
    let process = try #require(ProcessStatus(stat: stat(name), status: status))
    #expect(process.command == name)
    #expect(process.ticks == 42)
  }

  @Test("has no memory for threads of the kernel")
  func kernelThreads() throws {
    let process = try #require(ProcessStatus(stat: stat("kthreadd"), status: "Uid:\t0\t0\t0\t0\n"))
    #expect(process.residentSize == 0)
  }

  @Test("is nothing when a file is cut short", arguments: [0, 10, 30, 50])
  func cutShort(length: Int) {
    #expect(ProcessStatus(stat: String(stat("bash").prefix(length)), status: status) == nil)
    #expect(ProcessStatus(stat: stat("bash"), status: String(status.prefix(length / 10))) == nil)
  }
}

@Suite("A monitor of processes")
struct ProcessMonitorTests {
  /// A folder like `/proc` with the processes that a test wants.
  private struct Machine {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    func setTime(_ seconds: Double) throws { try folder.write("uptime", "\(seconds) 0\n") }

    func run(
      _ number: Int,
      _ name: String,
      ticks: Int,
      start: Int = 0,
      arguments: String = ""
    ) throws {
      try folder.write(
        "\(number)/stat",
        "\(number) (\(name)) S 1 1 1 0 -1 0 0 0 0 0 \(ticks) 0 0 0 20 0 1 0 \(start) 0 0\n"
      )
      try folder.write("\(number)/status", "Uid:\t0\t0\t0\t0\nVmRSS:\t\(number) kB\n")
      try folder.write("\(number)/cmdline", arguments)
    }

    func end(_ number: Int, _ file: String = "") throws {
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(number)/\(file)")
    }
  }

  private func shares(_ processes: [RunningProcess]) -> [Int: Double] {
    Dictionary(uniqueKeysWithValues: processes.map { ($0.id.number, $0.processorShare) })
  }

  @Test("says what share of a processor each process had since the reading before")
  func shares() async throws {
    let machine = try Machine()
    let monitor = ProcessMonitor(folder: machine.folder.path)
    try machine.setTime(10)
    try machine.run(1, "steady", ticks: 250)
    try machine.run(2, "lazy", ticks: 100, start: 500)
    // First the share of the whole life: 250 ticks of 1000, 100 of 500.
    #expect(shares(try await monitor.read()) == [1: 0.25, 2: 0.2])
    try machine.setTime(12)
    try machine.run(1, "steady", ticks: 550)
    // Then of the two seconds: 300 ticks of 200, as by two threads, and none.
    #expect(shares(try await monitor.read()) == [1: 1.5, 2: 0])
  }

  @Test("takes a number that is used again for another process")
  func reuse() async throws {
    let machine = try Machine()
    let monitor = ProcessMonitor(folder: machine.folder.path)
    try machine.setTime(10)
    try machine.run(7, "first", ticks: 900)
    let before = try await monitor.read()
    try machine.setTime(12)
    try machine.run(7, "second", ticks: 50, start: 1100)
    let after = try await monitor.read()
    #expect(before[0].id != after[0].id)
    // It started half-way, and had 50 of the 100 ticks since then.
    #expect(after[0].processorShare == 0.5)
  }

  @Test("has no share of no time")
  func noTime() async throws {
    let machine = try Machine()
    let monitor = ProcessMonitor(folder: machine.folder.path)
    try machine.setTime(10)
    try machine.run(1, "new", ticks: 5, start: 1001)
    #expect(shares(try await monitor.read()) == [1: 0])
    #expect(shares(try await monitor.read()) == [1: 0])
  }

  @Test("leaves out processes that end while they are read")
  func vanishing() async throws {
    let machine = try Machine()
    let monitor = ProcessMonitor(folder: machine.folder.path)
    try machine.setTime(10)
    for number in 1...4 { try machine.run(number, "p", ticks: 0) }
    try machine.end(1)
    try machine.end(2, "status")
    try machine.end(3, "stat")
    #expect(try await monitor.read().map(\.id.number) == [4])
  }

  @Test("finds long names in the arguments when they are those of the program")
  func longNames() async throws {
    let machine = try Machine()
    try machine.setTime(10)
    try machine.run(1, "gnome-terminal-", ticks: 0, arguments: "/usr/bin/gnome-terminal-server\0-x")
    try machine.run(2, "fifteen-letters", ticks: 0, arguments: "/usr/bin/python3\0fifteen-letters")
    try machine.run(3, "sh", ticks: 0, arguments: "/bin/shell\0")
    let processes = try await ProcessMonitor(folder: machine.folder.path).read()
    #expect(
      ProcessOrder.name.sorted(processes).map(\.name) == [
        "fifteen-letters", "gnome-terminal-server", "sh",
      ]
    )
  }

  @Test("says what is wrong with a folder")
  func errors() async throws {
    let folder = try TemporaryFolder()
    await #expect(throws: ProcessReadingError.missing(path: "/no/such/folder")) {
      try await ProcessMonitor(folder: "/no/such/folder").read()
    }
    await #expect(throws: ProcessReadingError.notProcesses(path: folder.path)) {
      try await ProcessMonitor(folder: folder.path).read()
    }
  }

  @Test("reads this machine, with itself among the processes")
  func thisMachine() async throws {
    let number = Int(ProcessInfo.processInfo.processIdentifier)
    let own = try await ProcessMonitor().read().first { $0.id.number == number }
    #expect(try #require(own).residentSize > 1024)
    #expect(own?.user.isEmpty == false)
  }
}

@Suite("The order of processes")
struct ProcessOrderTests {
  private func process(_ number: Int, _ name: String, _ share: Double, _ size: Int)
    -> RunningProcess
  {
    RunningProcess(
      id: RunningProcess.Identity(number: number, start: 0),
      name: name,
      user: "kim",
      processorShare: share,
      residentSize: size
    )
  }

  @Test(
    "is the same whatever the order before",
    arguments: [
      (ProcessOrder.processor, [3, 1, 2, 4]), (.memory, [2, 1, 4, 3]), (.name, [4, 2, 3, 1]),
    ]
  )
  func orders(order: ProcessOrder, numbers: [Int]) {
    let processes = [
      process(1, "zsh", 0.2, 50), process(2, "bash", 0, 70), process(3, "Bash", 0.9, 10),
      process(4, "awk", 0, 50),
    ]
    #expect(order.sorted(processes).map(\.id.number) == numbers)
    #expect(order.sorted(processes.reversed()).map(\.id.number) == numbers)
  }
}

@Suite("The names of users")
struct UserNamesTests {
  @Test("come from lines with numbers; others are skipped")
  func names() {
    let names = UserNames(
      "root:x:0:0::/:/bin/sh\n# x\nkim:x:1000:1000\nold:x:1000\n:x:5\nbad:x:y\n"
    )
    #expect([0, 1000, 5, 77].map { names[$0] } == ["root", "kim", "5", "77"])
  }

  @Test("are numbers when there is no file of users")
  func noFile() {
    #expect(UserNames(contentsOfFile: "/no/such/file")[3] == "3")
  }
}

@Suite("Readings that were taken before")
struct RecordedReadingsTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Gallery/Fixtures/Processes").path

  @Test("are read one after the other, the last one again and again")
  func fixtures() async throws {
    let monitor = ProcessMonitor(folder: Self.folder)
    var counts: [Int] = []
    for _ in 1...6 { counts.append(try await monitor.read().count) }
    #expect(counts == [17, 18, 19, 19, 19, 19])
  }

  @Test("name their users themselves")
  func users() async throws {
    let processes = try await ProcessMonitor(folder: Self.folder).read()
    #expect(processes.first { $0.name == "postgres" }?.user == "postgres")
    #expect(processes.first { $0.name == "systemd-journald" }?.user == "root")
    #expect(Set(processes.map(\.user)) == ["root", "avahi", "postgres", "kim"])
  }
}
