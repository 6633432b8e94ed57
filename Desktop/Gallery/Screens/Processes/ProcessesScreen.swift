import GallerySupport
import UIKit

/// The processes that run, read every second.
struct ProcessesScreen: GalleryScreen {
  let title = "Processes"
  let summary = "What runs on this machine, read every second: rows move as their order changes."
  let symbolName = "terminal"
  let options: [GalleryOption] = [.folder]

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController {
    ProcessesController(folder: values[.folder] ?? ProcessMonitor.systemFolder, clock: clock)
  }
}
