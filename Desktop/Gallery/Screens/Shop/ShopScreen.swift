import GallerySupport
import UIKit

/// A shop: sections of different layouts below one another.
struct ShopScreen: GalleryScreen {
  let title = "Shop"
  let summary = "A compositional layout: nested groups, equal heights, a carousel and a list."
  let symbolName = "shippingbox"
  let options: [GalleryOption] = []

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController { ShopController() }
}
