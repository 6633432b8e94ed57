import UIKit

// The controller of a form.
@objcMembers
class FormController: UIViewController {
  @objc func save() {}

  @objc
  private func close() {}

  /// Sends the form.
  @objc(sendForm:)
  // With the sender.
  @discardableResult
  func send(_ sender: Any) -> Bool { true }

  @IBAction @objc func cancel(_ sender: UIButton) {} // Told by a button.

  @IBInspectable public var margin: CGFloat = 8
}

@objc enum Kind: Int { case row, header }

@objc extension FormController {
  func reset() {}
}

@IBDesignable final class Badge: UIView {}
