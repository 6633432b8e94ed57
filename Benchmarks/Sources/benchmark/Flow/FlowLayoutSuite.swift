import BenchmarkSupport
import TesseraCore
import TesseraTestSupport

/// The solver of the flow layout alone, against the layout that looks at every item.
@MainActor
func flowLayout(_ table: inout BenchmarkTable) throws {
  for count in [1_000, 100_000] { try compareFlow(count, &table) }
  for count in [1_000_000, 1_000_000_000] { try measureFlow(count, &table) }
  try measureVariedFlow(1_000_000, &table)
  try measureMeasuring(&table)
}

private let configuration = FlowConfiguration(crossExtent: 320)
private let row = Size(width: 320, height: 44)
private let pitch = 54.0

@MainActor
private func uniform(_ count: Int) -> FlowArrangement {
  FlowArrangement(
    configuration,
    sections: [FlowSection(items: .uniform(count: count, size: row))]
  )
}

@MainActor
private func estimated(_ count: Int) -> FlowArrangement {
  FlowArrangement(
    configuration,
    sections: [FlowSection(items: .estimated(count: count, size: row))]
  )
}

@MainActor
private func naive(_ count: Int) -> NaiveFlow {
  let sizes = Array(repeating: row, count: count)
  return NaiveFlow(
    configuration,
    sections: [NaiveFlow.Section(sizes: sizes, isDeclared: true)]
  )
}

@MainActor
private func viewport(middleOf count: Int) -> Rect {
  Rect(x: 0, y: Double(count / 2) * pitch, width: 320, height: 800)
}

@MainActor
private func check(_ arrangement: FlowArrangement, count: Int) throws {
  try require(
    arrangement.contentSize.height,
    equals: Double(count) * pitch - 10,
    "the height of \(count) rows"
  )
  let frame = arrangement.frame(of: .item(count / 2), inSection: 0)
  try require(frame?.y, equals: Double(count / 2) * pitch, "the place of row \(count / 2)")
}

@MainActor
private func compareFlow(_ count: Int, _ table: inout BenchmarkTable) throws {
  let fast = uniform(count)
  let slow = naive(count)
  try check(fast, count: count)
  try require(fast.contentSize, equals: slow.contentSize, "the content size of \(count) rows")
  let rect = viewport(middleOf: count)
  var elements: [FlowElement] = []
  fast.elements(in: rect, into: &elements)
  try require(elements, equals: slow.elements(in: rect), "what is seen of \(count) rows")
  table.add(
    BenchmarkRow(
      "flow solver: first layout, equal rows",
      size: count,
      measure({ keep(uniform(count)) }, against: { keep(naive(count)) }),
      alternative: "one frame for each row"
    )
  )
  table.add(
    BenchmarkRow(
      "flow solver: rows in a rectangle",
      size: count,
      measure(
        { fast.elements(in: rect, into: &elements) },
        against: { keep(slow.elements(in: rect)) }
      ),
      alternative: "a look at each row"
    )
  )
}

@MainActor
private func measureFlow(_ count: Int, _ table: inout BenchmarkTable) throws {
  for (name, make) in [("equal", uniform), ("estimated", estimated)] {
    let arrangement = make(count)
    try check(arrangement, count: count)
    let first = measure { keep(make(count)) }
    table.add(
      BenchmarkRow(
        "flow solver: first layout, \(name) rows",
        size: count,
        first,
        target: .init("< 1 ms", isMet: first.seconds < 0.001)
      )
    )
    try measureScrolling(arrangement, count, name, &table)
  }
}

@MainActor
private func measureScrolling(
  _ arrangement: FlowArrangement,
  _ count: Int,
  _ name: String,
  _ table: inout BenchmarkTable
) throws {
  var elements: [FlowElement] = []
  let rect = viewport(middleOf: count)
  arrangement.elements(in: rect, into: &elements)
  try require(elements.count, equals: 15, "the number of rows on screen")
  var offset = 0.0
  let frame = measure {
    offset = offset > 10_000 ? 0 : offset + 3
    let visible = Rect(x: 0, y: rect.y + offset, width: rect.width, height: rect.height)
    arrangement.elements(in: visible, into: &elements)
  }
  table.add(
    BenchmarkRow(
      "flow solver: one frame of scrolling, \(name) rows",
      size: count,
      frame,
      target: .init("no allocation", isMet: frame.allocations == 0)
    )
  )
}

@MainActor
private func measureVariedFlow(_ count: Int, _ table: inout BenchmarkTable) throws {
  func height(_ item: Int) -> Double { Double(20 + item * 7 % 60) }
  func arrange() -> FlowArrangement {
    let items = FlowItems.varied(count: count) { Size(width: 320, height: height($0)) }
    return FlowArrangement(configuration, sections: [FlowSection(items: items)])
  }
  let expected = (0..<count).reduce(0) { $0 + height($1) } + Double(count - 1) * 10
  try require(arrange().contentSize.height, equals: expected, "the height of rows that all differ")
  table.add(
    BenchmarkRow(
      "flow solver: first layout, a size for each row",
      size: count,
      measure(
        { keep(arrange()) },
        against: {
          var total = 0.0
          for item in 0..<count { total += height(item) + 10 }
          keep(total)
        }
      ),
      alternative: "adding up the heights",
      atMost: 30
    )
  )
}

/// One row in a million estimated ones finds its size, after `measured` others did.
@MainActor
private func measureMeasuring(_ table: inout BenchmarkTable) throws {
  let count = 1_000_000
  for measured in [100, 10_000] {
    var arrangement = estimated(count)
    for item in 0..<measured {
      let size = Size(width: 320, height: Double(40 + item % 30))
      arrangement.setMeasured(size, of: .item(item), inSection: 0)
    }
    let last = arrangement.frame(of: .item(count - 1), inSection: 0)
    let added = (0..<measured).reduce(0) { $0 + Double($1 % 30) - 4 }
    try require(last?.y, equals: Double(count - 1) * pitch + added, "the place of the last row")
    var height = 50.0
    let cost = measure {
      height = height == 50 ? 70 : 50
      arrangement.setMeasured(
        Size(width: 320, height: height),
        of: .item(measured / 2),
        inSection: 0
      )
    }
    table.add(
      BenchmarkRow("flow solver: one row measured, after \(measured) others", size: count, cost)
    )
  }
}
