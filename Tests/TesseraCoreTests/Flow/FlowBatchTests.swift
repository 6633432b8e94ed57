import TesseraCore
import TesseraTestSupport
import Testing

@Suite("A flow arrangement, through a batch")
struct FlowBatchTests {
  @Test(
    "places everything where the slow twin does",
    arguments: TrialRounds.share(of: 0..<80 as Range<UInt64>)
  )
  func agreesWithTheSlowTwin(seed: UInt64) throws {
    var dice = FlowDice(generator: SeededGenerator(seed: seed + 5000))
    var (flow, model) = dice.arrangement(sections: 0...4, itemsUpTo: 8)
    var script = ["seed \(seed)"]
    for _ in 0..<6 {
      dice.measureSome(&flow, &model)
      let batch = FlowTestBatch(of: model, &dice)
      script.append(batch.changes.map(\.words).joined(separator: ", "))
      let next = flow.applying(batch.changes) { _, range in
        .estimated(count: range.count, size: FlowTestBatch.freshSize)
      } section: { section in
        batch.freshSection(section)
      }
      flow = try #require(next, "\(script)")
      model = batch.after
      try requireAgreement(of: flow, with: model, script: script, dice: &dice)
      try #require(flow.hasItemCounts { model.sections[$0].items.count }, "\(script)")
    }
  }

