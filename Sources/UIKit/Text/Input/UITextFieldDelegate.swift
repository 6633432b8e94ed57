public import Foundation

/// The delegate of a text field; every method is optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun: the field is the first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing has ended; where this is implemented, the method without a reason is not called.
  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  )
  /// Asks whether the user may replace a part of the text, in UTF-16 code units, by text that was typed or pasted.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The selection or the place of the cursor is another.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button may clear the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Return was pressed: whether the field does what it does then.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }
  /// `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }
  /// Calls `textFieldDidEndEditing(_:)`.
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) {
    if !OptionalCall.isLeftOut(by: self) { textFieldDidEndEditing(textField) }
  }
  /// `true`.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }
  /// `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }
  /// `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }
}
