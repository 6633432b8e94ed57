import TesseraTestSupport
import Testing

@testable import TesseraCore

@Suite("A longest increasing subsequence")
struct IncreasingSubsequenceTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let values: [Int32]
    let positions: [Int32]
    var testDescription: String { "\(values)" }
  }

  /// Examples in which only one subsequence is the longest.
  static let examples = [
    Example(values: [], positions: []),
    Example(values: [7], positions: [0]),
    Example(values: [1, 2, 3], positions: [0, 1, 2]),
    // The first element has moved to the end.
    Example(values: [1, 2, 3, 0], positions: [0, 1, 2]),
    // The last one has moved to the beginning.
    Example(values: [3, 0, 1, 2], positions: [1, 2, 3]),
    Example(values: [0, 4, 5, 1, 6, 2, 3, 7, 8], positions: [0, 3, 5, 6, 7, 8]),
  ]

  @Test("is found", arguments: examples)
  func isFound(example: Example) {
    #expect(IncreasingSubsequence.positions(in: example.values) == example.positions)
  }

  @Test("is as long as any, for every order of seven elements")
  func isLongest() throws {
    for order in permutations(of: [0, 1, 2, 3, 4, 5, 6]) {
      let positions = IncreasingSubsequence.positions(in: order.map(Int32.init))
      try requireIncreasing(positions, in: order)
      try #require(order.count - positions.count == fewestMovesByTryingAll(order), "\(order)")
    }
  }

  @Test("is as long as the slow twin's", arguments: 0..<40 as Range<UInt64>)
  func agreesWithTheSlowTwin(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var order = Array(0..<Int.random(in: 1...150, using: &generator))
    for _ in 0..<Int.random(in: 0...order.count, using: &generator) {
      let element = order.remove(at: .random(in: order.indices, using: &generator))
      order.insert(element, at: .random(in: 0...order.count, using: &generator))
    }
    let positions = IncreasingSubsequence.positions(in: order.map(Int32.init))
    try requireIncreasing(positions, in: order)
    try #require(order.count - positions.count == fewestMoves(order), "seed \(seed): \(order)")
  }

  private func requireIncreasing(_ positions: [Int32], in order: [Int]) throws {
    let values = positions.map { order[Int($0)] }
    try #require(zip(positions, positions.dropFirst()).allSatisfy(<), "\(order)")
    try #require(zip(values, values.dropFirst()).allSatisfy(<), "\(order)")
  }
}

/// Every order of some elements.
func permutations(of elements: [Int]) -> [[Int]] {
  guard let last = elements.last else { return [[]] }
  return permutations(of: elements.dropLast()).flatMap { shorter in
    (0...shorter.count).map { place in
      shorter[..<place] + [last] + shorter[place...]
    }
  }
}
