import GallerySupport
import UIKit

/// A list whose own style, lines, headers and footers are what it lets people choose.
struct SettingsScreen: GalleryScreen {
  let title = "Settings"
  let summary =
    "A list layout that changes its own style, lines, headers and footers as you choose."
  let symbolName = "gearshape"
  let options: [GalleryOption] = []

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController { SettingsController() }
}
