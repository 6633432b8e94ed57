import TesseraCore
import TesseraTestSupport
import Testing

@Suite("A list difference")
struct ListDifferenceTests {
  /// Two words, whose letters are the rows, and the expected operations: a deletion is `-` and its
  /// position before, an insertion `+` and its position after, a move `from>to`.
  struct Example: CustomTestStringConvertible, Sendable {
    let rule: String
    let before: String
    let after: String
    let operations: String
    var testDescription: String { rule }
  }

  static let examples = [
    Example(rule: "nothing", before: "", after: "", operations: ""),
    Example(rule: "the same", before: "abc", after: "abc", operations: ""),
    Example(rule: "all new", before: "", after: "abc", operations: "+0 +1 +2"),
    Example(rule: "all gone", before: "abc", after: "", operations: "-0 -1 -2"),
    Example(rule: "one appended", before: "abc", after: "abcd", operations: "+3"),
    Example(rule: "one prepended", before: "abc", after: "dabc", operations: "+0"),
    Example(rule: "one from the middle", before: "abcde", after: "abde", operations: "-2"),
    Example(rule: "one for another", before: "abc", after: "axc", operations: "-1 +1"),
    Example(rule: "two swapped: one moves", before: "abcd", after: "acbd", operations: "2>1"),
    Example(
      rule: "first to the end: one moves",
      before: "abcdef",
      after: "bcdefa",
      operations: "0>5"
    ),
    Example(
      rule: "last to the front: one moves",
      before: "abcdef",
      after: "fabcde",
      operations: "5>0"
    ),
    // b goes, e moves over two, x comes; a, c and d rest.
    Example(rule: "all kinds", before: "abcde", after: "aecxd", operations: "-1 +3 4>1"),
  ]

  @Test("has the expected operations", arguments: examples)
  func hasOperations(example: Example) {
    let difference = ListDifference(from: Array(example.before), to: Array(example.after))
    expectEqual(difference.script, example.operations)
    expectEqual(difference.isEmpty, example.operations.isEmpty)
  }

  @Test("of every order of six rows has the fewest moves")
  func hasFewestMoves() throws {
    let before = [0, 1, 2, 3, 4, 5]
    for after in permutations(of: before) {
      let difference = ListDifference(from: before, to: after)
      try #require(difference.moves.count == fewestMovesByTryingAll(after), "\(after)")
      try #require(difference.deletions.isEmpty && difference.insertions.isEmpty, "\(after)")
    }
  }

  @Test("asks for no identifier of lists that share storage")
  func knowsSharedStorage() {
    let before = (0..<10).map { _ in Unequal() }
    let after = before
    #expect(ListDifference(from: before, to: after).isEmpty)
  }

  @Test("hashes only what comparing cannot pair, each once")
  func hashesOnce() {
    let counter = HashCounter()
    // 40 rows, of which one goes to the other end, further than a scan looks; two rows have no pair yet.
    let before = (0..<40).map { CountedIdentifier($0, counter) }
    let after = Array(before[1...] + [before[0]])
    let difference = ListDifference(from: before, to: after)
    expectEqual(difference.script, "0>39")
    expectEqual(counter.hashes, [0: 2])
  }

