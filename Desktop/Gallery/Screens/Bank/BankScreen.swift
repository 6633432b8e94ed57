import GallerySupport
import UIKit

/// Currencies, operations with a search, and parts of one list that are filled independently.
struct BankScreen: GalleryScreen {
  let title = "Bank"
  let summary =
    "Currencies, 2,000 operations with a search, and a list in four slices, by list adapters."
  let symbolName = "globe"
  let options: [GalleryOption] = []

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController { BankController(clock: clock) }
}
