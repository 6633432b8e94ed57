import Foundation

/// What owns a text editor: a text field.
@MainActor
protocol TextEditorOwner: UIBackendTextEditorClient {
  func editorFocusDidChange(hasFocus: Bool)
}

/// The surface inside a text field; the field is the responder.
final class TextEditorView: UIBackendSurfaceView {
  let editor: any UIBackendTextEditor
  weak var owner: (any TextEditorOwner)? {
    didSet { editor.editorClient = owner }
  }

  init() {
    editor = UIApplication.shared.backend.makeTextEditor()
    super.init(surface: editor)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { false }

  override func backendSurfaceDidChangeFocus(hasFocus: Bool) {
    owner?.editorFocusDidChange(hasFocus: hasFocus)
  }

  // The field says how large it is.
  override func backendSurfaceDidChangeSize() {}
}
