import BenchmarkSupport
import Foundation
import WindowLists

/// Lists in real windows, against GtkListView with the same rows.
@MainActor
func windows(_ table: inout BenchmarkTable) throws {
  for kind in RowKind.compared { try measureFrames(kind, &table) }
  for count in [1_000, 1_000_000] { try measureFields(count, &table) }
  for count in [1_000, 1_000_000] { try measureStart(count, &table) }
  try measureMemory(&table)
}

/// Process time and live views while a million rows are scrolled.
@MainActor
private func measureFrames(_ kind: RowKind, _ table: inout BenchmarkTable) throws {
  let count = 1_000_000
  let answer = try ask(WindowProbe(question: .frames, kind: kind, count: count))
  let tessera = answer.frames["tessera"] ?? []
  let gtk = answer.frames["gtk"] ?? []
  try require(tessera.count == 2 && gtk.count == 2, "A window was not measured twice")
  // The other list moves its offset while it learns how high rows are.
  for (results, tolerance) in [(tessera, 0.5), (gtk, FrameMeter.finalOffset / 50)] {
    for result in results {
      try require(
        abs(result.offset - FrameMeter.finalOffset) < tolerance,
        "A list was scrolled to \(result.offset) and not to \(FrameMeter.finalOffset)"
      )
    }
  }
  let ours = tessera.map(\.milliseconds).min() ?? .infinity
  let theirs = gtk.map(\.milliseconds).min() ?? .infinity
  var row = BenchmarkRow(
    "window: process time of a scrolled frame, \(kind.title)",
    size: count.powerText,
    cost: (ours / 1_000).timeText,
    target: .init("≤ 0.80", isMet: ours / theirs <= 0.8)
  )
  row.alternative = "GtkListView: \((theirs / 1_000).timeText)"
  row.ratio = ours / theirs
  table.add(row)
  var views = BenchmarkRow(
    "window: row views that exist, \(kind.title)",
    size: count.powerText,
    cost: String(tessera[1].liveViews)
  )
  views.alternative = "GtkListView: \(gtk[1].liveViews)"
  views.ratio = Double(tessera[1].liveViews) / Double(gtk[1].liveViews)
  table.add(views)
}

/// Process time while rows are scrolled that have a text field each, against the same rows without, and with a text in the frame that a
/// field has.
@MainActor
private func measureFields(_ count: Int, _ table: inout BenchmarkTable) throws {
  let answer = try ask(WindowProbe(question: .fields, kind: .fields, count: count))
  // 920 points of rows of 44: twenty-one and a part of one.
  let kinds: [(RowKind, ClosedRange<Int>)] = [
    (.names, 0...0), (.framed, 0...0), (.fields, 21...22),
  ]
  let costs = try kinds.map { kind, shown in
    let results = answer.frames[kind.rawValue] ?? []
    try require(results.count == 3, "A window was not measured three times")
    for result in results {
      try require(
        abs(result.offset - FrameMeter.finalOffset) < 0.5,
        "A list was scrolled to \(result.offset) and not to \(FrameMeter.finalOffset)"
      )
      try require(
        shown.contains(result.shownFields),
        "\(result.shownFields) rows in sight show their text in a field"
      )
    }
    // Other programs make frames slower and never faster.
    return results.map(\.milliseconds).min() ?? .infinity
  }
  for (other, name) in [(costs[0], "without fields"), (costs[1], "a text in the same frame")] {
    var row = BenchmarkRow(
      "window: process time of a scrolled frame, a text field in each row",
      size: count.powerText,
      cost: (costs[2] / 1_000).timeText,
      target: .init("≤ 1.20", isMet: costs[2] / other <= 1.2)
    )
    row.alternative = "\(name): \((other / 1_000).timeText)"
    row.ratio = costs[2] / other
    table.add(row)
  }
}

/// From the start of a program to its end after the second frame; both have nothing but a list.
private func measureStart(_ count: Int, _ table: inout BenchmarkTable) throws {
  func seconds(_ library: WindowProbe.Library) throws -> Double {
    try ListProgram(library: library, rows: count, frames: 2).seconds()
  }
  // In turns, so that what disturbs the machine disturbs both.
  let times = try (0..<15).map { _ in (ours: try seconds(.tessera), theirs: try seconds(.gtk)) }
  let ours = times.map(\.ours).sorted()[times.count / 2]
  let theirs = times.map(\.theirs).sorted()[times.count / 2]
  var row = BenchmarkRow(
    "window: from start to the second frame and out",
    size: count.powerText,
    cost: ours.timeText,
    target: .init("≤ 0.60", isMet: ours / theirs <= 0.6)
  )
  row.alternative = "GtkListView in a program in C: \(theirs.timeText)"
  row.ratio = ours / theirs
  table.add(row)
}

/// The memory of the whole program once the list stands still, and what a million rows add to it.
private func measureMemory(_ table: inout BenchmarkTable) throws {
  func kilobytes(_ library: WindowProbe.Library, _ count: Int) throws -> Int {
    let program = ListProgram(library: library, rows: count, frames: 30)
    return try (0..<3).map { _ in try program.kilobytes() }.sorted()[1]
  }
  let few = try kilobytes(.tessera, 1_000)
  let many = try kilobytes(.tessera, 1_000_000)
  let gtk = try kilobytes(.gtk, 1_000_000)
  func megabytes(_ kilobytes: Int) -> String {
    String(format: "%.1f MB", Double(kilobytes) / 1_024)
  }
  var row = BenchmarkRow(
    "window: memory of the program",
    size: 1_000_000.powerText,
    cost: "\(megabytes(many)) (\(megabytes(few)) for 10³)",
    target: .init("10³ + 2 MB", isMet: many - few <= 2_048)
  )
  row.alternative = "GtkListView in a program in C: \(megabytes(gtk))"
  row.ratio = Double(many) / Double(gtk)
  table.add(row)
}

@MainActor
private func ask(_ probe: WindowProbe) throws -> WindowProbe.Answer {
  let text = try output(of: probe)
  guard let line = text.split(separator: "\n").last,
    let answer = try? JSONDecoder().decode(WindowProbe.Answer.self, from: Data(line.utf8))
  else { throw BenchmarkFailure("\(probe.arguments) printed no answer:\n\(text)") }
  return answer
}

@MainActor
private func output(of probe: WindowProbe) throws -> String {
  try output(of: thisProgram, probe.arguments)
}

/// The benchmark itself, which starts itself again.
let thisProgram = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()

/// Runs a program; returns the text that it writes.
func output(of program: URL, _ arguments: [String]) throws -> String {
  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  let pipe = Pipe()
  process.standardOutput = pipe
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else {
    throw BenchmarkFailure("\(arguments) ended with \(process.terminationStatus)")
  }
  return String(decoding: data, as: UTF8.self)
}
