import SwiftSyntax

/// What code of SwiftUI names, and the names of what is left out with it.
struct SwiftUINames {
  /// The names of types, of SwiftUI and left out.
  private var types: Set<String>
  /// The functions and variables at the top of the file that are left out.
  private var values: Set<String> = []
  /// The methods and properties that are left out, by their types.
  private var members: [String: Set<String>] = [:]

  /// Knows the names of SwiftUI that are not declared in a file or at the top of its module, as the name of a parameter or a type.
  init(_ tree: SourceFileSyntax, declared: Set<String>) {
    let finder = DeclaredNameFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    types = Self.all.subtracting(finder.names).subtracting(declared)
  }

  /// The number of names.
  var count: Int { types.count + values.count + members.values.reduce(0) { $0 + $1.count } }

  /// Whether code of a type names something, the members in a block left out.
  func areUsed(in node: Syntax, of type: String?, except block: MemberBlockSyntax? = nil) -> Bool {
    let own = type.flatMap { members[$0] } ?? []
    let finder = UseFinder(types: types, values: values.union(own), members: own, block: block?.id)
    finder.walk(node)
    return finder.isFound
  }

  /// Adds what a declaration declares; a method that has others of its name beside it is not told from them.
  mutating func insert(_ node: DeclSyntax?, of type: String?, beside others: [DeclSyntax]) {
    guard let node else { return }
    if let name = node.typeName {
      // An extension declares no type.
      if !node.is(ExtensionDeclSyntax.self) { types.insert(name) }
      return
    }
    guard !node.has(.override) else { return }
    let taken = Set(others.flatMap(\.baseNames))
    let names = node.baseNames.filter { !taken.contains($0) }
    if let type {
      members[type, default: []].formUnion(names)
    } else {
      values.formUnion(names)
    }
  }

  /// The names of the types that the files of a module declare at their tops.
  static func declaredTypes(in files: [SourceFile]) -> Set<String> {
    let declarations = files.flatMap {
      $0.tree.statements.compactMap { $0.item.as(DeclSyntax.self) }
    }
    return Set(declarations.filter { !$0.is(ExtensionDeclSyntax.self) }.compactMap(\.typeName))
  }

  private static let all: Set = [
    "Alert", "Angle", "Animation", "AnyTransition", "AnyView", "App", "AppStorage", "AsyncImage",
    "Bindable", "Binding", "Button", "ButtonStyle", "Capsule", "Circle", "Color", "ColorScheme",
    "CommandGroup", "CommandMenu", "ContentView", "DisclosureGroup", "Divider", "DragGesture",
    "EdgeInsets", "EmptyView", "Environment", "EnvironmentKey", "EnvironmentObject",
    "EnvironmentValues", "FetchRequest", "FocusState", "ForEach", "GeometryProxy",
    "GeometryReader", "GestureState", "Gradient", "Group", "GroupBox", "HStack",
    "HorizontalAlignment", "Image", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack",
    "LinearGradient", "List", "LocalizedStringKey", "LongPressGesture", "ModifiedContent",
    "NavigationLink", "NavigationPath", "NavigationSplitView", "NavigationStack",
    "NavigationView", "ObservableObject", "ObservedObject", "Picker", "PreferenceKey", "Preview",
    "PreviewProvider", "ProgressView", "Published", "RadialGradient", "Rectangle",
    "RoundedRectangle", "ScaledMetric", "Scene", "SceneStorage", "ScrollView", "ScrollViewReader",
    "Section", "SecureField", "Spacer", "State", "StateObject", "SwiftUI", "TabView", "TapGesture",
    "Text", "TextEditor", "TextField", "TimelineView", "Toggle", "ToggleStyle", "ToolbarContent",
    "ToolbarItem", "ToolbarItemGroup", "UIHostingConfiguration", "UIHostingController",
    "UIViewControllerRepresentable", "UIViewRepresentable", "UnitPoint", "VStack",
    "VerticalAlignment", "View", "ViewBuilder", "ViewModifier", "ViewThatFits", "WindowGroup",
    "ZStack", "withAnimation",
  ]
}

/// Finds a use of names in code that is compiled here.
private final class UseFinder: ActiveCodeVisitor {
  private let typeNames: Set<String>
  private let values: Set<String>
  private let members: Set<String>
  private let block: SyntaxIdentifier?
  private(set) var isFound = false

  init(types: Set<String>, values: Set<String>, members: Set<String>, block: SyntaxIdentifier?) {
    typeNames = types
    self.values = values
    self.members = members
    self.block = block
    super.init()
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
    node.id == block ? .skipChildren : .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard !isFound, case .identifier(let name) = token.tokenKind else { return .visitChildren }
    let previous = token.previousToken(viewMode: .sourceAccurate)
    if previous?.tokenKind == .period {
      let base = previous?.previousToken(viewMode: .sourceAccurate)?.tokenKind
      isFound = (base == .keyword(.self) || base == .keyword(.Self)) && members.contains(name)
    } else if token.parent?.is(DeclReferenceExprSyntax.self) == true {
      isFound = typeNames.contains(name) || values.contains(name)
    } else if token.parent?.isNameOfType == true {
      isFound = typeNames.contains(name)
    }
    return .visitChildren
  }
}

/// Finds the names of the types and generic parameters that a file declares.
private final class DeclaredNameFinder: SyntaxAnyVisitor {
  private(set) var names: Set<String> = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let parameter = node.as(GenericParameterSyntax.self) {
      names.insert(parameter.name.text)
    } else if let declaration = node.as(DeclSyntax.self), let name = declaration.typeName,
      !declaration.is(ExtensionDeclSyntax.self)
    {
      names.insert(name)
    }
    return .visitChildren
  }
}

extension Syntax {
  /// Whether a token in this node is the name of a type or of a macro.
  fileprivate var isNameOfType: Bool {
    self.is(IdentifierTypeSyntax.self) || self.is(MacroExpansionExprSyntax.self)
      || self.is(MacroExpansionDeclSyntax.self)
  }
}

extension DeclSyntax {
  /// The name of a type that is declared, or extended.
  var typeName: String? {
    switch self.as(DeclSyntaxEnum.self) {
    case .classDecl(let type): type.name.text
    case .structDecl(let type): type.name.text
    case .enumDecl(let type): type.name.text
    case .actorDecl(let type): type.name.text
    case .protocolDecl(let type): type.name.text
    case .typeAliasDecl(let type): type.name.text
    case .associatedTypeDecl(let type): type.name.text
    case .extensionDecl(let type): type.extendedType.trimmedDescription
    default: nil
    }
  }

  /// The names of methods and properties without labels.
  fileprivate var baseNames: [String] {
    memberNames.map { name in
      String((name.hasPrefix("var ") ? name.dropFirst(4) : name[...]).prefix { $0 != "(" })
    }
  }
}
