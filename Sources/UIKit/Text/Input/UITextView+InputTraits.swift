extension UITextView: UITextInputTraits {
  struct Setup {
    var look = TextLook(font: .systemFont(ofSize: 12), color: .label)
    var containerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    var followsContentSizeCategory = false
    var isEditable = true
    var isSelectable = true
    var keyboardType = UIKeyboardType.default
    var contentType: UITextContentType?
    var input = TextInputTraits()
    var inputAccessoryView: UIView?
  }

  /// What input methods are told, as the properties of the view say, which a subclass may override.
  var inputHints: TextInputTraits {
    var hints = setup.input
    hints.capitalization = autocapitalizationType
    hints.correction = autocorrectionType
    hints.spelling = spellCheckingType
    return hints
  }
}
