import UIKit

// The controller of a form.
#if canImport(ObjectiveC)
@objcMembers
#endif
class FormController: UIViewController {
  #if canImport(ObjectiveC)
  @objc
  #endif
  func save() {}

  #if canImport(ObjectiveC)
  @objc
  #endif
  private func close() {}

  /// Sends the form.
  #if canImport(ObjectiveC)
  @objc(sendForm:)
  #endif
  // With the sender.
  @discardableResult
  func send(_ sender: Any) -> Bool { true }

  #if canImport(ObjectiveC)
  @IBAction @objc
  #endif
  func cancel(_ sender: UIButton) {} // Told by a button.

  #if canImport(ObjectiveC)
  @IBInspectable
  #endif
  public var margin: CGFloat = 8
}

#if canImport(ObjectiveC)
@objc
#endif
enum Kind: Int { case row, header }

#if canImport(ObjectiveC)
@objc
#endif
extension FormController {
  func reset() {}
}

#if canImport(ObjectiveC)
@IBDesignable
#endif
final class Badge: UIView {}
