import SwiftSyntax

/// Moves members from extensions into their classes, which Swift needs where they override or are overridden.
struct MemberMoving {
  private let files: [SourceFile]
  private let index: ModuleIndex
  private let nibs: NibMethods
  private(set) var edits: [[SourceEdit]]
  private(set) var findings: [Finding] = []
  /// The names that each class declares in extensions and that a subclass overrides.
  private let overridden: [String: Set<String>]

  init(_ files: [SourceFile]) {
    self.files = files
    index = ModuleIndex(files)
    nibs = NibMethods(files, index)
    edits = Array(repeating: [], count: files.count)
    overridden = Self.overridden(index)
    var additions: [String: [String]] = [:]
    for found in index.extensions {
      moveMembers(of: found, into: &additions)
    }
    for (type, members) in additions.sorted(by: { $0.key < $1.key }) {
      append(members, to: type)
    }
  }

  /// The names that subclasses override, by the classes that may declare them.
  private static func overridden(_ index: ModuleIndex) -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    func add(_ members: MemberBlockItemListSyntax, of type: String) {
      let overrides = members.filter { $0.decl.has(.override) }.flatMap { $0.decl.memberNames }
      for ancestor in index.chain(from: type).dropFirst() {
        names[ancestor, default: []].formUnion(overrides)
      }
    }
    for (type, found) in index.classes {
      if let found { add(found.node.memberBlock.members, of: type) }
    }
    for found in index.extensions { add(found.node.memberBlock.members, of: found.type) }
    return names
  }

  private mutating func moveMembers(
    of found: ModuleIndex.Extension,
    into additions: inout [String: [String]]
  ) {
    let members = Array(found.node.memberBlock.members)
    reportConditional(members, in: found)
    let moved = members.filter { item in
      item.decl.has(.override) && !nibs.losesOverride(item.decl, in: found.type)
        || item.decl.memberNames.contains(where: isOverridden(in: found.type))
    }.filter { !$0.decl.is(IfConfigDeclSyntax.self) }
    guard !moved.isEmpty else { return }
    guard let target = index.uniqueClass(found.type), found.node.genericWhereClause == nil else {
      for item in moved { report(item, in: found, "its class is not one of this module") }
      return
    }
    let hidden = target.file == found.file ? [] : files[found.file].hiddenNames
    var leaving: [SyntaxIdentifier] = []
    for item in moved {
      if let name = item.names.first(where: hidden.contains) {
        report(item, in: found, "it uses `\(name)`, which is private in this file")
        continue
      }
      leaving.append(item.id)
      additions[found.type, default: []].append(text(of: item, in: found))
    }
    guard !leaving.isEmpty else { return }
    edits[found.file] += removals(of: leaving, from: members)
    if leaving.count == members.count { removeExtension(found) }
    if target.file != found.file { addImports(from: found, to: target) }
  }

  private func isOverridden(in type: String) -> (String) -> Bool {
    let names = overridden[type] ?? []
    return { names.contains($0) }
  }

  private mutating func reportConditional(
    _ members: [MemberBlockItemSyntax],
    in found: ModuleIndex.Extension
  ) {
    for item in members {
      let clauses = item.decl.as(IfConfigDeclSyntax.self)?.clauses.filter { $0.isActive != false }
      let tokens = clauses?.flatMap { $0.tokens(viewMode: .sourceAccurate) } ?? []
      guard tokens.contains(where: { $0.tokenKind == .keyword(.override) }) else { continue }
      report(item, in: found, "it depends on a condition of the build")
    }
  }

  private mutating func report(
    _ item: MemberBlockItemSyntax,
    in found: ModuleIndex.Extension,
    _ reason: String
  ) {
    let file = files[found.file]
    findings.append(
      Finding(
        path: file.path,
        line: file.line(of: item),
        symbol: "override of \(item.decl.memberNames.first ?? "a member")",
        row: "override func",
        reason: reason
      )
    )
  }
}

