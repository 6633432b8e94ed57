import UIKit

class MenuController: UIViewController {
  lazy var tap = UITapGestureRecognizer(target: self, action: Selector(Self.tapped))

  var items: [UIBarButtonItem] {
    [
      UIBarButtonItem(title: "Save", style: .plain, target: self, action: Selector(Self.save)),
      UIBarButtonItem(title: "Close", style: .plain, target: self, action: Selector(Self.close)),
    ]
  }

  func connect(_ buttons: [UIButton]) {
    // All of them.
    buttons.forEach { button in
      button.addTarget(self, action: Selector(Self.press), for: .touchUpInside)
    }
  }

  func tapped() {}
  func save() {}
  func close() {}
  func press() {}
}
