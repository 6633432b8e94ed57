import SwiftSyntax

/// Replaces `#selector` by `Selector`, and `#keyPath` of layers by its text.
final class SelectorRewriting: ActiveCodeVisitor {
  private let file: SourceFile
  private let index: ModuleIndex
  private(set) var edits: [SourceEdit] = []
  private(set) var findings: [Finding] = []

  init(_ file: SourceFile, _ index: ModuleIndex) {
    self.file = file
    self.index = index
    super.init()
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": rewrite(node)
    case "keyPath": rewriteKeyPath(node)
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.trimmedDescription
    let isText = node.arguments.first?.expression.isText ?? false
    if called == "NSSelectorFromString" || called == "Selector" && isText {
      find(
        node,
        row: "NSSelectorFromString",
        reason: "a selector is made of a method, not of a text"
      )
    }
    for name in node.classesNotMade(in: types.last?.name, index) {
      find(node, row: "Controller.init()", reason: "`\(name)` needs an initialiser with `required`")
    }
    return .visitChildren
  }

  private func rewrite(_ node: MacroExpansionExprSyntax) {
    guard let reference = MethodReference(node) else {
      return find(node, row: "#selector", reason: "only methods and values can be named")
    }
    if (reference.parameterCount ?? 0) > 2 {
      return find(node, row: "#selector", reason: "a method has two parameters at most")
    }
    guard let owner = ownerName(of: reference, at: node) else {
      return find(node, row: "#selector", reason: "the type that has the method is not written")
    }
    let path = (reference.isProperty ? "\\" : "") + owner + "." + reference.name
    let replacement = "Selector(" + path + cast(reference, owner)
    let name =
      reference.isProperty
      ? "" : name(of: reference, at: node).map { ", named: \"\($0)\"" } ?? ""
    let edit = SourceEdit(
      range: node.trimmedRange,
      replacement: replacement + name + ")",
      kind: .selector
    )
    edits.append(edit)
  }

  private func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let text = node.layerKeyPath else {
      return find(node, row: "#keyPath", reason: "there is no key-value coding")
    }
    edits.append(SourceEdit(range: node.trimmedRange, replacement: text, kind: .keyPath))
  }

  /// The type to write in front of the method.
  private func ownerName(of reference: MethodReference, at node: MacroExpansionExprSyntax)
    -> String?
  {
    guard case .current = reference.owner else {
      return reference.typeName(in: types.last?.name, of: node, index)
    }
    guard let type = types.last?.name else { return nil }
    // `Self` is not allowed where no object is there yet.
    return node.isInInitialValue ? type : "Self"
  }

  private func cast(_ reference: MethodReference, _ owner: String) -> String {
    guard let cast = reference.cast else { return "" }
    if case .type = reference.owner { return " as \(cast)" }
    return " as (\(owner)) -> \(cast)"
  }

  /// The name that makes selectors of one method equal, if several are made or one is compared.
  private func name(of reference: MethodReference, at node: MacroExpansionExprSyntax) -> String? {
    let type = reference.typeName(in: types.last?.name, of: node, index) ?? ""
    let method = index.fullName(of: reference.name, in: type)
    let uses = index.selectors[ModuleIndex.SelectorName(type: type, method: method)] ?? 0
    return uses > 1 || index.comparedSelectors.contains(method) ? method : nil
  }

  private func find(_ node: some SyntaxProtocol, row: String, reason: String) {
    findings.append(
      Finding(
        path: file.path,
        line: file.line(of: node),
        symbol: node.trimmedDescription,
        row: row,
        reason: reason
      )
    )
  }
}

extension ExprSyntax {
  fileprivate var isText: Bool {
    if self.is(StringLiteralExprSyntax.self) { return true }
    return self.as(TupleExprSyntax.self)?.elements.first?.expression.isText ?? false
  }
}

extension SyntaxProtocol {
  /// Whether the node is in the initial value of a stored property that is not lazy, or of a parameter.
  fileprivate var isInInitialValue: Bool {
    var next = parent
    while let node = next {
      if node.is(FunctionParameterSyntax.self) { return true }
      if let variable = node.as(VariableDeclSyntax.self),
        node.parent?.is(MemberBlockItemSyntax.self) == true
      {
        let isStored = variable.bindings.contains { $0.initializer != nil }
        return isStored && !DeclSyntax(variable).has(.lazy)
      }
      if node.is(FunctionDeclSyntax.self) || node.is(MemberBlockSyntax.self) { return false }
      next = node.parent
    }
    return false
  }
}

extension FunctionCallExprSyntax {
  /// The classes of the module that a call through a variable with their type cannot make.
  ///
  /// Views and view controllers are made by `init(frame:)` and `init(nibName:bundle:)`.
  fileprivate func classesNotMade(in current: String?, _ index: ModuleIndex) -> [String] {
    guard let called = calledExpression.as(MemberAccessExprSyntax.self),
      called.declName.baseName.tokenKind == .keyword(.`init`),
      let variable = called.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let type = type(ofVariable: variable, in: current, index), type.hasSuffix(".Type")
    else { return [] }
    let name = String(type.dropLast(5))
    let root = index.chain(from: name).last ?? name
    if root.hasSuffix("View") || root.hasSuffix("Cell") { return [] }
    guard root.hasSuffix("ViewController") else {
      return index.uniqueClass(name) == nil ? [] : [name]
    }
    return index.classes.keys.filter { other in
      index.chain(from: other).contains(name)
        && index.uniqueClass(other)?.node.hidesInitialisers == true
    }
    .sorted()
  }
}

extension ClassDeclSyntax {
  /// Whether a view controller has initialisers of its own and does not override `init(nibName:bundle:)`.
  fileprivate var hidesInitialisers: Bool {
    let own = memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      .filter { !DeclSyntax($0).has(.convenience) }
      .compactMap { $0.signature.parameterClause.parameters.first?.firstName.text ?? "" }
    return !own.contains("nibName") && own.contains { $0 != "coder" }
  }
}
