/// The operations that a batch reported, in the order of its calls, before they are checked.
///
/// A batch inside another is appended to it: both are one.
public struct RecordedBatch: Hashable, Sendable {
  /// The operations, in the order they were reported.
  public private(set) var operations: [UpdateOperation]

  /// Creates a batch of some operations, or of none.
  public init(_ operations: [UpdateOperation] = []) { self.operations = operations }

  /// Whether nothing has been reported.
  public var isEmpty: Bool { operations.isEmpty }

  /// Adds an operation.
  public mutating func append(_ operation: UpdateOperation) { operations.append(operation) }

  /// Adds what another batch reported.
  public mutating func append(_ batch: RecordedBatch) {
    // What a snapshot changes is reported at once, and may be as much as there are items.
    guard !isEmpty else { return operations = batch.operations }
    operations.append(contentsOf: batch.operations)
  }
}
