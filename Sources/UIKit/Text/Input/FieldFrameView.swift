import CoreGraphics
import Foundation

/// The line around a text field and the background inside it.
final class FieldFrameView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func show(_ style: UITextField.BorderStyle, isEditing: Bool, tint: UIColor) {
    isHidden = style == .none
    let isFilled = style == .bezel || style == .roundedRect
    backgroundColor = isFilled ? .systemBackground : nil
    layer.cornerRadius = style == .roundedRect ? 6 : 0
    layer.borderWidth = isEditing ? 2 : 1
    let color: UIColor = isEditing ? tint : style == .line ? .label : .separator
    layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }
}
