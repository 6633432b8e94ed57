import TesseraCore
import TesseraTestSupport
import Testing

/// A column against plain arrays: whatever is measured, declared anew or changed by batches, both agree.
@Suite("A column in random programs")
struct ColumnRandomTests {
  @Test("agrees with plain arrays after each step", arguments: TrialRounds.share(of: 0..<60))
  func agrees(seed: UInt64) throws {
    var walk = ColumnWalk(seed: seed)
    try walk.requireAgreement()
    for _ in 0..<40 {
      walk.step()
      try walk.requireAgreement()
    }
  }

  @Test("follows elements to where their identity is", arguments: TrialRounds.share(of: 0..<40))
  func follows(seed: UInt64) throws {
    var walk = ColumnWalk(seed: 1_000 + seed)
    for _ in 0..<20 {
      let before = (walk.column, walk.model)
      let change = walk.batch()
      let map = ColumnMap(
        change.checked.changes.layoutChanges,
        from: before.0,
        to: walk.column
      )
      let after = change.after.paths(in: After.self)
      for (identity, path) in before.1.paths(in: Before.self) {
        let old = ColumnElement(.item(path.item), inSection: path.section.index)
        let isReloaded = change.sectionsToReload.contains(path.section.index)
        guard !isReloaded else { continue }
        let new = after[identity].map { ColumnElement(.item($0.item), inSection: $0.section.index) }
        try #require(
          map.newElement(of: old) == new,
          "seed \(seed), element \(old)\n\(change.replay)"
        )
        let hasItems = !after.isEmpty
        for isHeldByEnd in [false, true] {
          let successor = map.successor(of: old, isHeldByEnd: isHeldByEnd)
          try #require((successor != nil) == hasItems, "seed \(seed)\n\(change.replay)")
        }
      }
    }
  }

  @Test("takes what is in the place of an item that goes")
  func successors() {
    let former = ColumnArrangement(sectionCount: 1) { _ in section(4) }
    /// What is held instead of item 1 after changes that lead to a number of items.
    func successors(_ changes: [LayoutChange], count: Int) -> [ColumnElement?] {
      let next = ColumnArrangement(sectionCount: 1) { _ in section(count) }
      let map = ColumnMap(changes, from: former, to: next)
      return [false, true].map {
        map.successor(of: ColumnElement(.item(1), inSection: 0), isHeldByEnd: $0)
      }
    }
    func item(_ item: Int) -> ColumnElement { ColumnElement(.item(item), inSection: 0) }
    let gone = LayoutChange.deleteItem(OldPath(section: 0, item: 1))
    let come = LayoutChange.insertItem(NewPath(section: 0, item: 1))
    expectEqual(successors([gone], count: 3), [item(1), item(0)])
    expectEqual(successors([gone, come], count: 4), [item(1), item(1)])
    expectEqual(successors([come], count: 5), [item(2), item(2)])
  }

  private func section(_ count: Int) -> ColumnSection {
    ColumnSection(
      items: .uniform(count: count, ColumnItem(size: Size(width: 1, height: 10), isExact: true))
    )
  }

  @Test("refuses a batch that does not add up")
  func refuses() {
    let column = ColumnArrangement(sectionCount: 1) { _ in section(2) }
    for change: LayoutChange in [
      .deleteItem(OldPath(section: 0, item: 2)), .insertItem(NewPath(section: 0, item: 4)),
      .deleteSection(OldSection(1)), .insertItem(NewPath(section: 1, item: 0)),
      .reloadItem(
        ItemPair(old: OldPath(section: 3, item: 0), new: NewPath(section: 3, item: 0))
      ),
    ] {
      let next = column.applying([change]) { _, range in
        .uniform(count: range.count, ColumnItem(size: .zero, isExact: true))
      } section: { _ in
        section(1)
      }
      #expect(next == nil)
    }
  }
}

/// A column and its twin, changed together.
private struct ColumnWalk {
  private(set) var column: ColumnArrangement
  private(set) var model: CollectionModel
  private var twin = NaiveColumn()
  private var generator: BatchGenerator
  private var script: [String]

  init(seed: UInt64) {
    generator = BatchGenerator(seed: seed)
    script = ["seed \(seed)"]
    model = generator.model()
    let model = model
    column = ColumnArrangement(sectionCount: model.sections.count) {
      model.sections[$0].declaration
    }
    twin.sections = model.sections.map(\.twin)
  }

  mutating func step() {
    switch Int.random(in: 0..<8, using: &generator.random) {
    case 0..<4: measure()
    case 4:
      script.append("outdate")
      column.outdateMeasurements()
      twin.outdate()
    case 5: redeclare()
    default: batch()
    }
  }

