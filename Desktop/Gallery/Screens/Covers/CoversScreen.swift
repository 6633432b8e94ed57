import GallerySupport
import UIKit

/// The books of the library as covers that are drawn by layers, in a grid or a list.
struct CoversScreen: GalleryScreen {
  let title = "Covers"
  let summary =
    "500 books drawn by layers. Press one to turn it over; drag the slider from grid to list."
  let symbolName = "paintpalette"
  let options: [GalleryOption] = []

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController { CoversController() }
}
