import SwiftParser
import SwiftSyntax

/// The targets that a `Package.swift` declares, read without running it.
public struct PackageManifest {
  struct Target {
    let name: String
    let isTest: Bool
    /// The folder, in parts; `nil` for the one that a package has for a target of this name.
    let path: [String]?
    /// The files and folders in the folder that belong to the target; `nil` if all do.
    let sources: [[String]]?
    let excluded: [[String]]
  }

  private let targets: [Target]
  /// Whether the name and the folder of every target are texts and constants, so that a file of no target is in none.
  public let isComplete: Bool

  /// Reads the text of a manifest.
  public init(_ text: String) {
    let reader = ManifestReader()
    let tree = Parser.parse(source: text)
    // A constant may be declared behind its first use.
    reader.constants = ConstantReader.constants(in: tree)
    reader.walk(tree)
    targets = reader.targets
    isComplete = reader.isComplete && !reader.targets.isEmpty
  }

  /// The name of the target that a file belongs to, by its path from the folder of the manifest; `nil` if it belongs to none.
  public func target(of path: String) -> String? {
    let file = path.pathParts
    let owners = targets.compactMap { target in
      roots(of: target).filter { target.has(file, under: $0) }.map(\.count).max().map {
        (name: target.name, depth: $0)
      }
    }
    return owners.max { $0.depth < $1.depth }?.name
  }

  /// The folders in which the files of a target may be.
  private func roots(of target: Target) -> [[String]] {
    if let path = target.path { return [path] }
    let folders = (target.isTest ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
    let isAlone = targets.count { $0.isTest == target.isTest } == 1
    let own = folders.map { [$0, target.name] }
    // The only target of its kind needs no folder of its name.
    return isAlone ? own + folders.prefix(target.isTest ? 1 : 4).map { [$0] } : own
  }
}

extension PackageManifest.Target {
  fileprivate func has(_ file: [String], under root: [String]) -> Bool {
    guard file.starts(with: root) else { return false }
    let rest = file.dropFirst(root.count)
    return (sources?.contains { rest.starts(with: $0) } ?? true)
      && !excluded.contains { rest.starts(with: $0) }
  }
}

extension String {
  /// The parts of a path, without those that stay where they are.
  fileprivate var pathParts: [String] {
    split(separator: "/").reduce(into: []) { parts, part in
      switch part {
      case ".": break
      case ".." where !parts.isEmpty && parts.last != "..": parts.removeLast()
      default: parts.append(String(part))
      }
    }
  }
}

/// Reads the calls that make targets.
private final class ManifestReader: SyntaxVisitor {
  var constants: [String: String] = [:]
  private(set) var targets: [PackageManifest.Target] = []
  private(set) var isComplete = true

  init() { super.init(viewMode: .sourceAccurate) }

  /// What a target or a package depends on is written like a target.
  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    node.label?.text == "dependencies" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let called = node.calledExpression.as(MemberAccessExprSyntax.self),
      called.base == nil || called.base?.trimmedDescription == "Target",
      ["target", "executableTarget", "testTarget", "macro", "plugin"]
        .contains(called.declName.baseName.text)
    else { return .visitChildren }
    let isTest = called.declName.baseName.text == "testTarget"
    if let target = target(of: node, isTest: isTest) {
      targets.append(target)
    } else {
      isComplete = false
    }
    return .visitChildren
  }

  private func target(of call: FunctionCallExprSyntax, isTest: Bool) -> PackageManifest.Target? {
    func argument(_ label: String) -> ExprSyntax? {
      call.arguments.first { $0.label?.text == label }?.expression
    }
    guard let name = argument("name")?.text(constants) else { return nil }
    let path = argument("path").map { $0.text(constants)?.pathParts }
    let sources = argument("sources").map { $0.paths(constants) }
    if let path, path == nil { return nil }
    if let sources, sources == nil { return nil }
    let excluded = argument("exclude")?.paths(constants) ?? []
    return PackageManifest.Target(
      name: name,
      isTest: isTest,
      path: path ?? nil,
      sources: sources ?? nil,
      excluded: excluded
    )
  }
}

/// Reads constants that are texts.
private final class ConstantReader: SyntaxVisitor {
  private var constants: [String: String] = [:]

  static func constants(in tree: SourceFileSyntax) -> [String: String] {
    let reader = ConstantReader(viewMode: .sourceAccurate)
    reader.walk(tree)
    return reader.constants
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let value = node.initializer?.value.text(constants)
    {
      constants[name] = value
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The value of a text or of a constant; `nil` if it is not written.
  fileprivate func text(_ constants: [String: String]) -> String? {
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text { return constants[name] }
    guard let literal = self.as(StringLiteralExprSyntax.self) else { return nil }
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let part): text += part.content.text
      case .expressionSegment(let part):
        guard let value = part.expressions.first?.expression.text(constants) else { return nil }
        text += value
      @unknown default: return nil
      }
    }
    return text
  }

  /// The paths in a list of texts; `nil` if one is not written.
  fileprivate func paths(_ constants: [String: String]) -> [[String]]? {
    guard let elements = self.as(ArrayExprSyntax.self)?.elements else { return nil }
    let paths = elements.map { $0.expression.text(constants)?.pathParts }
    let written = paths.compactMap { $0 }
    return written.count == paths.count ? written : nil
  }
}
