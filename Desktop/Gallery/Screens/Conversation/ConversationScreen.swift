import GallerySupport
import UIKit

/// A conversation in an SQLite database, as long as it may be, which other programs write as well.
struct ConversationScreen: GalleryScreen {
  let title = "Conversation"
  let summary = "A chat in a database of any length: what is read never moves."
  let symbolName = "envelope"
  let options: [GalleryOption] = [.database]

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController {
    let path = values[.database] ?? ConversationFiles.database
    return ConversationController(session: ConversationSession(path: path), clock: clock)
  }
}
