import UIKit

class RowController: UIViewController {}

struct Tab {
  let type: RowController.Type
  let number: Int.Type

  func makeAny(_ type: UIViewController.Type) -> UIViewController { type.init() }

  func make() -> UIViewController {
    _ = number.init()
    return type.init()
  }
}
