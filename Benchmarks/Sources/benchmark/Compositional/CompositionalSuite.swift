import BenchmarkSupport
import TesseraCore

/// The solver of compositional layouts alone, against one frame for each item.
@MainActor
func compositionalLayout(_ table: inout BenchmarkTable) throws {
  for count in [1_000, 10_000, 100_000, 1_000_000] {
    try compareGrids(count, &table)
    try compareEstimates(count, &table)
    try compareUpdates(count, &table)
  }
  try measureLargest(&table)
  try measureSections(&table)
  try measureWidthChange(&table)
}

private let width = 375.0
private let alternative = "one frame for each item"

private func configuration(width: Double) -> CompositionalConfiguration {
  CompositionalConfiguration(container: Size(width: width, height: 800))
}

/// Rows of a height with three items each.
private func gridSection(_ height: Double = 50, tag: Int = 0) -> CompositionalSection {
  let item = CompositionalItem(
    size: CompositionalSize(width: .fractionalWidth(1 / 3), height: .fractionalHeight(1))
  )
  return CompositionalSection(
    group: CompositionalGroup(
      size: CompositionalSize(width: .fractionalWidth(1), height: .absolute(height)),
      content: .list(.horizontal, [.item(item)])
    ),
    tag: tag
  )
}

/// Rows of one item that finds its height; 44 until then.
private let rowSection: CompositionalSection = {
  let size = CompositionalSize(width: .fractionalWidth(1), height: .estimated(44))
  let item = CompositionalSubitem.item(CompositionalItem(size: size))
  return CompositionalSection(
    group: CompositionalGroup(size: size, content: .list(.vertical, [item]))
  )
}()

private func arrange(_ section: CompositionalSection, _ count: Int) -> CompositionalArrangement {
  CompositionalArrangement(configuration(width: width), sections: [(section, itemCount: count)])
}

private func viewport(at y: Double) -> Rect { Rect(x: 0, y: y, width: width, height: 800) }

extension CompositionalArrangement {
  /// The numbers of the items that overlap a rectangle.
  fileprivate func items(in rect: Rect, _ buffer: inout [CompositionalElement]) -> [Int] {
    elements(in: rect, into: &buffer)
    return buffer.compactMap { if case .item(let item) = $0.kind { item } else { nil } }
  }
}

@MainActor
private func compareGrids(_ count: Int, _ table: inout BenchmarkTable) throws {
  let section = gridSection()
  let fast = arrange(section, count)
  let heights = Array(repeating: 50.0, count: count)
  let slow = EagerGrid(columns: 3, width: width, heights: heights)
  var buffer: [CompositionalElement] = []
  let rect = viewport(at: Double(count / 6) * 50)
  try require(fast.contentSize.height, equals: slow.height, "the height of \(count) items")
  try require(
    fast.items(in: rect, &buffer),
    equals: slow.items(in: rect),
    "what is seen of \(count)"
  )
  table.add(
    BenchmarkRow(
      "compositional solver: first layout, grid of three columns",
      size: count,
      measure(
        { keep(arrange(section, count)) },
        against: { keep(EagerGrid(columns: 3, width: width, heights: heights)) }
      ),
      alternative: alternative,
      atMost: 1
    )
  )
  table.add(
    BenchmarkRow(
      "compositional solver: items in a rectangle",
      size: count,
      measure(
        { fast.elements(in: rect, into: &buffer) },
        against: { keep(slow.items(in: rect)) }
      ),
      alternative: "a look at each frame"
    )
  )
}

/// Every tenth of the first rows has found its height, and one in the middle changes it again and again.
@MainActor
private func compareEstimates(_ count: Int, _ table: inout BenchmarkTable) throws {
  var fast = arrange(rowSection, count)
  var heights = Array(repeating: 44.0, count: count)
  for item in stride(from: 0, to: min(count, 10_000), by: 10) {
    heights[item] = Double(40 + item % 30)
    fast.setMeasured(Size(width: width, height: heights[item]), of: .item(item), inSection: 0)
  }
  var slow = EagerGrid(columns: 1, width: width, heights: heights)
  try require(fast.contentSize.height, equals: slow.height, "the height of \(count) rows")
  let item = count / 2
  try require(
    fast.frame(of: .item(item), inSection: 0),
    equals: slow.frames[item],
    "the place of row \(item)"
  )
  var (next, other) = (50.0, 50.0)
  table.add(
    BenchmarkRow(
      "compositional solver: one row finds its height",
      size: count,
      measure(
        {
          next = next > 90 ? 50 : next + 1
          fast.setMeasured(Size(width: width, height: next), of: .item(item), inSection: 0)
        },
        against: {
          other = other > 90 ? 50 : other + 1
          slow.setHeight(other, of: item)
        }
      ),
      alternative: "placing all behind it again",
      atMost: 1
    )
  )
}

