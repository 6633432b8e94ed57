import GallerySupport
import UIKit

/// Widgets of the desktop's toolkit in a long list whose cells are reused.
struct WidgetsScreen: GalleryScreen {
  let title = "Widgets"
  let summary =
    "Calendars, scales, drawings and text editors of the desktop's toolkit in rows that are used again."
  let symbolName = "application-x-addon-symbolic"
  let options: [GalleryOption] = []

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController {
    WidgetsController(toolkit: GalleryToolkits.current)
  }
}
