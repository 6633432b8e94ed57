/// Why an element of a conversation appears, disappears, or is animated.
public enum ConversationElementChange: Hashable, Sendable {
  /// It was inserted, by itself or with its section.
  case insert
  /// It was deleted, by itself or with its section.
  case delete
  /// It is shown by another view, by itself or with its section.
  case reload
  /// It was moved, by itself or with its section.
  case move
  /// It shows something else in the same view, and has another size now.
  case reconfigure
}
