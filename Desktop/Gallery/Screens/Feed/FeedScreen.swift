import GallerySupport
import UIKit

/// Posts and a shop front, each made of one array of widgets.
struct FeedScreen: GalleryScreen {
  let title = "Feed"
  let summary = "Posts of a town by the sea and a shop, each one array of small widgets."
  let symbolName = "square.grid.2x2"
  let options: [GalleryOption] = []

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController { FeedController() }
}
