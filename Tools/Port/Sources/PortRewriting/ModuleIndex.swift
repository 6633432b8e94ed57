import SwiftSyntax

/// The types that the files of a module declare, by their names.
struct ModuleIndex {
  /// A class with what its body declares.
  struct Class {
    let file: Int
    let node: ClassDeclSyntax
    /// The first type that it inherits from, which is a class if it has a superclass.
    let parent: String?
    let members: Set<String>
  }

  /// An extension.
  struct Extension {
    let file: Int
    let type: String
    let node: ExtensionDeclSyntax
  }

  /// Classes by their names; `nil` for a name that several have.
  private(set) var classes: [String: Class?] = [:]
  private(set) var extensions: [Extension] = []
  /// The methods of each type by their names without labels.
  private(set) var methods: [String: [String: Set<String>]] = [:]
  /// The types of properties, of each type, where they are written.
  private(set) var properties: [String: [String: String]] = [:]
  /// How often the methods of each type are named in selectors.
  private(set) var selectors: [SelectorName: Int] = [:]
  /// The methods that are named in selectors which are compared.
  private(set) var comparedSelectors: Set<String> = []

  /// The optional methods of protocols that get an extension with defaults.
  private(set) var optionalMethods: Set<String> = []

  struct SelectorName: Hashable {
    let type: String
    let method: String
  }

  init(_ files: [SourceFile]) {
    for (number, file) in files.enumerated() {
      let collector = DeclarationCollector(file: number)
      collector.walk(file.tree)
      for (name, found) in collector.classes {
        classes[name] = .some(classes[name] == nil ? found : nil)
      }
      extensions += collector.extensions
      for (type, found) in collector.methods {
        methods[type, default: [:]].merge(found) { $0.union($1) }
      }
      for (type, found) in collector.properties {
        properties[type, default: [:]].merge(found) { first, _ in first }
      }
      optionalMethods.formUnion(collector.optionalMethods)
    }
    // A closure in a property is called with `?` as well.
    let closures = Set(properties.values.flatMap { $0.filter { $0.value.contains("->") }.keys })
    optionalMethods = optionalMethods.filter { !closures.contains(String($0.prefix { $0 != "(" })) }
    for file in files {
      let collector = SelectorCollector(index: self)
      collector.walk(file.tree)
      for name in collector.names { selectors[name, default: 0] += 1 }
      comparedSelectors.formUnion(collector.compared)
    }
  }

  /// The class of a name, as long as there is one.
  func uniqueClass(_ name: String) -> Class? { classes[name] ?? nil }

  /// The classes from one on, along its superclasses in the module.
  func chain(from name: String) -> [String] {
    var chain: [String] = []
    var next: String? = name
    while let name = next, !chain.contains(name) {
      chain.append(name)
      next = uniqueClass(name)?.parent
    }
    return chain
  }

  /// The name with labels of a method that is the only one of its name, or the name as it is.
  func fullName(of method: String, in type: String) -> String {
    let base = String(method.prefix { $0 != "(" })
    for type in chain(from: type) {
      guard let names = methods[type]?[base] else { continue }
      if names.contains(method) { return method }
      return names.count == 1 ? names.first ?? method : method
    }
    return method
  }

  /// The type of a property, where it is written.
  func type(ofProperty name: String, in type: String) -> String? {
    chain(from: type).lazy.compactMap { properties[$0]?[name] }.first
  }
}

/// Collects the declarations of a file.
private final class DeclarationCollector: ActiveCodeVisitor {
  private let file: Int
  private(set) var classes: [(String, ModuleIndex.Class)] = []
  private(set) var extensions: [ModuleIndex.Extension] = []
  private(set) var methods: [String: [String: Set<String>]] = [:]
  private(set) var properties: [String: [String: String]] = [:]
  private(set) var optionalMethods: Set<String> = []

  init(file: Int) {
    self.file = file
    super.init()
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let kind = super.visit(node)
    let members = node.memberBlock.members.flatMap { $0.decl.memberNames }
    let parent = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    let found = ModuleIndex.Class(file: file, node: node, parent: parent, members: Set(members))
    classes.append((types.last?.name ?? node.name.text, found))
    return kind
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType.trimmedDescription
    extensions.append(ModuleIndex.Extension(file: file, type: type, node: node))
    return super.visit(node)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.canHaveDefaults {
      optionalMethods.formUnion(node.optionalMembers.flatMap(\.memberNames))
    }
    return super.visit(node)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = types.last?.name, node.parent?.is(MemberBlockItemSyntax.self) == true {
      methods[type, default: [:]][node.name.text, default: []].insert(node.fullName)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = types.last?.name, node.parent?.is(MemberBlockItemSyntax.self) == true else {
      return .visitChildren
    }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      properties[type, default: [:]][name.identifier.text] = binding.writtenType
    }
    return .visitChildren
  }
}

/// Collects the methods that are named in selectors.
private final class SelectorCollector: ActiveCodeVisitor {
  private let index: ModuleIndex
  private(set) var names: [ModuleIndex.SelectorName] = []
  private(set) var compared: Set<String> = []

  init(index: ModuleIndex) {
    self.index = index
    super.init()
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard let reference = MethodReference(node) else { return .visitChildren }
    let type = reference.typeName(in: types.last?.name, of: node, index) ?? ""
    let method = index.fullName(of: reference.name, in: type)
    names.append(ModuleIndex.SelectorName(type: type, method: method))
    if node.isCompared { compared.insert(method) }
    return .visitChildren
  }
}

extension MacroExpansionExprSyntax {
  /// Whether the value is an operand of a comparison, or a case.
  fileprivate var isCompared: Bool {
    if parent?.is(ExpressionPatternSyntax.self) == true { return true }
    guard let list = parent?.as(ExprListSyntax.self) else { return false }
    return list.contains { item in
      let symbol = item.as(BinaryOperatorExprSyntax.self)?.operator.text
      return symbol == "==" || symbol == "!="
    }
  }
}

extension FunctionDeclSyntax {
  /// The name with its labels, as in `tapped(_:)`.
  var fullName: String {
    let labels = signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    return name.text + (labels.isEmpty ? "" : "(\(labels.joined()))")
  }
}

extension PatternBindingSyntax {
  /// The type, if it is written or made by its initialiser.
  var writtenType: String? {
    if let type = typeAnnotation?.type { return type.unwrapped.trimmedDescription }
    let call = initializer?.value.as(FunctionCallExprSyntax.self)
    let called = call?.calledExpression.trimmedDescription
    return called.flatMap { $0.first?.isUppercase == true ? $0 : nil }
  }
}

extension TypeSyntax {
  /// The type without `?` and `!`.
  fileprivate var unwrapped: TypeSyntax {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    return self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? self
  }
}

extension DeclSyntax {
  /// The names under which subclasses override what is declared.
  var memberNames: [String] {
    switch self.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function): return [function.fullName]
    case .variableDecl(let variable):
      return variable.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self).map { "var " + $0.identifier.text }
      }
    case .ifConfigDecl(let conditional):
      return conditional.clauses.flatMap { clause -> [String] in
        guard case .decls(let members) = clause.elements else { return [] }
        return members.flatMap { $0.decl.memberNames }
      }
    default: return []
    }
  }

  var modifiers: DeclModifierListSyntax? {
    self.asProtocol((any WithModifiersSyntax).self)?.modifiers
  }

  /// Whether the declaration is written with a word such as `override`.
  func has(_ word: Keyword) -> Bool {
    modifiers?.contains { $0.name.tokenKind == .keyword(word) } ?? false
  }
}
