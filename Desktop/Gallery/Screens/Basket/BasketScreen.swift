import GallerySupport
import UIKit

/// What is ordered, above recommendations that scroll sideways.
struct BasketScreen: GalleryScreen {
  let title = "Basket"
  let summary = "Rows grow, shrink and go above a carousel, which takes clicks where it is drawn."
  let symbolName = "creditcard"
  let options: [GalleryOption] = []

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController { BasketController() }
}
