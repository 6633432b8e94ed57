import SwiftSyntax

/// Has code that is for iOS compiled on Linux as well, in modules that use UIKit: `os(iOS)` becomes `os(iOS) || os(Linux)`.
///
/// What Apple's platforms compile stays what it was. A condition with branches for Linux, or with a test for a module, says itself what
/// is meant, and stays.
final class PlatformRewriting: SyntaxVisitor {
  private(set) var edits: [SourceEdit] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let clauses = node.clauses
    if !clauses.contains(where: \.saysWhatIsMeant) { clauses.forEach(rewrite) }
    return .visitChildren
  }

  private func rewrite(_ clause: IfConfigClauseSyntax) {
    guard let condition = clause.condition, clause.platformsThatMeanUIKit.isEmpty else { return }
    let finder = PlatformCalls(condition)
    for call in finder.calls where call.trimmedDescription == "os(iOS)" {
      let isAlone = call.id == condition.id || finder.isOfAlternatives
      let either = "os(iOS) || os(Linux)"
      edits.append(
        SourceEdit(
          range: call.trimmedRange,
          replacement: isAlone ? either : "(\(either))",
          kind: .platform
        )
      )
    }
  }
}

extension IfConfigClauseSyntax {
  /// Whether the condition names Linux, or a module.
  fileprivate var saysWhatIsMeant: Bool {
    guard let condition else { return false }
    return PlatformCalls(condition).calls.contains {
      $0.trimmedDescription == "os(Linux)" || $0.calledExpression.trimmedDescription == "canImport"
    }
  }
}

/// The calls in a condition.
private final class PlatformCalls: SyntaxVisitor {
  private(set) var calls: [FunctionCallExprSyntax] = []
  /// Whether the condition is one of `||` alone, so that another alternative needs no parentheses.
  private(set) var isOfAlternatives = true

  init(_ condition: ExprSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(condition)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .binaryOperator(let name) = token.tokenKind, name != "||" { isOfAlternatives = false }
    if case .prefixOperator = token.tokenKind { isOfAlternatives = false }
    return .visitChildren
  }
}
