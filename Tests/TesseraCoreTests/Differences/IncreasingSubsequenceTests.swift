import TesseraTestSupport
import Testing

@testable import TesseraCore

@Suite("A longest increasing subsequence")
struct IncreasingSubsequenceTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let values: [Int32]
    let elements: [Int32]
    var testDescription: String { "\(values)" }
  }

  /// Examples in which only one subsequence is the longest.
  static let examples = [
    Example(values: [], elements: []),
    Example(values: [7], elements: [7]),
    Example(values: [1, 2, 3], elements: [1, 2, 3]),
    // The first element has moved to the end.
    Example(values: [1, 2, 3, 0], elements: [1, 2, 3]),
    // The last one has moved to the beginning.
    Example(values: [3, 0, 1, 2], elements: [0, 1, 2]),
    Example(values: [0, 4, 5, 1, 6, 2, 3, 7, 8], elements: [0, 1, 2, 3, 7, 8]),
  ]

  @Test("is found", arguments: examples)
  func isFound(example: Example) {
    expectEqual(IncreasingSubsequence.elements(of: example.values), example.elements)
  }

  @Test("is as long as any, for every order of seven elements")
  func isLongest() throws {
    for order in permutations(of: [0, 1, 2, 3, 4, 5, 6]) {
      let elements = IncreasingSubsequence.elements(of: order.map(Int32.init))
      try requireIncreasing(elements, in: order)
      try #require(order.count - elements.count == fewestMovesByTryingAll(order), "\(order)")
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
    let elements = IncreasingSubsequence.elements(of: order.map(Int32.init))
    try requireIncreasing(elements, in: order)
    try #require(order.count - elements.count == fewestMoves(order), "seed \(seed): \(order)")
  }

  /// Requires that elements ascend, and stand in an order in this sequence.
  private func requireIncreasing(_ elements: [Int32], in order: [Int]) throws {
    let positions = elements.compactMap { order.firstIndex(of: Int($0)) }
    try #require(positions.count == elements.count, "\(order)")
    try #require(zip(positions, positions.dropFirst()).allSatisfy(<), "\(order)")
    try #require(zip(elements, elements.dropFirst()).allSatisfy(<), "\(order)")
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
