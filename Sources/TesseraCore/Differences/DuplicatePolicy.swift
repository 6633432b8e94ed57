/// What becomes of rows whose identifier stands in a list more than once.
public enum DuplicatePolicy: Hashable, Sendable, CaseIterable {
  /// The row that was given first is the one that the identifier means.
  case first
  /// The row that was given last is the one that the identifier means.
  case last
  /// All rows are meant, and are told apart by their number among their like.
  case tag
}
