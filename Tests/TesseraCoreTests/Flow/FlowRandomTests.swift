import TesseraCore
import TesseraTestSupport
import Testing

@Suite("A flow arrangement, at random")
struct FlowRandomTests {
  @Test(
    "places everything where the slow twin does",
    arguments: TrialRounds.share(of: 0..<60 as Range<UInt64>)
  )
  func agreesWithTheSlowTwin(seed: UInt64) throws {
    var dice = FlowDice(generator: SeededGenerator(seed: seed))
    let (flow, model) = dice.arrangement(sections: 0...6, itemsUpTo: 30)
    try requireAgreement(of: flow, with: model, script: ["seed \(seed)"], dice: &dice)
  }

  @Test(
    "still does after measuring, editing and resizing",
    arguments: TrialRounds.share(of: 0..<40 as Range<UInt64>)
  )
  func agreesAfterSteps(seed: UInt64) throws {
    var dice = FlowDice(generator: SeededGenerator(seed: seed + 1000))
    let (flow, model) = dice.arrangement(sections: 1...4, itemsUpTo: 12)
    var walk = FlowWalk(flow: flow, model: model, script: ["seed \(seed)"])
    for _ in 0..<40 {
      walk.step(&dice)
      try requireAgreement(of: walk.flow, with: walk.model, script: walk.script, dice: &dice)
    }
  }

  @Test(
    "is the same in whatever order items are measured",
    arguments: TrialRounds.share(of: 0..<30 as Range<UInt64>)
  )
  func orderOfMeasuringDoesNotMatter(seed: UInt64) throws {
    var dice = FlowDice(generator: SeededGenerator(seed: seed + 2000))
    let items = FlowItems.estimated(count: 200, size: Size(width: 40, height: 20))
    var forward = arrange(width: 320, items)
    var shuffled = forward
    let sizes = (0..<200).map { _ in dice.size() }
    for item in 0..<200 { forward.setMeasured(sizes[item], of: .item(item), inSection: 0) }
    for item in (0..<200).shuffled(using: &dice.generator) {
      shuffled.setMeasured(dice.size(), of: .item(item), inSection: 0)
      shuffled.setMeasured(sizes[item], of: .item(item), inSection: 0)
    }
    try #require(forward.itemFrames() == shuffled.itemFrames())
    try #require(forward.itemsPerLine() == shuffled.itemsPerLine())
    let declared = arrange(width: 320, .varied(sizes))
    try #require(forward.itemFrames() == declared.itemFrames())
  }

  @Test(
    "finds the nearest item that a scan finds",
    arguments: TrialRounds.share(of: 0..<40 as Range<UInt64>)
  )
  func findsTheNearest(seed: UInt64) throws {
    var dice = FlowDice(generator: SeededGenerator(seed: seed + 3000))
    let (flow, model) = dice.arrangement(sections: 0...4, itemsUpTo: 20)
    let naive = model.naive
    for _ in 0..<40 {
      let query = dice.query(in: naive.contentSize)
      let found = flow.nearestItem(to: query.origin)
      let expected = naive.nearestItem(to: query.origin, axis: model.configuration.axis)
      try #require(found == expected, "seed \(seed), nearest to \(query.origin)")
    }
  }
}

extension FlowDice {
  mutating func arrangement(
    sections range: ClosedRange<Int>,
    itemsUpTo limit: Int
  ) -> (FlowArrangement, FlowModel) {
    var model = FlowModel(configuration: configuration())
    var sections: [FlowSection] = []
    for _ in 0..<number(range) {
      let (section, twin) = section(upTo: limit)
      sections.append(section)
      model.sections.append(twin)
    }
    return (FlowArrangement(model.configuration, sections: sections), model)
  }
}

/// An arrangement and its model, changed together step by step.
struct FlowWalk {
  var flow: FlowArrangement
  var model: FlowModel
  var script: [String]

  mutating func step(_ dice: inout FlowDice) {
    switch dice.number(0...13) {
    case 0...5: measure(&dice)
    case 6, 7: insertItems(&dice)
    case 8: removeItems(&dice)
    case 9: moveItem(&dice)
    case 10: resize(&dice)
    case 11: invalidate(&dice)
    default: changeSections(&dice)
    }
  }

  private mutating func measure(_ dice: inout FlowDice) {
    guard let path = model.paths.randomElement(using: &dice.generator) else { return }
    var size = dice.size()
    if dice.number(0...9) == 0 { size.height = 0 }
    script.append("flow.setMeasured(\(size), of: .item(\(path.item)), inSection: \(path.section))")
    flow.setMeasured(size, of: .item(path.item), inSection: path.section)
    guard !model.sections[path.section].items[path.item].isDeclared else { return }
    model.sections[path.section].items[path.item] =
      FlowModel.Item(size: size, isDeclared: false, isMeasured: true)
  }

