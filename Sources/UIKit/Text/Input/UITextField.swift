import CoreGraphics
public import Foundation

/// A line of text that the user edits.
///
/// The behaviour is that of Apple's `UITextField` as documented there. Typing, selecting, input methods, the clipboard
/// and undo are those of the desktop: the text is in an editor of the backend, which stands where the field is. The
/// field is the first responder while the editor has the keys.
@preconcurrency @MainActor
open class UITextField: UIControl, UIContentSizeCategoryAdjusting, UITextInputTraits {
  let editorView = TextEditorView(UIApplication.shared.backend.makeTextEditor())
  let placeholderLabel = UILabel()
  /// The clear button, once it was asked for: most fields never show it.
  private(set) var madeClearButton: UIButton?
  var appearance = Appearance()
  var traits = Traits()
  var accessories = Accessories()
  private lazy var frameView = FieldFrameView()

  /// The receiver of questions and news.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty field; there are no archives of views to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  var clearButton: UIButton {
    if let madeClearButton { return madeClearButton }
    let button = makeClearButton()
    madeClearButton = button
    return button
  }

  private func setUp() {
    placeholderLabel.textColor = .placeholderText
    placeholderLabel.font = appearance.text.font
    addSubview(editorView)
    addSubview(placeholderLabel)
    editorView.owner = self
    applyStyle()
  }

  /// The text; empty by default, and never `nil` when read.
  ///
  /// Setting it puts the cursor at the end, forgets what could be undone and tells no one.
  open var text: String? {
    get { editorView.editor.text }
    set { setText(newValue ?? "") }
  }

  /// The text with the attributes of the field; those at the start of a text that is set become those of the field.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: editorView.editor.text, attributes: defaultTextAttributes) }
    set { setAttributedText(newValue) }
  }

  /// The font and the colour of the text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: appearance.text.font, .foregroundColor: appearance.text.color] }
    set { adoptAttributes(newValue) }
  }

  // Apple declares the font and the colour so that code need not unwrap them.

  /// The font of the text; 17 points by default and after setting `nil`.
  open var font: UIFont? {
    get { appearance.text.font }
    set {
      changeAppearance { $0.text.font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize) }
      adaptFont()
    }
  }

  /// Whether a font of a text style, or a scaled one, follows the preferred text size; `false` by default.
  open var adjustsFontForContentSizeCategory: Bool {
    get { appearance.followsContentSizeCategory }
    set {
      appearance.followsContentSizeCategory = newValue
      adaptFont()
    }
  }

  /// The colour of the text; `UIColor.label` by default and after setting `nil`.
  open var textColor: UIColor? {
    get { appearance.text.color }
    set { changeAppearance { $0.text.color = newValue ?? .label } }
  }

  /// The alignment of the text; at the leading edge by default.
  open var textAlignment: NSTextAlignment {
    get { appearance.text.alignment }
    set { changeAppearance { $0.text.alignment = newValue } }
  }

  /// The border of the field; none by default.
  open var borderStyle: BorderStyle {
    get { appearance.borderStyle }
    set { changeAppearance { $0.borderStyle = newValue } }
  }

  /// The text that is displayed while the field is empty.
  open var placeholder: String? {
    get { placeholderLabel.text }
    set {
      appearance.attributedPlaceholder = nil
      placeholderLabel.text = newValue
      applyPlaceholderAppearance()
      contentDidChange()
    }
  }

  /// The attributed text that is displayed while the field is empty.
  ///
  /// What they leave open is as for a plain placeholder: the font of the field, and the colour of placeholders.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderLabel.attributedText }
    set {
      appearance.attributedPlaceholder = newValue.map { NSAttributedString(attributedString: $0) }
      placeholderLabel.text = nil
      applyPlaceholderAppearance()
      contentDidChange()
    }
  }

  /// Whether the text is cleared when editing begins; `false` by default.
  open var clearsOnBeginEditing: Bool {
    get { traits.clearsOnBeginEditing }
    set { traits.clearsOnBeginEditing = newValue }
  }

  /// A view at the bottom of the window while the field is edited; `nil` by default.
  open override var inputAccessoryView: UIView? {
    get { traits.inputAccessoryView }
    set {
      traits.inputAccessoryView = newValue
      reloadInputViews()
    }
  }

  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// Whether letters are shown as dots; `false` by default.
  open var isSecureTextEntry: Bool {
    get { traits.isSecure }
    set {
      changeTraits { $0.isSecure = newValue }
      // No layer changes, and what a reader may know of the letters does.
      changeAccessibility { _ in }
    }
  }

  /// The kind of text that is typed; any text by default.
  open var keyboardType: UIKeyboardType {
    get { traits.keyboardType }
    set { changeTraits { $0.keyboardType = newValue } }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The purpose of the field; it takes precedence over `keyboardType`.
  open var textContentType: UITextContentType! {
    get { traits.contentType }
    set { changeTraits { $0.contentType = newValue } }
  }

  /// The letters that input methods make capitals; the first of each sentence by default.
  ///
  /// Addresses have none, unless all are.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { traits.input.capitalization }
    set { changeTraits { $0.input.capitalization = newValue } }
  }

  /// Whether input methods complete and correct words; as they do by default.
  open var autocorrectionType: UITextAutocorrectionType {
    get { traits.input.correction }
    set { changeTraits { $0.input.correction = newValue } }
  }

  /// Whether input methods check the spelling; by default as they do, and not where nothing is corrected.
  open var spellCheckingType: UITextSpellCheckingType {
    get { traits.input.spelling }
    set { changeTraits { $0.input.spelling = newValue } }
  }

  /// Whether Return does nothing while there is no text; `false` by default.
  open var enablesReturnKeyAutomatically: Bool {
    get { traits.input.returnNeedsText }
    set { changeTraits { $0.input.returnNeedsText = newValue } }
  }

  /// The word on the Return key of a keyboard on a screen; kept for that, and nothing else on a desktop.
  open var returnKeyType: UIReturnKeyType {
    get { traits.input.returnKey }
    set { changeTraits { $0.input.returnKey = newValue } }
  }

  /// The appearance of a keyboard on a screen; kept for that, and nothing else on a desktop.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { traits.input.appearance }
    set { changeTraits { $0.input.appearance = newValue } }
  }

  /// Whether quotation marks become curly; kept, as no input method of a desktop does that.
  open var smartQuotesType: UITextSmartQuotesType {
    get { traits.input.quotes }
    set { changeTraits { $0.input.quotes = newValue } }
  }

  /// Whether hyphens become dashes; kept, as no input method of a desktop does that.
  open var smartDashesType: UITextSmartDashesType {
    get { traits.input.dashes }
    set { changeTraits { $0.input.dashes = newValue } }
  }

  /// Whether blanks are put around what is pasted; kept, as no input method of a desktop does that.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { traits.input.blanks }
    set { changeTraits { $0.input.blanks = newValue } }
  }

  /// Whether there is any text.
  open var hasText: Bool { holdsText }

  /// Replaces what is selected by `text`; called for each text that the user types or an input method commits.
  ///
  /// For what is typed, the delegate is asked by the implementation of the class; not for what a program inserts. Pasted text does not
  /// come here.
  open func insertText(_ text: String) { insert(text) }

  /// Takes out what is selected, or the character before the cursor; called for Backspace, also where there is nothing to take out.
  ///
  /// For Backspace, the delegate is asked by the implementation of the class; not for what a program takes out. Other keys that delete,
  /// such as Control with Backspace, do not come here.
  open func deleteBackward() { deleteBeforeCursor() }

  /// Puts what is selected on the clipboard, unless it is a secret, and takes it out if the delegate allows it.
  open override func cut(_ sender: Any?) { editorView.editor.perform(.cut) }

  /// Puts what is selected on the clipboard, unless it is a secret.
  open override func copy(_ sender: Any?) { editorView.editor.perform(.copy) }

  /// Replaces what is selected by the text on the clipboard, if the delegate allows it; windows take until a later frame.
  open override func paste(_ sender: Any?) { editorView.editor.perform(.paste) }

  /// Takes out what is selected, if the delegate allows it.
  open override func delete(_ sender: Any?) {
    if editorView.editor.selectedRange.length > 0 { editorView.editor.perform(.deleteBackward) }
  }

  /// Selects all of the text.
  open override func selectAll(_ sender: Any?) { editorView.editor.perform(.selectAll) }

  /// The selection, or the position of the cursor; `nil` while the field is not edited.
  open var selectedTextRange: UITextRange? {
    get { isEditing ? UITextRange(editorView.editor.selectedRange) : nil }
    set {
      if let newValue { editorView.editor.selectedRange = newValue.range }
    }
  }

  /// The condition under which the button that clears the text is displayed; never by default, and only while there is text.
  open var clearButtonMode: ViewMode {
    get { accessories.clearMode }
    set { changeAccessories { $0.clearMode = newValue } }
  }

  /// The view where reading begins.
  open var leftView: UIView? {
    get { accessories.left }
    set { replaceAccessory(\.left, with: newValue) }
  }

  /// The condition under which the left view is displayed; never by default.
  open var leftViewMode: ViewMode {
    get { accessories.leftMode }
    set { changeAccessories { $0.leftMode = newValue } }
  }

  /// The view where reading ends; while it is shown, the clear button is not.
  open var rightView: UIView? {
    get { accessories.right }
    set { replaceAccessory(\.right, with: newValue) }
  }

  /// The condition under which the right view is displayed; never by default.
  open var rightViewMode: ViewMode {
    get { accessories.rightMode }
    set { changeAccessories { $0.rightMode = newValue } }
  }

  /// The rectangle that the frame of the field fills.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the text while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }

  /// The rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }

  /// The rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the left view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    accessoryRect(of: shownLeftView, atStart: true, in: bounds)
  }

  /// The rectangle of the right view.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    accessoryRect(of: shownRightView, atStart: false, in: bounds)
  }

  /// The rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    accessoryRect(of: showsClearButton ? clearButton : nil, atStart: false, in: bounds)
  }

  /// As wide as the text or the placeholder, and one line high, with what the frame takes.
  open override var intrinsicContentSize: CGSize { contentSize }

  /// As wide and high as the content, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  override func textBaselines(in size: CGSize) -> TextBaselines? {
    baselines(inHeight: size.height)
  }

  /// Places the text, the placeholder and the views beside it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// Frames the field behind everything in it.
  func showFrame(_ style: BorderStyle) {
    if style != .none, frameView.superview == nil { insertSubview(frameView, at: 0) }
    frameView.show(style, isEditing: isEditing, tint: tintColor)
    if frameView.superview != nil { frameView.frame = borderRect(forBounds: bounds) }
  }

  /// Whether editing can begin: while the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    // The editor tells when it has the keys, and that makes the field the first responder.
    isFirstResponder
      || (canBecomeFirstResponder && editorView.editor.takeFocus() && isFirstResponder)
  }

  /// Ends editing if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    return endEditingNow()
  }

  /// Gives the keys up without a question to the delegate.
  func endEditingNow() -> Bool {
    guard super.resignFirstResponder() else { return false }
    editorView.editor.releaseFocus()
    didEndEditing()
    return true
  }

  /// Ends editing when the field leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    if newWindow == nil, isFirstResponder { _ = endEditingNow() }
    super.willMove(toWindow: newWindow)
  }

  /// Begins editing where the field is pressed beside its text.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if isEnabled { becomeFirstResponder() }
  }

  // Keys that the editor has no use for press nothing here; they are for the views around.

  /// Hands keys on that the text has no use for.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Hands keys on that the text has no use for.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Begins to edit; returns whether that was allowed.
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  override var accessibilityDefaults: AccessibilityDefaults {
    accessibilityDefaults(label: placeholder, value: accessibilityText, traits: .none)
  }

  override var takesKeysWhenPressed: Bool { false }
  override var isKeyStop: Bool { isEnabled }
  override func takeKeysFromTab(_ heading: UIFocusHeading) -> Bool { becomeFirstResponder() }
  override var showsKeyFocusItself: Bool { true }
  override var isPressedByTaps: Bool { true }

  override func stateDidChange() {
    super.stateDidChange()
    editorView.isUserInteractionEnabled = isEnabled
    applyStyle()
  }

  /// Shows the text in the colours of its surroundings.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adaptFont()
    applyStyle()
  }

  /// Shows the cursor and the frame in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyStyle()
    setNeedsLayout()
  }
}
