import Foundation

/// What owns a text editor: a text field or a text view.
@MainActor
protocol TextEditorOwner: UIBackendTextEditorClient {
  var editorView: TextEditorView { get }
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

  /// Whether a key is handled by what a subclass may override, so that what it changes is a change by the user.
  private var isTyping = false

  init(_ editor: any UIBackendTextEditor) {
    self.editor = editor
    super.init(surface: editor)
  }

  required init?(coder: NSCoder) { nil }

  /// Calls `body` for a key: what it changes is asked for.
  func asTyped(_ body: () -> Void) {
    let wasTyping = isTyping
    isTyping = true
    defer { isTyping = wasTyping }
    body()
  }

  /// Changes the text for a key; returns `false` while no key is handled.
  ///
  /// A change that the delegate makes while it is asked is one by the program.
  func changeAsTyped(_ change: (any UIBackendTextEditor) -> Void) -> Bool {
    guard isTyping else { return false }
    isTyping = false
    defer { isTyping = true }
    change(editor)
    return true
  }

  override var canBecomeFirstResponder: Bool { false }

  override func pointerShape(at location: CGPoint) -> UIBackendPointerShape? { .verticalBeam }

  override func backendSurfaceDidChangeFocus(hasFocus: Bool) {
    owner?.editorFocusDidChange(hasFocus: hasFocus)
  }

  // The owner says how large it is.
  override func backendSurfaceDidChangeSize() {}
}
