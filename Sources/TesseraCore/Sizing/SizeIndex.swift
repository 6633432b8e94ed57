/// The extents of items along one axis, with offsets found in O(log m).
///
/// Neighbouring items of exactly equal extent are one run, whatever their number: a billion rows
/// that are not measured yet cost the memory of one. *m* below is the number of runs, that is,
/// at most twice the number of extents that were set, plus one. Offsets within a run are multiplied
/// and not accumulated, so they do not drift. A copy costs O(1) and shares everything with the
/// original until one of both changes; this is how positions *before* a change are kept. Queries
/// allocate nothing.
///
/// ```swift
/// var index = SizeIndex(repeating: 44, count: 1_000_000_000)
/// let before = index
/// index.setExtent(60, ofItem: 3)
/// index.offset(ofItem: 10)  // 456
/// before.offset(ofItem: 10)  // 440
/// ```
public struct SizeIndex: Sendable {
  private var rope: Rope<ExtentRun>

  /// Creates an index of no items.
  public init() { rope = Rope() }

  /// Creates an index of items that all have the same extent, in O(1).
  ///
  /// `extent` must be finite and not negative, `count` must not be negative.
  public init(repeating extent: Double, count: Int) {
    SizeIndex.require(extent)
    precondition(count >= 0, "The count \(count) is negative")
    rope = Rope(count == 0 ? [] : [ExtentRun(count: count, extent: extent)])
  }

  /// Creates an index of items with these extents, in O(n).
  ///
  /// Each must be finite and not negative.
  public init(_ extents: [Double]) {
    rope = Rope(
      extents.map { extent in
        SizeIndex.require(extent)
        return ExtentRun(count: 1, extent: extent)
      }
    )
  }

  /// The number of items.
  public var count: Int { rope.count }

  /// The sum of all extents.
  public var totalExtent: Double { rope.summary.extent }

  /// The number of runs of equal extents that are stored, counted in O(m); memory follows it.
  public var runCount: Int { rope.runCount }

  /// The distance from the start of the first item to the start of `item`; O(log m).
  ///
  /// `item` may be ``count``: the offset is then the total extent. It must not lie outside.
  public func offset(ofItem item: Int) -> Double {
    precondition((0...count).contains(item), "Item \(item) is not in 0...\(count)")
    guard let (before, run) = rope.run(at: item) else { return totalExtent }
    return before.extent + Double(item - before.count) * run.extent
  }

  /// The extent of `item`, which must be one of the items; O(log m).
  public func extent(ofItem item: Int) -> Double {
    guard let (_, run) = rope.run(at: item) else {
      preconditionFailure("Item \(item) is not in 0..<\(count)")
    }
    return run.extent
  }

  /// The item that covers `offset`; O(log m).
  ///
  /// An item covers its start and not its end, so an item of no extent covers nothing. In front of
  /// the first item this is the first item, past the end it is the last one. Nil if there are no
  /// items. A NaN counts as in front.
  public func item(at offset: Double) -> Int? {
    guard count > 0 else { return nil }
    guard offset >= 0 else { return 0 }
    guard let (before, run) = rope.firstRun(where: { $0.extent > offset }) else {
      return count - 1
    }
    var item = run.extent > 0 ? run.count - 1 : 0
    let quotient = (offset - before.extent) / run.extent
    if quotient < Double(item) { item = min(item, Int(quotient)) }
    // The quotient can be rounded across a border; offsets decide.
    if before.extent + Double(item) * run.extent > offset { item = max(0, item - 1) }
    if item + 1 < run.count, before.extent + Double(item + 1) * run.extent <= offset { item += 1 }
    return before.count + item
  }
}

extension SizeIndex {
  /// Replaces the extent of one item and so moves every item behind it; O(log m).
  ///
  /// `extent` must be finite and not negative, `item` must be one of the items.
  public mutating func setExtent(_ extent: Double, ofItem item: Int) {
    SizeIndex.require(extent)
    requireItems(item..<(item + 1))
    rope.replace(item..<(item + 1), with: [ExtentRun(count: 1, extent: extent)])
    checkInvariants()
  }

  /// Puts `insertedCount` items of equal extent in front of `item`; O(log m).
  ///
  /// `item` may be ``count``, to append.
  public mutating func insert(_ insertedCount: Int, extent: Double, at item: Int) {
    SizeIndex.require(extent)
    precondition((0...count).contains(item), "Item \(item) is not in 0...\(count)")
    precondition(insertedCount >= 0, "The count \(insertedCount) is negative")
    guard insertedCount > 0 else { return }
    rope.replace(item..<item, with: [ExtentRun(count: insertedCount, extent: extent)])
    checkInvariants()
  }

  /// Takes the items in `range` out; O(log m).
  public mutating func remove(_ range: Range<Int>) {
    requireItems(range)
    rope.replace(range, with: [])
    checkInvariants()
  }

  /// Takes `item` out and puts it back, with its extent, so that it becomes `destination`.
  ///
  /// The destination is an index after the move. O(log m).
  public mutating func move(from item: Int, to destination: Int) {
    requireItems(destination..<(destination + 1))
    let moved = extent(ofItem: item)
    remove(item..<(item + 1))
    insert(1, extent: moved, at: destination)
  }

  private func requireItems(_ range: Range<Int>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "Items \(range.lowerBound)..<\(range.upperBound) are not in 0..<\(count)"
    )
  }

  private static func require(_ extent: Double) {
    precondition(extent >= 0 && extent.isFinite, "The extent \(extent) is not a finite length")
  }
}

extension SizeIndex {
  #if InternalChecks
    /// Traps when the total disagrees with the extents.
    private func checkInvariants() {
      guard rope.isWalked else { return }
      var count = 0
      var extent = 0.0
      rope.visit { _, run in
        count += run.count
        extent += run.summary.extent
        return true
      }
      precondition(count == self.count, "\(self.count) items are counted, \(count) are held")
      precondition(
        abs(extent - totalExtent) <= 1e-9 * max(1, extent),
        "The total is \(totalExtent), but the runs add up to \(extent)"
      )
    }
  #else
    /// Does nothing: the `InternalChecks` trait is off.
    @inline(__always) private func checkInvariants() {}
  #endif
}
