import GallerySupport

extension ConversationRow {
  /// The message of the row, if it is one.
  var message: Message.ID? {
    if case .message(let id) = self { id } else { nil }
  }

  /// What positions know the row by.
  var identity: String {
    switch self {
    case .message(let id): "message \(id.key)"
    case .date(let day, let repetition): "day \(day) \(repetition)"
    case .unread: "unread"
    case .typing: "typing"
    }
  }
}
