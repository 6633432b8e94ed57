import Foundation
import Testing

/// The program that holds every test.
///
/// Without it SwiftPM writes one, for which it looks for tests of XCTest in an index of the code; there are none, and the index
/// takes time. The name of the function begins with underscores because SwiftPM alone calls it as a rule.
@main
struct TestMain {
  static func main() async {
    // `swift test --filter` asks for the tests of XCTest first, and then for a run of those that match: none, which it writes as ''.
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.contains("--dump-tests-json") {
      print(#"{"name": "All tests", "tests": []}"#)
      exit(0)
    }
    if arguments.elementsEqual(["''"]) { exit(0) }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
