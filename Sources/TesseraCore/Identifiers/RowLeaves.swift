/// Rows in any order, in leaves of at most 128.
///
/// Finding a position, or the row at a position, costs O(log n) and the width of a leaf. Inserting costs the width of
/// a leaf, and now and then, when one overflows, as many steps as there are leaves.
struct RowLeaves: Sendable {
  /// How many rows a leaf holds at most.
  static let width = 128

  /// The rows of each leaf, by the number of the leaf.
  private var leaves: [[Int32]] = []
  /// The numbers of the leaves, in their order.
  private var order: [Int32] = []
  /// Where each leaf is in the order, by its number.
  private var ranks: [Int32] = []
  /// The numbers of leaves that hold nothing and have no place.
  private var spareLeaves: [Int32] = []
  /// How many rows there are in front of each leaf.
  private var sums = PrefixSums()
  /// How many rows there are.
  private(set) var count = 0

  init() {}

  /// Whether nothing has changed since one of both was copied from the other; O(1).
  func sharesStorage(with other: RowLeaves) -> Bool {
    count == other.count && leaves.sharesStorage(with: other.leaves)
      && order.sharesStorage(with: other.order)
  }

  /// The position of a row that is in the order.
  func position(of row: Int32, leaves homes: [Int32]) -> Int {
    let leaf = Int(homes[Int(row)])
    guard let offset = leaves[leaf].firstIndex(of: row) else {
      preconditionFailure("Row \(row) is not in leaf \(leaf)")
    }
    return sums.sum(before: Int(ranks[leaf])) + offset
  }

  /// The row at a position, which must exist.
  func row(at position: Int) -> Int32 {
    guard position >= 0, let (rank, before) = sums.index(of: position) else {
      preconditionFailure("Position \(position) is not in 0..<\(count)")
    }
    return leaves[Int(order[rank])][position - before]
  }

  /// The rows in their order; O(n).
  var rows: [Int32] {
    if order.count == 1 { return leaves[Int(order[0])] }
    var rows: [Int32] = []
    rows.reserveCapacity(count)
    for leaf in order { rows += leaves[Int(leaf)] }
    return rows
  }

  /// The rows in a range of positions; O(log n) and one step for each.
  func rows(in range: Range<Int>) -> [Int32] {
    var rows: [Int32] = []
    guard !range.isEmpty, var (rank, before) = sums.index(of: range.lowerBound) else { return rows }
    rows.reserveCapacity(range.count)
    while rank < order.count, before < range.upperBound {
      let leaf = leaves[Int(order[rank])]
      let start = max(0, range.lowerBound - before)
      rows += leaf[start..<min(leaf.count, range.upperBound - before)]
      before += leaf.count
      rank += 1
    }
    return rows
  }
}

extension RowLeaves {
  /// Puts rows in, so that the first of them has a position, which may be ``count``.
  ///
  /// `homes` holds the leaf of each row and is kept up to date.
  mutating func insert(_ rows: [Int32], at position: Int, leaves homes: inout [Int32]) {
    guard !rows.isEmpty else { return }
    defer { checkInvariants(homes) }
    guard position < count, let (rank, before) = sums.index(of: position) else {
      return append(rows, &homes)
    }
    let leaf = Int(order[rank])
    count += rows.count
    if leaves[leaf].count + rows.count <= RowLeaves.width {
      leaves[leaf].insert(contentsOf: rows, at: position - before)
      sums.add(rows.count, at: rank)
      for row in rows { homes[Int(row)] = Int32(leaf) }
    } else {
      var all = leaves[leaf]
      all.insert(contentsOf: rows, at: position - before)
      spread(all, over: rank, &homes)
    }
  }

  /// Puts a row in behind all others; O(1), amortised.
  ///
  /// `homes` holds the leaf of each row and is kept up to date.
  mutating func append(_ row: Int32, leaves homes: inout [Int32]) {
    defer { checkInvariants(homes) }
    guard let last = order.last, leaves[Int(last)].count < RowLeaves.width else {
      return append([row], &homes)
    }
    leaves[Int(last)].append(row)
    sums.add(1, at: order.count - 1)
    homes[Int(row)] = last
    count += 1
  }

