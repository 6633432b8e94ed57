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

  @Test("keeps a copy as it was")
  func copiesAreValues() {
    var walk = Walk(width: 500)
    walk.insert(500, at: 0)
    let copy = walk.order
    let homes = walk.homes
    #expect(copy.sharesStorage(with: walk.order))
    walk.remove(100..<300)
    #expect(!copy.sharesStorage(with: walk.order))
    #expect(copy.rows == Array(0..<500))
    #expect(copy.position(of: 250, leaves: homes) == 250)
  }

  /// An order and an array, changed together.
  private struct Walk {
    let width: Int
    var order = RankedRows()
    var homes: [Int32] = []
    var array: [Int32] = []
    var script: [String] = []

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

    mutating func insert(_ count: Int, at position: Int) {
      script.append("insert \(count) at \(position)")
      let rows = (0..<count).map { Int32(homes.count + $0) }
      homes += Array(repeating: -1, count: count)
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

    func requireAgreement() throws {
      let replay = Comment(rawValue: script.joined(separator: "\n"))
      try #require(order.count == array.count, replay)
      try #require(order.rows == array, replay)
      for position in stride(from: 0, to: array.count, by: 7) {
        try #require(order.row(at: position) == array[position], replay)
        try #require(order.position(of: array[position], leaves: homes) == position, replay)
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
