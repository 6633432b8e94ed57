import SwiftSyntax

// A protocol with `@objc` has optional members. Where all of them are methods that return nothing, an extension of the protocol that does
// nothing means the same, and a call needs no `?`.

extension ProtocolDeclSyntax {
  /// The optional members.
  var optionalMembers: [DeclSyntax] {
    memberBlock.members.map(\.decl).filter { $0.has(.optional) }
  }

  /// Whether an extension that does nothing can take the place of the optional members.
  var canHaveDefaults: Bool {
    let isTopLevel = parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
    return isTopLevel && !optionalMembers.isEmpty
      && optionalMembers.allSatisfy { $0.as(FunctionDeclSyntax.self)?.returnsNothing ?? false }
  }

  /// An extension in which each optional member does nothing.
  var defaults: String {
    let words: Set = ["public", "package", "private", "fileprivate"]
    let access = modifiers.first { words.contains($0.name.text) }.map { $0.name.text + " " } ?? ""
    let methods = optionalMembers.compactMap { $0.as(FunctionDeclSyntax.self)?.emptyMethod }
    return "\n\n\(access)extension \(name.text) {\n" + methods.joined() + "}"
  }
}

extension FunctionDeclSyntax {
  fileprivate var returnsNothing: Bool {
    let type = signature.returnClause?.type.trimmedDescription ?? "Void"
    return type == "Void" || type == "()"
  }

  /// The method with an empty body, on a line of its own.
  fileprivate var emptyMethod: String {
    let kept = modifiers.filter { $0.name.tokenKind != .keyword(.optional) }
    let words = kept.map { $0.trimmedDescription + " " }.joined()
    var method = self
    method.attributes = []
    method.modifiers = []
    return "  " + words + method.trimmedDescription + " {}\n"
  }
}

/// Removes `?` from calls of methods that were optional.
final class OptionalCallRewriting: ActiveCodeVisitor {
  private let index: ModuleIndex
  private(set) var edits: [SourceEdit] = []

  init(_ index: ModuleIndex) {
    self.index = index
    super.init()
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self), node.trailingClosure == nil
    else { return .visitChildren }
    let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }
    let method = member.declName.baseName.text + (labels.isEmpty ? "" : "(\(labels.joined()))")
    if index.optionalMethods.contains(method) {
      let range = chain.questionMark.trimmedRange
      edits.append(SourceEdit(range: range, replacement: "", kind: .optionalMember))
    }
    return .visitChildren
  }
}
