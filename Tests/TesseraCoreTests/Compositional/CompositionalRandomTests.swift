import TesseraCore
import TesseraTestSupport
import Testing

/// Groups up to four deep, along both axes and in both directions.
///
/// `make test` tries 20 seeds in each test. `make trials` goes twelve rounds, in each of which every test has 215 seeds
/// of its own: 10,320 in all.
@Suite("A compositional arrangement, at random")
struct CompositionalRandomTests {
  /// Those of the round, and some that have found something.
  ///
  /// In 1974, a last group holds more items than a full one, and is thinner. In 5628, a last group is wider than the
  /// full ones, which become thinner when they are made as wide. In 1292, an element is a rounding error in front of zero.
  private static func seeds(ofTest number: Int) -> [UInt64] {
    guard let rounds = TrialRounds.named else {
      return TrialRounds.share(of: 0..<50) + [1292, 1974, 5628]
    }
    return rounds.flatMap { round in
      let first = UInt64((round * 4 + number) * 215)
      return Array(first..<first + 215)
    }
  }

  @Test("places everything where the slow twin does", arguments: seeds(ofTest: 0))
  func agreesWithTheSlowTwin(seed: UInt64) throws {
    var walk = CompositionalWalk(seed: seed)
    try walk.requireAgreement()
    try walk.requireRests()
    try walk.requirePinning()
    for _ in 0..<8 { try walk.requireQueryToEqualScan() }
  }

  @Test("still does as sizes are measured", arguments: seeds(ofTest: 1))
  func agreesWhileMeasuring(seed: UInt64) throws {
    var walk = CompositionalWalk(seed: seed)
    for _ in 0..<12 {
      walk.measure()
      try walk.requireAgreement()
    }
    try walk.requireRests()
    try walk.requirePinning()
    for _ in 0..<4 { try walk.requireQueryToEqualScan() }
  }

  @Test("still does as items and sections come and go", arguments: seeds(ofTest: 2))
  func agreesWhileEditing(seed: UInt64) throws {
    var walk = CompositionalWalk(seed: seed)
    for _ in 0..<16 {
      walk.step()
      try walk.requireAgreement()
    }
    try walk.requireRests()
    try walk.requirePinning()
    for _ in 0..<4 { try walk.requireQueryToEqualScan() }
  }

  @Test("is the same in whatever order items are measured", arguments: seeds(ofTest: 3))
  func orderDoesNotMatter(seed: UInt64) throws {
    var walk = CompositionalWalk(seed: seed)
    var shuffled = walk.fast
    var sizes: [(CompositionalItemPath, Size)] = []
    for (section, content) in walk.naive.sections.enumerated() {
      for item in content.measured.indices {
        sizes.append(
          (CompositionalItemPath(section: section, item: item), walk.dice.measuredSize())
        )
      }
    }
    for (path, size) in sizes {
      walk.fast.measure(size, at: path)
      walk.naive.sections[path.section].measured[path.item] = NaiveCompositional.Known(
        size: size,
        axes: Axis.allCases
      )
    }
    try walk.requireAgreement()
    for (path, size) in sizes.shuffled(using: &walk.dice.generator) {
      shuffled.measure(walk.dice.measuredSize(), at: path)
      shuffled.measure(size, at: path)
    }
    for section in walk.naive.sections.indices {
      try #require(
        walk.fast.itemFrames(ofSection: section).isNearly(
          shuffled.itemFrames(ofSection: section)
        ),
        "seed \(seed), section \(section)"
      )
    }
  }
}

extension CompositionalArrangement {
  /// Takes over the size of an item, whatever place of its group it stands in meanwhile.
  fileprivate mutating func measure(_ size: Size, at path: CompositionalItemPath) {
    setMeasured(
      size,
      of: .item(path.item),
      inSection: path.section,
      along: (horizontal: true, vertical: true)
    )
  }
}

extension [Rect] {
  /// Whether all rectangles are the same to a thousandth of a point.
  func isNearly(_ other: [Rect]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isNearly($1) }
  }
}

extension Rect {
  /// Whether two rectangles are the same to a thousandth of a point.
  func isNearly(_ other: Rect) -> Bool {
    abs(x - other.x) < 0.001 && abs(y - other.y) < 0.001 && abs(width - other.width) < 0.001
      && abs(height - other.height) < 0.001
  }
}
