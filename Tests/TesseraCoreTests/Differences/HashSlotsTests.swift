import TesseraTestSupport
import Testing

@testable import TesseraCore

@Suite("A table of hashes")
struct HashSlotsTests {
  @Test("holds what a dictionary holds", arguments: 0..<20 as Range<UInt64>)
  func agreesWithADictionary(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    // Few different hashes, so that searches run into each other and around the end of the table.
    let hashes = (0..<200).map { _ in UInt32.random(in: 0..<30, using: &generator) }
    var slots = HashSlots()
    var held: [Int: UInt32] = [:]
    for step in 0..<600 {
      let number = Int.random(in: 0..<200, using: &generator)
      let hash = hashes[number]
      let found = slots.slot(of: hash) { $0 == number }
      try #require(found.map(slots.number(in:)) == held[number].map { _ in number }, "seed \(seed)")
      if let found, Bool.random(using: &generator) {
        slots.removeNumber(in: found)
        held[number] = nil
      } else {
        let known = slots.insert(number, hash: hash) { $0 == number }
        try #require((known != nil) == (held[number] != nil), "seed \(seed), step \(step)")
        held[number] = hash
      }
      try #require(slots.count == held.count, "seed \(seed), step \(step)")
    }
    for number in 0..<200 {
      let found = slots.slot(of: hashes[number]) { $0 == number }
      try #require((found != nil) == (held[number] != nil), "seed \(seed), number \(number)")
    }
  }

  @Test("asks for no key when the hash is not there")
  func asksForNoKey() {
    var slots = HashSlots(capacity: 4)
    for number in 0..<4 { _ = slots.insert(number, hash: UInt32(number)) { _ in false } }
    var questions = 0
    let found = slots.slot(of: 1000) { _ in
      questions += 1
      return true
    }
    #expect(found == nil)
    expectEqual(questions, 0)
  }
}
