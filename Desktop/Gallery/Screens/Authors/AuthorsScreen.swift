import GallerySupport
import UIKit

/// The authors of the library: a navigation controller with a list, details, sheets and alerts.
struct AuthorsScreen: GalleryScreen {
  let title = "Authors"
  let summary =
    "A list with an index in a navigation controller: details, editing, sheets and alerts."
  let symbolName = "person.crop.circle"
  let options: [GalleryOption] = []

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController {
    UINavigationController(rootViewController: AuthorListController(AuthorStore()))
  }
}
