import GallerySupport
import UIKit

/// What packages say about themselves, as cards that open in place.
struct ArticlesScreen: GalleryScreen {
  let title = "Articles"
  let summary = "News and terms of packages: stacks and constraints, at any size of text."
  let symbolName = "doc.text"
  let options: [GalleryOption] = [.folder]

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController {
    ArticlesController(folder: values[.folder] ?? ArticleCollection.systemFolder)
  }
}
