/// Why an element of a conversation appears or disappears.
public enum ConversationElementChange: Hashable, Sendable {
  /// It was inserted, by itself or with its section.
  case insert
  /// It was deleted, by itself or with its section.
  case delete
  /// It is shown by another view, by itself or with its section.
  case reload
}
