import SwiftSyntax

/// Leaves out what names SwiftUI: declarations and members, or the whole file where it has nothing else.
///
/// What names something that is left out is left out as well. A type is left out as a whole where an initialiser or a case names SwiftUI,
/// since it cannot be made or told apart without.
struct SwiftUIRewriting {
  private let file: SourceFile
  private var names: SwiftUINames
  private(set) var edits: [SourceEdit] = []
  /// Whether the whole file is left out.
  private(set) var isWhole = false

  /// Reads a file; `declared` has the names of the types at the top of the files of its module.
  init(_ file: SourceFile, declared: Set<String>) {
    self.file = file
    names = SwiftUINames(file.tree, declared: declared)
    guard file.importsSwiftUI else { return }
    // `filter` of a list of nodes would make a tree of its own.
    let items = Array(file.tree.statements).filter { !$0.item.is(ImportDeclSyntax.self) }.map {
      Item(node: Syntax($0), declaration: $0.item.as(DeclSyntax.self))
    }
    var found: Parts?
    var known = -1
    // Each round knows the names of what the one before it leaves out.
    while known != names.count {
      known = names.count
      found = parts(of: items, in: nil)
    }
    if let found, found.hasOthers || found.ranges.isEmpty {
      found.ranges.forEach { leaveOut($0) }
    } else {
      leaveFileOut()
    }
  }

  private mutating func leaveFileOut() {
    isWhole = true
    let start = file.tree.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = file.text.utf8.count
    insert("#if canImport(SwiftUI)\n", at: start)
    insert((file.text.hasSuffix("\n") ? "" : "\n") + "#endif\n", at: end)
  }

  private mutating func leaveOut(_ range: Range<Int>) {
    let indentation = file.indentation(at: range.lowerBound) ?? ""
    insert("#if canImport(SwiftUI)\n" + indentation, at: range.lowerBound)
    insert("\n" + indentation + "#endif", at: range.upperBound)
  }

  private mutating func insert(_ text: String, at offset: Int) {
    edits.append(SourceEdit(range: offset..<offset, replacement: text, kind: .addedImport))
  }
}

// MARK: - Parts

extension SwiftUIRewriting {
  /// A declaration or a statement of a file, or a member of a type.
  private struct Item {
    let node: Syntax
    let declaration: DeclSyntax?
  }

  private struct Parts {
    var ranges: [Range<Int>] = []
    /// Whether something is not left out.
    var hasOthers = false
  }

  /// The parts of items that are left out; `nil` if one of them shares a line with something else.
  private mutating func parts(of items: [Item], in type: String?) -> Parts? {
    var parts = Parts()
    var isBehindPart = false
    for item in items where !item.node.isInactive {
      guard names.areUsed(in: item.node, of: type) else {
        parts.hasOthers = true
        isBehindPart = false
        continue
      }
      if let inner = innerParts(of: item, in: type) {
        parts.ranges += inner
        parts.hasOthers = true
        isBehindPart = false
        continue
      }
      guard let range = file.lines(of: item.node) else { return nil }
      let others = items.filter { $0.node.id != item.node.id }.compactMap(\.declaration)
      names.insert(item.declaration, of: type, beside: others)
      let start = isBehindPart ? parts.ranges.popLast()?.lowerBound : nil
      parts.ranges.append((start ?? range.lowerBound)..<range.upperBound)
      isBehindPart = true
    }
    return parts
  }

  /// The members of a type or an extension that are left out, where the rest of it can stay.
  private mutating func innerParts(of item: Item, in type: String?) -> [Range<Int>]? {
    guard let group = item.declaration?.asProtocol((any DeclGroupSyntax).self),
      !group.is(ProtocolDeclSyntax.self), let own = item.declaration?.typeName,
      !names.areUsed(in: item.node, of: type, except: group.memberBlock)
    else { return nil }
    let name = type.map { "\($0).\(own)" } ?? own
    let isExtension = group.is(ExtensionDeclSyntax.self)
    let members = group.memberBlock.members.map { Item(node: Syntax($0), declaration: $0.decl) }
    let isBound = members.contains { member in
      guard let declaration = member.declaration else { return false }
      let isNeeded =
        declaration.is(InitializerDeclSyntax.self) || declaration.is(EnumCaseDeclSyntax.self)
      return isNeeded && !isExtension && names.areUsed(in: member.node, of: name)
    }
    guard !isBound, let parts = parts(of: members, in: name), parts.hasOthers else { return nil }
    return parts.ranges
  }
}

extension Syntax {
  /// Whether this is a condition of which nothing is compiled here.
  fileprivate var isInactive: Bool {
    let item = self.as(CodeBlockItemSyntax.self)?.item.as(IfConfigDeclSyntax.self)
    let member = self.as(MemberBlockItemSyntax.self)?.decl.as(IfConfigDeclSyntax.self)
    return (item ?? member)?.clauses.allSatisfy { $0.isActive == false } ?? false
  }
}

extension SourceFile {
  /// Whether SwiftUI is imported outside conditions.
  fileprivate var importsSwiftUI: Bool {
    imports.contains { $0.path.first?.name.text == "SwiftUI" }
  }

  /// The lines of a node with its comments, or `nil` if there is something else in them.
  fileprivate func lines(of node: Syntax) -> Range<Int>? {
    let start = node.positionOfComments.utf8Offset
    let hasComment = node.trailingTrivia.contains(where: \.isComment)
    let end = hasComment ? node.endPosition.utf8Offset : node.trimmedRange.upperBound
    let blanks = text.utf8.dropFirst(end).prefix(blanks(from: end))
    let isEnd = end + blanks.count == text.utf8.count || blanks.contains(UInt8(ascii: "\n"))
    return indentation(at: start) == nil || !isEnd ? nil : start..<end
  }
}
