import BenchmarkSupport
import Foundation
import TesseraTestSupport

/// Two lists of identifiers, and the number of operations that lead from one to the other.
struct DifferenceScene {
  let name: String
  let before: [UUID]
  let after: [UUID]
  /// How many rows go, come and move.
  let operations: (deletions: Int, insertions: Int, moves: Int)
  /// How often both lists may be hashed in the time that the comparison takes; nil without a bound.
  var bound: Double?

  static let count = 100_000

  /// The scenes with fewest changes first.
  static func all() -> [DifferenceScene] {
    var generator = SeededGenerator(seed: 20_24)
    let rows = generator.identifiers(count)
    let more = generator.identifiers(1_000)
    return [
      DifferenceScene(
        name: "unchanged",
        before: rows,
        after: rows.map { $0 },
        operations: (0, 0, 0)
      ),
      DifferenceScene(
        name: "append 1,000",
        before: rows,
        after: rows + more,
        operations: (0, 1_000, 0)
      ),
      scattered(rows, more),
      mixed(rows, more, &generator),
      halfNew(rows, &generator),
      shuffled(rows, &generator),
    ]
  }

  /// Scenes of lists as people have them, in which hashing is most of the work.
  static func small() -> [DifferenceScene] {
    var generator = SeededGenerator(seed: 20_26)
    let rows = generator.identifiers(1_000)
    let none = DifferenceScene(
      name: "none of them the same",
      before: rows,
      after: generator.identifiers(rows.count),
      operations: (rows.count, rows.count, 0)
    )
    return [halfNew(rows, &generator), none, shuffled(rows, &generator)].map { scene in
      var scene = scene
      scene.bound = 1
      return scene
    }
  }

  /// Every 5,000th row is another.
  private static func scattered(_ rows: [UUID], _ more: [UUID]) -> DifferenceScene {
    var after = rows
    for edit in 0..<20 { after[edit * 5_000 + 2_500] = more[edit] }
    return DifferenceScene(
      name: "20 scattered edits",
      before: rows,
      after: after,
      operations: (20, 20, 0)
    )
  }

  /// 1,000 rows go, 1,000 come and 200 are somewhere else.
  private static func mixed(
    _ rows: [UUID],
    _ more: [UUID],
    _ generator: inout SeededGenerator
  ) -> DifferenceScene {
    var after = rows
    var movedPositions: Set<Int> = []
    while movedPositions.count < 1_200 {
      movedPositions.insert(Int.random(in: 0..<count, using: &generator))
    }
    let picked = movedPositions.sorted().shuffled(using: &generator)
    let travellers = picked.prefix(200).map { rows[$0] }
    for position in picked.sorted(by: >) { after.remove(at: position) }
    for row in travellers + more {
      after.insert(row, at: Int.random(in: 0...after.count, using: &generator))
    }
    let moves = fewestMoves(from: rows, to: after)
    return DifferenceScene(
      name: "1,000 deleted, 1,000 inserted, 200 moved at random",
      before: rows,
      after: after,
      operations: (1_000, 1_000, moves),
      bound: 2.5
    )
  }

  /// Every other row is another.
  private static func halfNew(
    _ rows: [UUID],
    _ generator: inout SeededGenerator
  ) -> DifferenceScene {
    let half = rows.count / 2
    let others = generator.identifiers(half)
    let after = rows.indices.map { $0.isMultiple(of: 2) ? rows[$0] : others[$0 / 2] }
    return DifferenceScene(
      name: "half of them new",
      before: rows,
      after: after,
      operations: (half, half, 0),
      bound: 1.7
    )
  }

  private static func shuffled(
    _ rows: [UUID],
    _ generator: inout SeededGenerator
  ) -> DifferenceScene {
    let after = rows.shuffled(using: &generator)
    return DifferenceScene(
      name: "full shuffle",
      before: rows,
      after: after,
      operations: (0, 0, fewestMoves(from: rows, to: after)),
      bound: 2
    )
  }

  private static func fewestMoves(from before: [UUID], to after: [UUID]) -> Int {
    let positions = Dictionary(uniqueKeysWithValues: zip(before, before.indices))
    return benchmark.fewestMoves(after.compactMap { positions[$0] })
  }
}
