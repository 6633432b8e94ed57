import TesseraTestSupport
import Testing

@testable import TesseraCore

@Suite("A table of identifiers")
struct IdentifierTableTests {
  @Test("agrees with a list of rows, duplicates included", arguments: 0..<30 as Range<UInt64>)
  func agreesWithAList(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var table = IdentifierTable<String>()
    // The rows that are taken, in the order in which they were added.
    var taken: [(row: Int32, identifier: String)] = []
    for step in 0..<200 {
      let comment: Comment = "seed \(seed), step \(step)"
      let identifier = "\(Int.random(in: 0..<25, using: &generator))"
      if let row = Int.random(in: 0..<3, using: &generator) == 0
        ? table.appendNew(onlyOf: [identifier]) : nil
      {
        try #require(!taken.contains { $0.row == row || $0.identifier == identifier }, comment)
        taken.append((row, identifier))
      } else if taken.isEmpty || Int.random(in: 0..<5, using: &generator) < 3 {
        let (row, twin) = table.add(identifier)
        try #require(twin == taken.last { $0.identifier == identifier }?.row, comment)
        try #require(!taken.contains { $0.row == row }, comment)
        taken.append((row, identifier))
      } else {
        let number = Int.random(in: 1...min(4, taken.count), using: &generator)
        let gone = taken.map(\.row).shuffled(using: &generator).prefix(number)
        table.remove(Array(gone))
        taken.removeAll { gone.contains($0.row) }
      }
      try requireAgreement(of: table, with: taken, comment)
    }
  }

  private func requireAgreement(
    of table: IdentifierTable<String>,
    with taken: [(row: Int32, identifier: String)],
    _ comment: Comment
  ) throws {
    table.checkInvariants()
    try #require(table.count == taken.count, comment)
    let groups = Dictionary(grouping: taken, by: \.identifier)
    try #require(table.hasDuplicates == groups.values.contains { $0.count > 1 }, comment)
    let ordinals = table.duplicateOrdinals
    for number in 0..<25 {
      let rows = groups["\(number)", default: []].map(\.row)
      try #require(table.rows(of: "\(number)") == rows, comment)
      try #require(table.row(of: "\(number)") == rows.last, comment)
      for (ordinal, row) in rows.enumerated() {
        try #require(table.identifier(of: row) == "\(number)", comment)
        try #require(ordinals[row, default: 0] == ordinal, comment)
      }
    }
  }

  @Test("sees in the bits of identifiers that rows have those of others")
  func seesBits() {
    var (table, other) = (IdentifierTable<Letters>(), IdentifierTable<Letters>())
    _ = table.add(contentsOf: ["abc", "def", "ghi", "jkl"])
    _ = other.add(contentsOf: ["abd", "def", "ghi", "jkm"])
    #expect(table.isSame(1..<3, as: 1..<3, of: other))
    #expect(!table.isSame(1..<3, as: 0..<2, of: other))
    #expect(!table.isSame(1..<3, as: 1..<2, of: other))
    // Three times three bytes, of which the first, or the last, differ.
    #expect(!table.isSame(0..<3, as: 0..<3, of: other))
    #expect(!table.isSame(1..<4, as: 1..<4, of: other))
    _ = other.add("def")
    #expect(!table.isSame(1..<3, as: 1..<3, of: other))
  }

  @Test("sees nothing in the bits of identifiers that are elsewhere")
  func seesNoBits() {
    var table = IdentifierTable<String>()
    _ = table.add(contentsOf: ["an identifier that is too long to be kept in place"])
    #expect(!table.isSame(0..<1, as: 0..<1, of: table))
  }

  @Test("keeps the rows of identifiers whose hash has changed")
  func survivesChangingHashes() {
    var table = IdentifierTable<Mutable>()
    let identifiers = (0..<100).map { Mutable($0) }
    let rows = identifiers.map { table.add($0).row }
    for identifier in identifiers { identifier.number += 1000 }
    for number in 200..<400 { _ = table.add(Mutable(number)) }
    #expect(table.row(of: Mutable(5)) == nil)
    for (identifier, row) in zip(identifiers, rows) {
      expectEqual(table.identifier(of: row), identifier)
    }
    for row in rows { table.remove(row) }
    expectEqual(table.count, 200)
    #expect(table.row(of: Mutable(300)) != nil)
  }

  private final class Mutable: Hashable {
    var number: Int

    init(_ number: Int) { self.number = number }

    static func == (left: Mutable, right: Mutable) -> Bool { left.number == right.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }
}

/// Three bytes, all of which have the same hash.
private struct Letters: Hashable, ExpressibleByStringLiteral {
  private let bytes: (UInt8, UInt8, UInt8)

  init(stringLiteral value: String) {
    let utf8 = Array(value.utf8)
    bytes = (utf8[0], utf8[1], utf8[2])
  }

  static func == (left: Letters, right: Letters) -> Bool { left.bytes == right.bytes }

  func hash(into hasher: inout Hasher) {}
}
