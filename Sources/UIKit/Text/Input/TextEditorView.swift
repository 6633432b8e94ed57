import Foundation

/// What owns a text editor: a text field or a text view.
@MainActor
protocol TextEditorOwner: UIBackendTextEditorClient {
  func editorFocusDidChange(hasFocus: Bool)
  /// Gives the keys up without a question to the delegate.
  func endEditingNow() -> Bool
}

/// The surface inside a text field or a text view, which is the responder.
final class TextEditorView: UIBackendSurfaceView {
  let editor: any UIBackendTextEditor
  weak var owner: (any TextEditorOwner)? {
    didSet { editor.editorClient = owner }
  }

  init(_ editor: any UIBackendTextEditor) {
    self.editor = editor
    super.init(surface: editor)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { false }

  override func pointerShape(at location: CGPoint) -> UIBackendPointerShape? { .verticalBeam }

  override func backendSurfaceDidChangeFocus(hasFocus: Bool) {
    owner?.editorFocusDidChange(hasFocus: hasFocus)
  }

  // The owner says how large it is.
  override func backendSurfaceDidChangeSize() {}
}
