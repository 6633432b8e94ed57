import TesseraGTK
import UIKit

exit(
  GTKApplication.run(title: "Cities") {
    UINavigationController(rootViewController: CitiesController())
  }
)
