import GallerySupport
import UIKit

/// A thousand million rows, to show that cost follows what can be seen.
struct BillionScreen: GalleryScreen {
  let title = "Billion"
  let summary = "A thousand million rows: cost follows what can be seen, not what exists."
  let symbolName = "list.number"
  let options: [GalleryOption] = [.rows]

  /// The number of rows unless another one is asked for.
  static let defaultRowCount = 1_000_000_000

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController {
    BillionController(rowCount: values[.rows].flatMap { Int($0) } ?? Self.defaultRowCount)
  }
}
