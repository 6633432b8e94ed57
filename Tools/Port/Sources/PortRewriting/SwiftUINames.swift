import SwiftSyntax

/// What code of SwiftUI names, to tell a file of it from one that only imports it.
enum SwiftUINames {
  /// Whether a file names something of SwiftUI that it does not declare itself, as the name of a parameter of its own functions.
  static func areUsed(in tree: SourceFileSyntax) -> Bool {
    let finder = NameFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return !finder.used.subtracting(finder.declared).isEmpty
  }

  private final class NameFinder: SyntaxVisitor {
    private(set) var used: Set<String> = []
    private(set) var declared: Set<String> = []

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
      declared.insert(node.name.text)
      return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      if case .identifier(let name) = token.tokenKind, all.contains(name) { used.insert(name) }
      return .visitChildren
    }
  }

  private static let all: Set = [
    "AnyView", "App", "AppStorage", "Binding", "Button", "Color", "ContentView", "Divider",
    "Environment", "EnvironmentObject", "EnvironmentValues", "FocusState", "ForEach",
    "GeometryReader", "Group", "HStack", "Image", "LazyHGrid", "LazyHStack", "LazyVGrid",
    "LazyVStack", "List", "NavigationLink", "NavigationStack", "NavigationView", "ObservedObject",
    "Preview", "PreviewProvider", "Rectangle", "Scene", "ScrollView", "Section", "Spacer", "State",
    "StateObject", "SwiftUI", "Text", "TextField", "Toggle", "UIHostingConfiguration",
    "UIHostingController", "UIViewControllerRepresentable", "UIViewRepresentable", "VStack", "View",
    "ViewBuilder", "ViewModifier", "WindowGroup", "ZStack",
  ]
}
