/// The declaration of one element of a column: its size, and the gap behind it.
public struct ColumnItem: Hashable, Sendable {
  /// The size; its height is the extent along the column.
  public let size: Size
  /// Whether the size is exact, so that the element is never measured.
  public let isExact: Bool
  /// The gap between the element and the next one of its section, in points.
  public let gap: Double

  /// Creates a declaration.
  ///
  /// An extent or a gap that is negative or not a number is zero, and one above ``largestExtent`` is that. An
  /// assumed height below one point is one point: what has no area is never seen and so never measured.
  public init(size: Size, isExact: Bool, gap: Double = 0) {
    self.size = Size(
      width: ColumnItem.length(size.width),
      height: ColumnItem.length(size.height, least: isExact ? 0 : 1)
    )
    self.isExact = isExact
    self.gap = ColumnItem.length(gap)
  }

  /// The greatest extent that an element can have, in points.
  public static let largestExtent = 1e9

  static func length(_ value: Double, least: Double = 0) -> Double {
    value > least ? min(value, largestExtent) : least
  }
}

/// The items of a section as they are declared; neighbouring items of one declaration cost the memory of one.
public struct ColumnItems: Sendable {
  let runs: Rope<ColumnRun>

  /// Items that are all declared alike, in O(1) for any count; a count below zero is zero.
  public static func uniform(count: Int, _ item: ColumnItem) -> ColumnItems {
    ColumnItems(runs: Rope(count > 0 ? [ColumnRun(count: count, item)] : []))
  }

  /// Items that a function declares; it is asked once for each, in order.
  public static func individual(
    count: Int,
    _ item: (_ index: Int) -> ColumnItem
  ) -> ColumnItems {
    var runs: [ColumnRun] = []
    for index in 0..<max(0, count) {
      let run = ColumnRun(count: 1, item(index))
      if let both = runs.last?.joined(with: run) {
        runs[runs.count - 1] = both
      } else {
        runs.append(run)
      }
    }
    return ColumnItems(runs: Rope(runs))
  }

  /// The number of items.
  public var count: Int { runs.count }
}

/// The declaration of a section of a column.
public struct ColumnSection: Sendable {
  /// The element in front of the items, if there is one.
  public var header: ColumnItem?
  /// The items.
  public var items: ColumnItems
  /// The element behind the items, if there is one.
  public var footer: ColumnItem?
  /// The gap between the section and the next one that holds anything, in points.
  public var gap: Double

  /// Creates a declaration; a gap that is negative or not a number is zero.
  public init(
    header: ColumnItem? = nil,
    items: ColumnItems,
    footer: ColumnItem? = nil,
    gap: Double = 0
  ) {
    self.header = header
    self.items = items
    self.footer = footer
    self.gap = ColumnItem.length(gap)
  }
}
