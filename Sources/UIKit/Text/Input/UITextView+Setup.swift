import CoreGraphics

extension UITextView {
  /// The properties that apply to all of the text.
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
}
