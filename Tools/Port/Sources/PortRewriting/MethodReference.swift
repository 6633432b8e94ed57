import SwiftSyntax

/// The method that `#selector` names.
struct MethodReference {
  enum Owner {
    /// None, `self`, `Self` or `super`: the type that the selector stands in.
    case current
    case type(String)
    case object(String)
  }

  let owner: Owner
  /// The name as it is written, with labels or without.
  let name: String
  /// The type behind `as`, which tells overloads apart.
  let cast: String?
  /// Whether a property is named.
  let isProperty: Bool

  /// What `#selector` names; `nil` for another macro, or what is no method.
  init?(_ node: MacroExpansionExprSyntax) {
    guard node.macroName.text == "selector", node.arguments.count == 1,
      let argument = node.arguments.first, [nil, "getter"].contains(argument.label?.text)
    else { return nil }
    self.init(argument.expression, isProperty: argument.label != nil)
  }

  private init?(_ expression: ExprSyntax, isProperty: Bool) {
    self.isProperty = isProperty
    var method = expression.withoutParentheses
    var cast: String?
    if let sequence = method.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self) else { return nil }
      method = parts[0].withoutParentheses
      cast = parts[2].trimmedDescription
    }
    self.cast = cast
    if let name = method.as(DeclReferenceExprSyntax.self) {
      owner = .current
      self.name = name.trimmedDescription
    } else if let member = method.as(MemberAccessExprSyntax.self), let base = member.base {
      owner = Owner(base)
      name = member.declName.trimmedDescription
    } else {
      return nil
    }
  }

  /// The number of parameters, if it is written.
  var parameterCount: Int? { name.contains("(") ? name.count { $0 == ":" } : nil }

  /// The name of the type that has the method, seen from a place in the code; `nil` if it is not written.
  func typeName(in current: String?, of node: some SyntaxProtocol, _ index: ModuleIndex) -> String?
  {
    switch owner {
    case .current: current
    case .type(let name): name
    case .object(let name): node.type(ofVariable: name, in: current, index)
    }
  }
}

extension MethodReference.Owner {
  fileprivate init(_ base: ExprSyntax) {
    // In a closure that holds `self` weakly it is written with `?`.
    var text = base.trimmedDescription
    while let end = text.last, "?!".contains(end) { text.removeLast() }
    let last = text.split(separator: ".").last ?? ""
    if ["self", "Self", "super"].contains(text) {
      self = .current
    } else if last.first?.isUppercase == true {
      self = .type(text)
    } else {
      self = .object(text.hasPrefix("self.") ? String(text.dropFirst(5)) : text)
    }
  }
}

extension ExprSyntax {
  fileprivate var withoutParentheses: ExprSyntax {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first
    else { return self }
    return element.expression.withoutParentheses
  }
}

extension SyntaxProtocol {
  /// The written type of a variable that is seen from here.
  func type(
    ofVariable name: String,
    in current: String?,
    _ index: ModuleIndex
  ) -> String? {
    var next = parent
    while let node = next {
      if let found = node.localType(of: name) { return found }
      if node.is(MemberBlockSyntax.self) { break }
      next = node.parent
    }
    if let current, let found = index.type(ofProperty: name, in: current) { return found }
    return Self.inherited[name]
  }

  /// Properties of view controllers that selectors are made of.
  private static var inherited: [String: String] {
    [
      "view": "UIView", "collectionView": "UICollectionView",
      "navigationController": "UINavigationController",
    ]
  }
}

extension Syntax {
  /// The written type of a variable or a parameter that the node itself declares.
  fileprivate func localType(of name: String) -> String? {
    if let function = self.as(FunctionDeclSyntax.self) {
      let parameter = function.signature.parameterClause.parameters.first {
        ($0.secondName ?? $0.firstName).text == name
      }
      return parameter?.type.trimmedDescription
    }
    for item in self.as(CodeBlockItemListSyntax.self) ?? [] {
      guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
      let binding = variable.bindings.first {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
      }
      if let type = binding?.writtenType { return type }
    }
    return nil
  }
}
