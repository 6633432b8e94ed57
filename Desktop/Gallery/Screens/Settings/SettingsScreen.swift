import GallerySupport
import UIKit

/// A list of settings with every accessory, controls, and rows that are edited and pulled aside.
struct SettingsScreen: GalleryScreen {
  let title = "Settings"
  let summary =
    "A list of settings with every accessory, controls, rows that are edited, and a style of its own choice."
  let symbolName = "gearshape"
  let options: [GalleryOption] = [.folder]

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController {
    SettingsController(networkFolder: values[.folder] ?? NetworkInterface.systemFolder)
  }
}