  /// A few changes go into the trees one by one; for many the trees are made anew.
  @Test(
    "places rows where plain arrays do, be it few that change or nearly all",
    arguments: [2, 20, 300, 1_500],
    TrialRounds.share(of: 0..<4 as Range<UInt64>)
  )
  func agreesWithPlainArrays(changes: Int, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed + 90)
    let before: [Double] = (0..<2_000).map { index in
      let height = 20 + index * 7 % 50
      return Double(height)
    }
    let flow = arrange(
      width: 100,
      .varied(before.map { Size(width: 100, height: $0) }),
      lineSpacing: 0
    )
    let batch = RowBatch(of: before, changes: changes, &generator)
    let next = flow.applying(batch.changes) { _, range in
      .uniform(count: range.count, size: Size(width: 100, height: RowBatch.newHeight))
    } section: { _ in
      FlowSection(items: .none)
    }
    let replay = "\(changes) changes, seed \(seed)"
    let frames = try #require(next?.itemFrames(), "\(replay)")
    expectEqual(frames.map { $0[3] }, batch.after, "\(replay)")
    var top = 0.0
    let tops = batch.after.map { height in
      defer { top += height }
      return top
    }
    expectEqual(frames.map { $0[1] }, tops, "\(replay)")
  }

  @Test("keeps what was measured of items that are pushed away, moved and reloaded")
  func keepsMeasurements() throws {
    var flow = arrange(
      width: 100,
      .estimated(count: 4, size: Size(width: 100, height: 10)),
      lineSpacing: 0
    )
    for item in 0..<4 {
      let height = Double(20 + item)
      flow.setMeasured(Size(width: 100, height: height), of: .item(item), inSection: 0)
    }
    let next = try #require(
      flow.applying([
        .insertItem(NewPath(section: 0, item: 0)),
        .deleteItem(OldPath(section: 0, item: 1)),
        .moveItem(
          ItemPair(old: OldPath(section: 0, item: 3), new: NewPath(section: 0, item: 1))
        ),
        .reloadItem(
          ItemPair(old: OldPath(section: 0, item: 2), new: NewPath(section: 0, item: 3))
        ),
      ]) { _, range in
        .estimated(count: range.count, size: Size(width: 100, height: 10))
      } section: { _ in
        FlowSection(items: .none)
      }
    )
    // New, the former 3, the former 0, the former 2.
    expectEqual(next.itemFrames().map { $0[3] }, [10, 23, 20, 22])
    let waiting = (0..<4).map { next.needsMeasuring(.item($0), inSection: 0) }
    expectEqual(waiting, [true, false, false, true])
  }

  @Test("has new sections declared with all their items, also such as are moved there")
  func movesIntoNewSections() throws {
    let flow = arrange(width: 100, .uniform(count: 3, size: Size(width: 100, height: 10)))
    let next = try #require(
      flow.applying([
        .insertSection(NewSection(0)),
        .moveItem(
          ItemPair(old: OldPath(section: 0, item: 1), new: NewPath(section: 0, item: 0))
        ),
      ]) { _, _ in
        .none
      } section: { _ in
        FlowSection(items: .uniform(count: 1, size: Size(width: 100, height: 20)))
      }
    )
    #expect(next.hasItemCounts { [1, 2][$0] })
  }

  @Test("keeps what was measured of items that are moved into new sections")
  func keepsMeasurementsInNewSections() throws {
    var flow = arrange(
      width: 100,
      .estimated(count: 3, size: Size(width: 100, height: 10)),
      lineSpacing: 0
    )
    flow.setMeasured(Size(width: 100, height: 33), of: .item(1), inSection: 0)
    let next = try #require(
      flow.applying([
        .insertSection(NewSection(0)),
        .moveItem(
          ItemPair(old: OldPath(section: 0, item: 1), new: NewPath(section: 0, item: 1))
        ),
      ]) { _, _ in
        .none
      } section: { _ in
        FlowSection(items: .estimated(count: 2, size: Size(width: 100, height: 20)), lineSpacing: 0)
      }
    )
    expectEqual(next.itemFrames().map { $0[3] }, [20, 33])
  }

  @Test("puts in once what is both reloaded and moved")
  func reloadsWhatIsMoved() throws {
    let flow = arrange(width: 100, .uniform(count: 3, size: Size(width: 100, height: 10)))
    let item = ItemPair(old: OldPath(section: 0, item: 2), new: NewPath(section: 0, item: 0))
    let items = try #require(
      flow.applying([.reloadItem(item), .moveItem(item)]) { _, range in
        .uniform(count: range.count, size: Size(width: 100, height: 20))
      } section: { _ in
        FlowSection(items: .none)
      }
    )
    expectEqual(items.itemFrames().map { $0[3] }, [20, 10, 10])
    let section = SectionPair(old: OldSection(0), new: NewSection(0))
    let sections = try #require(
      flow.applying([.reloadSection(section), .moveSection(section)]) { _, _ in
        .none
      } section: { _ in
        FlowSection(items: .uniform(count: 2, size: Size(width: 100, height: 30)))
      }
    )
    expectEqual(sections.itemFrames().map { $0[3] }, [30, 30])
  }

  @Test("costs what has changed, not what there is")
  func isIndependentOfTheCount() throws {
    let flow = arrange(
      width: 320,
      .estimated(count: 1_000_000_000, size: Size(width: 320, height: 44))
    )
    let next = try #require(
      flow.applying([
        .deleteItem(OldPath(section: 0, item: 999_999_999)),
        .insertItem(NewPath(section: 0, item: 0)),
        .insertItem(NewPath(section: 0, item: 500_000_000)),
      ]) { _, range in
        .estimated(count: range.count, size: Size(width: 320, height: 60))
      } section: { _ in
        FlowSection(items: .none)
      }
    )
    expectEqual(next.itemCount(ofSection: 0), 1_000_000_001)
    expectEqual(next.runCounts(ofSection: 0), [4, 4])
  }

  @Test("refuses what does not exist, and stays as it is", arguments: wrongChanges)
  func refuses(_ change: LayoutChange) {
    let flow = arrange(width: 320, .uniform(count: 2, size: Size(width: 50, height: 50)))
    let next = flow.applying([change]) { _, range in
      .uniform(count: range.count, size: Size(width: 50, height: 50))
    } section: { _ in
      FlowSection(items: .none)
    }
    #expect(next == nil)
    expectEqual(flow.itemCount(ofSection: 0), 2)
  }

  private static let wrongChanges: [LayoutChange] = [
    .deleteItem(OldPath(section: 0, item: 2)), .deleteItem(OldPath(section: 1, item: 0)),
    .deleteItem(OldPath(section: 0, item: -1)), .insertItem(NewPath(section: 0, item: 3)),
    .insertItem(NewPath(section: 3, item: 0)), .deleteSection(OldSection(1)),
    .insertSection(NewSection(2)), .insertSection(NewSection(-1)),
    .moveSection(SectionPair(old: OldSection(0), new: NewSection(1))),
  ]

  @Test(
    "refuses to take one thing out twice, or to put two in one place",
    arguments: [
      LayoutChange.deleteItem(OldPath(section: 0, item: 0)),
      .insertItem(NewPath(section: 0, item: 0)), .insertSection(NewSection(0)),
    ]
  )
  func refusesTwice(_ change: LayoutChange) {
    let flow = arrange(width: 320, .uniform(count: 2, size: Size(width: 50, height: 50)))
    let next = flow.applying([change, change]) { _, range in
      .uniform(count: range.count, size: Size(width: 50, height: 50))
    } section: { _ in
      FlowSection(items: .none)
    }
    #expect(next == nil)
  }
}

