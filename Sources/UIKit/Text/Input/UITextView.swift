import CoreGraphics
public import Foundation

/// Text of many lines that the user edits, or selects and copies.
///
/// The behaviour is that of Apple's `UITextView` as documented there. Typing, selecting, input methods, the clipboard
/// and undo are those of the desktop: the text is in a text area of the backend, which fills what the view shows and is
/// scrolled with it. The view is the first responder while the area has the keys. The wheel, a touchpad and keys scroll
/// the text; what is pressed and dragged selects.
///
/// With `isScrollEnabled` off, the view asks for as much height as its text needs in its width, in constraints,
/// stacks and self-sizing cells, and asks again whenever that may differ.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting, UITextInputTraits {
  final let area: any UIBackendTextArea
  final let editorView: TextEditorView
  private let container: NSTextContainer
  final var setup = Setup()
  final var styled = StyledText()
  /// The offset of the area after it was set last, which is another one if there is no room for what was set.
  final var placedOffset: CGFloat = 0
  private weak var textDelegate: (any UITextViewDelegate)?

  /// Creates an empty text view whose lines are in a container; `nil` is a container of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    area = UIApplication.shared.backend.makeTextArea()
    editorView = TextEditorView(area)
    container = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty text view.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates an empty text view; there are no archives of views to read.
  public required init?(coder: NSCoder) {
    area = UIApplication.shared.backend.makeTextArea()
    editorView = TextEditorView(area)
    container = NSTextContainer()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    noteInitialAppearance()
    editorView.owner = self
    container.owner = self
    area.areaClient = self
    insertSubview(editorView, at: 0)
    applyStyle()
    applyInsets()
    placeArea()
  }

  /// Hears what the view does, also that it scrolls, and answers its questions; not retained.
  ///
  /// A delegate for scrolling alone can be set as that of a `UIScrollView`; this property is `nil` then.
  // Beside the property of the scroll view: Swift lets no override change the type of a property that can be set.
  @_nonoverride
  open weak var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set {
      content.delegate = newValue
      textDelegate = newValue
    }
  }

  override func takeDelegate(_ newDelegate: (any UIScrollViewDelegate)?) {
    let ownDelegate = newDelegate as? any UITextViewDelegate
    delegate = ownDelegate
    if ownDelegate == nil { content.delegate = newDelegate }
  }

  final var editingDelegate: (any UITextViewDelegate)? { textDelegate }

  // Apple declares the text, the font and the colour so that code need not unwrap them.

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; empty by default, and never `nil` when read.
  ///
  /// Setting it puts the cursor at the end, forgets what could be undone and tells no one.
  open var text: String! {
    get { area.text }
    set {
      styled.text = nil
      if area.text != newValue ?? "" { area.text = newValue ?? "" }
      updateStyledView()
      contentDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The attributed text; attributes at the start of a text that is set become those of the view.
  ///
  /// A view that is not editable displays all attributes and attachments, and a tap on a link opens it. Nothing in a text with several
  /// attributes can be selected. A view that is editable displays all of its text with the attributes of the view.
  open var attributedText: NSAttributedString! {
    get {
      styled.text
        ?? NSAttributedString(
          string: area.text,
          attributes: [.font: setup.look.font, .foregroundColor: setup.look.color]
        )
    }
    set {
      text = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      let attributes = newValue.attributes(at: 0, effectiveRange: nil)
      if let font = attributes[.font] as? UIFont { self.font = font }
      if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
      styled.text = NSAttributedString(attributedString: newValue)
      adaptFont()
      styledTextDidChange()
    }
  }

  /// The attributes of what is typed: the font and the colour of the view.
  ///
  /// All text that is edited has the same attributes, so that another font or colour applies to all of it. Other attributes have no effect.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { [.font: setup.look.font, .foregroundColor: setup.look.color] }
    set {
      if let font = newValue[.font] as? UIFont, font != setup.look.font { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The attributes of links in text that is not editable; the tint colour by default.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { styled.linkAttributes ?? [.foregroundColor: tintColor ?? .link] }
    set {
      styled.linkAttributes = newValue
      styledTextDidChange()
    }
  }

  /// A view at the bottom of the window while the text is edited; `nil` by default.
  open override var inputAccessoryView: UIView? {
    get { setup.inputAccessoryView }
    set {
      setup.inputAccessoryView = newValue
      reloadInputViews()
    }
  }

  /// The font of the text; 12 points by default and after setting `nil`.
  open var font: UIFont? {
    get { setup.look.font }
    set {
      restyle { $0[.font] = newValue ?? .systemFont(ofSize: 12) }
      changeSetup { $0.look.font = newValue ?? .systemFont(ofSize: 12) }
      adaptFont()
    }
  }

  /// Whether a font of a text style, or a scaled one, follows the preferred text size; `false` by default.
  open var adjustsFontForContentSizeCategory: Bool {
    get { setup.followsContentSizeCategory }
    set {
      setup.followsContentSizeCategory = newValue
      adaptFont()
    }
  }

  /// The colour of the text; `UIColor.label` by default and after setting `nil`.
  open var textColor: UIColor? {
    get { setup.look.color }
    set {
      restyle { $0[.foregroundColor] = newValue ?? .label }
      changeSetup { $0.look.color = newValue ?? .label }
    }
  }

  /// The alignment of the lines; at the leading edge by default.
  open var textAlignment: NSTextAlignment {
    get { setup.look.alignment }
    set {
      restyle { attributes in
        guard let style = attributes[.paragraphStyle] as? NSParagraphStyle,
          let aligned = style.mutableCopy() as? NSMutableParagraphStyle
        else { return }
        aligned.alignment = newValue
        attributes[.paragraphStyle] = aligned
      }
      changeSetup { $0.look.alignment = newValue }
    }
  }

  /// Whether the user can change the text; `true` by default.
  ///
  /// Turning it off ends editing.
  open var isEditable: Bool {
    get { setup.isEditable }
    set {
      if !newValue, isEditing { _ = endEditingNow() }
      changeSetup { $0.isEditable = newValue }
    }
  }

  /// Whether the user can select text, and edit it if it is editable; `true` by default.
  open var isSelectable: Bool {
    get { setup.isSelectable }
    set {
      if !newValue, isFirstResponder { _ = endEditingNow() }
      changeSetup { $0.isSelectable = newValue }
      editorView.isUserInteractionEnabled = newValue
    }
  }

  /// The range of the selection, or the position of the cursor, in UTF-16 code units.
  ///
  /// A range that reaches beyond the text, or into a character, is made smaller to fit.
  open var selectedRange: NSRange {
    get { area.selectedRange }
    set { area.selectedRange = newValue }
  }

  /// The room for the lines: how far they keep from its edges, and how many there are at most.
  open var textContainer: NSTextContainer { container }

  /// The distances of the text's space from the edges of the content; 8 points above and below by default.
  ///
  /// Lines keep the padding of the `textContainer` more away from the left and right edge.
  open var textContainerInset: UIEdgeInsets {
    get { setup.containerInset }
    set {
      guard newValue.isFinite else { return reportUnusable("text container inset", newValue) }
      setup.containerInset = newValue
      textContainerDidChange()
    }
  }

  /// The kind of text that is typed; any text by default.
  open var keyboardType: UIKeyboardType {
    get { setup.keyboardType }
    set { changeSetup { $0.keyboardType = newValue } }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The purpose of the text; it takes precedence over `keyboardType`.
  open var textContentType: UITextContentType! {
    get { setup.contentType }
    set { changeSetup { $0.contentType = newValue } }
  }

  /// The letters that input methods make capitals; the first of each sentence by default.
  ///
  /// Addresses have none, unless all are.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { setup.input.capitalization }
    set { changeSetup { $0.input.capitalization = newValue } }
  }

  /// Whether input methods complete and correct words; as they do by default.
  open var autocorrectionType: UITextAutocorrectionType {
    get { setup.input.correction }
    set { changeSetup { $0.input.correction = newValue } }
  }

  /// Whether input methods check the spelling; by default as they do, and not where nothing is corrected.
  open var spellCheckingType: UITextSpellCheckingType {
    get { setup.input.spelling }
    set { changeSetup { $0.input.spelling = newValue } }
  }

  /// Whether Return does nothing while there is no text; `false` by default.
  open var enablesReturnKeyAutomatically: Bool {
    get { setup.input.returnNeedsText }
    set { changeSetup { $0.input.returnNeedsText = newValue } }
  }

  /// The word on the Return key of a keyboard on a screen; kept for that, and nothing else on a desktop.
  open var returnKeyType: UIReturnKeyType {
    get { setup.input.returnKey }
    set { changeSetup { $0.input.returnKey = newValue } }
  }

  /// The appearance of a keyboard on a screen; kept for that, and nothing else on a desktop.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { setup.input.appearance }
    set { changeSetup { $0.input.appearance = newValue } }
  }

  /// Whether quotation marks become curly; kept, as no input method of a desktop does that.
  open var smartQuotesType: UITextSmartQuotesType {
    get { setup.input.quotes }
    set { changeSetup { $0.input.quotes = newValue } }
  }

  /// Whether hyphens become dashes; kept, as no input method of a desktop does that.
  open var smartDashesType: UITextSmartDashesType {
    get { setup.input.dashes }
    set { changeSetup { $0.input.dashes = newValue } }
  }

  /// Whether blanks are put around what is pasted; kept, as no input method of a desktop does that.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { setup.input.blanks }
    set { changeSetup { $0.input.blanks = newValue } }
  }

  /// Whether there is any text.
  open var hasText: Bool { !area.text.isEmpty }

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

  /// Puts what is selected on the clipboard, and takes it out if the delegate allows it.
  open override func cut(_ sender: Any?) { area.perform(.cut) }

  /// Puts what is selected on the clipboard.
  open override func copy(_ sender: Any?) { area.perform(.copy) }

  /// Replaces what is selected by the text on the clipboard, if the delegate allows it; windows take until a later frame.
  open override func paste(_ sender: Any?) { area.perform(.paste) }

  /// Takes out what is selected, if the delegate allows it.
  open override func delete(_ sender: Any?) {
    if area.selectedRange.length > 0 { area.perform(.deleteBackward) }
  }

  /// Selects all of the text.
  open override func selectAll(_ sender: Any?) { area.perform(.selectAll) }

  /// The selection, or the position of the cursor; `nil` while the view is not the first responder.
  open var selectedTextRange: UITextRange? {
    get { isFirstResponder ? UITextRange(area.selectedRange) : nil }
    set {
      if let newValue { area.selectedRange = newValue.range }
    }
  }

  /// Scrolls as little as needed to show a part of the text, or its start if it is longer than what shows.
  ///
  /// Lines of a long text that no one has seen yet are laid out first, which may take until a later frame.
  open func scrollRangeToVisible(_ range: NSRange) {
    guard let view = styled.view else { return area.reveal(range) }
    let frames = view.frames(of: range)
    if let last = frames.last { scrollRectToVisible(last, animated: false) }
    if let first = frames.first { scrollRectToVisible(first, animated: false) }
  }

  /// Whether the text is scrolled; `true` by default.
  ///
  /// Off, the view asks for as much height as its text needs.
  open override var isScrollEnabled: Bool {
    get { super.isScrollEnabled }
    set {
      guard newValue != super.isScrollEnabled else { return }
      super.isScrollEnabled = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The size of the text on lines that only line breaks end; none while the text is scrolled.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : textSize(in: nil)
  }

  /// The size of the text in the width of `size`, with the insets; a width of 0 breaks no lines.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(in: MeasureProposal(fitting: size).width?.length)
  }

  override func contentSize(for proposal: MeasureProposal) -> MeasuredSize {
    guard !isScrollEnabled else { return MeasuredSize() }
    guard type(of: self) == UITextView.self || proposal.width != nil else {
      return MeasuredSize(intrinsicContentSize)
    }
    return MeasuredSize(textSize(in: proposal.width?.length))
  }

  override var contentHeightFollowsWidth: Bool { !isScrollEnabled }

  /// The text says how large the content is.
  override var takesContentSizeFromConstraints: Bool { false }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    placeArea()
  }

  /// Whether keys can go to the text: while it can be selected.
  open override var canBecomeFirstResponder: Bool { isSelectable && styled.view == nil }

  /// Begins to edit or select; returns whether that was allowed.
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, value: text)
  }

  override var isKeyStop: Bool { canBecomeFirstResponder }
  override func takeKeysFromTab(_ heading: UIFocusHeading) -> Bool { becomeFirstResponder() }
  override var showsKeyFocusItself: Bool { true }

  /// Gives the text the keys, and begins editing if it is editable and the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    // The area tells when it has the keys, and that makes the view the first responder.
    isFirstResponder || (canBecomeFirstResponder && area.takeFocus() && isFirstResponder)
  }

  /// Ends editing if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard !isEditing || editingDelegate?.textViewShouldEndEditing(self) ?? true else {
      return false
    }
    return endEditingNow()
  }

  /// Gives the keys up without a question to the delegate.
  final func endEditingNow() -> Bool {
    let wasEditing = isEditing
    guard super.resignFirstResponder() else { return false }
    area.releaseFocus()
    if wasEditing { didEndEditing() }
    return true
  }

  /// Ends editing when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    if newWindow == nil, isFirstResponder { _ = endEditingNow() }
    super.willMove(toWindow: newWindow)
  }

  /// Shows the text in the colours of its surroundings.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adaptFont()
    applyStyle()
  }

  /// Shows the cursor in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyStyle()
  }
}