/// A row comes at the front, and goes again.
@MainActor
private func compareUpdates(_ count: Int, _ table: inout BenchmarkTable) throws {
  var fast = arrange(rowSection, count)
  var slow = EagerGrid(columns: 1, width: width, heights: Array(repeating: 44, count: count))
  fast.insertItems(1, at: 0, inSection: 0)
  slow.insert(44, at: 0)
  try require(fast.contentSize.height, equals: slow.height, "the height with one row more")
  table.add(
    BenchmarkRow(
      "compositional solver: insert a row at the front, and remove it",
      size: count,
      measure(
        {
          fast.insertItems(1, at: 0, inSection: 0)
          fast.removeItems(0..<1, inSection: 0)
        },
        against: {
          slow.insert(44, at: 0)
          slow.remove(at: 0)
        }
      ),
      alternative: alternative
    )
  )
}

/// A billion items cost what a thousand do.
@MainActor
private func measureLargest(_ table: inout BenchmarkTable) throws {
  for (name, section) in [("grid", gridSection()), ("estimated rows", rowSection)] {
    let billion = 1_000_000_000
    let height = section == rowSection ? 44e9 : (1e9 / 3).rounded(.up) * 50
    try require(arrange(section, billion).contentSize.height, equals: height, "a billion: \(name)")
    table.add(
      BenchmarkRow(
        "compositional solver: first layout, \(name)",
        size: billion,
        measure({ keep(arrange(section, billion)) }, against: { keep(arrange(section, 1_000)) }),
        alternative: "10³ items",
        atMost: 1.2
      )
    )
    let memory = peakMemory { keep(arrange(section, billion)) }
    table.add(
      BenchmarkRow(
        "compositional solver: memory of a first layout, \(name)",
        size: billion.powerText,
        cost: "\(memory / 1024) KiB",
        target: .init("< 2 MiB", isMet: memory < 2 << 20)
      )
    )
  }
}

/// Ten declarations in turn; what is seen is solved, the rest assumed.
@MainActor
private func measureSections(_ table: inout BenchmarkTable) throws {
  let declarations = (0..<10).map { gridSection(Double(40 + $0), tag: $0) }
  func firstDisplay(_ count: Int) -> (solved: Int, templates: Int) {
    var arrangement = CompositionalArrangement(
      configuration(width: width),
      sectionCount: count,
      assumedExtent: 800
    )
    var solved = 0
    while let section = arrangement.unsolvedSections(in: viewport(at: 0), limit: 1).first {
      arrangement.solveSection(section, declarations[section % 10], itemCount: 9)
      solved += 1
    }
    return (solved, arrangement.templateCount)
  }
  // Sections of 3 rows: 120 + 123 + … + 138 = 903 points are 7 sections.
  for count in [10_000, 1_000_000] {
    let display = firstDisplay(count)
    try require(display.solved, equals: 7, "the sections solved for the first display")
    try require(display.templates, equals: 7, "the declarations compiled for it")
  }
  let task = "compositional solver: first display of sections, ten declarations"
  table.add(
    BenchmarkRow(
      task,
      size: 10_000,
      measure(
        { keep(firstDisplay(10_000)) },
        against: {
          keep(EagerGrid(columns: 3, width: width, heights: Array(repeating: 45, count: 90_000)))
        }
      ),
      alternative: alternative
    )
  )
  table.add(
    BenchmarkRow(
      task,
      size: 1_000_000,
      measure({ keep(firstDisplay(1_000_000)) }, against: { keep(firstDisplay(10_000)) }),
      alternative: "10⁴ sections",
      atMost: 1.2
    )
  )
}

@MainActor
private func measureWidthChange(_ table: inout BenchmarkTable) throws {
  let count = 1_000_000
  var arrangement = arrange(gridSection(), count)
  var slow = EagerGrid(columns: 3, width: width, heights: Array(repeating: 50, count: count))
  arrangement.setConfiguration(configuration(width: 300)) { _ in nil }
  try require(
    arrangement.frame(of: .item(1), inSection: 0),
    equals: Rect(x: 100, y: 0, width: 100, height: 50),
    "the second item in another width"
  )
  var isNarrow = false
  table.add(
    BenchmarkRow(
      "compositional solver: another width",
      size: count,
      measure(
        {
          isNarrow.toggle()
          arrangement.setConfiguration(configuration(width: isNarrow ? 375 : 300)) { _ in nil }
        },
        against: {
          slow = EagerGrid(columns: 3, width: 300, heights: Array(repeating: 50, count: count))
        }
      ),
      alternative: alternative
    )
  )
  keep(slow)
}
