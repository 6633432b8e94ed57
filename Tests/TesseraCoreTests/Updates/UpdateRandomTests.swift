import TesseraCore
import TesseraTestSupport
import Testing

@Suite("A checked batch, at random")
struct UpdateRandomTests {
  @Test(
    "is what the slow twin does, and finds nothing wrong",
    arguments: TrialRounds.share(of: 0..<40 as Range<UInt64>)
  )
  func agreesWithTheSlowTwin(seed: UInt64) throws {
    var generator = BatchGenerator(seed: seed)
    var model = generator.model()
    for _ in 0..<60 {
      let change = generator.change(of: model)
      let batch = change.checked
      try #require(batch.issues == [], "\(change.replay)")
      try #require(batch.standing == .consistent, "\(change.replay)")
      try requireComplete(batch.map, change, change.replay)
      try requireIdentities(of: batch, change)
      try requireTwin(change)
      model = change.after
    }
  }

  @Test(
    "does not depend on the order of the calls",
    arguments: TrialRounds.share(of: 0..<20 as Range<UInt64>)
  )
  func ignoresTheOrder(seed: UInt64) throws {
    var generator = BatchGenerator(seed: seed + 100)
    var model = generator.model()
    for _ in 0..<40 {
      let change = generator.change(of: model)
      let shuffled = ModelChange(
        before: change.before,
        after: change.after,
        operations: change.operations.shuffled(using: &generator.random)
      )
      try #require(change.checked == shuffled.checked, "\(change.replay)\n\(shuffled.replay)")
      model = change.after
    }
  }

  @Test(
    "is complete whatever was reported",
    arguments: TrialRounds.share(of: 0..<60 as Range<UInt64>)
  )
  func isComplete(seed: UInt64) throws {
    var generator = BatchGenerator(seed: seed + 200, sectionLimit: 4, itemLimit: 6)
    var model = generator.model()
    for _ in 0..<60 {
      let change = generator.disorderlyChange(of: model)
      let batch = change.checked
      try requireComplete(batch.map, change, change.replay)
      try requireNormal(batch, change)
      try requireReported(batch, change)
      try #require(batch == change.checked, "Not the same twice:\n\(change.replay)")
      model = change.after
    }
  }

  @Test("meets every rule and every kind of change in this suite")
  func meetsEveryRule() {
    var generator = BatchGenerator(seed: 1, sectionLimit: 4, itemLimit: 6)
    var model = generator.model()
    var rules: Set<BatchRule> = []
    var kinds: Set<String> = []
    for _ in 0..<2000 {
      let change = generator.disorderlyChange(of: model)
      let batch = change.checked
      rules.formUnion(batch.issues.map(\.rule))
      kinds.formUnion(batch.changes.operations.map { String($0.source.prefix { $0 != "(" }) })
      model = change.after
    }
    expectEqual(rules.map(\.rawValue).sorted(), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14, 18])
    expectEqual(kinds.count, 9)
  }

  /// Each survivor is where its identity says, and shows what it should.
  private func requireIdentities(of batch: CheckedBatch, _ change: ModelChange) throws {
    let old = change.before.paths(in: Before.self)
    let reloaded = Set(batch.changes.reloadedItems.map(\.new))
    let wrong = change.after.paths(in: After.self).first { identity, new in
      let expected: CheckedBatch.Content =
        switch old[identity].map({ change.before[$0].version }) {
        case nil: .inserted
        case change.after[new].version: .kept
        default: reloaded.contains(new) ? .reloaded : .reconfigured
        }
      return batch.map.oldPath(of: new) != old[identity] || batch.content(of: new) != expected
    }
    try #require(wrong?.value == nil, "\(change.replay)")
    let found = change.after.sections.indices.map {
      batch.map.oldSection(of: NewSection($0))?.index
    }
    let expected = change.after.sections.map { section in
      change.before.sections.firstIndex { $0.identity == section.identity }
    }
    try #require(found == expected, "\(change.replay)")
  }

  /// The canonical processing gives the same survivors at the same places.
  private func requireTwin(_ change: ModelChange) throws {
    var twin = change.before
    twin.apply(change.operations, after: change.after.counts)
    let known = Set(change.before.items.map(\.identity))
    func survivors(_ model: CollectionModel) -> [[CollectionModel.Item?]] {
      model.sections.map { $0.items.map { known.contains($0.identity) ? $0 : nil } }
    }
    try #require(survivors(twin) == survivors(change.after), "\(change.replay)")
  }
}

