import GallerySupport
import UIKit

/// Batches that take over from each other, to be looked at frame by frame.
struct RelayScreen: GalleryScreen {
  let title = "Relay"
  let summary = "Press anywhere for the next batch, also while the last one is still moving."
  let symbolName = "repeat"
  let options: [GalleryOption] = []

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController { RelayController() }
}
