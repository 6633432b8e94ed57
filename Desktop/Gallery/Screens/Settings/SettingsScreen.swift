import GallerySupport
import UIKit

/// A list whose own style, lines, headers and footers are what it lets people choose.
struct SettingsScreen: GalleryScreen {
  let title = "Settings"
  let summary =
    "A list that changes its own style, lines, headers and footers, with rows that are pulled aside."
  let symbolName = "gearshape"
  let options: [GalleryOption] = []

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController { SettingsController() }
}
