import GallerySupport
import UIKit

/// Random batches without end, and what has to hold after each of them.
struct TortureScreen: GalleryScreen {
  let title = "Torture"
  let summary = "Random batches, jumps and sizes without end; what must hold is checked after each."
  let symbolName = "bolt"
  let options: [GalleryOption] = [.seed]

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController {
    TortureController(seed: values[.seed].flatMap { UInt64($0) } ?? 1, clock: clock)
  }
}
