import GallerySupport
import UIKit

/// A folder of pictures in a carousel that turns and scales them with perspective.
struct CarouselScreen: GalleryScreen {
  let title = "Carousel"
  let summary =
    "Pictures that turn and shrink beside the one in the middle. Drag to page, click to see it large."
  let symbolName = "view-paged"
  let options: [GalleryOption] = [.folder]

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController { CarouselController(folder: values[.folder]) }
}
