import UIKit

class EditorController: UIViewController {
  let button = UIButton()

  func connect() {
    button.addTarget(self, action: Selector(Self.pressed, named: "pressed(_:)"), for: .touchUpInside)
    button.addTarget(self, action: Selector(Self.left), for: .touchUpOutside)
  }

  func disconnect() {
    button.removeTarget(self, action: Selector(EditorController.pressed(_:), named: "pressed(_:)"), for: .touchUpInside)
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector(Self.save, named: "save") || super.canPerformAction(action, withSender: sender)
  }

  func means(_ action: Selector) -> Bool {
    switch action {
    case Selector(Self.close, named: "close"): true
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
  lazy var tap = UITapGestureRecognizer(target: self, action: Selector(Self.pressed))

  func pressed() {}
}
