import UIKit

// The controller of a form.
class FormController: UIViewController {
  func save() {}

  private func close() {}

  /// Sends the form.
  // With the sender.
  @discardableResult
  func send(_ sender: Any) -> Bool { true }

  func cancel(_ sender: UIButton) {} // Told by a button.

  public var margin: CGFloat = 8
}

enum Kind: Int { case row, header }

extension FormController {
  func reset() {}
}

final class Badge: UIView {}