/// Rows of one section before and after a random batch, as plain arrays.
private struct RowBatch {
  static let newHeight = 7.0

  private(set) var changes: [LayoutChange] = []
  private(set) var after: [Double] = []

  /// Deletes, moves and inserts as many rows each.
  init(of before: [Double], changes count: Int, _ generator: inout SeededGenerator) {
    let shuffled = before.indices.shuffled(using: &generator)
    let leaving = Set(shuffled.prefix(count / 3 + 1))
    let moved = shuffled.dropFirst(leaving.count).prefix(count / 3 + 1)
    var sources = before.indices.filter { !leaving.contains($0) && !moved.contains($0) }
      .map(Optional.some)
    for source in moved.map(Optional.some) + Array(repeating: nil, count: count / 3 + 1) {
      sources.insert(source, at: Int.random(in: 0...sources.count, using: &generator))
    }
    changes = leaving.map { .deleteItem(OldPath(section: 0, item: $0)) }
    for (item, source) in sources.enumerated() {
      let new = NewPath(section: 0, item: item)
      if let source {
        let pair = ItemPair(old: OldPath(section: 0, item: source), new: new)
        if moved.contains(source) { changes.append(.moveItem(pair)) }
      } else {
        changes.append(.insertItem(new))
      }
    }
    changes.shuffle(using: &generator)
    after = sources.map { $0.map { before[$0] } ?? Self.newHeight }
  }
}

/// A random batch: what becomes of a model, and the changes that lead there.
private struct FlowTestBatch {
  static let freshSize = Size(width: 40, height: 20)

  private(set) var changes: [LayoutChange] = []
  private(set) var after: FlowModel
  private var fresh: [Int: FlowSection] = [:]

  init(of model: FlowModel, _ dice: inout FlowDice) {
    after = FlowModel(configuration: model.configuration)
    var planned = FlowPlannedSection.plan(model, &dice)
    for index in planned.indices {
      planned[index].planItems(model, &dice)
    }
    FlowPlannedSection.deal(planned.movedItems(&dice), to: &planned, &dice)
    for (index, section) in planned.enumerated() { add(section, at: index, model, &dice) }
    deleteSections(model, planned)
    changes.shuffle(using: &dice.generator)
  }

  func freshSection(_ index: Int) -> FlowSection { fresh[index] ?? FlowSection(items: .none) }

  private mutating func add(
    _ section: FlowPlannedSection,
    at index: Int,
    _ model: FlowModel,
    _ dice: inout FlowDice
  ) {
    switch section.source {
    case .new, .reloaded:
      let (declaration, twin) = dice.section(upTo: 5)
      fresh[index] = declaration
      after.sections.append(twin)
      if case .reloaded(let old) = section.source {
        changes.append(
          .reloadSection(SectionPair(old: OldSection(old), new: NewSection(index)))
        )
      } else {
        changes.append(.insertSection(NewSection(index)))
      }
    case .kept(let old), .moved(let old):
      var twin = model.sections[old]
      twin.items = section.items.enumerated().map { item, planned in
        add(planned, at: NewPath(section: index, item: item), model)
      }
      after.sections.append(twin)
      if case .moved = section.source {
        changes.append(.moveSection(SectionPair(old: OldSection(old), new: NewSection(index))))
      }
      for item in section.deleted {
        changes.append(.deleteItem(OldPath(section: old, item: item)))
      }
    }
  }

  private mutating func add(
    _ item: FlowPlannedItem,
    at path: NewPath,
    _ model: FlowModel
  ) -> FlowModel.Item {
    let fresh = FlowModel.Item(
      size: FlowTestBatch.freshSize,
      isDeclared: false,
      isMeasured: false
    )
    switch item {
    case .new:
      changes.append(.insertItem(path))
      return fresh
    case .kept(let old): return model.item(at: old)
    case .moved(let old):
      changes.append(.moveItem(ItemPair(old: old, new: path)))
      return model.item(at: old)
    case .reloaded(let old):
      changes.append(.reloadItem(ItemPair(old: old, new: path)))
      var item = model.item(at: old)
      guard item.isMeasured || item.isOutdated else { return fresh }
      item.outdate()
      return item
    }
  }

