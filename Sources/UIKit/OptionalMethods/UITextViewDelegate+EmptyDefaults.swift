// Made by Scripts/make-optional-methods.

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {
    OptionalCall.leftOut(by: self)
  }
}
