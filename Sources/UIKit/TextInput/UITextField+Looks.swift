import Foundation

extension UITextField {
  /// Gives the text the font for the size that the person wants, if it is to follow that.
  func adaptFont() {
    guard looks.followsContentSizeCategory else { return }
    let font = looks.text.font.adapted(to: traitCollection.preferredContentSizeCategory)
    if font != looks.text.font { changeLooks { $0.text.font = font } }
  }

  func changeLooks(_ change: (inout Looks) -> Void) {
    change(&looks)
    showPlaceholderLooks()
    placeholderLabel.textAlignment = looks.text.alignment
    applyStyle()
    contentDidChange()
  }

  /// Gives the placeholder the font of the field, and its own looks over that.
  func showPlaceholderLooks() {
    placeholderLabel.font = looks.text.font
    placeholderLabel.textColor = .placeholderText
    if let words = looks.attributedPlaceholder { placeholderLabel.attributedText = words }
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

  func adoptLooks(_ attributes: [NSAttributedString.Key: Any]) {
    changeLooks { looks in
      if let font = attributes[.font] as? UIFont { looks.text.font = font }
      if let color = attributes[.foregroundColor] as? UIColor { looks.text.color = color }
      if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle {
        looks.text.alignment = paragraph.alignment
      }
    }
  }

  /// Hands the looks to the editor, resolved for the surroundings.
  func applyStyle() {
    let color = looks.text.color.backendColor(in: traitCollection)
    var style = UIBackendTextEditorStyle(
      font: looks.text.font.backendFont,
      color: color,
      tint: tintColor.backendColor(in: traitCollection),
      alignment: UIBackendText.Alignment(looks.text.alignment, isRightToLeft: isRightToLeft)
    )
    if !isEnabled { style.color.alpha *= 0.5 }
    style.isRightToLeft = isRightToLeft
    style.isSecure = traits.isSecure
    style.isEditable = isEnabled
    style.purpose = UIBackendTextEditorStyle.Purpose(
      traits.contentType,
      traits.keyboardType,
      isSecure: traits.isSecure
    )
    if editorView.editor.style != style { editorView.editor.style = style }
  }

  /// The text, the placeholder or what stands beside it is another.
  func contentDidChange() {
    placeholderLabel.isHidden = hasText || editorView.editor.isComposing
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Editing has begun or ended.
  func editingDidChange() {
    applyStyle()
    contentDidChange()
  }
}
