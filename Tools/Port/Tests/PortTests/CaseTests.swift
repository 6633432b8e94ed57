import Foundation
import SwiftSyntax
import Testing

@testable import PortRewriting

/// A folder of inputs and outputs: `input.swift` and `output.swift`, and the same with numbers for the other files of a module.
///
/// `both.swift` is the output that builds on Apple's platforms as well, and `left.txt` has what is left.
struct Case: CustomTestStringConvertible {
  let folder: URL

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  static let all: [Case] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/Cases")
    return (names ?? []).sorted().map { Case(folder: folder.appendingPathComponent("Cases/\($0)")) }
  }()

  var testDescription: String { folder.lastPathComponent }

  func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }

  /// The files of a kind, in their order.
  func files(_ kind: String) throws -> [SourceFile] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasPrefix(kind) && $0.hasSuffix(".swift") }.sorted().map {
      SourceFile(path: $0, text: try text($0))
    }
  }
}

@Suite("A case of port")
struct CaseTests {
  @Test("is rewritten as its output says", arguments: Case.all)
  func output(_ example: Case) throws {
    let inputs = try example.files("input")
    let outputs = try example.files("output").map(\.text)
    try #require(!inputs.isEmpty)
    #expect(Porting(inputs).files.map(\.text) == outputs)
  }

  @Test("keeps every comment", arguments: Case.all)
  func comments(_ example: Case) throws {
    let inputs = try example.files("input")
    let ported = Porting(inputs).files
    #expect(ported.flatMap(\.comments).sorted() == inputs.flatMap(\.comments).sorted())
  }

  @Test("keeps what Apple's platforms need as its output for both says", arguments: Case.all)
  func both(_ example: Case) throws {
    guard example.has("both.swift") else { return }
    let porting = Porting(try example.files("input"), keepsApple: true)
    #expect(porting.files.map(\.text) == [try example.text("both.swift")])
  }

  @Test("is left alone by a second run", arguments: Case.all, [false, true])
  func again(_ example: Case, keepsApple: Bool) throws {
    let once = Porting(try example.files("input"), keepsApple: keepsApple)
    let twice = Porting(once.files, keepsApple: keepsApple)
    #expect(twice.files.map(\.text) == once.files.map(\.text))
    #expect(twice.changes == [:])
  }

  @Test("keeps conditions for Apple's platforms in a run without them", arguments: Case.all)
  func bothAndThenOne(_ example: Case) throws {
    let both = Porting(try example.files("input"), keepsApple: true).files.map(\.text)
    let files = zip(try example.files("input"), both).map {
      SourceFile(path: $0.path, text: $1)
    }
    let one = Porting(files).files.map(\.text)
    #expect(one.map(conditions) == both.map(conditions))
  }

  private func conditions(_ text: String) -> Int {
    text.split(separator: "\n").count { $0.contains("#if canImport(ObjectiveC)") }
  }

  @Test("lists what is left, with its line", arguments: Case.all)
  func left(_ example: Case) throws {
    let expected = example.has("left.txt") ? try example.text("left.txt") : ""
    let findings = Porting(try example.files("input")).findings.map {
      "\($0.path):\($0.line): \($0.symbol): \($0.reason) → \($0.row ?? "")\n"
    }
    #expect(findings.joined() == expected)
  }

  @Test("names rows that Porting.md has", arguments: Case.all)
  func rows(_ example: Case) throws {
    let page = Case.folder.appendingPathComponent("../../../../Documentation/Porting.md")
    let guide = try String(contentsOf: page, encoding: .utf8)
    let rows = Porting(try example.files("input")).findings.compactMap(\.row)
    let missing = rows.filter { row in
      !guide.split(separator: "\n").contains { line in
        line.hasPrefix("|") && line.dropFirst().prefix { $0 != "|" }.contains("`\(row)`")
      }
    }
    #expect(missing == [])
  }
}

extension SourceFile {
  /// The comments of the file.
  fileprivate var comments: [String] {
    tree.tokens(viewMode: .sourceAccurate).flatMap { token in
      (token.leadingTrivia.pieces + token.trailingTrivia.pieces).filter(\.isComment).map {
        Trivia(pieces: [$0]).description
      }
    }
  }
}
