import SwiftSyntax

/// Rewrites the files of a module for Swift without Objective-C.
public struct Porting {
  /// The files as they are afterwards, in the order in which they were given.
  public let files: [SourceFile]
  /// How often each kind of change was made, by the path of the file.
  public let changes: [String: [ChangeKind: Int]]
  /// The places that a person has to change, by file and line.
  public let findings: [Finding]

  /// Rewrites the files of a module.
  ///
  /// - Parameters:
  ///   - files: The files of the module.
  ///   - keepsApple: Whether what only Apple's platforms compile is kept inside `#if canImport(ObjectiveC)`.
  public init(_ files: [SourceFile], keepsApple: Bool = false) {
    var rewriting = Rewriting(files: files)
    rewriting.rewritePlatforms()
    rewriting.leaveOutSwiftUI()
    rewriting.moveMembers()
    rewriting.rewrite(keepsApple: keepsApple)
    self.files = rewriting.files
    changes = rewriting.changes
    findings = rewriting.findings.sorted {
      ($0.path, $0.line, $0.symbol) < ($1.path, $1.line, $1.symbol)
    }
  }
}

private struct Rewriting {
  var files: [SourceFile]
  var changes: [String: [ChangeKind: Int]] = [:]
  var findings: [Finding] = []
  /// Whether a file of the module imports UIKit, or will: another run must find the same.
  private let isOfUIKit: Bool

  init(files: [SourceFile]) {
    self.files = files
    let declared = SwiftUINames.declaredTypes(in: files)
    isOfUIKit = files.contains { file in
      if file.importsUIKit { return true }
      let edits = SwiftUIRewriting(file, declared: declared).edits
      let imports = ImportRewriting(file.applying(edits), isModuleOfUIKit: false)
      imports.rewrite()
      return imports.addsUIKit
    }
  }

  /// Modules without UIKit mean something else by `os(iOS)`.
  mutating func rewritePlatforms() {
    guard isOfUIKit else { return }
    for number in files.indices {
      let platforms = PlatformRewriting()
      platforms.walk(files[number].tree)
      apply(platforms.edits, to: number)
    }
  }

  /// What is left out is not looked at by the steps that follow, as it is not in another run.
  mutating func leaveOutSwiftUI() {
    let declared = SwiftUINames.declaredTypes(in: files)
    for number in files.indices {
      let rewriting = SwiftUIRewriting(files[number], declared: declared)
      if rewriting.isWhole {
        let imports = ImportRewriting(files[number])
        imports.rewrite()
        findings += imports.findings
      }
      apply(rewriting.edits, to: number)
    }
  }

  mutating func moveMembers() {
    // What is moved can name members that have to be moved as well.
    for _ in 0..<4 {
      let moving = MemberMoving(files)
      for (number, edits) in moving.edits.enumerated() { apply(edits, to: number) }
      if moving.edits.allSatisfy(\.isEmpty) {
        findings += moving.findings
        return
      }
    }
  }

  mutating func rewrite(keepsApple: Bool) {
    let index = ModuleIndex(files)
    let methods = NibMethods(files, index)
    for number in files.indices {
      let attributes = AttributeRewriting(files[number])
      attributes.walk(files[number].tree)
      let selectors = SelectorRewriting(files[number], index)
      selectors.walk(files[number].tree)
      let imports = ImportRewriting(files[number], isModuleOfUIKit: isOfUIKit)
      imports.rewrite()
      let calls = OptionalCallRewriting(index)
      calls.walk(files[number].tree)
      let nibs = NibRewriting(files[number], methods, keepsApple: keepsApple)
      nibs.walk(files[number].tree)
      let casts = CastRewriting()
      casts.walk(files[number].tree)
      findings += attributes.findings + selectors.findings + imports.findings + nibs.findings
      let edits = attributes.edits + selectors.edits + imports.edits + calls.edits + casts.edits
      let changes = edits.filter { !nibs.removes($0) } + nibs.edits
      apply(keepsApple ? DualForms(files[number], changes).result : changes, to: number)
    }
  }

  private mutating func apply(_ edits: [SourceEdit], to number: Int) {
    for edit in edits { changes[files[number].path, default: [:]][edit.kind, default: 0] += 1 }
    files[number] = files[number].applying(edits)
  }
}
