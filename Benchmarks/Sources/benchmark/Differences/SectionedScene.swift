import Foundation
import TesseraCore
import TesseraTestSupport

/// 100 sections of 1,000 items, and what becomes of them.
struct SectionedScene {
  typealias Section = ListSection<Int, UUID>

  let name: String
  let before: [Section]
  let after: [Section]

  /// The scenes with fewest changes first.
  static func all() -> [SectionedScene] {
    var generator = SeededGenerator(seed: 100)
    let before = (0..<100).map { Section($0, items: generator.identifiers(1_000)) }
    return [
      SectionedScene(name: "4 edits", before: before, after: slightly(before, &generator)),
      SectionedScene(name: "heavy edits", before: before, after: heavily(before, &generator)),
    ]
  }

  /// One item comes, one goes, one moves inside its section and one into another.
  private static func slightly(
    _ before: [Section],
    _ generator: inout SeededGenerator
  ) -> [Section] {
    var after = before
    after[10].items.insert(contentsOf: generator.identifiers(1), at: 400)
    after[20].items.remove(at: 500)
    after[30].items.insert(after[30].items.remove(at: 100), at: 900)
    after[50].items.insert(after[40].items.remove(at: 600), at: 300)
    return after
  }

  /// One item of twenty goes and as many come, 2,000 cross sections; 3 sections go, 3 come, 5 move.
  private static func heavily(
    _ before: [Section],
    _ generator: inout SeededGenerator
  ) -> [Section] {
    var after = before
    for index in after.indices {
      for _ in 0..<50 {
        after[index].items.remove(at: .random(in: 0..<after[index].items.count, using: &generator))
      }
      for identifier in generator.identifiers(50) { after[index].insert(identifier, &generator) }
    }
    for _ in 0..<2_000 {
      let source = Int.random(in: 0..<after.count, using: &generator)
      let item = after[source].items.remove(
        at: .random(in: 0..<after[source].items.count, using: &generator)
      )
      let target = Int.random(in: 0..<after.count, using: &generator)
      after[target].insert(item, &generator)
    }
    for _ in 0..<3 { after.remove(at: .random(in: 0..<after.count, using: &generator)) }
    for _ in 0..<5 {
      let section = after.remove(at: .random(in: 0..<after.count, using: &generator))
      after.insert(section, at: .random(in: 0...after.count, using: &generator))
    }
    for number in 100..<103 {
      let section = Section(number, items: generator.identifiers(1_000))
      after.insert(section, at: .random(in: 0...after.count, using: &generator))
    }
    return after
  }

  /// The fewest moves of items: all that cross sections, and within each section those out of order.
  var fewestItemMoves: Int {
    var places: [UUID: (section: Int, item: Int)] = [:]
    for section in before {
      for (index, item) in section.items.enumerated() { places[item] = (section.section, index) }
    }
    return after.reduce(0) { sum, section in
      let origins = section.items.compactMap { places[$0] }
      let local = origins.filter { $0.section == section.section }.map(\.item)
      return sum + origins.count - local.count + fewestMoves(local)
    }
  }
}

extension ListSection<Int, UUID> {
  fileprivate mutating func insert(_ item: UUID, _ generator: inout SeededGenerator) {
    items.insert(item, at: .random(in: 0...items.count, using: &generator))
  }
}