// MARK: - Texts

extension MemberMoving {
  /// The member with the comments in front of it, and with what it had from its extension.
  private func text(of item: MemberBlockItemSyntax, in found: ModuleIndex.Extension) -> String {
    let file = files[found.file]
    let bytes = Array(file.text.utf8)
    let start = item.trimmedRange.lowerBound
    let (attributes, access) = inherited(by: item.decl, from: found.node)
    // Access is written behind the attributes of the member.
    let modifiers = item.decl.positionOfModifiers.utf8Offset
    let parts = [
      String(decoding: bytes[item.positionOfComments.utf8Offset..<start], as: UTF8.self),
      attributes,
      String(decoding: bytes[start..<modifiers], as: UTF8.self),
      access,
      String(decoding: bytes[modifiers..<item.trimmedRange.upperBound], as: UTF8.self),
      item.trailingComment,
    ]
    return (file.indentation(at: start) ?? "  ") + parts.joined() + "\n"
  }

  /// The attributes and the access that an extension gives its members.
  private func inherited(by member: DeclSyntax, from node: ExtensionDeclSyntax) -> (String, String)
  {
    let attributes = node.attributes.map(\.trimmedDescription).filter { !$0.hasPrefix("@objc") }
    let words: Set = ["public", "package", "private", "fileprivate", "internal", "open"]
    let isWritten = member.modifiers?.contains { words.contains($0.name.text) } ?? false
    let access = node.modifiers.first { words.contains($0.name.text) }?.name.text
    let written = isWritten ? nil : access.map { $0 == "private" ? "fileprivate " : $0 + " " }
    return (attributes.map { $0 + " " }.joined(), written ?? "")
  }

  /// Removes members with their comments.
  ///
  /// Of the blank lines around members that follow each other, those in front stay.
  private func removals(
    of leaving: [SyntaxIdentifier],
    from members: [MemberBlockItemSyntax]
  ) -> [SourceEdit] {
    var result: [SourceEdit] = []
    var first: MemberBlockItemSyntax?
    for (number, item) in members.enumerated() where leaving.contains(item.id) {
      let start = first ?? item
      let next = members.dropFirst(number + 1).first
      first = next.map { leaving.contains($0.id) } == true ? start : nil
      guard first == nil else { continue }
      let range =
        next.map { start.positionOfComments.utf8Offset..<$0.positionOfComments.utf8Offset }
        ?? start.position.utf8Offset..<item.endPosition.utf8Offset
      result.append(SourceEdit(range: range, replacement: "", kind: .movedMember))
    }
    return result
  }

  /// Removes an extension of which nothing is left, as long as no comment and no conformance is.
  private mutating func removeExtension(_ found: ModuleIndex.Extension) {
    let node = found.node
    let braces =
      node.memberBlock.rightBrace.leadingTrivia + node.memberBlock.leftBrace.trailingTrivia
    let around = node.leadingTrivia + node.trailingTrivia
    guard node.inheritanceClause == nil, !(braces + around).hasComments else { return }
    let range = node.position.utf8Offset..<node.endPosition.utf8Offset
    edits[found.file].removeAll { range.contains($0.range.lowerBound) }
    edits[found.file].append(SourceEdit(range: range, replacement: "", kind: .movedMember))
  }

  /// Writes members at the end of a class.
  private mutating func append(_ members: [String], to type: String) {
    guard let target = index.uniqueClass(type) else { return }
    let brace = target.node.memberBlock.rightBrace
    let offset = brace.positionAfterSkippingLeadingTrivia.utf8Offset
    let file = files[target.file]
    let isEmpty = target.node.memberBlock.members.isEmpty
    let text = (isEmpty ? "" : "\n") + members.joined(separator: "\n")
    edits[target.file].append(file.insertion(of: text, before: offset, of: target.node))
  }

