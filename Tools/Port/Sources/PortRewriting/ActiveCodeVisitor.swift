import SwiftOperators
import SwiftSyntax

/// Visits the code that is compiled here: not what stands in `#if canImport(ObjectiveC)` and its kin.
class ActiveCodeVisitor: SyntaxVisitor {
  /// The types around what is visited, the outermost first.
  private(set) var types: [TypeContext] = []

  struct TypeContext {
    /// The name with those of the types around it.
    let name: String
    let isExtension: Bool
  }

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isActive == false ? .skipChildren : .visitChildren
  }

  private func enter(_ name: String, isExtension: Bool = false) -> SyntaxVisitorContinueKind {
    let outer = types.last.map { $0.name + "." } ?? ""
    types.append(TypeContext(name: isExtension ? name : outer + name, isExtension: isExtension))
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }

  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }

  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }

  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }

  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }

  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, isExtension: true)
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
}

extension IfConfigClauseSyntax {
  /// Whether the clause is compiled here; `nil` if that depends on more than the platform.
  var isActive: Bool? {
    for earlier in parent?.as(IfConfigClauseListSyntax.self) ?? [] {
      if earlier.id == id { break }
      if earlier.condition.flatMap({ $0.platformCondition }) == true { return false }
    }
    guard let condition else { return nil }
    return platformsThatMeanUIKit.isEmpty ? condition.platformCondition : nil
  }

  /// The calls of `os(iOS)` in the condition of a clause that imports UIKit.
  var platformsThatMeanUIKit: [FunctionCallExprSyntax] {
    guard case .statements(let statements) = elements, let condition,
      statements.contains(where: { $0.item.as(ImportDeclSyntax.self)?.isOfUIKit == true })
    else { return [] }
    let finder = PlatformFinder(viewMode: .sourceAccurate)
    finder.walk(condition)
    return finder.calls
  }
}

/// Finds the calls of `os(iOS)` that are not denied.
private final class PlatformFinder: SyntaxVisitor {
  private(set) var calls: [FunctionCallExprSyntax] = []

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.trimmedDescription == "os(iOS)" { calls.append(node) }
    return .skipChildren
  }
}

extension ImportDeclSyntax {
  fileprivate var isOfUIKit: Bool { path.first?.name.text == "UIKit" }
}

extension ExprSyntax {
  /// The value of a condition on the platform; `nil` if it is about something else.
  fileprivate var platformCondition: Bool? {
    let folded = try? OperatorTable.standardOperators.foldAll(self)
    switch (folded?.as(ExprSyntax.self) ?? self).as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): return literal.literal.text == "true"
    case .functionCallExpr(let call): return call.platformCondition
    case .prefixOperatorExpr(let prefix) where prefix.operator.text == "!":
      return prefix.expression.platformCondition.map { !$0 }
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      return tuple.elements.first?.expression.platformCondition
    case .infixOperatorExpr(let infix): return infix.platformCondition
    default: return nil
    }
  }
}

extension InfixOperatorExprSyntax {
  fileprivate var platformCondition: Bool? {
    let sides = (leftOperand.platformCondition, rightOperand.platformCondition)
    switch self.operator.trimmedDescription {
    case "&&":
      if sides.0 == false || sides.1 == false { return false }
      return sides == (true, true) ? true : nil
    case "||":
      if sides.0 == true || sides.1 == true { return true }
      return sides == (false, false) ? false : nil
    default: return nil
    }
  }
}

extension FunctionCallExprSyntax {
  fileprivate var platformCondition: Bool? {
    guard let argument = arguments.first?.expression.trimmedDescription else { return nil }
    switch calledExpression.trimmedDescription {
    case "canImport": return AppleModule.isAbsent(argument) ? false : nil
    case "os", "targetEnvironment":
      let apple: Set = [
        "iOS", "macOS", "OSX", "tvOS", "watchOS", "visionOS", "simulator", "macCatalyst",
      ]
      if apple.contains(argument) { return false }
      return argument == "Linux" ? true : nil
    default: return nil
    }
  }
}
