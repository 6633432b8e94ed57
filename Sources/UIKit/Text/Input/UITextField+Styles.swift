import CoreGraphics
import Foundation

extension UITextField {
  /// The borders of the field.
  public enum BorderStyle: Int, Sendable {
    /// Not at all.
    case none
    /// By a thin line.
    case line
    /// By a line around a light background.
    case bezel
    /// By a line with round corners around a light background.
    case roundedRect
  }

  /// The conditions under which a view beside the text is displayed.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the field is edited.
    case whileEditing
    /// While the field is not edited.
    case unlessEditing
    /// Always.
    case always
  }

  struct Appearance {
    var text = TextLook(font: .systemFont(ofSize: UIFont.labelFontSize), color: .label)
    var borderStyle = BorderStyle.none
    /// The placeholder, if it has attributes of its own.
    var attributedPlaceholder: NSAttributedString?
    var followsContentSizeCategory = false
  }

  struct Traits {
    var keyboardType = UIKeyboardType.default
    var contentType: UITextContentType?
    var input = TextInputTraits()
    var isSecure = false
    var clearsOnBeginEditing = false
    var inputAccessoryView: UIView?
  }

  struct Accessories {
    var left: UIView?
    var right: UIView?
    var leftMode = ViewMode.never
    var rightMode = ViewMode.never
    var clearMode = ViewMode.never
  }

  /// The text, with a dot for each character of a secret.
  var accessibilityText: String? {
    guard isSecureTextEntry else { return text }
    return text.map { String(repeating: "•", count: $0.count) }
  }
}
