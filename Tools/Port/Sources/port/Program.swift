import Foundation
import PortRewriting

/// Rewrites the Swift files of a folder for Swift without Objective-C.
@main
struct Program {
  private static let usage = """
    usage: port FOLDER [--dry-run] [--check] [--both | --without-apple]

      --dry-run         says what would change and writes nothing
      --check           the same, and fails if something would
      --both            keeps what Apple's platforms need inside #if canImport(ObjectiveC);
                        the default where the Git repository of the folder has an Xcode project
      --without-apple   keeps none of it
    """

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let options = Set(arguments.filter { $0.hasPrefix("--") })
    let folders = arguments.filter { !$0.hasPrefix("--") }
    guard folders.count == 1, let folder = folders.first,
      options.isSubset(of: ["--dry-run", "--check", "--both", "--without-apple"]),
      !options.isSuperset(of: ["--both", "--without-apple"])
    else {
      fail(usage)
    }
    do {
      try port(folder, options)
    } catch {
      fail("port: \(error.localizedDescription): \(folder)")
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(2)
  }

  private static func port(_ folder: String, _ options: Set<String>) throws {
    let isWriting = options.isDisjoint(with: ["--dry-run", "--check"])
    var changed = 0
    var findings: [Finding] = []
    let folder = Folder(path: folder)
    let keepsApple =
      options.contains("--both")
      || !options.contains("--without-apple") && folder.isOfXcodeProject
    for paths in try folder.modules() {
      let files = try paths.map {
        SourceFile(path: $0, text: try String(contentsOfFile: $0, encoding: .utf8))
      }
      let porting = Porting(files, keepsApple: keepsApple)
      for (before, after) in zip(files, porting.files) where before.text != after.text {
        changed += 1
        print("\(after.path): \(describe(porting.changes[after.path] ?? [:]))")
        if isWriting { try after.text.write(toFile: after.path, atomically: true, encoding: .utf8) }
      }
      findings += porting.findings
    }
    report(findings)
    print("\(changed) files \(isWriting ? "changed" : "to change"), \(findings.count) places left.")
    if options.contains("--check"), changed > 0 { exit(1) }
  }

  private static func describe(_ changes: [ChangeKind: Int]) -> String {
    ChangeKind.allCases.compactMap { kind in
      changes[kind].map { "\($0) × \(kind.rawValue)" }
    }.joined(separator: ", ")
  }

  private static func report(_ findings: [Finding]) {
    for finding in findings {
      print("\(finding.path):\(finding.line): \(finding.symbol): \(finding.reason)")
      if let row = finding.row { print("    → Documentation/Porting.md, `\(row)`") }
    }
  }
}