  /// Takes the rows in a range of positions out, and returns them.
  @discardableResult
  mutating func remove(_ range: Range<Int>, leaves homes: inout [Int32]) -> [Int32] {
    guard !range.isEmpty, var (rank, before) = sums.index(of: range.lowerBound) else { return [] }
    defer { checkInvariants(homes) }
    var removed: [Int32] = []
    var isAnyEmpty = false
    while removed.count < range.count {
      let leaf = Int(order[rank])
      let width = leaves[leaf].count
      let start = max(0, range.lowerBound - before)
      let end = min(width, range.upperBound - before)
      removed += leaves[leaf][start..<end]
      leaves[leaf].removeSubrange(start..<end)
      sums.add(start - end, at: rank)
      isAnyEmpty = isAnyEmpty || leaves[leaf].isEmpty
      before += width
      rank += 1
    }
    count -= removed.count
    if isAnyEmpty { dropEmptyLeaves() }
    return removed
  }

  /// Fills the last leaf up and adds others behind it.
  private mutating func append(_ rows: [Int32], _ homes: inout [Int32]) {
    count += rows.count
    var start = 0
    while start < rows.count {
      if let last = order.last, leaves[Int(last)].count < RowLeaves.width {
        let leaf = Int(last)
        let end = min(rows.count, start + RowLeaves.width - leaves[leaf].count)
        leaves[leaf] += rows[start..<end]
        sums.add(end - start, at: order.count - 1)
        for row in rows[start..<end] { homes[Int(row)] = last }
        start = end
      } else {
        let leaf = newLeaf()
        ranks[Int(leaf)] = Int32(order.count)
        order.append(leaf)
        sums.append(0)
      }
    }
  }

  /// Replaces a leaf that would overflow by several that are about three quarters full.
  private mutating func spread(_ rows: [Int32], over rank: Int, _ homes: inout [Int32]) {
    let pieces = (rows.count * 4 / 3 + RowLeaves.width - 1) / RowLeaves.width
    var added: [Int32] = []
    for piece in 0..<pieces {
      let start = rows.count * piece / pieces
      let end = rows.count * (piece + 1) / pieces
      let leaf = piece == 0 ? order[rank] : newLeaf()
      leaves[Int(leaf)] = Array(rows[start..<end])
      for row in rows[start..<end] { homes[Int(row)] = leaf }
      if piece > 0 { added.append(leaf) }
    }
    order.insert(contentsOf: added, at: rank + 1)
    recount()
  }

  private mutating func newLeaf() -> Int32 {
    if let leaf = spareLeaves.popLast() { return leaf }
    leaves.append([])
    ranks.append(-1)
    return Int32(leaves.count - 1)
  }

  private mutating func dropEmptyLeaves() {
    spareLeaves += order.filter { leaves[Int($0)].isEmpty }
    order.removeAll { leaves[Int($0)].isEmpty }
    recount()
  }

  private mutating func recount() {
    for (rank, leaf) in order.enumerated() { ranks[Int(leaf)] = Int32(rank) }
    sums = PrefixSums(order.map { leaves[Int($0)].count })
  }
}

extension RowLeaves {
  #if InternalChecks
    /// Traps when a leaf is empty or too full, or a row would not be found where it is.
    private func checkInvariants(_ homes: [Int32]) {
      var position = 0
      for (rank, leaf) in order.enumerated() {
        let rows = leaves[Int(leaf)]
        precondition(
          (1...RowLeaves.width).contains(rows.count),
          "\(rows.count) rows in a leaf"
        )
        precondition(ranks[Int(leaf)] == rank, "Leaf \(leaf) is at \(rank)")
        precondition(sums.sum(before: rank) == position, "\(position) rows are before leaf \(leaf)")
        for row in rows { precondition(homes[Int(row)] == leaf, "Row \(row) is in leaf \(leaf)") }
        position += rows.count
      }
      precondition(position == count, "\(count) rows are counted, \(position) are held")
    }
  #else
    /// Does nothing: the `InternalChecks` trait is off.
    @inline(__always) private func checkInvariants(_ homes: [Int32]) {}
  #endif
}
