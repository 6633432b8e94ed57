// Made by Scripts/make-optional-methods.

extension UITextFieldDelegate {
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    OptionalCall.leftOut(by: self)
  }
}
