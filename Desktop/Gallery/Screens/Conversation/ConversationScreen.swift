import GallerySupport
import UIKit

/// A conversation in an SQLite database, as long as it may be, which other programs write as well.
struct ConversationScreen: GalleryScreen {
  let title = "Conversation"
  let summary = "A chat in a database of any length: what is read never moves."
  let symbolName = "envelope"
  let options: [GalleryOption] = [.database, .find]

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController {
    let path = values[.database] ?? ConversationFiles.database
    let session = ConversationSession(path: path, words: values[.find])
    return ConversationController(session: session, clock: clock)
  }
}
