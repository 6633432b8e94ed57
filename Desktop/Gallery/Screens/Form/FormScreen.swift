import GallerySupport
import UIKit

/// A form with every control, whose rows size themselves and say what is missing while one types.
struct FormScreen: GalleryScreen {
  let title = "Form"
  let summary =
    "A feedback form with every control: rows grow with what is typed, and say at once what is missing."
  let symbolName = "square.and.pencil"
  let options: [GalleryOption] = []

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController {
    FormController(clock: clock)
  }
}
