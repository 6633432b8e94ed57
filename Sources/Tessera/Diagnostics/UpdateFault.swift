public import Foundation
import UIKit

/// What is wrong with a batch of updates, in numbers.
///
/// The batch was mended: what is on screen is what the data source says. `Documentation/UpdateContract.md`
/// has the rules and what is done about each.
public struct UpdateFault: Hashable, Sendable {
  /// The rule that is broken, by its number in the table of wrong batches: 1 to 18.
  public let rule: Int
  /// The places it is about, in the numbering before the batch.
  ///
  /// A section has the item `NSNotFound`.
  public let placesBefore: [IndexPath]
  /// The places it is about, in the numbering after the batch.
  ///
  /// A section has the item `NSNotFound`.
  public let placesAfter: [IndexPath]
  /// The numbers that do not add up; `nil` for faults that are about something else.
  ///
  /// Without places they are numbers of sections, else numbers of items.
  public let counts: Counts?

  /// How many sections or items there are, and how many there should be.
  public struct Counts: Hashable, Sendable {
    /// How many there were before the batch.
    public let before: Int
    /// How many the data source says there are after it.
    public let after: Int
    /// How many were deleted or moved away.
    public let deleted: Int
    /// How many were inserted or moved here.
    public let inserted: Int

    /// How many there should be after the batch.
    public var expected: Int { before - deleted + inserted }
  }

  init(_ fault: BatchFault) {
    rule = fault.rule
    placesBefore = fault.placesBefore
    placesAfter = fault.placesAfter
    counts = fault.counts.map {
      Counts(before: $0.before, after: $0.after, deleted: $0.deleted, inserted: $0.inserted)
    }
  }
}
