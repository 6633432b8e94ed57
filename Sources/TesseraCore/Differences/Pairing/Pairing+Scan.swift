extension Pairing {
  /// The widest gap, in rows of one side, that a scan looks across.
  @inlinable static var widestGap: Int { 12 }

  /// Pairs what can be paired in the last window by walking it from its beginning and from its end.
  @inlinable
  mutating func scanLastWindow() {
    guard let window = openRows.windows.last, let rows = rows.last else { return }
    guard !window.before.isEmpty, !window.after.isEmpty else { return }
    rows.before[window.before].withUnsafeBufferPointer { before in
      rows.after[window.after].withUnsafeBufferPointer { after in
        var forward = Scan(window, start: (0, 0), step: 1, limit: (before.count, after.count))
        scan(&forward, before, after)
        var backward = Scan(
          window,
          start: (before.count - 1, after.count - 1),
          step: -1,
          limit: (before.count - forward.before, after.count - forward.after)
        )
        scan(&backward, before, after)
      }
    }
  }

  /// A walk along both sides of a window.
  @usableFromInline
  struct Scan {
    @usableFromInline let window: OpenRows.Window
    /// Where the walk begins, in rows of the window.
    @usableFromInline let start: (before: Int, after: Int)
    /// 1 towards the end, -1 towards the beginning.
    @usableFromInline let step: Int
    /// How many rows the walk may take.
    @usableFromInline let limit: (before: Int, after: Int)
    /// How many rows before are behind it.
    @usableFromInline var before = 0
    /// How many rows after are behind it.
    @usableFromInline var after = 0
    /// How many comparisons gaps may still cost; rows that are paired earn more of them.
    ///
    /// Comparing then never costs more than a small part of what hashing everything would.
    @usableFromInline var credit = 400

    @inlinable
    init(
      _ window: OpenRows.Window,
      start: (before: Int, after: Int),
      step: Int,
      limit: (before: Int, after: Int)
    ) {
      self.window = window
      self.start = start
      self.step = step
      self.limit = limit
    }

    @inlinable func indexBefore(_ distance: Int) -> Int { start.before + step * distance }
    @inlinable func indexAfter(_ distance: Int) -> Int { start.after + step * distance }
    @inlinable var isDone: Bool { before >= limit.before || after >= limit.after }
  }

  @inlinable
  mutating func scan(
    _ scan: inout Scan,
    _ before: UnsafeBufferPointer<Row>,
    _ after: UnsafeBufferPointer<Row>
  ) {
    while !scan.isDone {
      let index = (before: scan.indexBefore(scan.before), after: scan.indexAfter(scan.after))
      if rule.isSame(before[index.before], after[index.after]) {
        openRows.pair(
          scan.window.firstBefore + index.before,
          with: scan.window.firstAfter + index.after
        )
        scan.before += 1
        scan.after += 1
        scan.credit += 2
      } else if let gap = gap(&scan, before, after) {
        scan.before += gap.before
        scan.after += gap.after
      } else {
        return
      }
    }
  }

  /// The smallest gap behind which two rows in sequence are the same, or the only one left is.
  ///
  /// Two, because one alone may be a row that was moved here.
  @inlinable
  func gap(
    _ scan: inout Scan,
    _ before: UnsafeBufferPointer<Row>,
    _ after: UnsafeBufferPointer<Row>
  ) -> (before: Int, after: Int)? {
    let rest = (before: scan.limit.before - scan.before, after: scan.limit.after - scan.after)
    let widest = (
      before: min(Pairing.widestGap, rest.before - 1), after: min(Pairing.widestGap, rest.after - 1)
    )
    for total in stride(from: 1, through: widest.before + widest.after, by: 1) {
      for skipped in max(0, total - widest.after)...min(total, widest.before) {
        scan.credit -= 1
        guard scan.credit > 0 else { return nil }
        let gap = (before: skipped, after: total - skipped)
        guard isSame(scan, gap, before, after) else { continue }
        let next = (before: gap.before + 1, after: gap.after + 1)
        if next.before >= rest.before || next.after >= rest.after
          || isSame(scan, next, before, after)
        {
          return gap
        }
      }
    }
    return nil
  }

  /// Whether the rows at a distance from where the walk is are the same.
  @inlinable
  func isSame(
    _ scan: Scan,
    _ distance: (before: Int, after: Int),
    _ before: UnsafeBufferPointer<Row>,
    _ after: UnsafeBufferPointer<Row>
  ) -> Bool {
    rule.isSame(
      before[scan.indexBefore(scan.before + distance.before)],
      after[scan.indexAfter(scan.after + distance.after)]
    )
  }
}
