/// Keys and menus of the desktop in a text field or a text view: they call methods that a subclass may override.
extension TextEditorOwner where Self: UIResponder & UIKeyInput {
  func receive(typed text: String) {
    editorView.asTyped { insertText(text) }
  }

  /// Performs a command; one that is an action of responders only if the responder can perform that.
  func receive(_ command: UIBackendTextCommand) {
    switch command {
    case .deleteBackward: editorView.asTyped { deleteBackward() }
    case .undo, .redo: editorView.editor.perform(command)
    case .selectAll: performIfAllowed(.selectAll)
    case .copy: performIfAllowed(.copy)
    case .cut: performIfAllowed(.cut)
    case .paste: performIfAllowed(.paste)
    }
  }

  private func performIfAllowed(_ action: EditAction) {
    if canPerformAction(action.selector, withSender: nil) { action.perform(on: self) }
  }
}
