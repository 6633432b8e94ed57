import UIKit

/// The rows after a batch, from top to bottom, and what the batch did.
struct InterruptedUpdatesStep {
  /// A row: its letter, and how high it is, in points.
  struct Row {
    let letter: Character
    let height: CGFloat
  }

  let title: String
  let rows: [Row]

  /// The batches, in a ring.
  static let all = [
    InterruptedUpdatesStep("Five rows", "A", "B", "C", "D", "E"),
    InterruptedUpdatesStep("B out, F in, E up, C grows", "E", "A", "C++", "F", "D"),
    InterruptedUpdatesStep("F out, G in, E down, D grows", "G", "A", "C++", "D+", "E"),
  ]

  /// Takes letters, with a plus for each step by which a row is higher than others.
  private init(_ title: String, _ rows: String...) {
    self.title = title
    self.rows = rows.compactMap { row in
      row.first.map { Row(letter: $0, height: 36 + CGFloat(row.count - 1) * 20) }
    }
  }

  /// The snapshot in which rows of another height than before are reconfigured.
  func snapshot(after step: InterruptedUpdatesStep?) -> NSDiffableDataSourceSnapshot<Int, Character>
  {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Character>()
    snapshot.appendSections([0])
    snapshot.appendItems(rows.map(\.letter))
    let resized = rows.filter { row in
      step?.height(of: row.letter).map { $0 != row.height } ?? false
    }
    snapshot.reconfigureItems(resized.map(\.letter))
    return snapshot
  }

  /// The height of a row; `nil` for one that is not there.
  func height(of letter: Character) -> CGFloat? { rows.first { $0.letter == letter }?.height }
}
