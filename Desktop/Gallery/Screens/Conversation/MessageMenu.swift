import GallerySupport
import UIKit

/// What can be done with a message.
@MainActor
struct MessageMenu {
  let session: ConversationSession
  /// Has a text written once more.
  let edit: (Message.ID, String) -> Void
  /// Called after the conversation was changed.
  let changed: () -> Void

  /// Reactions for which the fonts of every desktop have signs.
  private static let reactions = ["♥", "★", "✓", "☺"]

  /// Reactions to a message, and changes of one's own.
  func menu(for id: Message.ID) -> UIMenu? {
    guard let message = session.window[id] else { return nil }
    let reactions = Self.reactions.map { sign in
      UIAction(title: sign, state: message.reactions.contains(sign) ? .on : .off) { _ in
        _ = session.toggleReaction(sign, of: id)
        changed()
      }
    }
    let edit = UIAction(title: "Edit") { _ in
      if let text = session.text(of: id) { self.edit(id, text) }
    }
    let delete = UIAction(title: "Delete", attributes: .destructive) { _ in
      _ = session.delete(id)
      changed()
    }
    let isOwn = message.author == ConversationFiles.author
    return UIMenu(children: [
      UIMenu(options: .displayInline, children: reactions),
      UIMenu(options: .displayInline, children: isOwn ? [edit, delete] : [delete]),
    ])
  }
}
