import CGTK
import CoreGraphics
import Foundation
import UIKit

/// A GtkTextView as a text editor of many lines: GTK's input methods, clipboard, undo, cursor and menu.
///
/// GTK lays out the lines that show, and others when it has time. What scrolls is the view around it.
@MainActor
final class GTKTextArea: GTKSurface, UIBackendTextArea, GTKEditing {
  weak var editorClient: (any UIBackendTextEditorClient)?
  weak var areaClient: (any UIBackendTextAreaClient)?
  var isComposing = false
  private var shownStyle: ShownStyle
  private let relay = EditorRelay()

  var style: UIBackendTextEditorStyle {
    didSet {
      if style != oldValue { applyStyle() }
    }
  }

  var textInsets = UIEdgeInsets.zero {
    didSet {
      guard textInsets != oldValue, let widget else { return }
      func whole(_ length: CGFloat) -> Int32 { Int32(min(max(0, length.rounded()), 32_767)) }
      tsr_text_area_set_insets(
        widget,
        whole(textInsets.top),
        whole(textInsets.left),
        whole(textInsets.bottom),
        whole(textInsets.right)
      )
    }
  }

  init(styles: TextStyles) {
    shownStyle = ShownStyle(of: styles)
    let black = UIBackendColor(red: 0, green: 0, blue: 0)
    style = UIBackendTextEditorStyle(font: UIBackendFont(pointSize: 17), color: black, tint: black)
    super.init(tsr_text_area_new(relay.client, Self.scrolled))
    relay.editor = self
    leaveOutOfReading()
    allowScrolling()
    applyStyle()
  }

  isolated deinit {
    if let widget { tsr_text_area_detach(widget) }
  }

  private var gtkView: UnsafeMutablePointer<GtkTextView>? {
    widget.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkTextView.self) }
  }

  var text: String {
    get {
      guard let widget else { return "" }
      let text = tsr_text_area_copy_text(widget)
      defer { g_free(text) }
      return String(cString: text)
    }
    set {
      if let widget { tsr_text_area_set(widget, newValue.withoutZeros) }
    }
  }

  var selectedRange: NSRange {
    get {
      guard let widget else { return NSRange(location: 0, length: 0) }
      var (start, end) = (Int32(0), Int32(0))
      tsr_text_area_get_selection(widget, &start, &end)
      return ScalarPositions(text).unitRange(Int(start)..<Int(end))
    }
    set { with(newValue) { tsr_text_area_select($0, $1, $2) } }
  }

  func replace(_ range: NSRange, with replacement: String) {
    let replacement = replacement.withoutZeros
    with(range) { tsr_text_area_replace($0, $1, $2, replacement) }
  }

  func reveal(_ range: NSRange) {
    with(range) { tsr_text_area_reveal($0, $1, $2) }
  }

  private func with(
    _ range: NSRange,
    _ body: (UnsafeMutablePointer<GtkWidget>, Int32, Int32) -> Void
  ) {
    guard let widget else { return }
    let range = ScalarPositions(text).scalarRange(range)
    body(widget, Int32(range.lowerBound), Int32(range.upperBound))
  }

  var scrollOffset: CGFloat {
    get { widget.map { CGFloat(tsr_text_area_get_offset($0)) } ?? 0 }
    set {
      guard let widget, newValue.isFinite else { return }
      tsr_text_area_set_offset(widget, Int32(min(max(0, newValue.rounded()), 2e9)))
    }
  }

  var contentHeight: CGFloat {
    widget.map { CGFloat(tsr_text_area_get_content_height($0)) } ?? 0
  }

  override var readableText: ReadableText? {
    widget.map { ReadableText(widget: $0, isSecret: false) }
  }

  override func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    guard let widget else { return .zero }
    let offered = width.flatMap {
      $0.isFinite ? Int32(min(max(0, $0.rounded(.down)), 32_767)) : nil
    }
    var (used, needed) = (Int32(0), Int32(0))
    tsr_text_area_measure(widget, offered ?? -1, &used, &needed)
    return CGSize(width: CGFloat(min(used, 32_767)), height: CGFloat(min(needed, 32_767)))
  }

  // The view around it measures it whenever its text is another.
  override var asksForItsSize: Bool { false }

  @discardableResult
  func perform(_ command: UIBackendTextCommand) -> Bool {
    guard let widget else { return false }
    let before = text
    switch command {
    case .undo, .redo:
      guard style.isEditable else { return false }
      tsr_text_area_undo(widget, command == .redo)
    case .deleteBackward:
      guard style.isEditable else { return false }
      tsr_editor_perform(widget, TSR_EDITOR_DELETE_BACKWARD)
    case .selectAll:
      selectedRange = NSRange(location: 0, length: before.utf16.count)
      return !before.isEmpty
    case .copy, .cut:
      guard selectedRange.length > 0 else { return false }
      tsr_editor_perform(widget, command == .cut ? TSR_EDITOR_CUT : TSR_EDITOR_COPY)
      return command == .copy || text != before
    case .paste:
      tsr_editor_perform(widget, TSR_EDITOR_PASTE)
      return true
    }
    return text != before
  }
}

extension GTKTextArea {
  private func applyStyle() {
    guard let widget, let gtkView else { return }
    shownStyle.show(style, on: widget)
    gtk_text_view_set_justification(gtkView, justification)
    gtk_text_view_set_editable(gtkView, style.isEditable ? 1 : 0)
    gtk_text_view_set_cursor_visible(gtkView, style.isEditable ? 1 : 0)
    gtk_text_view_set_input_purpose(gtkView, style.purpose.inputPurpose)
    gtk_text_view_set_input_hints(gtkView, style.hints.inputHints)
  }

  /// GTK's left is where a paragraph begins.
  private var justification: GtkJustification {
    switch style.alignment {
    case .left: style.isRightToLeft ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT
    case .center: GTK_JUSTIFY_CENTER
    case .right: style.isRightToLeft ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT
    case .justified: GTK_JUSTIFY_FILL
    }
  }

  func shouldReplace(_ start: Int32, _ end: Int32, _ replacement: String) -> Bool {
    asksClient(start, end, of: text, replacement)
  }

  private static let scrolled: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
    nonisolated(unsafe) let context = context
    MainActor.assumeIsolated {
      (EditorRelay.editor(context) as? GTKTextArea)?.areaClient?.backendTextAreaDidScroll()
    }
  }
}
