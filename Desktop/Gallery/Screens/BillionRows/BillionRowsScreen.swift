import GallerySupport
import UIKit

/// A billion rows, to show that cost follows what is visible.
struct BillionRowsScreen: GalleryScreen {
  let title = "Billion rows"
  let summary = "A billion rows: cost follows what is visible, not what exists."
  let symbolName = "list.number"
  let options: [GalleryOption] = [.rows]

  /// The number of rows unless another one is asked for.
  static let defaultRowCount = 1_000_000_000

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController {
    BillionRowsController(rowCount: values[.rows].flatMap { Int($0) } ?? Self.defaultRowCount)
  }
}
