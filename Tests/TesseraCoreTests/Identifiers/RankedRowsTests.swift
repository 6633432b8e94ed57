import TesseraTestSupport
import Testing

@testable import TesseraCore

@Suite("An order of rows")
struct RankedRowsTests {
  @Test("agrees with an array", arguments: 0..<30 as Range<UInt64>)
  func agreesWithAnArray(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var walk = Walk(width: seed % 3 == 0 ? 700 : 60)
    for _ in 0..<80 {
      walk.step(&generator)
      try walk.requireAgreement()
    }
  }

  @Test("that is only changed at its ends agrees with an array", arguments: 0..<30 as Range<UInt64>)
  func agreesAtItsEnds(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var walk = Walk(width: 12)
    for _ in 0..<80 {
      walk.stepAtTheEnds(&generator)
      try walk.requireAgreement()
    }
    #expect(walk.homes.isEmpty, "Rows that follow each other need no leaves")
  }

  @Test("takes memory for its rows only when they do not follow each other any more")
  func memory() {
    var order = RankedRows()
    var homes: [Int32] = []
    for row in 0..<1_000 as Range<Int32> { order.append(row, leaves: &homes) }
    order.insert([1_000, 1_001], at: 1_000, leaves: &homes)
    #expect(homes.isEmpty)
    order.insert([1_002], at: 500, leaves: &homes)
    expectEqual(homes.count, 1_003)
    expectEqual(order.position(of: 1_002, leaves: homes), 500)
    expectEqual(order.position(of: 1_001, leaves: homes), 1_002)
  }

  @Test("shares nothing with a copy to which the same row was added")
  func sameRowsOfCopies() {
    var homes: [Int32] = []
    var order = RankedRows()
    order.insert([0, 1, 2], at: 0, leaves: &homes)
    var copy = order
    #expect(copy.sharesStorage(with: order))
    copy.append(3, leaves: &homes)
    order.append(3, leaves: &homes)
    // The row may stand for another identifier in each of both.
    expectEqual(copy.rows, order.rows)
    #expect(!copy.sharesStorage(with: order))
  }

  @Test("shares nothing with a copy from which a row was taken and put back")
  func rowsThatAreUsedAgain() {
    var homes: [Int32] = []
    var order = RankedRows()
    order.insert([0, 1, 2], at: 0, leaves: &homes)
    let copy = order
    order.remove(2..<3, leaves: &homes)
    order.append(2, leaves: &homes)
    expectEqual(copy.rows, order.rows)
    #expect(!copy.sharesStorage(with: order))
  }

  @Test("keeps a copy as it was")
  func copiesAreValues() {
    var walk = Walk(width: 500)
    walk.insert(500, at: 0)
    let copy = walk.order
    let homes = walk.homes
    #expect(copy.sharesStorage(with: walk.order))
    walk.remove(100..<300)
    #expect(!copy.sharesStorage(with: walk.order))
    expectEqual(copy.rows, Array(0..<500))
    expectEqual(copy.position(of: 250, leaves: homes), 250)
  }

  /// An order and an array, changed together.
  private struct Walk {
    let width: Int
    var order = RankedRows()
    var homes: [Int32] = []
    var array: [Int32] = []
    /// The number of the next row.
    var nextRow = 0
    var script: [String] = []
    /// The order as it was after each fifth step.
    var copies: [(order: RankedRows, array: [Int32])] = []

    init(width: Int) { self.width = width }

    mutating func step(_ generator: inout SeededGenerator) {
      let position = Int.random(in: 0...array.count, using: &generator)
      if Int.random(in: 0..<5, using: &generator) < 3 {
        let isAtEnd = Bool.random(using: &generator)
        insert(.random(in: 0...width, using: &generator), at: isAtEnd ? array.count : position)
      } else {
        let end = Int.random(in: position...min(array.count, position + width), using: &generator)
        remove(position..<end)
      }
    }

    /// Adds rows at the end, or takes some from either end.
    mutating func stepAtTheEnds(_ generator: inout SeededGenerator) {
      let count = Int.random(in: 0...width, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: remove(0..<min(count, array.count))
      case 1:
        let kept = max(0, array.count - count)
        nextRow -= array.count - kept
        remove(kept..<array.count)
      default: insert(count, at: array.count)
      }
    }

    mutating func insert(_ count: Int, at position: Int) {
      script.append("insert \(count) at \(position)")
      let rows = (0..<count).map { Int32(nextRow + $0) }
      nextRow += count
      if rows.count == 1, position == array.count {
        order.append(rows[0], leaves: &homes)
      } else {
        order.insert(rows, at: position, leaves: &homes)
      }
      array.insert(contentsOf: rows, at: position)
    }

    mutating func remove(_ range: Range<Int>) {
      script.append("remove \(range)")
      order.remove(range, leaves: &homes)
      array.removeSubrange(range)
    }

    mutating func requireAgreement() throws {
      if script.count.isMultiple(of: 5) { copies.append((order, array)) }
      let replay = Comment(rawValue: script.joined(separator: "\n"))
      try #require(order.count == array.count, replay)
      try #require(order.rows == array, replay)
      for position in stride(from: 0, to: array.count, by: 7) {
        try #require(order.row(at: position) == array[position], replay)
        try #require(order.position(of: array[position], leaves: homes) == position, replay)
      }
      for copy in copies.suffix(3) {
        try #require(copy.order.rows == copy.array, replay)
        try #require(!copy.order.sharesStorage(with: order) || copy.array == array, replay)
      }
      let middle = (array.count / 3)..<(array.count / 3 * 2)
      try #require(order.rows(in: middle) == Array(array[middle]), replay)
    }
  }
}

@Suite("Prefix sums")
struct PrefixSumsTests {
  @Test("agree with adding up", arguments: 0..<20 as Range<UInt64>)
  func agreeWithAddingUp(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var counts = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
      Int.random(in: 0...5, using: &generator)
    }
    var sums = PrefixSums(counts)
    for _ in 0..<60 {
      if counts.isEmpty || Bool.random(using: &generator) {
        counts.append(.random(in: 0...5, using: &generator))
        sums.append(counts[counts.count - 1])
      } else {
        let index = Int.random(in: counts.indices, using: &generator)
        counts[index] += 2
        sums.add(2, at: index)
      }
      for index in 0...counts.count {
        try #require(sums.sum(before: index) == counts[..<index].reduce(0, +), "seed \(seed)")
      }
      let positions = counts.enumerated().flatMap { Array(repeating: $0, count: $1) }
      for (position, index) in positions.enumerated() {
        try #require(sums.index(of: position)?.index == index, "seed \(seed)")
      }
      try #require(sums.index(of: positions.count) == nil, "seed \(seed)")
    }
  }
}