  /// Imports in the file of a class what the file of an extension imports.
  private mutating func addImports(
    from found: ModuleIndex.Extension,
    to target: ModuleIndex.Class
  ) {
    let present = Set(files[target.file].imports.map(\.trimmedDescription))
    let missing = files[found.file].imports.map(\.trimmedDescription).filter {
      !present.contains($0)
    }
    guard let last = files[target.file].imports.last, !missing.isEmpty else { return }
    let end = last.trimmedRange.upperBound
    let text = missing.map { "\n" + $0 }.joined()
    let edit = SourceEdit(range: end..<end, replacement: text, kind: .movedMember)
    if !edits[target.file].contains(edit) { edits[target.file].append(edit) }
  }
}

extension SyntaxProtocol {
  /// Where the comments in front of the node begin, or the node.
  var positionOfComments: AbsolutePosition {
    var offset = position.utf8Offset
    for piece in leadingTrivia {
      if piece.isComment { break }
      offset += piece.sourceLength.utf8Length
    }
    return AbsolutePosition(utf8Offset: offset)
  }
}

extension MemberBlockItemSyntax {
  /// The names that the member uses.
  fileprivate var names: Set<String> {
    Set(
      tokens(viewMode: .sourceAccurate).compactMap { token in
        if case .identifier(let name) = token.tokenKind { return name }
        return nil
      }
    )
  }

  /// The comment behind the member on its line.
  fileprivate var trailingComment: String {
    trailingTrivia.hasComments ? trailingTrivia.description : ""
  }
}

extension DeclSyntax {
  /// Where the attributes of the declaration end.
  fileprivate var positionOfModifiers: AbsolutePosition {
    let attributes = self.asProtocol((any WithAttributesSyntax).self)?.attributes
    let last = attributes?.lastToken(viewMode: .sourceAccurate)
    let next = last?.nextToken(viewMode: .sourceAccurate)
    return (next ?? firstToken(viewMode: .sourceAccurate))?.positionAfterSkippingLeadingTrivia
      ?? positionAfterSkippingLeadingTrivia
  }
}

extension Trivia {
  fileprivate var hasComments: Bool { contains { $0.isComment } }
}

extension SourceFile {
  /// Lines in front of the closing brace of a class, which gets a line of its own.
  fileprivate func insertion(
    of lines: String,
    before brace: Int,
    of node: ClassDeclSyntax
  ) -> SourceEdit {
    if let indentation = indentation(at: brace) {
      let start = brace - indentation.utf8.count
      return SourceEdit(range: start..<start, replacement: lines, kind: .movedMember)
    }
    let blanks = text.utf8.prefix(brace).reversed().prefix { $0 == UInt8(ascii: " ") }
    let outer = indentation(at: node.trimmedRange.lowerBound) ?? ""
    return SourceEdit(
      range: (brace - blanks.count)..<brace,
      replacement: "\n" + lines + outer,
      kind: .movedMember
    )
  }

  /// The imports outside conditions.
  var imports: [ImportDeclSyntax] {
    tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
  }

  /// The names of what only this file sees.
  fileprivate var hiddenNames: Set<String> {
    let collector = HiddenNameCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    return collector.names
  }
}

/// Collects the names of private declarations, those of local variables left out.
private final class HiddenNameCollector: SyntaxVisitor {
  private(set) var names: Set<String> = []

  private func collect(_ declaration: DeclSyntax, _ found: [String]) -> SyntaxVisitorContinueKind {
    let owner = declaration.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
    let isHidden = [declaration, owner.map { DeclSyntax($0) }].contains {
      $0?.has(.private) == true || $0?.has(.fileprivate) == true
    }
    if isHidden { names.formUnion(found) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = collect(DeclSyntax(node), [node.name.text])
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let found = node.bindings.compactMap {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
    _ = collect(DeclSyntax(node), found)
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(DeclSyntax(node), [node.name.text])
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(DeclSyntax(node), [node.name.text])
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(DeclSyntax(node), [node.name.text])
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(DeclSyntax(node), [node.name.text])
  }
}
