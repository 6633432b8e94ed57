import GallerySupport
import UIKit

/// A feed that grows at both ends while it is read.
struct NewsScreen: GalleryScreen {
  let title = "News"
  let summary = "A feed that grows at both ends while the entry you read keeps its position."
  let symbolName = "text.alignleft"
  let options: [GalleryOption] = []

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController { NewsController(clock: clock) }
}
