import Foundation

extension UITextField {
  /// Gives the text the font for the size that the person wants, if it is to follow that.
  func adaptFont() {
    guard appearance.followsContentSizeCategory else { return }
    let font = appearance.text.font.adapted(to: traitCollection.preferredContentSizeCategory)
    if font != appearance.text.font { changeAppearance { $0.text.font = font } }
  }

  func changeAppearance(_ change: (inout Appearance) -> Void) {
    change(&appearance)
    applyPlaceholderAppearance()
    placeholderLabel.textAlignment = appearance.text.alignment
    applyStyle()
    contentDidChange()
  }

  /// Gives the placeholder the font of the field, and its own attributes over that.
  func applyPlaceholderAppearance() {
    placeholderLabel.font = appearance.text.font
    placeholderLabel.textColor = .placeholderText
    if let words = appearance.attributedPlaceholder { placeholderLabel.attributedText = words }
  }

  func changeTraits(_ change: (inout Traits) -> Void) {
    change(&traits)
    applyStyle()
  }

  func changeAccessories(_ change: (inout Accessories) -> Void) {
    change(&accessories)
    contentDidChange()
  }

  func replaceAccessory(
    _ accessory: WritableKeyPath<Accessories, UIView?>,
    with view: UIView?
  ) {
    guard accessories[keyPath: accessory] !== view else { return }
    accessories[keyPath: accessory]?.removeFromSuperview()
    changeAccessories { $0[keyPath: accessory] = view }
  }

  func adoptAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    changeAppearance { appearance in
      if let font = attributes[.font] as? UIFont { appearance.text.font = font }
      if let color = attributes[.foregroundColor] as? UIColor { appearance.text.color = color }
      if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle {
        appearance.text.alignment = paragraph.alignment
      }
    }
  }

  /// Applies the appearance to the editor, resolved for the traits.
  func applyStyle() {
    let color = appearance.text.color.backendColor(in: traitCollection)
    var style = UIBackendTextEditorStyle(
      font: appearance.text.font.backendFont,
      color: color,
      tint: tintColor.backendColor(in: traitCollection),
      alignment: UIBackendText.Alignment(appearance.text.alignment, isRightToLeft: isRightToLeft)
    )
    if !isEnabled { style.color.alpha *= 0.5 }
    style.isRightToLeft = isRightToLeft
    style.isSecure = isSecureTextEntry
    style.isEditable = isEnabled
    style.purpose = UIBackendTextEditorStyle.Purpose(
      textContentType,
      keyboardType,
      isSecure: isSecureTextEntry
    )
    style.hints = traits.input.overridden(by: self).hints(for: style.purpose)
    if editorView.editor.style != style { editorView.editor.style = style }
  }

  /// The text, the placeholder or what stands beside it is another.
  func contentDidChange() {
    placeholderLabel.isHidden = holdsText || editorView.editor.isComposing
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Editing has begun or ended.
  func editingDidChange() {
    applyStyle()
    contentDidChange()
  }
}
