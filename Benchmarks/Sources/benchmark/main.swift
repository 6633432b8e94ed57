// Asserts results, measures what they cost, and prints a table:
//
//   benchmark                 every suite
//   benchmark flow window     these suites
//   benchmark --list          the names of the suites
import BenchmarkSupport
import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments == ["--list"] {
  print(Suite.all.map(\.name).joined(separator: "\n"))
  exit(0)
}
// The benchmark starts itself again for what needs a process of its own.
if let probe = WindowProbe(arguments: arguments) { exit(probe.run()) }

let unknown = arguments.filter { name in !Suite.all.contains { $0.name == name } }
guard unknown.isEmpty else {
  print("No suite is called \(unknown.joined(separator: ", ")); see benchmark --list.")
  exit(2)
}

var table = BenchmarkTable()
var failures: [String] = []
for suite in Suite.all where arguments.isEmpty || arguments.contains(suite.name) {
  do {
    try suite.run(&table)
  } catch {
    failures.append("\(suite.name): \(error)")
  }
}
table.finish()
for failure in failures { print("FAILED \(failure)") }
exit(failures.isEmpty ? 0 : 1)