  private mutating func measure() {
    guard let place = twin.places.randomElement(using: &generator.random) else { return }
    let size = Size(
      width: Double.random(in: 0...100, using: &generator.random).rounded(),
      height: Double.random(in: 0...60, using: &generator.random).rounded()
    )
    script.append("measure \(place.element): \(size)")
    column.setMeasured(size, of: place.element)
    twin.change(place.element) { $0.measure(size) }
  }

  private mutating func redeclare() {
    script.append("redeclare")
    let model = model
    column = column.redeclared(sectionCount: model.sections.count) {
      model.sections[$0].declaration
    }
  }

  /// Applies a random batch to both.
  @discardableResult
  mutating func batch() -> ModelChange {
    let change = generator.change(of: model)
    script.append(change.replay)
    let after = change.after
    let changes = change.checked.changes.layoutChanges
    let next = column.applying(changes) { section, range in
      .individual(count: range.count) {
        after.sections[section].items[range.lowerBound + $0].declaration
      }
    } section: { section in
      after.sections[section].declaration
    }
    twin = twin.after(change)
    model = after
    if let next { column = next } else { script.append("refused") }
    return change
  }

  func requireAgreement() throws {
    let expected = twin.places
    for place in expected {
      let found = column.place(of: place.element)
      try #require(found.map { place.isNear($0) } == true, "\(place), \(found as Any)\n\(replay)")
    }
    try #require(abs(column.extent - twin.extent) < 0.001, "\(replay)")
    for (start, end) in [(0, twin.extent), (twin.extent / 3, twin.extent / 2), (33, 34)] {
      var found: [ColumnPlace] = []
      column.places(from: start, to: end, into: &found)
      let scanned = expected.filter {
        $0.size.height > 0 && $0.offset < end && $0.offset + $0.size.height > start
      }
      try #require(found.map(\.element) == scanned.map(\.element), "\(start)...\(end)\n\(replay)")
    }
  }

  private var replay: String { script.joined(separator: "\n") }
}

extension CollectionModel.Item {
  /// Some have exact sizes, with gaps of their own.
  fileprivate var declaration: ColumnItem {
    ColumnItem(
      size: Size(width: 100, height: Double(10 + identity % 7)),
      isExact: identity % 4 == 0,
      gap: Double(identity % 3)
    )
  }
}

extension CollectionModel.Section {
  fileprivate var header: ColumnItem? {
    identity % 2 == 0 ? nil : ColumnItem(size: Size(width: 9, height: 8), isExact: false, gap: 1)
  }

  fileprivate var footer: ColumnItem? {
    identity % 3 != 0 ? nil : ColumnItem(size: Size(width: 9, height: 5), isExact: false, gap: 2)
  }

  fileprivate var declaration: ColumnSection {
    ColumnSection(
      header: header,
      items: .individual(count: items.count) { items[$0].declaration },
      footer: footer,
      gap: Double(identity % 5)
    )
  }

  fileprivate var twin: NaiveColumn.Section {
    NaiveColumn.Section(
      header: header.map { NaiveColumn.Element($0) },
      items: items.map { NaiveColumn.Element($0.declaration) },
      footer: footer.map { NaiveColumn.Element($0) },
      gap: Double(identity % 5)
    )
  }
}

extension ModelChange {
  fileprivate var sectionsToReload: Set<Int> {
    Set(operations.compactMap { if case .reloadSection(let old) = $0 { old.index } else { nil } })
  }

  fileprivate var itemsToReload: Set<OldPath> {
    Set(operations.compactMap { if case .reloadItem(let old) = $0 { old } else { nil } })
  }
}

extension NaiveColumn {
  /// The column after a change, every element found by its identity.
  fileprivate func after(_ change: ModelChange) -> NaiveColumn {
    let places = change.before.paths(in: Before.self)
    let reloaded = change.itemsToReload
    return NaiveColumn(
      change.after.sections.map { section in
        var next = section.twin
        let former = change.before.sections.firstIndex { $0.identity == section.identity }
        let isReloaded = former.map { change.sectionsToReload.contains($0) } ?? false
        next.header?.keep(former.flatMap { sections[$0].header }, asAssumption: isReloaded)
        next.footer?.keep(former.flatMap { sections[$0].footer }, asAssumption: isReloaded)
        for (index, item) in section.items.enumerated() {
          if let old = places[item.identity] {
            let element = sections[old.section.index].items[old.item]
            next.items[index].keep(element, asAssumption: reloaded.contains(old))
          } else if isReloaded, let former, index < sections[former].items.count {
            next.items[index].keep(sections[former].items[index], asAssumption: true)
          }
        }
        return next
      }
    )
  }
}

extension NaiveColumn.Place {
  fileprivate func isNear(_ other: ColumnPlace) -> Bool {
    abs(offset - other.offset) < 0.001 && size == other.size && standing == other.standing
  }
}
