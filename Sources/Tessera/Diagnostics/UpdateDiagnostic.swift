public import Foundation

/// What is wrong with a batch of updates, in numbers.
///
/// The batch is repaired: what is on screen is what the data source says. `Documentation/UpdateContract.md`
/// lists the rules and what is done about each.
public struct UpdateDiagnostic: Hashable, Sendable {
  /// The rule that is broken, by its number in the table of wrong batches: 1 to 18.
  public let rule: Int
  /// The places concerned, in the index space before the batch.
  ///
  /// A section has the item `NSNotFound`.
  public let placesBefore: [IndexPath]
  /// The places concerned, in the index space after the batch.
  ///
  /// A section has the item `NSNotFound`.
  public let placesAfter: [IndexPath]
  /// The counts that do not add up; `nil` when the diagnostic is about something else.
  ///
  /// Without places they count sections, else the items of a section.
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
}
