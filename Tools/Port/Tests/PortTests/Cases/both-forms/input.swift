import UIKit

class MenuController: UIViewController {
  @objc lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))

  var items: [UIBarButtonItem] {
    [
      UIBarButtonItem(title: "Save", style: .plain, target: self, action: #selector(save)),
      UIBarButtonItem(title: "Close", style: .plain, target: self, action: #selector(close)),
    ]
  }

  func connect(_ buttons: [UIButton]) {
    // All of them.
    buttons.forEach { button in
      button.addTarget(self, action: #selector(press), for: .touchUpInside)
    }
  }

  @objc dynamic func tapped() {}
  @objc func save() {}
  @objc func close() {}
  @objc func press() {}
}
