import GallerySupport
import UIKit

/// Every package of a status file, in sections, with rows as high as their text.
struct PackagesScreen: GalleryScreen {
  let title = "Packages"
  let summary = "Every package of this machine: pinned headers, and rows that measure themselves."
  let symbolName = "shippingbox"
  let options: [GalleryOption] = [.file]

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController {
    PackagesController(path: values[.file] ?? PackageCatalog.systemPath)
  }
}
