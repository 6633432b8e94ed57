import TesseraCore
import TesseraTestSupport

/// Throws lists and what may become of them.
struct ListDice {
  var generator: SeededGenerator
  private var nextIdentifier = 0

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Two lists in which no row stands twice, the second made of the first by steps of many kinds.
  mutating func pair() -> (before: [Int], after: [Int]) {
    let before = newRows(upTo: 60)
    var after = before
    for _ in 0..<number(0...5) { change(&after) }
    return (before, after)
  }

  /// Two lists of few different rows.
  mutating func pairWithDuplicates() -> (before: [Int], after: [Int]) {
    let variety = number(1...12)
    let before = (0..<number(0...25)).map { _ in number(0...variety) }
    var after = before
    for _ in 0..<number(0...4) {
      if number(0...2) == 0 {
        after = (0..<number(0...25)).map { _ in number(0...variety) }
      } else {
        change(&after)
        after = after.map { $0 > variety ? number(0...variety) : $0 }
      }
    }
    return (before, after)
  }

  /// Two lists of sections, the second made of the first by steps of many kinds.
  mutating func sections() -> (before: [ListSection<Int, Int>], after: [ListSection<Int, Int>]) {
    let before = (0..<number(0...6)).map { ListSection($0, items: newRows(upTo: 14)) }
    var after = before
    for _ in 0..<number(0...8) { change(&after) }
    return (before, after)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }

  private mutating func newRows(upTo limit: Int) -> [Int] {
    (0..<number(0...limit)).map { _ in
      nextIdentifier += 1
      return nextIdentifier
    }
  }

  private mutating func range(in rows: [Int]) -> Range<Int> {
    let start = number(0...rows.count)
    return start..<number(start...rows.count)
  }

  private mutating func change(_ rows: inout [Int]) {
    switch number(0...7) {
    case 0: rows.insert(contentsOf: newRows(upTo: 20), at: number(0...rows.count))
    case 1: rows.removeSubrange(range(in: rows))
    case 2: rows = rows.filter { _ in number(0...5) > 0 }
    case 3:
      let range = range(in: rows)
      let block = Array(rows[range])
      rows.removeSubrange(range)
      rows.insert(contentsOf: block, at: number(0...rows.count))
    case 4: rows.shuffle(using: &generator)
    case 5: rows.reverse()
    case 6:
      for _ in 0..<number(1...5) where !rows.isEmpty {
        let row = rows.remove(at: number(0...(rows.count - 1)))
        rows.insert(row, at: number(0...rows.count))
      }
    default:
      for _ in 0..<number(1...5) {
        rows.insert(newRows(upTo: 1).first ?? -1, at: number(0...rows.count))
      }
      rows = rows.filter { $0 != -1 }
    }
  }

  private mutating func change(_ sections: inout [ListSection<Int, Int>]) {
    switch number(0...9) {
    case 0:
      nextIdentifier += 1
      let section = ListSection(nextIdentifier, items: newRows(upTo: 6))
      sections.insert(section, at: number(0...sections.count))
    case 1 where !sections.isEmpty: sections.remove(at: number(0...(sections.count - 1)))
    case 2 where !sections.isEmpty:
      let section = sections.remove(at: number(0...(sections.count - 1)))
      sections.insert(section, at: number(0...sections.count))
    case 3: sections.shuffle(using: &generator)
    case 4,
      5 where !sections.isEmpty:
      guard !sections.isEmpty else { return }
      change(&sections[number(0...(sections.count - 1))].items)
    default: moveAcross(&sections)
    }
  }

  /// Takes rows out of sections, some of which go thereby, and puts them into others.
  private mutating func moveAcross(_ sections: inout [ListSection<Int, Int>]) {
    guard !sections.isEmpty else { return }
    var moved: [Int] = []
    for _ in 0..<number(1...4) {
      let source = number(0...(sections.count - 1))
      guard !sections[source].items.isEmpty else { continue }
      let range = range(in: sections[source].items)
      moved += sections[source].items[range]
      sections[source].items.removeSubrange(range)
    }
    if number(0...2) == 0, sections.count > 1 {
      sections.remove(at: number(0...(sections.count - 1)))
    }
    if number(0...2) == 0 {
      nextIdentifier += 1
      sections.insert(ListSection(nextIdentifier, items: []), at: number(0...sections.count))
    }
    for row in moved {
      let target = number(0...(sections.count - 1))
      sections[target].items.insert(row, at: number(0...sections[target].items.count))
    }
  }
}
