import TesseraTestSupport
import Testing

@testable import TesseraCore

@Suite("A set of sorted bits")
struct SortedBitsTests {
  /// One word, two levels with a full and a broken last word, three levels.
  @Test("has the neighbours that a sorted list has", arguments: [1, 64, 65, 4096, 5000])
  func agreesWithASortedList(count: Int) throws {
    var generator = SeededGenerator(seed: UInt64(count))
    var bits = SortedBits(count: count)
    var members: Set<Int> = []
    for step in 0..<400 {
      let number = Int.random(in: 0..<count, using: &generator)
      if members.remove(number) != nil {
        bits.remove(number)
      } else {
        bits.insert(number)
        members.insert(number)
      }
      let asked = Int.random(in: 0..<count, using: &generator)
      try #require(bits.member(after: asked) == members.filter { $0 > asked }.min(), "step \(step)")
      try #require(
        bits.member(before: asked) == members.filter { $0 < asked }.max(),
        "step \(step)"
      )
      try #require(bits.member(before: count) == members.max(), "step \(step)")
    }
  }

  @Test("has no neighbours when it is empty")
  func isEmpty() {
    let bits = SortedBits(count: 100)
    #expect(bits.member(after: 0) == nil)
    #expect(bits.member(before: 100) == nil)
  }
}
