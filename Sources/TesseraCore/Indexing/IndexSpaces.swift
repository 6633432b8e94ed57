/// The index space of sections and items before a batch of updates.
public enum Before {}

/// The index space of sections and items after a batch of updates.
public enum After {}

/// The index space of the data source, in which apps speak of items.
///
/// It is that of what is shown, unless an item is being moved or something is shown that the data source does not have.
package enum DataSpace {}

/// The position of a section in the index space that `Space` names.
public struct SectionIndex<Space>: Hashable, Comparable, Sendable {
  /// The number of sections in front of this one; a recorded operation may hold any number.
  public let index: Int

  /// Creates the index of the section that has `index` sections in front of it.
  @inlinable
  public init(_ index: Int) { self.index = index }

  /// Orders sections from first to last.
  @inlinable
  public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// The position of an item in the index space that `Space` names.
public struct ItemPath<Space>: Hashable, Comparable, Sendable {
  /// The section that holds the item.
  public let section: SectionIndex<Space>
  /// The number of items in front of this one in its section; a recorded operation may hold any.
  public let item: Int

  /// Creates the path of an item in a section.
  @inlinable
  public init(section: SectionIndex<Space>, item: Int) {
    self.section = section
    self.item = item
  }

  /// Creates the path of an item in a section, of numbers.
  @inlinable
  public init(section: Int, item: Int) {
    self.init(section: SectionIndex(section), item: item)
  }

  /// Orders items by section, then by place in the section.
  @inlinable
  public static func < (left: Self, right: Self) -> Bool {
    (left.section.index, left.item) < (right.section.index, right.item)
  }
}

/// The position of a section before a batch.
public typealias OldSection = SectionIndex<Before>

/// The position of a section after a batch.
public typealias NewSection = SectionIndex<After>

/// The position of an item before a batch.
public typealias OldPath = ItemPath<Before>

/// The position of an item after a batch.
public typealias NewPath = ItemPath<After>

/// The position of an item in the data source.
package typealias DataPath = ItemPath<DataSpace>

/// The position of an item in what is shown now, which is what was there before the change that comes next.
package typealias ShownPath = OldPath

// Only what leads from one index space to the other may say that two paths have the same numbers.
extension DataPath {
  /// The same numbers before a batch of the data source, or where nothing is between the data and what is shown.
  var old: OldPath { OldPath(section: section.index, item: item) }
  /// The same numbers after a batch of the data source.
  package var new: NewPath { NewPath(section: section.index, item: item) }
}

extension ItemPath {
  /// The same numbers in the data source.
  var inData: DataPath { DataPath(section: section.index, item: item) }
}

/// The positions of one thing before and after a batch.
public struct PositionPair<Old, New>: Hashable, Sendable
where Old: Hashable & Comparable & Sendable, New: Hashable & Comparable & Sendable {
  /// The position before the batch.
  public let old: Old
  /// The position after the batch.
  public let new: New

  /// Creates the pair of two positions of one thing.
  public init(old: Old, new: New) {
    self.old = old
    self.new = new
  }
}

/// The positions of one section before and after a batch.
public typealias SectionPair = PositionPair<OldSection, NewSection>

/// The positions of one item before and after a batch.
public typealias ItemPair = PositionPair<OldPath, NewPath>
