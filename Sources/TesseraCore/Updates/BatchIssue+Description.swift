extension BatchIssue: CustomStringConvertible {
  /// A description of the problem, with the sections, items and counts, and the repair; one line.
  public var description: String {
    switch self {
    case .itemCount(let section, let before, let after, let deleted, let inserted):
      "Section \(section.new.index) has \(after) items after the batch, but \(before) before"
        + (section.old.index == section.new.index ? "" : " (as section \(section.old.index))")
        + ", less \(deleted) deleted or moved out, plus \(inserted) inserted or moved in, are "
        + "\(before - deleted + inserted). The section is shown as the data source has it."
    case .sectionCount(let before, let after, let deleted, let inserted):
      "There are \(after) sections after the batch, but \(before) before, less \(deleted) deleted "
        + "or moved, plus \(inserted) inserted or moved, are \(before - deleted + inserted). "
        + "Everything is shown as the data source has it."
    case .outOfRange(let operation, let before, let after):
      outOfRange(operation, before, after)
    case .repeated(let operation):
      "The batch says \(operation) more than once. It counts once."
    case .conflict(let rule, let prevailing, let yielding):
      "The batch says both \(prevailing) and \(yielding). " + consequence(of: rule)
    case .inDeletedSection(let operation):
      "The batch says \(operation), but deletes that section. It has no effect."
    case .inReloadedSection(let operation):
      "The batch says \(operation), but reloads that section. The reload includes it."
    }
  }

  private func outOfRange(
    _ operation: UpdateOperation,
    _ before: Extent?,
    _ after: Extent?
  ) -> String {
    var text = "The batch says \(operation), but there are"
    if let before { text += " only \(before.words) before it" }
    if before != nil, after != nil { text += " and" }
    if let after { text += " only \(after.words) after it" }
    return text + "."
  }

  private func consequence(of rule: BatchRule) -> String {
    switch rule {
    case .deletionAndMove: "It is deleted, and something is inserted at the target."
    case .insertionAndMove: "What is moved goes directly behind what is inserted."
    case .competingMoves: "The first prevails."
    default: "The deletion prevails."
    }
  }
}

extension BatchIssue.Extent {
  fileprivate var words: String {
    switch self {
    case .sections(let count): "\(count) sections"
    case .items(let count): "\(count) items in that section"
    }
  }
}
