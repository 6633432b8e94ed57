import GallerySupport
import UIKit

/// One card for each class of view there is.
struct ControlsScreen: GalleryScreen {
  let title = "Controls"
  let summary =
    "Labels, buttons, switches, sliders, steppers, wheels, stacks, pictures and layers on one sheet."
  let symbolName = "preferences-other"
  let options: [GalleryOption] = []

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController {
    ControlsController(clock: clock)
  }
}
