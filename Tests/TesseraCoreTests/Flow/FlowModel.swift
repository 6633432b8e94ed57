import TesseraCore
import TesseraTestSupport

/// What a flow arrangement should hold, item by item, for comparison after random steps.
struct FlowModel {
  struct Item: Equatable {
    var size: Size
    var isDeclared: Bool
    var isMeasured: Bool
    /// Whether the size was measured under circumstances that are gone.
    var isOutdated = false

    var awaitsMeasuring: Bool { !isDeclared && !isMeasured }

    mutating func outdate() {
      guard isMeasured else { return }
      isMeasured = false
      isOutdated = true
      size = Size(width: max(1, size.width), height: max(1, size.height))
    }
  }

  struct Section {
    var items: [Item]
    var insets: Insets
    var lineSpacing: Double
    var itemSpacing: Double
    var header: Double?

    var naive: NaiveFlow.Section {
      var section = NaiveFlow.Section(
        sizes: items.map(\.size),
        isDeclared: items.allSatisfy(\.isDeclared)
      )
      section.insets = insets
      section.lineSpacing = lineSpacing
      section.itemSpacing = itemSpacing
      section.header = header
      return section
    }
  }

  var configuration: FlowConfiguration
  var sections: [Section] = []

  /// The places of all items.
  var paths: [FlowItemPath] {
    sections.indices.flatMap { section in
      sections[section].items.indices.map { FlowItemPath(section: section, item: $0) }
    }
  }

  var naive: NaiveFlow { NaiveFlow(configuration, sections: sections.map(\.naive)) }

  mutating func setCrossExtent(_ extent: Double) {
    guard extent != configuration.crossExtent else { return }
    configuration.crossExtent = extent
    for section in sections.indices {
      for item in sections[section].items.indices { sections[section].items[item].outdate() }
    }
  }
}

/// Random declarations, with sizes in quarters of a point so that sums are exact.
struct FlowDice {
  var generator: SeededGenerator

  mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }

  mutating func quarters(_ range: ClosedRange<Int>) -> Double { Double(number(range)) / 4 }

  mutating func size() -> Size {
    // Few different extents, so that equal neighbours and lines are frequent.
    Size(width: quarters(1...8) * 40, height: quarters(1...4) * 40)
  }

  mutating func configuration() -> FlowConfiguration {
    FlowConfiguration(
      axis: number(0...1) == 0 ? .vertical : .horizontal,
      crossExtent: width(),
      direction: number(0...2) == 0 ? .rightToLeft : .leftToRight,
      lastLine: FlowLastLine.allCases[number(0...3)]
    )
  }

  mutating func width() -> Double { Double([60, 120, 200, 320][number(0...3)]) }

  /// Items for an arrangement, and the same for a model.
  mutating func items(upTo limit: Int) -> (FlowItems, [FlowModel.Item]) {
    let count = number(0...limit)
    let size = size()
    switch number(0...2) {
    case 0:
      let item = FlowModel.Item(size: size, isDeclared: true, isMeasured: false)
      return (.uniform(count: count, size: size), Array(repeating: item, count: count))
    case 1:
      let sizes = (0..<count).map { _ in self.size() }
      return (
        .varied(sizes), sizes.map { .init(size: $0, isDeclared: true, isMeasured: false) }
      )
    default:
      let item = FlowModel.Item(size: size, isDeclared: false, isMeasured: false)
      return (.estimated(count: count, size: size), Array(repeating: item, count: count))
    }
  }

  /// A section for an arrangement, and the same for a model.
  mutating func section(upTo limit: Int) -> (FlowSection, FlowModel.Section) {
    let (items, modelItems) = items(upTo: limit)
    let header = number(0...2) == 0 ? quarters(20...80) : nil
    let model = FlowModel.Section(
      items: modelItems,
      insets: Insets(
        top: quarters(0...10),
        leading: quarters(0...20),
        bottom: quarters(0...10),
        trailing: quarters(0...20)
      ),
      lineSpacing: quarters(0...40),
      itemSpacing: quarters(0...40),
      header: header
    )
    let section = FlowSection(
      items: items,
      insets: model.insets,
      lineSpacing: model.lineSpacing,
      itemSpacing: model.itemSpacing,
      header: header.map { .fixed($0) } ?? .none
    )
    return (section, model)
  }
}