  private mutating func deleteSections(_ model: FlowModel, _ planned: [FlowPlannedSection]) {
    let left = Set(planned.compactMap(\.source.old))
    for section in model.sections.indices where !left.contains(section) {
      changes.append(.deleteSection(OldSection(section)))
    }
  }
}

/// An item after a batch.
private enum FlowPlannedItem {
  case new
  case kept(OldPath)
  case moved(OldPath)
  case reloaded(OldPath)
}

/// A section after a batch.
private struct FlowPlannedSection {
  enum Source {
    case new
    case kept(Int)
    case moved(Int)
    case reloaded(Int)

    var old: Int? {
      switch self {
      case .new: nil
      case .kept(let old), .moved(let old), .reloaded(let old): old
      }
    }

    /// The section whose items stay, if they do.
    var stays: Int? {
      switch self {
      case .kept(let old), .moved(let old): old
      case .new, .reloaded: nil
      }
    }
  }

  let source: Source
  var items: [FlowPlannedItem] = []
  var deleted: [Int] = []
  var leaving: [OldPath] = []

  /// Keeps some sections in their order and puts moved and new ones in between.
  static func plan(_ model: FlowModel, _ dice: inout FlowDice) -> [FlowPlannedSection] {
    var planned: [FlowPlannedSection] = []
    var moved: [Source] = []
    for section in model.sections.indices {
      switch dice.number(0...9) {
      case 0: break
      case 1: moved.append(.moved(section))
      case 2: planned.append(FlowPlannedSection(source: .reloaded(section)))
      default: planned.append(FlowPlannedSection(source: .kept(section)))
      }
    }
    let added = moved + Array(repeating: .new, count: dice.number(0...1))
    for source in added {
      planned.insert(FlowPlannedSection(source: source), at: dice.number(0...planned.count))
    }
    return planned
  }

  mutating func planItems(_ model: FlowModel, _ dice: inout FlowDice) {
    guard let old = source.stays else { return }
    for item in model.sections[old].items.indices {
      let path = OldPath(section: old, item: item)
      switch dice.number(0...7) {
      case 0: deleted.append(item)
      case 1: leaving.append(path)
      case 2: items.append(.reloaded(path))
      default: items.append(.kept(path))
      }
    }
    for _ in 0..<dice.number(0...2) {
      items.insert(.new, at: dice.number(0...items.count))
    }
  }

  /// Puts items that have left their places into sections that stay.
  static func deal(
    _ moved: [OldPath],
    to planned: inout [FlowPlannedSection],
    _ dice: inout FlowDice
  ) {
    let open = planned.indices.filter { planned[$0].source.stays != nil }
    for path in moved {
      guard let section = open.randomElement(using: &dice.generator) else { return }
      let place = dice.number(0...planned[section].items.count)
      planned[section].items.insert(.moved(path), at: place)
    }
  }
}

extension [FlowPlannedSection] {
  fileprivate func movedItems(_ dice: inout FlowDice) -> [OldPath] {
    flatMap(\.leaving).shuffled(using: &dice.generator)
  }
}

extension FlowModel {
  fileprivate func item(at path: OldPath) -> Item {
    sections[path.section.index].items[path.item]
  }
}

extension FlowDice {
  fileprivate mutating func measureSome(_ flow: inout FlowArrangement, _ model: inout FlowModel) {
    for path in model.paths where number(0...2) == 0 {
      let size = size()
      flow.setMeasured(size, of: .item(path.item), inSection: path.section)
      guard !model.sections[path.section].items[path.item].isDeclared else { continue }
      model.sections[path.section].items[path.item] =
        FlowModel.Item(size: size, isDeclared: false, isMeasured: true)
    }
  }
}

extension LayoutChange {
  /// The change in few words.
  fileprivate var words: String {
    switch self {
    case .deleteItem(let old): "delete \(old.words)"
    case .insertItem(let new): "insert \(new.words)"
    case .reloadItem(let pair): "reload \(pair.old.words) as \(pair.new.words)"
    case .moveItem(let pair): "move \(pair.old.words) to \(pair.new.words)"
    case .deleteSection(let old): "delete section \(old.index)"
    case .insertSection(let new): "insert section \(new.index)"
    case .reloadSection(let pair): "reload section \(pair.old.index) as \(pair.new.index)"
    case .moveSection(let pair): "move section \(pair.old.index) to \(pair.new.index)"
    }
  }
}

extension ItemPath {
  fileprivate var words: String { "\(section.index).\(item)" }
}