  @Test("hashes, of identifiers that are nothing but bits, those that the other list does not have")
  func hashesWhatBitsLeave() {
    var generator = SeededGenerator(seed: 3)
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 1) { memory in
      memory[0] = 0
      guard let hashes = memory.baseAddress else { return }
      let before = (0..<400).map { PlainIdentifier(number: $0, hashes: hashes) }
      let after = (10..<410).map { PlainIdentifier(number: $0, hashes: hashes) }
        .shuffled(using: &generator)
      let difference = ListDifference(from: before, to: after)
      expectEqual(difference.deletions, Array(0..<10))
      expectEqual(difference.insertions.count, 10)
      // The ten that go and the ten that come.
      expectEqual(memory[0], 20)
    }
  }

  @Test("hashes no identifier of which bits are all that counts")
  func hashesNoBitwiseIdentifiers() {
    var generator = SeededGenerator(seed: 5)
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 1) { memory in
      memory[0] = 0
      guard let hashes = memory.baseAddress else { return }
      let before = (0..<400).map { BitwisePlainIdentifier(number: $0, hashes: hashes) }
      let after = (200..<600).map { BitwisePlainIdentifier(number: $0, hashes: hashes) }
        .shuffled(using: &generator)
      let difference = ListDifference(from: before, to: after)
      expectEqual(difference.deletions, Array(0..<200))
      expectEqual(difference.insertions.count, 200)
      expectEqual(memory[0], 0)
    }
  }

  @Test("takes texts for the same that are written in other bytes")
  func readsTextsAsOnesWithOtherBytes() {
    // é and ü, and the sign of Kelvin, which is a K: in one scalar before, in another or two after. All are far from where they were.
    let fillers = (0..<30).map { "filler \($0)" }
    let before = ["caf\u{E9}", "m\u{FC}de", "\u{212A}"] + fillers + ["gone"]
    let after = ["come"] + fillers + ["K", "mu\u{308}de", "cafe\u{301}"]
    let difference = ListDifference(from: before, to: after)
    expectEqual(difference.deletions, [33])
    expectEqual(difference.insertions, [0])
    expectEqual(difference.moves.count, 3)
  }

  @Test("of texts is that of the slow twin, whatever their lengths and letters")
  func agreesWithTheSlowTwinOnTexts() {
    var generator = SeededGenerator(seed: 6)
    let letters: [Character] = ["a", "b", "\u{E9}", "e\u{301}", "\u{0}", "日"]
    for kinds in [2, 2, 5, 6] {
      func texts() -> [String] {
        let all = (0..<300).map { _ in
          String(
            (0..<Int.random(in: 0...20, using: &generator)).map { _ in
              letters[Int.random(in: 0..<kinds, using: &generator)]
            }
          )
        }
        // Each once: duplicates are paired by other rules than the twin's.
        return Array(Set(all)).sorted().shuffled(using: &generator)
      }
      let before = texts()
      let after = texts()
      let difference = ListDifference(from: before, to: after)
      let twin = HeckelDifference(from: before, to: after)
      expectEqual(difference.deletions, twin.deletions)
      expectEqual(difference.insertions, twin.insertions)
      expectEqual(difference.moves.count, fewestMoves(twin.origins.compactMap(\.self)))
    }
  }

  @Test("takes identifiers for the same that are equal and have other bits")
  func ignoresOtherBits() {
    var generator = SeededGenerator(seed: 4)
    let before = (0..<100).map { NotedIdentifier(number: $0, note: 0) }
    let after = before.map { NotedIdentifier(number: $0.number, note: $0.number % 2) }
      .shuffled(using: &generator)
    let difference = ListDifference(from: before, to: after)
    #expect(difference.deletions.isEmpty)
    #expect(difference.insertions.isEmpty)
    #expect(!difference.moves.isEmpty)
  }

  @Test("makes the list after also of identifiers whose hash changes")
  func survivesChangingHashes() throws {
    var generator = SeededGenerator(seed: 7)
    let before = (0..<60).map { MoodyIdentifier($0) }
    let after = before.shuffled(using: &generator)
    let difference = ListDifference(from: before, to: after)
    let changes = try difference.replayed(from: before.map(\.number), to: after.map(\.number))
    expectEqual(changes.map(\.item), after.map(\.number))
  }

  /// More rows than are looked up in one part, so that they are spread over several.
  @Test("of thousands of rows is that of the slow twin, also if identifiers share hashes")
  func agreesWithTheSlowTwin() throws {
    var generator = SeededGenerator(seed: 11)
    let before = (0..<6_000).map { CollidingIdentifier(number: $0) }
    let kept = before.filter { _ in Bool.random(using: &generator) }
    let after = (kept + (6_000..<8_000).map { CollidingIdentifier(number: $0) })
      .shuffled(using: &generator)
    let difference = ListDifference(from: before, to: after)
    let twin = HeckelDifference(from: before, to: after)
    expectEqual(difference.deletions, twin.deletions)
    expectEqual(difference.insertions, twin.insertions)
    expectEqual(difference.moves.count, fewestMoves(twin.origins.compactMap(\.self)))
    let rows = try difference.replayed(from: before.map(\.number), to: after.map(\.number))
    expectEqual(rows.map(\.origin?.item), twin.origins)
  }

  @Test(
    "of thousands of rows pairs the duplicates that the policy means",
    arguments: DuplicatePolicy.allCases
  )
  func pairsManyDuplicates(policy: DuplicatePolicy) throws {
    var generator = SeededGenerator(seed: 12)
    let before = (0..<6_000).map { _ in Int.random(in: 0..<2_500, using: &generator) }
    let after = (0..<6_000).map { _ in Int.random(in: 0..<2_500, using: &generator) }
    let difference = ListDifference(
      from: before.map { CollidingIdentifier(number: $0) },
      to: after.map { CollidingIdentifier(number: $0) },
      duplicates: policy
    )
    let rows = try difference.replayed(from: before, to: after)
    expectEqual(rows.map(\.item), after)
    let placesBefore = Dictionary(grouping: before.indices) { before[$0] }
    let placesAfter = Dictionary(grouping: after.indices) { after[$0] }
    guard policy != .tag else {
      let survivors = placesAfter.reduce(0) { sum, places in
        sum + min(places.value.count, placesBefore[places.key]?.count ?? 0)
      }
      expectEqual(rows.count { $0.origin != nil }, survivors)
      return
    }
    func meant(_ places: [Int]?) -> Int? { policy == .first ? places?.first : places?.last }
    let expected = after.indices.map { index in
      meant(placesAfter[after[index]]) == index ? meant(placesBefore[after[index]]) : nil
    }
    expectEqual(rows.map(\.origin?.item), expected)
  }

  @Test("tells which elements changed, wherever they are now")
  func findsUpdates() {
    struct Row: Identifiable {
      var id: Character
      var text: String
    }
    let before = [Row(id: "a", text: "1"), Row(id: "b", text: "2"), Row(id: "c", text: "3")]
    let after = [Row(id: "c", text: "3!"), Row(id: "a", text: "1"), Row(id: "b", text: "2!")]
    let difference = ListDifference(from: before, to: after) { $0.text == $1.text }
    expectEqual(difference.script, "2>0")
    expectEqual(difference.updates, [.init(old: 1, new: 2), .init(old: 2, new: 0)])
  }
}

