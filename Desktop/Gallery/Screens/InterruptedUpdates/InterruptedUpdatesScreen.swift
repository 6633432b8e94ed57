import GallerySupport
import UIKit

/// Batches that interrupt each other.
struct InterruptedUpdatesScreen: GalleryScreen {
  let title = "Interrupted updates"
  let summary = "Press anywhere for the next batch, also while the previous one is still moving."
  let symbolName = "repeat"
  let options: [GalleryOption] = []

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController { InterruptedUpdatesController() }
}
