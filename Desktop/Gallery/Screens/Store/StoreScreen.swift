import GallerySupport
import UIKit

/// Restaurants, kitchens and dishes in sections that scroll sideways.
struct StoreScreen: GalleryScreen {
  let title = "Store"
  let summary =
    "Cards of one height, carousels inside their panels, and a search through all sections."
  let symbolName = "house"
  let options: [GalleryOption] = [.menu]

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController { StoreController(menuPath: values[.menu]) }
}
