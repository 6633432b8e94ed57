import SwiftSyntax

/// The methods of a module that only nibs call on Apple's platforms.
struct NibMethods {
  static let names: Set = ["awakeFromNib", "prepareForInterfaceBuilder"]

  private let index: ModuleIndex
  /// The methods that stay, by the types that declare them.
  private let kept: [String: Set<String>]
  /// The names that the module calls itself.
  private let called: Set<String>

  init(_ files: [SourceFile], _ index: ModuleIndex) {
    self.index = index
    let collectors = files.map { file in
      let collector = NibMethodCollector()
      collector.walk(file.tree)
      return collector
    }
    let called = Set(collectors.flatMap(\.called))
    self.called = called
    kept = collectors.flatMap(\.methods).reduce(into: [:]) { kept, method in
      guard called.contains(method.name) || !method.isEmpty else { return }
      kept[method.type, default: []].insert(method.name)
    }
  }

  /// Whether a method of a type overrides nothing once it is not one of UIKit.
  func overridesNothing(_ name: String, in type: String) -> Bool {
    !index.chain(from: type).dropFirst().contains { kept[$0]?.contains(name) ?? false }
  }

  /// Whether a member is a method of nibs whose `override` is removed.
  func losesOverride(_ member: DeclSyntax, in type: String) -> Bool {
    guard let method = member.as(FunctionDeclSyntax.self), method.isOfNibs else { return false }
    return overridesNothing(method.name.text, in: type)
  }

  /// Whether the module calls methods of this name.
  func isCalled(_ name: String) -> Bool { called.contains(name) }
}

/// Collects the methods of nibs in a file, and their calls.
private final class NibMethodCollector: ActiveCodeVisitor {
  struct Method {
    let type: String
    let name: String
    let isEmpty: Bool
  }

  private(set) var methods: [Method] = []
  private(set) var called: Set<String> = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = types.last?.name, node.isOfNibs, node.body != nil {
      let method = Method(type: type, name: node.name.text, isEmpty: node.onlyCallsSuper)
      methods.append(method)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    let reference = member?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    if let name = reference?.baseName.text, NibMethods.names.contains(name),
      member?.base?.is(SuperExprSyntax.self) != true
    {
      called.insert(name)
    }
    return .visitChildren
  }
}

extension FunctionDeclSyntax {
  /// Whether this is a method that nibs call on Apple's platforms.
  var isOfNibs: Bool {
    NibMethods.names.contains(name.text) && signature.parameterClause.parameters.isEmpty
      && !modifiers.contains { ["static", "class"].contains($0.name.text) }
      && parent?.is(MemberBlockItemSyntax.self) == true
  }

  /// Whether the method overrides one and does nothing but call it, without a comment.
  var onlyCallsSuper: Bool {
    guard DeclSyntax(self).has(.override), let body, body.statements.count == 1,
      body.statements.first?.callsSuper(name.text) == true
    else { return false }
    return tokens(viewMode: .sourceAccurate).allSatisfy {
      !($0.leadingTrivia + $0.trailingTrivia).contains(where: \.isComment)
    }
  }

  /// The statements that call the method of the superclass.
  var callsOfSuper: [CodeBlockItemSyntax] {
    let finder = SuperCallFinder(name: name.text)
    finder.walk(self)
    return finder.calls
  }
}

private final class SuperCallFinder: SyntaxVisitor {
  private let name: String
  private(set) var calls: [CodeBlockItemSyntax] = []

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if node.callsSuper(name) { calls.append(node) }
    return .visitChildren
  }
}

extension CodeBlockItemSyntax {
  fileprivate func callsSuper(_ name: String) -> Bool {
    item.trimmedDescription == "super.\(name)()"
  }
}
