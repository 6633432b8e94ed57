extension UITextField: UITextInputTraits {
  struct Traits {
    var keyboardType = UIKeyboardType.default
    var contentType: UITextContentType?
    var input = TextInputTraits()
    var isSecure = false
    var clearsOnBeginEditing = false
    var inputAccessoryView: UIView?
  }

  /// What input methods are told, as the properties of the field say, which a subclass may override.
  var inputHints: TextInputTraits {
    var hints = traits.input
    hints.capitalization = autocapitalizationType
    hints.correction = autocorrectionType
    hints.spelling = spellCheckingType
    return hints
  }
}
