/// The rows that an identifier refers to which is in a list more than once.
public enum DuplicatePolicy: Hashable, Sendable, CaseIterable {
  /// The row that was given first is the one that the identifier means.
  case first
  /// The row that was given last is the one that the identifier means.
  case last
  /// All rows; they are distinguished by their order among the rows with that identifier.
  case tag
}
