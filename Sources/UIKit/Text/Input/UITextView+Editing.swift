public import Foundation

extension UITextView: TextEditorOwner {
  /// Whether the text is being edited, and not only selected.
  var isEditing: Bool { isFirstResponder && isEditable && isSelectable }

  func editorFocusDidChange(hasFocus: Bool) {
    guard hasFocus != isFirstResponder else { return }
    guard hasFocus else {
      if !resignFirstResponder() { _ = area.takeFocus() }
      return
    }
    guard canBecomeFirstResponder,
      !isEditable || editingDelegate?.textViewShouldBeginEditing(self) ?? true,
      window?.makeFirstResponder(self) == true
    else { return area.releaseFocus() }
    guard isEditing else { return }
    editingDelegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
  }

  func didEndEditing() {
    editingDelegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  private func textDidChange() {
    styled.text = nil
    contentDidChange()
    editingDelegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Asks the delegate whether the user may change the text.
  public func backendTextEditor(
    shouldReplace range: NSRange,
    with replacement: String
  ) -> Bool {
    if enablesReturnKeyAutomatically, replacement == "\n", !hasText { return false }
    return editingDelegate?.textView(
      self,
      shouldChangeTextIn: range,
      replacementText: replacement
    ) ?? true
  }

  /// Calls `insertText(_:)` for what the user types.
  ///
  /// No line break without text where `enablesReturnKeyAutomatically` says so.
  public func backendTextEditorDidType(_ text: String) {
    if enablesReturnKeyAutomatically, text == "\n", !hasText { return }
    receive(typed: text)
  }

  /// Calls `deleteBackward()`, `copy(_:)`, `cut(_:)`, `paste(_:)` or `selectAll(_:)` for a key or a menu.
  public func backendTextEditorDidReceive(_ command: UIBackendTextCommand) { receive(command) }

  /// Notifies the delegate that the user has changed the text.
  public func backendTextEditorDidChangeText() { textDidChange() }

  /// Tells that the selection is another.
  public func backendTextEditorDidChangeSelection() {
    if isFirstResponder { editingDelegate?.textViewDidChangeSelection(self) }
  }

  /// Does nothing: what is composed is shown by the area.
  public func backendTextEditorDidChangeComposition() {}

  /// Does nothing: Return is a line break.
  public func backendTextEditorDidReturn() {}
}

extension UITextView {
  /// Posted with the text view when its editing has begun.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  /// Posted with the text view when the user has changed its text.
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification"
  )
  /// Posted with the text view when its editing has ended.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification"
  )
}

extension UITextView: UITextInput {
  private var positions: EditorPositions { EditorPositions(editor: area) }

  final func insert(_ text: String) {
    if editorView.changeAsTyped({ $0.insert(text) }) { return }
    area.replace(area.selectedRange, with: text)
    area.reveal(area.selectedRange)
    textDidChange()
  }

  final func deleteBeforeCursor() {
    if editorView.changeAsTyped({ $0.perform(.deleteBackward) }) { return }
    guard let range = positions.deletedBackward else { return }
    area.replace(range, with: "")
    textDidChange()
  }

  /// Types a tab, if the delegate allows it.
  final func typeTab() {
    if isEditable { receive(typed: "\t") }
  }

  /// The range in which an input method composes text; see `UITextInput`.
  public var markedTextRange: UITextRange? {
    area.isComposing ? UITextRange(NSRange(location: area.selectedRange.location, length: 0)) : nil
  }

  /// The start of the text.
  public var beginningOfDocument: UITextPosition { positions.beginning }

  /// The end of the text.
  public var endOfDocument: UITextPosition { positions.end }

  /// The text in a part; `nil` for a part beyond the text.
  public func text(in range: UITextRange) -> String? { positions.text(in: range) }

  /// Replaces a part of the text and tells of it.
  public func replace(_ range: UITextRange, withText text: String) {
    area.replace(range.range, with: text)
    textDidChange()
  }

  /// The part between two places, in whichever order.
  public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    positions.range(from: from, to: to)
  }

  /// A place some UTF-16 code units further; `nil` beyond the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    positions.position(from: position, offset: offset)
  }

  /// Returns the number of UTF-16 code units from one position to another.
  public func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }

  /// Returns the order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    positions.compare(position, to: other)
  }
}
