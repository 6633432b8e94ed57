import Foundation
import PortRewriting
import Testing

/// The app in the folder `App`, which the tests of the package compile and run as it is after porting.
@Suite("An app that is ported")
struct AppTests {
  private static let ported = Case.folder
    .appendingPathComponent("../../../../Tests/PortedCodeTests/PortedApp").standardized

  private func files(in folder: URL) throws -> [SourceFile] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let file = folder.appendingPathComponent(name)
      return SourceFile(path: name, text: try String(contentsOf: file, encoding: .utf8))
    }
  }

  @Test("is the app that is compiled and run, with nothing left to do")
  func output() throws {
    let porting = Porting(try files(in: Case.folder.appendingPathComponent("App")))
    let ported = try files(in: Self.ported)
    #expect(porting.files.map(\.path) == ported.map(\.path))
    for (found, expected) in zip(porting.files, ported) {
      #expect(found.text == expected.text, "\(found.path)")
    }
    #expect(porting.findings == [])
  }

  @Test("is changed in each of the ways that the tool knows")
  func kinds() throws {
    let porting = Porting(try files(in: Case.folder.appendingPathComponent("App")))
    let kinds = Set(porting.changes.values.flatMap(\.keys))
    // A program begins in the tests with their own entry point; a case shows that kind.
    #expect(kinds == Set(ChangeKind.allCases).subtracting([.entryPoint]))
  }
}
