import GallerySupport
import UIKit

/// A library: a reader's card, the books that were taken, and a catalogue of 500 books.
struct LibraryScreen: GalleryScreen {
  let title = "Library"
  let summary =
    "A reader’s card, a shelf and a catalogue of 500 books that change together, by section adapters."
  let symbolName = "book"
  let options: [GalleryOption] = []

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController { LibraryController() }
}
