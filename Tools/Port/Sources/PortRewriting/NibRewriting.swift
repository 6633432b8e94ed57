import SwiftSyntax

/// Has overrides of methods that only nibs call compile: those that do nothing go, and the others override nothing.
final class NibRewriting: ActiveCodeVisitor {
  private let file: SourceFile
  private let methods: NibMethods
  private let keepsApple: Bool
  private(set) var edits: [SourceEdit] = []
  private(set) var findings: [Finding] = []
  private var removed: [Range<Int>] = []

  init(_ file: SourceFile, _ methods: NibMethods, keepsApple: Bool) {
    self.file = file
    self.methods = methods
    self.keepsApple = keepsApple
    super.init()
  }

  /// Whether an edit is inside a method that goes.
  func removes(_ edit: SourceEdit) -> Bool {
    removed.contains {
      $0.lowerBound <= edit.range.lowerBound && edit.range.lowerBound < $0.upperBound
    }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isOfNibs, let type = types.last?.name, let body = node.body else {
      return .visitChildren
    }
    let name = node.name.text
    if node.onlyCallsSuper, !methods.isCalled(name) {
      remove(node)
      return .skipChildren
    }
    var remaining = body.statements.count
    if methods.overridesNothing(name, in: type) {
      removeOverride(of: node)
      remaining -= body.statements.filter(node.callsOfSuper.contains).count
    }
    if remaining > 0, !methods.isCalled(name) { report(node) }
    return .visitChildren
  }

  private func remove(_ node: FunctionDeclSyntax) {
    guard let item = node.parent?.as(MemberBlockItemSyntax.self) else { return }
    removed.append(item.trimmedRange)
    let next = item.next(of: MemberBlockItemSyntax.self)
    // What Apple's platforms need stays where it is, inside a condition.
    let range = keepsApple ? item.trimmedRange : file.range(of: item, before: next)
    edits.append(SourceEdit(range: range, replacement: "", kind: .nibMethod))
  }

  private func removeOverride(of node: FunctionDeclSyntax) {
    guard let word = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
    else { return }
    let range = word.trimmedRange
    let end = range.upperBound + file.blanks(from: range.upperBound)
    let start = range.lowerBound
    edits.append(SourceEdit(range: start..<end, replacement: "", kind: .nibMethod))
    for call in node.callsOfSuper {
      let next = call.next(of: CodeBlockItemSyntax.self)
      let range = file.range(of: call, before: next)
      edits.append(SourceEdit(range: range, replacement: "", kind: .nibMethod))
    }
  }

  private func report(_ node: FunctionDeclSyntax) {
    findings.append(
      Finding(
        path: file.path,
        line: file.line(of: node),
        symbol: node.name.text + "()",
        row: node.name.text,
        reason: "is not called: there are no nibs"
      )
    )
  }
}

extension SyntaxProtocol {
  /// The node behind this one in its list.
  fileprivate func next<Item: SyntaxProtocol>(of type: Item.Type) -> Item? {
    let siblings = parent?.children(viewMode: .sourceAccurate).map { $0 } ?? []
    let index = siblings.firstIndex { $0.id == id }
    return index.flatMap { siblings.dropFirst($0 + 1).first?.as(type) }
  }
}

extension SourceFile {
  /// What goes with a member or a statement: the blanks to the next one, or its line; comments stay.
  fileprivate func range(
    of node: some SyntaxProtocol,
    before next: (some SyntaxProtocol)?
  ) -> Range<Int> {
    let range = node.trimmedRange
    guard !node.trailingTrivia.contains(where: \.isComment) else {
      return range.lowerBound..<(range.upperBound + blanks(from: range.upperBound))
    }
    if let next { return range.lowerBound..<next.positionOfComments.utf8Offset }
    guard !node.leadingTrivia.contains(where: \.isComment) else { return range }
    return node.position.utf8Offset..<node.endPosition.utf8Offset
  }
}
