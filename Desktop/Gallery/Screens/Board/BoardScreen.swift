import GallerySupport
import UIKit

/// Lists of cards that are dragged from one to the other.
struct BoardScreen: GalleryScreen {
  let title = "Board"
  let summary = "Cards that are dragged from list to list, to other programs and back."
  let symbolName = "view-dual"
  let options: [GalleryOption] = []

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController { BoardController() }
}