/// Requires that a map leads between the positions of both sides one to one.
func requireComplete(_ map: IndexMap, _ change: ModelChange, _ script: String) throws {
  let strayingOld = change.before.counts.paths(in: Before.self).first { old in
    map.newPath(of: old).map { !change.after.counts.contains($0) || map.oldPath(of: $0) != old }
      ?? false
  }
  try #require(strayingOld == nil, "\(script)")
  let strayingNew = change.after.counts.paths(in: After.self).first { new in
    map.oldPath(of: new).map { !change.before.counts.contains($0) || map.newPath(of: $0) != new }
      ?? false
  }
  try #require(strayingNew == nil, "\(script)")
  let oldSections = change.before.sections.indices.map { OldSection($0) }
  let newSections = change.after.sections.indices.map { NewSection($0) }
  let straying = oldSections.first { old in
    map.newSection(of: old).map { map.oldSection(of: $0) != old } ?? false
  }
  try #require(straying == nil, "\(script)")
  let appearing = newSections.first { new in
    map.oldSection(of: new).map { map.newSection(of: $0) != new } ?? false
  }
  try #require(appearing == nil, "\(script)")
}

/// Requires that the operations of a batch, taken by themselves, are in order and say the same.
private func requireNormal(_ batch: CheckedBatch, _ change: ModelChange) throws {
  let normal = ModelChange(
    before: change.before,
    after: change.after,
    operations: batch.changes.operations
  )
  let checked = normal.checked
  try #require(checked.issues == [], "\(change.replay)\nnormalised\n\(normal.replay)")
  let replaced = Set(batch.changes.replacedSections.map(\.old))
  let other = change.before.counts.paths(in: Before.self).first { old in
    let expected = replaced.contains(old.section) ? nil : batch.map.newPath(of: old)
    return checked.map.newPath(of: old) != expected
  }
  try #require(other == nil, "\(change.replay)")
  try #require(checked.changes.layoutChanges.count == batch.changes.layoutChanges.count)
  try requireOrder(in: batch, change)
}

/// Requires that what is not moved keeps its order.
private func requireOrder(in batch: CheckedBatch, _ change: ModelChange) throws {
  let moved = Set(batch.changes.movedItems.map(\.old))
  for (section, count) in change.before.counts.items.enumerated() {
    let places = (0..<count).map { OldPath(section: section, item: $0) }
      .filter { !moved.contains($0) }.compactMap { batch.map.newPath(of: $0) }
    try #require(places == places.sorted(), "section \(section)\n\(change.replay)")
    try #require(Set(places.map(\.section)).count <= 1, "section \(section)\n\(change.replay)")
  }
}

private func requireReported(_ batch: CheckedBatch, _ change: ModelChange) throws {
  try #require((batch.standing == .consistent) == batch.issues.isEmpty, "\(change.replay)")
  let isReplaced = batch.issues.contains { $0.rule == .itemCount || $0.rule == .sectionCount }
  try #require((batch.standing == .replaced) == isReplaced, "\(change.replay)")
  for issue in batch.issues {
    let text = issue.description
    try #require(text.hasSuffix(".") && !text.contains("\n"), "\(text)")
  }
}

extension ItemCounts {
  func paths<Space>(in space: Space.Type) -> [ItemPath<Space>] {
    items.enumerated().flatMap { section, count in
      (0..<count).map { ItemPath(section: section, item: $0) }
    }
  }
}

extension BatchChanges {
  /// The changes as they would be reported; sections that did not add up as reloaded.
  var operations: [UpdateOperation] {
    var operations: [UpdateOperation] = deletedSections.map { .deleteSection($0) }
    operations += insertedSections.map { .insertSection($0) }
    operations += movedSections.map { .moveSection(from: $0.old, to: $0.new) }
    operations += (reloadedSections + replacedSections).map { .reloadSection($0.old) }
    operations += deletedItems.map { .deleteItem($0) }
    operations += insertedItems.map { .insertItem($0) }
    operations += movedItems.map { .moveItem(from: $0.old, to: $0.new) }
    operations += reloadedItems.map { .reloadItem($0.old) }
    return operations + reconfiguredItems.map { .reconfigureItem($0.old) }
  }
}