extension ListDifference {
  /// The operations in one line.
  var script: String {
    let operations =
      deletions.map { "-\($0)" } + insertions.map { "+\($0)" } + moves.map { "\($0.old)>\($0.new)" }
    return operations.joined(separator: " ")
  }
}

/// Equals nothing, not even itself, so that it is only taken for the same by where it is stored.
private struct Unequal: Hashable {
  static func == (_: Unequal, _: Unequal) -> Bool { false }
  func hash(into hasher: inout Hasher) {}
}

/// How often identifiers were hashed, by their numbers.
private final class HashCounter {
  var hashes: [Int: Int] = [:]
}

private struct CountedIdentifier: Hashable {
  let number: Int
  let counter: HashCounter

  init(_ number: Int, _ counter: HashCounter) {
    self.number = number
    self.counter = counter
  }

  static func == (left: Self, right: Self) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) {
    counter.hashes[number, default: 0] += 1
    hasher.combine(number)
  }
}

/// Is nothing but its bits, and counts how often it is hashed.
private struct PlainIdentifier: Hashable {
  let number: Int
  let hashes: UnsafeMutablePointer<Int>

  func hash(into hasher: inout Hasher) {
    hashes.pointee += 1
    hasher.combine(number)
  }
}

/// The same, and says that its bits are all that counts.
private struct BitwisePlainIdentifier: BitwiseIdentifier {
  let number: Int
  let hashes: UnsafeMutablePointer<Int>

  func hash(into hasher: inout Hasher) {
    hashes.pointee += 1
    hasher.combine(number)
  }
}

/// Equals identifiers with other notes.
private struct NotedIdentifier: Hashable {
  let number: Int
  let note: Int

  static func == (left: Self, right: Self) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// Shares its hash with two others.
private struct CollidingIdentifier: Hashable {
  let number: Int

  func hash(into hasher: inout Hasher) { hasher.combine(number / 3) }
}

/// Has another hash each time it is asked.
private final class MoodyIdentifier: Hashable {
  let number: Int
  private var mood = 0

  init(_ number: Int) { self.number = number }

  static func == (left: MoodyIdentifier, right: MoodyIdentifier) -> Bool {
    left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    mood += 1
    hasher.combine(mood % 3)
  }
}
