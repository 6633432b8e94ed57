public import Foundation

extension UITextField: TextEditorOwner {
  func setText(_ text: String) {
    let editor = editorView.editor
    if editor.text != text { editor.text = text }
    contentDidChange()
  }

  func setAttributedText(_ text: NSAttributedString?) {
    if let text, text.length > 0 { adoptAttributes(text.attributes(at: 0, effectiveRange: nil)) }
    setText(text?.string ?? "")
  }

  func editorFocusDidChange(hasFocus: Bool) {
    guard hasFocus != isFirstResponder else { return }
    let editor = editorView.editor
    guard hasFocus else {
      if !resignFirstResponder() { _ = editor.takeFocus() }
      return
    }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
      window?.makeFirstResponder(self) == true
    else { return editor.releaseFocus() }
    didBeginEditing()
  }

  private func didBeginEditing() {
    editingDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    guard clearsOnBeginEditing, holdsText, isFirstResponder else { return }
    clear()
  }

  func didEndEditing() {
    editingDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    let reason = [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue]
    post(Self.textDidEndEditingNotification, reason)
  }

  /// Clears the text as a person does, if the delegate allows it.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    editorView.editor.text = ""
    textDidChange()
  }

  private func textDidChange() {
    contentDidChange()
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  private func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }

  /// Asks the delegate whether the user may change the text.
  public func backendTextEditor(
    shouldReplace range: NSRange,
    with replacement: String
  ) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement)
      ?? true
  }

  /// Calls `insertText(_:)` for what the user types.
  public func backendTextEditorDidType(_ text: String) { receive(typed: text) }

  /// Calls `deleteBackward()`, `copy(_:)`, `cut(_:)`, `paste(_:)` or `selectAll(_:)` for a key or a menu.
  public func backendTextEditorDidReceive(_ command: UIBackendTextCommand) { receive(command) }

  /// Notifies the delegate that the user has changed the text.
  public func backendTextEditorDidChangeText() { textDidChange() }

  /// Tells that the selection is another.
  public func backendTextEditorDidChangeSelection() {
    if isFirstResponder { delegate?.textFieldDidChangeSelection(self) }
  }

  /// Shows the placeholder only while nothing is composed either.
  public func backendTextEditorDidChangeComposition() { contentDidChange() }

  /// Does what Return does, if the delegate allows it: ends editing where something waits for that.
  ///
  /// Nothing without text where `enablesReturnKeyAutomatically` says so.
  public func backendTextEditorDidReturn() {
    if enablesReturnKeyAutomatically, !hasText { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if endsEditing { resignFirstResponder() }
  }
}

extension UITextField: UITextInput {
  private var positions: EditorPositions { EditorPositions(editor: editorView.editor) }

  /// Whether there is any text, whatever a subclass says by `hasText`.
  var holdsText: Bool { !editorView.editor.text.isEmpty }

  func insert(_ text: String) {
    if editorView.changeAsTyped({ $0.insert(text) }) { return }
    editorView.editor.replace(editorView.editor.selectedRange, with: text)
    textDidChange()
  }

  func deleteBeforeCursor() {
    if editorView.changeAsTyped({ $0.perform(.deleteBackward) }) { return }
    guard let range = positions.deletedBackward else { return }
    editorView.editor.replace(range, with: "")
    textDidChange()
  }

  /// The range in which an input method composes text; see `UITextInput`.
  public var markedTextRange: UITextRange? {
    let editor = editorView.editor
    return editor.isComposing
      ? UITextRange(NSRange(location: editor.selectedRange.location, length: 0)) : nil
  }

  /// The start of the text.
  public var beginningOfDocument: UITextPosition { positions.beginning }

  /// The end of the text.
  public var endOfDocument: UITextPosition { positions.end }

  /// The text in a part; `nil` for a part beyond the text.
  public func text(in range: UITextRange) -> String? { positions.text(in: range) }

  /// Replaces a part of the text and tells of it.
  public func replace(_ range: UITextRange, withText text: String) {
    editorView.editor.replace(range.range, with: text)
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
