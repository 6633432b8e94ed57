import SwiftSyntax

/// Turns edits into forms that build on Apple's platforms as well.
struct DualForms {
  private let file: SourceFile
  private let edits: [SourceEdit]

  init(_ file: SourceFile, _ edits: [SourceEdit]) {
    self.file = file
    self.edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The edits that write both forms, and leave what compiles everywhere.
  var result: [SourceEdit] {
    let statements = statementsWithForms
    var result = statements.map(bothForms(of:))
    var attributes: [SourceEdit] = []
    for edit in edits where !statements.contains(where: { $0.holds(edit) }) {
      switch edit.kind {
      case .attribute where text(edit.range).hasPrefix("dynamic"): break
      case .attribute: attributes.append(edit)
      case .importLine: result.append(bothImports(edit))
      default: result.append(edit)
      }
    }
    return result + joined(attributes).map(conditional(_:))
  }

  // MARK: - Statements

  fileprivate struct Statement {
    let range: Range<Int>
    let needsReturn: Bool

    func holds(_ edit: SourceEdit) -> Bool {
      range.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= range.upperBound
    }
  }

  /// The innermost statements and members that need both forms, none of them inside another.
  private var statementsWithForms: [Statement] {
    var found: [Statement] = []
    let kinds: Set<ChangeKind> = [.selector, .optionalMember, .nibMethod]
    for edit in edits where kinds.contains(edit.kind) {
      // An addition stands behind its declaration.
      let offset = edit.range.lowerBound - (edit.range.isEmpty ? 1 : 0)
      let position = AbsolutePosition(utf8Offset: offset)
      guard let statement = file.tree.token(at: position)?.statement else { continue }
      found.append(statement.asDualStatement)
    }
    return found.enumerated().filter { number, statement in
      !found.enumerated().contains { other, candidate in
        candidate.range == statement.range
          ? other < number
          : candidate.range.lowerBound <= statement.range.lowerBound
            && candidate.range.upperBound >= statement.range.upperBound
      }
    }.map(\.element)
  }

  private func bothForms(of statement: Statement) -> SourceEdit {
    let start = statement.range.lowerBound
    let inner = edits.filter(statement.holds).map { edit in
      let range = (edit.range.lowerBound - start)..<(edit.range.upperBound - start)
      return SourceEdit(range: range, replacement: edit.replacement, kind: edit.kind)
    }
    let original = text(statement.range)
    let other = original.applying(inner)
    let word = statement.needsReturn ? "return " : ""
    return SourceEdit(
      range: statement.range,
      replacement: conditional(
        word + original,
        otherwise: other.isEmpty ? nil : word + other,
        at: statement.range
      ),
      kind: .selector
    )
  }

  // MARK: - Attributes and imports

  /// Edits that touch each other, as one.
  private func joined(_ edits: [SourceEdit]) -> [SourceEdit] {
    edits.reduce(into: []) { result, edit in
      guard let last = result.last, last.range.upperBound == edit.range.lowerBound else {
        return result.append(edit)
      }
      let range = last.range.lowerBound..<edit.range.upperBound
      result[result.count - 1] = SourceEdit(range: range, replacement: "", kind: .attribute)
    }
  }

  /// Attributes inside a condition, with the blanks behind them kept.
  private func conditional(_ edit: SourceEdit) -> SourceEdit {
    let written = text(edit.range)
    let attributes = String(written.reversed().drop { $0.isWhitespace }.reversed())
    let range = edit.range.lowerBound..<(edit.range.lowerBound + attributes.utf8.count)
    let indentation = file.indentation(at: range.lowerBound) ?? ""
    let isLine = written.dropFirst(attributes.count).contains { $0.isNewline }
    let form = conditional(attributes, otherwise: nil, at: range)
    let replacement = isLine ? form : form + "\n" + indentation
    let end = isLine ? range.upperBound : edit.range.upperBound
    return SourceEdit(
      range: range.lowerBound..<end,
      replacement: replacement,
      kind: .attribute
    )
  }

  private func bothImports(_ edit: SourceEdit) -> SourceEdit {
    let position = AbsolutePosition(utf8Offset: edit.range.lowerBound)
    var node = file.tree.token(at: position).map { Syntax($0) }
    while let current = node, !current.is(ImportDeclSyntax.self) { node = current.parent }
    guard let range = node?.trimmedRange else { return edit }
    let original = text(range)
    let module = edit.replacement.isEmpty ? nil : "import \(edit.replacement)"
    return SourceEdit(
      range: range,
      replacement: conditional(original, otherwise: module, at: range),
      kind: .importLine
    )
  }

  private func conditional(_ text: String, otherwise: String?, at range: Range<Int>) -> String {
    let indentation = file.indentation(at: range.lowerBound)
    let line = "\n" + (indentation ?? "")
    let other = otherwise.map { "#else" + line + $0 + line } ?? ""
    let form = "#if canImport(ObjectiveC)" + line + text + line + other + "#endif"
    // A condition stands on lines of its own.
    return indentation == nil ? "\n" + form + "\n" : form
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: Array(file.text.utf8)[range], as: UTF8.self)
  }
}

extension TokenSyntax {
  /// The innermost statement or member around the token.
  fileprivate var statement: Syntax? {
    var next = parent
    while let node = next {
      if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) { return node }
      next = node.parent
    }
    return nil
  }
}

extension Syntax {
  fileprivate var asDualStatement: DualForms.Statement {
    DualForms.Statement(range: trimmedRange, needsReturn: isImplicitReturn)
  }

  /// Whether the statement is an expression that a body consists of, and that it returns.
  private var isImplicitReturn: Bool {
    guard let item = self.as(CodeBlockItemSyntax.self), case .expr = item.item,
      let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1
    else { return false }
    if list.parent?.is(ClosureExprSyntax.self) == true { return true }
    if list.parent?.is(AccessorBlockSyntax.self) == true { return true }
    let owner = list.parent?.as(CodeBlockSyntax.self)?.parent
    if let function = owner?.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause != nil
    }
    return owner?.as(AccessorDeclSyntax.self)?.accessorSpecifier.tokenKind == .keyword(.get)
  }
}
