/// The check of one batch: range, then sections, then items.
struct BatchChecker {
  let before: ItemCounts
  let after: ItemCounts
  var issues: [BatchIssue] = []
  var changes = BatchChanges()
  var sections = BatchClaims(.sections)
  var items = BatchClaims(.items)

  init(before: ItemCounts, after: ItemCounts) {
    self.before = before
    self.after = after
  }

  var standing: CheckedBatch.Standing {
    guard !issues.isEmpty else { return .consistent }
    return issues.contains { $0.rule == .itemCount || $0.rule == .sectionCount }
      ? .replaced : .repaired
  }

  mutating func check(_ batch: RecordedBatch) -> IndexMap {
    for operation in batch.operations { claim(operation) }
    let sectionMap = checkSections()
    settleItems(sectionMap)
    items.resolve(after: after, &issues)
    let map = balance(sectionMap)
    listContents(map)
    return map
  }
}
