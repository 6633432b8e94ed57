/// An order of rows that knows at which position each of them is.
///
/// Rows are dense numbers that stand for something else. As long as they follow each other, they take no
/// memory; after that they lie in leaves. The owner of the order stores the leaf of each row and passes it in where
/// it is needed, so that several orders can share that memory; it is made longer where it has no place for a row.
///
/// - Finding a position, or the row at a position, costs O(log n).
/// - Appending costs O(1), amortised. Inserting costs O(log n), and now and then, when a leaf overflows, as many steps
///   as there are leaves; the first time that rows do not follow each other any more it costs a step for each.
/// - A copy costs O(1) and shares everything with the original until one of both changes.
package struct RankedRows: Sendable {
  private var form = Form.run(RowRun())

  private enum Form: Sendable {
    case run(RowRun)
    case leaves(RowLeaves)
  }

  package init() {}

  /// How many rows there are.
  package var count: Int {
    switch form {
    case .run(let run): run.count
    case .leaves(let leaves): leaves.count
    }
  }

  /// Whether nothing has changed since one of both was copied from the other; O(1).
  package func sharesStorage(with other: RankedRows) -> Bool {
    switch (form, other.form) {
    case (.run(let run), .run(let other)): run.sharesStorage(with: other)
    case (.leaves(let leaves), .leaves(let other)): leaves.sharesStorage(with: other)
    case (.run, .leaves), (.leaves, .run): false
    }
  }

  /// The rows where they follow each other as they were added; `nil` where they may not.
  package var run: Range<Int>? {
    guard case .run(let run) = form else { return nil }
    return run.range
  }

  /// The position of a row that is in the order.
  package func position(of row: Int32, leaves homes: [Int32]) -> Int {
    switch form {
    case .leaves(let leaves): return leaves.position(of: row, leaves: homes)
    case .run(let run):
      guard let position = run.position(of: row) else {
        preconditionFailure("Row \(row) is not in the order")
      }
      return position
    }
  }

  /// The row at a position, which must exist.
  package func row(at position: Int) -> Int32 {
    switch form {
    case .leaves(let leaves): return leaves.row(at: position)
    case .run(let run):
      precondition(
        (0..<run.count).contains(position),
        "Position \(position) is not in 0..<\(count)"
      )
      return run.row(at: position)
    }
  }

  /// The rows in their order; O(n).
  package var rows: [Int32] {
    switch form {
    case .run(let run): run.rows(in: 0..<run.count)
    case .leaves(let leaves): leaves.rows
    }
  }

  /// The rows in a range of positions; O(log n) and one step for each.
  package func rows(in range: Range<Int>) -> [Int32] {
    switch form {
    case .run(let run): run.rows(in: range.clamped(to: 0..<run.count))
    case .leaves(let leaves): leaves.rows(in: range)
    }
  }
}

extension [RankedRows] {
  /// The position of a row that is in the order at an index.
  ///
  /// Asked here, where the parts of an order are known: other modules copy an order to ask it, and two retains of the copy took longer
  /// than the answer.
  package func position(of row: Int32, in index: Int, leaves homes: [Int32]) -> Int {
    self[index].position(of: row, leaves: homes)
  }
}

extension RankedRows {
  /// Puts rows in, so that the first of them has a position, which may be ``count``.
  ///
  /// `homes` holds the leaf of each row, where that is in a leaf, and is kept up to date.
  package mutating func insert(_ rows: [Int32], at position: Int, leaves homes: inout [Int32]) {
    guard !rows.isEmpty else { return }
    if case .run(var run) = form, position == run.count, run.takes(contentsOf: rows) {
      // Let go of, so that the run is not a copy of itself.
      form = .leaves(RowLeaves())
      run.append(rows[0], count: rows.count)
      form = .run(run)
    } else {
      makeRoom(for: rows, &homes)
      changeLeaves(&homes) { $0.insert(rows, at: position, leaves: &$1) }
    }
  }

  /// Puts a row in behind all others; O(1), amortised.
  package mutating func append(_ row: Int32, leaves homes: inout [Int32]) {
    if case .run(var run) = form, run.takes(row) {
      form = .leaves(RowLeaves())
      run.append(row)
      form = .run(run)
    } else {
      makeRoom(for: [row], &homes)
      changeLeaves(&homes) { $0.append(row, leaves: &$1) }
    }
  }

  /// Takes the rows in a range of positions out, and returns them.
  @discardableResult
  package mutating func remove(_ range: Range<Int>, leaves homes: inout [Int32]) -> [Int32] {
    guard !range.isEmpty else { return [] }
    if case .run(var run) = form, range.lowerBound == 0 || range.upperBound == run.count {
      form = .leaves(RowLeaves())
      let removed = run.rows(in: range)
      run.keep(range.lowerBound == 0 ? range.upperBound..<run.count : 0..<range.lowerBound)
      form = .run(run)
      return removed
    }
    return changeLeaves(&homes) { $0.remove(range, leaves: &$1) }
  }

  /// Changes the leaves, into which the rows are put before if they were a run.
  private mutating func changeLeaves<Result>(
    _ homes: inout [Int32],
    _ body: (inout RowLeaves, inout [Int32]) -> Result
  ) -> Result {
    var changed = RowLeaves()
    switch form {
    case .run(let run):
      let rows = run.rows(in: 0..<run.count)
      makeRoom(for: rows, &homes)
      changed.insert(rows, at: 0, leaves: &homes)
    case .leaves(let leaves):
      changed = leaves
    }
    // Let go of, so that the leaves are not copied because they are held twice.
    form = .run(RowRun())
    defer { form = .leaves(changed) }
    return body(&changed, &homes)
  }

  private func makeRoom(for rows: [Int32], _ homes: inout [Int32]) {
    guard let last = rows.max(), last >= homes.count else { return }
    homes += repeatElement(-1, count: Int(last) + 1 - homes.count)
  }
}
