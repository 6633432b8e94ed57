import UIKit

class MenuController: UIViewController {
  #if canImport(ObjectiveC)
  @objc lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
  #else
  lazy var tap = UITapGestureRecognizer(target: self, action: Selector(Self.tapped))
  #endif

  var items: [UIBarButtonItem] {
    #if canImport(ObjectiveC)
    return [
      UIBarButtonItem(title: "Save", style: .plain, target: self, action: #selector(save)),
      UIBarButtonItem(title: "Close", style: .plain, target: self, action: #selector(close)),
    ]
    #else
    return [
      UIBarButtonItem(title: "Save", style: .plain, target: self, action: Selector(Self.save)),
      UIBarButtonItem(title: "Close", style: .plain, target: self, action: Selector(Self.close)),
    ]
    #endif
  }

  func connect(_ buttons: [UIButton]) {
    // All of them.
    buttons.forEach { button in
      #if canImport(ObjectiveC)
      return button.addTarget(self, action: #selector(press), for: .touchUpInside)
      #else
      return button.addTarget(self, action: Selector(Self.press), for: .touchUpInside)
      #endif
    }
  }

  #if canImport(ObjectiveC)
  @objc
  #endif
  dynamic func tapped() {}
  #if canImport(ObjectiveC)
  @objc
  #endif
  func save() {}
  #if canImport(ObjectiveC)
  @objc
  #endif
  func close() {}
  #if canImport(ObjectiveC)
  @objc
  #endif
  func press() {}
}
