public import Foundation

/// The inconsistency of a batch of updates, as counts.
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

  /// The actual and the expected number of sections or items.
  public struct Counts: Hashable, Sendable {
    /// The number before the batch.
    public let before: Int
    /// The number after the batch, as the data source returns it.
    public let after: Int
    /// The number that was deleted or moved away.
    public let deleted: Int
    /// The number that was inserted or moved here.
    public let inserted: Int

    /// The expected number after the batch.
    public var expected: Int { before - deleted + inserted }
  }
}
