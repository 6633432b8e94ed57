import GallerySupport
import UIKit

/// Contacts in a table: an index of letters, swipe actions, and rows that are deleted and moved.
struct ContactsScreen: GalleryScreen {
  let title = "Contacts"
  let summary = "A table with an index, swipe actions, and rows that are deleted and moved."
  let symbolName = "person.2"
  let options: [GalleryOption] = []

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController {
    UINavigationController(rootViewController: ContactsController(style: .plain))
  }
}
