import GallerySupport
import UIKit

/// A tree of folders as an outline.
struct FilesScreen: GalleryScreen {
  let title = "Files"
  let summary = "A folder as an outline: what is in a folder is read when it is opened."
  let symbolName = "folder"
  let options: [GalleryOption] = [.folder]

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController {
    FilesController(folder: values[.folder])
  }
}
