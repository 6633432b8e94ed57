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
    case let name where Self.removed.contains(name) && !node.isOfOptionalMembers:
      remove(node, kind: .attribute)
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
      remove(node, kind: .attribute)
      find(
        node,
        row: "#keyPath",
        reason: "properties and methods of your own are not observed and not exchanged"
      )
    case .keyword(.optional) where node.enclosingProtocol?.canHaveDefaults == true:
      remove(node, kind: .optionalMember)
    case .keyword(.optional):
      find(
        node,
        row: "optional func",
        reason: "what an optional member returns when it is left out"
      )
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let isObjC = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
    }
    // Protocols with `@objc` are for classes alone, which `weak` needs.
    let isKept = !node.optionalMembers.isEmpty && !node.canHaveDefaults
    if isObjC, !isKept, node.inheritanceClause == nil {
      let name = node.primaryAssociatedTypeClause?.trimmedRange ?? node.name.trimmedRange
      let end = name.upperBound
      edits.append(
        SourceEdit(range: end..<end, replacement: ": AnyObject", kind: .classProtocol)
      )
    }
    if node.canHaveDefaults {
      let end = node.trimmedRange.upperBound
      edits.append(
        SourceEdit(range: end..<end, replacement: node.defaults, kind: .optionalMember)
      )
    }
    return super.visit(node)
  }

  /// Removes a node with the blanks behind it, so that what follows stands in its place.
  private func remove(_ node: some SyntaxProtocol, kind: ChangeKind) {
    let range = node.trimmedRange
    let end = range.upperBound + file.blanks(from: range.upperBound)
    edits.append(
      SourceEdit(range: range.lowerBound..<end, replacement: "", kind: kind)
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

extension SyntaxProtocol {
  /// The protocol whose member this is, or belongs to.
  fileprivate var enclosingProtocol: ProtocolDeclSyntax? {
    var next = parent
    while let node = next, !node.is(CodeBlockSyntax.self) {
      if let found = node.as(ProtocolDeclSyntax.self) { return found }
      next = node.parent
    }
    return nil
  }
}

extension AttributeSyntax {
  /// Whether the attribute belongs to a protocol with optional members that is left as it is.
  fileprivate var isOfOptionalMembers: Bool {
    guard let found = enclosingProtocol else { return false }
    return !found.optionalMembers.isEmpty && !found.canHaveDefaults
  }
}
