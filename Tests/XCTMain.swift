import Testing

/// The program that holds every test.
///
/// Without it SwiftPM writes one, for which it looks for tests of XCTest in an index of the code; there are none, and the index
/// takes time. The name of the function begins with underscores because SwiftPM alone calls it as a rule.
@main
struct TestMain {
  static func main() async {
    await Testing.__swiftPMEntryPoint() as Never
  }
}
