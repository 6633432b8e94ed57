import CGTK
import CoreGraphics
import Foundation
import UIKit

/// A GtkText as a text editor of one line: GTK's input methods, clipboard, undo, cursor and menu.
@MainActor
final class GTKTextEditor: GTKSurface, UIBackendTextEditor, GTKEditing {
  weak var editorClient: (any UIBackendTextEditorClient)?
  var isComposing = false
  private var shownStyle: ShownStyle
  private let relay = EditorRelay()

  var style: UIBackendTextEditorStyle {
    didSet {
      if style != oldValue { applyStyle() }
    }
  }

  init(styles: TextStyles) {
    shownStyle = ShownStyle(of: styles)
    let black = UIBackendColor(red: 0, green: 0, blue: 0)
    style = UIBackendTextEditorStyle(font: UIBackendFont(pointSize: 17), color: black, tint: black)
    super.init(tsr_text_new(relay.client, Self.returned))
    relay.editor = self
    leaveOutOfReading()
    applyStyle()
  }

  isolated deinit {
    if let widget { tsr_text_detach(widget) }
  }

  /// The editable, as GTK's functions take it.
  private var editable: OpaquePointer? { widget.map { OpaquePointer($0) } }

  private var gtkText: UnsafeMutablePointer<GtkText>? {
    widget.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkText.self) }
  }

  var text: String {
    get { editable.flatMap { gtk_editable_get_text($0) }.map { String(cString: $0) } ?? "" }
    set {
      if let widget { tsr_text_set(widget, newValue.withoutZeros) }
    }
  }

  var selectedRange: NSRange {
    get {
      guard let editable else { return NSRange(location: 0, length: 0) }
      var (start, end) = (Int32(0), Int32(0))
      if gtk_editable_get_selection_bounds(editable, &start, &end) == 0 {
        start = gtk_editable_get_position(editable)
        end = start
      }
      return ScalarPositions(text).unitRange(Int(start)..<Int(end))
    }
    set {
      guard let editable else { return }
      let range = ScalarPositions(text).scalarRange(newValue)
      gtk_editable_select_region(editable, Int32(range.lowerBound), Int32(range.upperBound))
    }
  }

  func replace(_ range: NSRange, with replacement: String) {
    guard let widget else { return }
    let range = ScalarPositions(text).scalarRange(range)
    tsr_text_replace(widget, Int32(range.lowerBound), Int32(range.upperBound), replacement)
  }

  @discardableResult
  func perform(_ command: UIBackendTextCommand) -> Bool {
    guard let widget, let editable else { return false }
    let before = text
    switch command {
    case .undo, .redo: tsr_text_undo(widget, command == .redo)
    case .deleteBackward:
      guard style.isEditable else { return false }
      tsr_editor_perform(widget, TSR_EDITOR_DELETE_BACKWARD)
    case .selectAll:
      gtk_editable_select_region(editable, 0, -1)
      return !before.isEmpty
    case .copy, .cut:
      guard selectedRange.length > 0, !style.isSecure else { return false }
      tsr_editor_perform(widget, command == .cut ? TSR_EDITOR_CUT : TSR_EDITOR_COPY)
      return command == .copy || text != before
    case .paste:
      tsr_editor_perform(widget, TSR_EDITOR_PASTE)
      return true
    }
    return text != before
  }

  override var readableText: ReadableText? {
    widget.map { ReadableText(widget: $0, isSecret: style.isSecure) }
  }

  // The view around it measures the text itself.
  override var asksForItsSize: Bool { false }

  override func takeFocus() -> Bool {
    guard window != nil, let gtkText else { return false }
    // Otherwise everything would be selected.
    gtk_text_grab_focus_without_selecting(gtkText)
    return hasFocus
  }
}

extension GTKTextEditor {
  private func applyStyle() {
    guard let widget, let editable, let gtkText else { return }
    shownStyle.show(style, on: widget)
    gtk_editable_set_alignment(editable, alignment)
    gtk_editable_set_editable(editable, style.isEditable ? 1 : 0)
    gtk_text_set_visibility(gtkText, style.isSecure ? 0 : 1)
    gtk_text_set_input_purpose(gtkText, style.purpose.inputPurpose)
    gtk_text_set_input_hints(gtkText, style.hints.inputHints)
  }

  /// GTK counts from where reading begins.
  private var alignment: Float {
    switch style.alignment {
    case .left, .justified: style.isRightToLeft ? 1 : 0
    case .center: 0.5
    case .right: style.isRightToLeft ? 0 : 1
    }
  }

  func shouldReplace(_ start: Int32, _ end: Int32, _ replacement: String) -> Bool {
    // What is replaced by an insertion is out of the text already, so lengths are as they were before it.
    asksClient(start, end, of: textBefore(end), replacement)
  }

  /// The text with what has been taken out to be replaced, as far as it matters for positions up to `end`.
  private func textBefore(_ end: Int32) -> String {
    guard let widget, let original = tsr_text_copy_before_deletion(widget) else { return text }
    defer { g_free(original) }
    return String(cString: original)
  }

  private static let returned: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
    nonisolated(unsafe) let context = context
    MainActor.assumeIsolated {
      EditorRelay.editor(context)?.editorClient?.backendTextEditorDidReturn()
    }
  }
}

extension UIBackendTextEditorStyle.Hints {
  /// The hints that GTK gives to input methods.
  var inputHints: GtkInputHints {
    let hints: [(Self, GtkInputHints)] = [
      (.capitalizesSentences, GTK_INPUT_HINT_UPPERCASE_SENTENCES),
      (.capitalizesWords, GTK_INPUT_HINT_UPPERCASE_WORDS),
      (.capitalizesCharacters, GTK_INPUT_HINT_UPPERCASE_CHARS),
      (.completesWords, GTK_INPUT_HINT_WORD_COMPLETION),
      (.checksSpelling, GTK_INPUT_HINT_SPELLCHECK),
      (.ignoresSpelling, GTK_INPUT_HINT_NO_SPELLCHECK),
      (.isPrivate, GTK_INPUT_HINT_PRIVATE),
    ]
    let bits = hints.reduce(into: UInt32(0)) { bits, hint in
      if contains(hint.0) { bits |= hint.1.rawValue }
    }
    return GtkInputHints(rawValue: bits)
  }
}

extension UIBackendTextEditorStyle.Purpose {
  /// The purpose that GTK tells input methods.
  var inputPurpose: GtkInputPurpose {
    switch self {
    case .text: GTK_INPUT_PURPOSE_FREE_FORM
    case .url: GTK_INPUT_PURPOSE_URL
    case .email: GTK_INPUT_PURPOSE_EMAIL
    case .phone: GTK_INPUT_PURPOSE_PHONE
    case .digits: GTK_INPUT_PURPOSE_DIGITS
    case .number: GTK_INPUT_PURPOSE_NUMBER
    case .name: GTK_INPUT_PURPOSE_NAME
    case .password: GTK_INPUT_PURPOSE_PASSWORD
    }
  }
}