  private mutating func insertItems(_ dice: inout FlowDice) {
    guard let section = model.sections.indices.randomElement(using: &dice.generator) else { return }
    let (items, twins) = dice.items(upTo: 5)
    let index = dice.number(0...model.sections[section].items.count)
    script.append("flow.insertItems(\(twins), at: \(index), inSection: \(section))")
    flow.insertItems(items, at: index, inSection: section)
    model.sections[section].items.insert(contentsOf: twins, at: index)
  }

  private mutating func removeItems(_ dice: inout FlowDice) {
    guard let path = model.paths.randomElement(using: &dice.generator) else { return }
    let left = model.sections[path.section].items.count - path.item
    let range = path.item..<(path.item + dice.number(1...min(4, left)))
    script.append("flow.removeItems(\(range), inSection: \(path.section))")
    flow.removeItems(range, inSection: path.section)
    model.sections[path.section].items.removeSubrange(range)
  }

  private mutating func moveItem(_ dice: inout FlowDice) {
    guard let path = model.paths.randomElement(using: &dice.generator) else { return }
    let item = model.sections[path.section].items.remove(at: path.item)
    let section = dice.number(0...(model.sections.count - 1))
    let index = dice.number(0...model.sections[section].items.count)
    let destination = FlowItemPath(section: section, item: index)
    script.append("flow.moveItem(from: \(path), to: \(destination))")
    flow.moveItem(from: path, to: destination)
    model.sections[section].items.insert(item, at: index)
  }

  private mutating func resize(_ dice: inout FlowDice) {
    let width = dice.width()
    script.append("flow.setCrossExtent(\(width))")
    flow.setCrossExtent(width)
    model.setCrossExtent(width)
  }

  private mutating func invalidate(_ dice: inout FlowDice) {
    guard let path = model.paths.randomElement(using: &dice.generator) else { return }
    script.append("flow.invalidateMeasurement(of: .item(\(path.item)), inSection: \(path.section))")
    flow.invalidateMeasurement(of: .item(path.item), inSection: path.section)
    model.sections[path.section].items[path.item].outdate()
  }

  private mutating func changeSections(_ dice: inout FlowDice) {
    let count = model.sections.count
    switch dice.number(0...2) {
    case 0:
      let (section, twin) = dice.section(upTo: 6)
      let index = dice.number(0...count)
      script.append("flow.insertSections([\(twin)], at: \(index))")
      flow.insertSections([section], at: index)
      model.sections.insert(twin, at: index)
    case 1 where count > 1:
      let index = dice.number(0...(count - 1))
      script.append("flow.removeSections(\(index)..<\(index + 1))")
      flow.removeSections(index..<(index + 1))
      model.sections.remove(at: index)
    case 2 where count > 0:
      let from = dice.number(0...(count - 1))
      let to = dice.number(0...(count - 1))
      script.append("flow.moveSection(from: \(from), to: \(to))")
      flow.moveSection(from: from, to: to)
      model.sections.insert(model.sections.remove(at: from), at: to)
    default: break
    }
  }
}

extension NaiveFlow {
  /// The item nearest to a point: the nearest line first, then the nearest item in it.
  func nearestItem(to point: Point, axis: Axis) -> FlowItemPath? {
    var nearest: (path: FlowItemPath, line: Double, item: Double)?
    for (section, lines) in lines.enumerated() {
      for line in lines {
        let frames = line.compactMap { item in
          elements.first { $0.section == section && $0.kind == .item(item) }?.frame
        }
        let toLine = frames.map { $0.distance(to: point, along: axis) }.min() ?? .infinity
        for (index, frame) in frames.enumerated() {
          let toItem = frame.distance(to: point, along: axis.crossing)
          let best = nearest.map { ($0.line, $0.item) } ?? (.infinity, .infinity)
          guard (toLine, toItem) < best else { continue }
          let path = FlowItemPath(section: section, item: line.lowerBound + index)
          nearest = (path, toLine, toItem)
        }
      }
    }
    return nearest?.path
  }
}

extension Rect {
  fileprivate func distance(to point: Point, along axis: Axis) -> Double {
    axis == .horizontal
      ? max(0, minX - point.x, point.x - maxX) : max(0, minY - point.y, point.y - maxY)
  }
}
