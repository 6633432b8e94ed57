import GallerySupport
import UIKit

/// Who maintains the packages of the machine, each with a row that opens, and a form that filters them.
struct CompaniesScreen: GalleryScreen {
  let title = "Companies"
  let summary =
    "Rows that open where they are, and a form that filters them, by section controllers."
  let symbolName = "person.2"
  let options: [GalleryOption] = [.file]

  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController {
    CompaniesController(CompanyDirectory(path: values[.file] ?? PackageCatalog.systemPath))
  }
}
