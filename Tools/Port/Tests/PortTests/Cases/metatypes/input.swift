import UIKit

class RowController: UIViewController {}

struct Tab {
  let type: RowController.Type
  let number: Int.Type

  func make() -> UIViewController {
    _ = number.init()
    return type.init()
  }
}
