import GallerySupport
import UIKit

/// A folder of pictures in a mosaic that follows the window's width.
struct PhotosScreen: GalleryScreen {
  let title = "Photos"
  let summary = "Pictures by month, decoded off the main thread. Click one to see it large."
  let symbolName = "photo"
  let options: [GalleryOption] = [.folder]

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController {
    PhotosController(folder: values[.folder])
  }
}
