import BenchmarkSupport
import TesseraCore
import TesseraTestSupport

/// A batch in the core alone, against arrays that are changed and added up row by row.
@MainActor
func measureCore(_ table: inout BenchmarkTable) throws {
  for count in updateSizes {
    let scene = CoreScene(rows: count)
    try scene.check()
    table.add(
      BenchmarkRow(
        "core: checking and translating \(scene.batch.operations.count) operations",
        size: count,
        measure({ keep(scene.checked) }, against: { keep(scene.changedModel) }),
        alternative: "plain arrays"
      )
    )
    let costs = measure(
      { keep(scene.arrangement(after: scene.checked)) },
      against: { keep(scene.tops(of: scene.changedModel)) }
    )
    try requireFewAllocations(costs.first, operations: scene.batch.operations.count, rows: count)
    table.add(
      BenchmarkRow(
        "core: the same, and \(scene.batch.operations.count) changes among rows of all heights",
        size: count,
        costs,
        alternative: "plain arrays, added up",
        atMost: 2
      )
    )
  }
}

/// Requires at most two allocations for each operation where most rows change; this is counted, so exact.
private func requireFewAllocations(
  _ cost: BenchmarkSupport.Measurement,
  operations: Int,
  rows: Int
) throws {
  guard operations * 2 > rows else { return }
  try require(
    cost.allocations <= Double(2 * operations),
    "\(cost.allocations) allocations for \(operations) operations among \(rows) rows"
  )
}

/// Batches of more and more operations among a million rows.
@MainActor
func measureOperations(_ table: inout BenchmarkTable) throws {
  var few: Double?
  // Each place makes four operations in each of eight sections; sections make four.
  for places in [3, 31, 312, 3_125] {
    let scene = CoreScene(rows: 1_000_000, places: places)
    try scene.check()
    let count = scene.batch.operations.count
    let cost = measure { keep(scene.arrangement(after: scene.checked)) }
    let ratio = cost.seconds / Double(count) / (few ?? cost.seconds / Double(count))
    few = few ?? cost.seconds / Double(count)
    table.add(
      BenchmarkRow(
        "core: so many operations among 10⁶ rows of all heights",
        size: count,
        cost,
        // What the first ones look at stays in the caches of the processor.
        target: BenchmarkRow.Target(
          "\(ratio.ratioText) of the first for each, ≤ 3.00",
          isMet: ratio <= 3
        )
      )
    )
  }
}

/// Rows of which no two neighbours are equally high, as an arrangement and as plain arrays.
private struct CoreScene {
  let batch: MixedBatch
  private let model: CollectionModel
  private let before: FlowArrangement
  private let counts: ItemCounts
  private static let newHeight = 44.0

  init(rows: Int, places: Int = 20) {
    let count = rows / MixedBatch.sectionCount
    // Not at equal distances from the starts of nodes of trees.
    batch = MixedBatch(places: (0..<places).map { $0 * (count / places) + $0 % 2 })
    let model = CollectionModel(
      counts: Array(repeating: count, count: MixedBatch.sectionCount)
    )
    self.model = model
    counts = model.counts
    before = FlowArrangement(
      FlowConfiguration(crossExtent: 320),
      sections: model.sections.map { section in
        FlowSection(
          items: .varied(section.items.map { Size(width: 320, height: Self.height(of: $0)) }),
          lineSpacing: 0
        )
      }
    )
  }

  /// Rows of the model are numbered in order; what is new or reloaded is of one height.
  private static func height(of item: CollectionModel.Item, rows: Int = .max) -> Double {
    let isNew = item.identity > rows || item.version > 0
    return isNew ? newHeight : Double(20 + item.identity * 7 % 50)
  }

  var checked: CheckedBatch {
    CheckedBatch(checking: RecordedBatch(batch.operations), before: counts, after: counts)
  }

  func arrangement(after batch: CheckedBatch) -> FlowArrangement? {
    let size = Size(width: 320, height: Self.newHeight)
    return before.applying(batch.changes.layoutChanges) { _, range in
      .uniform(count: range.count, size: size)
    } section: { section in
      FlowSection(
        items: .uniform(count: counts.items[section], size: size),
        lineSpacing: 0
      )
    }
  }

  var changedModel: CollectionModel {
    var model = model
    model.apply(batch.operations, after: counts)
    return model
  }

  /// Where each row begins, in sections that follow each other.
  func tops(of model: CollectionModel) -> [[Double]] {
    let lastNumber = before.sectionCount + counts.items.reduce(0, +)
    var top = 0.0
    return model.sections.map { section in
      section.items.map { item in
        defer { top += Self.height(of: item, rows: lastNumber) }
        return top
      }
    }
  }
}

extension CoreScene {
  /// Requires that both lead to the same, for every row.
  func check() throws {
    let checked = checked
    try require(checked.issues, equals: [], "what is wrong with the batch")
    guard let arrangement = arrangement(after: checked) else {
      throw BenchmarkFailure("The arrangement has refused the batch")
    }
    let after = changedModel
    let tops = tops(of: after)
    for (section, items) in after.sections.enumerated() {
      for (item, element) in items.items.enumerated() {
        let new = NewPath(section: section, item: item)
        let origin = checked.map.oldPath(of: new).map { model[$0].identity }
        let isKnown = element.identity <= before.sectionCount + counts.items.reduce(0, +)
        try require(origin, equals: isKnown ? element.identity : nil, "what is at \(new)")
        let frame = arrangement.frame(of: .item(item), inSection: section)
        try require(frame?.y, equals: tops[section][item], "the top of \(new)")
      }
    }
  }
}
