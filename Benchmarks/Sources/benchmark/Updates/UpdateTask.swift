import TesseraTestSupport

/// Something that is done to a shown collection view and leaves as many rows as there were.
struct UpdateTask {
  /// What is done.
  enum Change {
    /// So many rows are inserted at the top, and deleted again.
    case rowsAtTheTop(Int)
    /// A ``MixedBatch``.
    case mixed
  }

  let name: String
  let change: Change
  /// Whether rows find their own heights.
  let isSelfSized: Bool
  /// Whether the change is animated, with all frames that takes.
  var isAnimated = false

  var sectionCount: Int {
    switch change {
    case .rowsAtTheTop: 1
    case .mixed: MixedBatch.sectionCount
    }
  }

  static let all = [
    UpdateTask(name: "a row at the top in and out", change: .rowsAtTheTop(1), isSelfSized: false),
    UpdateTask(
      name: "a self-sized row at the top in and out",
      change: .rowsAtTheTop(1),
      isSelfSized: true
    ),
    UpdateTask(
      name: "1,000 rows at the top in and out",
      change: .rowsAtTheTop(1_000),
      isSelfSized: false
    ),
    UpdateTask(
      name: "1,000 self-sized rows at the top in and out",
      change: .rowsAtTheTop(1_000),
      isSelfSized: true
    ),
    UpdateTask(name: "100 operations of all kinds", change: .mixed, isSelfSized: false),
    UpdateTask(
      name: "100 operations of all kinds on self-sized rows",
      change: .mixed,
      isSelfSized: true
    ),
    UpdateTask(
      name: "100 operations of all kinds, animated, with 20 frames",
      change: .mixed,
      isSelfSized: false,
      isAnimated: true
    ),
  ]
}
