import UIKit

class EditorController: UIViewController {
  let button = UIButton()

  func connect() {
    button.addTarget(self, action: #selector(pressed), for: .touchUpInside)
    button.addTarget(self, action: #selector(left), for: .touchUpOutside)
  }

  func disconnect() {
    button.removeTarget(self, action: #selector(EditorController.pressed(_:)), for: .touchUpInside)
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == #selector(save) || super.canPerformAction(action, withSender: sender)
  }

  func means(_ action: Selector) -> Bool {
    switch action {
    case #selector(close): true
    default: false
    }
  }

  func pressed(_ sender: UIButton) {}
  func left() {}
  func close() {}
  func save() {}
}

class OtherController: UIViewController {
  // One method of this name, and no other selector of it.
  lazy var tap = UITapGestureRecognizer(target: self, action: #selector(pressed))

  func pressed() {}
}
