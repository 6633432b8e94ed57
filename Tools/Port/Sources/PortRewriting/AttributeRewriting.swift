import SwiftSyntax

/// Removes the attributes that Swift has for Objective-C and for Interface Builder.
final class AttributeRewriting: ActiveCodeVisitor {
  private let file: SourceFile
  private(set) var edits: [SourceEdit] = []
  private(set) var findings: [Finding] = []

  private static let removed: Set = [
    "objc", "objcMembers", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable",
    "IBDesignable", "GKInspectable",
  ]

  init(_ file: SourceFile) {
    self.file = file
    super.init()
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    switch name {
    case "UIApplicationMain":
      let range = node.attributeName.trimmedRange
      edits.append(SourceEdit(range: range, replacement: "main", kind: .entryPoint))
    case "NSManaged": find(node, row: "import CoreData", reason: "there is no Core Data")
    case let name where Self.removed.contains(name) && !node.isOfOptionalMembers: remove(node)
    default: break
    }
    if name == "IBOutlet" || name == "IBSegueAction" {
      find(node, row: "@IBOutlet", reason: "there are no nibs that set it")
    }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    switch node.name.tokenKind {
    case .keyword(.dynamic):
      remove(node)
      find(
        node,
        row: "#keyPath",
        reason: "properties and methods of your own are not observed and not exchanged"
      )
    case .keyword(.optional):
      find(node, row: "optional func", reason: "only protocols with `@objc` have optional members")
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let isObjC = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
    }
    // Protocols with `@objc` are for classes alone, which `weak` needs.
    if isObjC, !node.hasOptionalMembers, node.inheritanceClause == nil {
      let name = node.primaryAssociatedTypeClause?.trimmedRange ?? node.name.trimmedRange
      let end = name.upperBound
      edits.append(
        SourceEdit(range: end..<end, replacement: ": AnyObject", kind: .classProtocol)
      )
    }
    return super.visit(node)
  }

  /// Removes a node with the blanks behind it, so that what follows stands in its place.
  private func remove(_ node: some SyntaxProtocol) {
    let range = node.trimmedRange
    let end = range.upperBound + file.blanks(from: range.upperBound)
    edits.append(
      SourceEdit(range: range.lowerBound..<end, replacement: "", kind: .attribute)
    )
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

extension ProtocolDeclSyntax {
  /// Whether a member is optional, for which the protocol needs `@objc`.
  fileprivate var hasOptionalMembers: Bool {
    memberBlock.members.contains { $0.decl.has(.optional) }
  }
}

extension AttributeSyntax {
  /// Whether the attribute belongs to a protocol with optional members, which is left as it is.
  fileprivate var isOfOptionalMembers: Bool {
    var next = parent
    while let node = next {
      if let found = node.as(ProtocolDeclSyntax.self) { return found.hasOptionalMembers }
      if node.is(CodeBlockSyntax.self) { return false }
      next = node.parent
    }
    return false
  }
}
