import GallerySupport
import UIKit

/// The countries of the world, each with a text of many looks.
struct CountriesScreen: GalleryScreen {
  let title = "Countries"
  let summary =
    "250 texts with lists, pictures, links between rows, and paragraphs from right to left."
  let symbolName = "flag"
  let options: [GalleryOption] = []

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController { CountriesController(Country.all) }
}
