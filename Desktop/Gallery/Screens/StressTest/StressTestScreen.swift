import GallerySupport
import UIKit

/// Random batches without end, and the rules that hold after each of them.
struct StressTestScreen: GalleryScreen {
  let title = "Stress test"
  let summary = "Random batches, jumps and sizes without end; the rules are checked after each."
  let symbolName = "bolt"
  let options: [GalleryOption] = [.seed]

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController {
    StressTestController(seed: values[.seed].flatMap { UInt64($0) } ?? 1, clock: clock)
  }
}
