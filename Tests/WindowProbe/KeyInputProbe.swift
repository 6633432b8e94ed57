import CGTK
import CoreGraphics
import Foundation
import TesseraGTK
import UIKit

/// Shows a text field and a text view that print which of their methods keys and menus have called.
@MainActor
final class KeyInputProbe: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  private let field = KeyField(frame: CGRect(x: 20, y: 20, width: 260, height: 34))
  private let note = KeyNote(frame: CGRect(x: 20, y: 70, width: 260, height: 100))
  private var refuses = false

  static func run() -> Int32 {
    GTKApplication.run(title: "Tessera keys", size: CGSize(width: 400, height: 300)) {
      KeyInputProbe()
    }
  }

  override func loadView() {
    view = UIView()
    view.backgroundColor = .secondarySystemBackground
    field.borderStyle = .roundedRect
    field.delegate = self
    note.delegate = self
    field.addAction(
      UIAction { [unowned field] _ in say("field “\(field.text ?? "")”") },
      for: .editingChanged
    )
    view.addSubview(field)
    view.addSubview(note)
    for y in [190, 240] {
      view.addSubview(BriefField(frame: CGRect(x: 20, y: y, width: 260, height: 34)))
    }
    Commands.read { [weak self] in self?.perform($0) }
  }

  override func viewDidAppear(_ animated: Bool) { sayWhenActive() }

  private func perform(_ words: [String]) {
    let rest = words.dropFirst().joined(separator: " ")
    switch words.first {
    case "field": say("focus \(field.becomeFirstResponder())")
    case "note": say("focus \(note.becomeFirstResponder())")
    case "brief":
      let brief = view.subviews.first { $0 is BriefField }
      say("focus \(brief?.becomeFirstResponder() ?? false)")
    case "set": field.text = rest
    case "refuse": refuses = rest == "true"
    case "text": say("text “\(field.text ?? "")” “\(note.text.onOneLine)”")
    case "menu":
      // What an entry of the menu of the text does.
      if let focus = Self.focus { gtk_widget_activate_action_variant(focus, rest, nil) }
    default: say("unknown \(words)")
    }
  }

  private static var focus: UnsafeMutablePointer<GtkWidget>? {
    guard let toplevels = gtk_window_get_toplevels(),
      let window = g_list_model_get_item(toplevels, 0)
    else { return nil }
    return gtk_root_get_focus(OpaquePointer(window))
  }

  private func allows(_ range: NSRange, _ text: String) -> Bool {
    say("asked \(range.location)+\(range.length) “\(text.onOneLine)”")
    return !refuses
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { allows(range, string) }

  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { allows(range, text) }

  func textViewDidChange(_ textView: UITextView) { say("note “\(textView.text.onOneLine)”") }
}

private final class KeyField: UITextField {
  override func insertText(_ text: String) {
    say("insert “\(text)”")
    super.insertText(text.uppercased())
  }
  override func deleteBackward() {
    say("delete")
    super.deleteBackward()
  }
  override func cut(_ sender: Any?) {
    say("cut")
    super.cut(sender)
  }
  override func copy(_ sender: Any?) {
    say("copy")
    super.copy(sender)
  }
  override func paste(_ sender: Any?) {
    say("paste")
    super.paste(sender)
  }
  override func selectAll(_ sender: Any?) {
    say("select all")
    super.selectAll(sender)
  }
}

/// A field that is gone with the first key.
private final class BriefField: UITextField {
  override func insertText(_ text: String) {
    super.insertText(text)
    removeFromSuperview()
  }
  override func deleteBackward() {
    removeFromSuperview()
    super.deleteBackward()
  }
  isolated deinit { say("freed") }
}

private final class KeyNote: UITextView {
  override func insertText(_ text: String) {
    say("insert “\(text.onOneLine)”")
    super.insertText(text)
  }
  override func deleteBackward() {
    say("delete")
    super.deleteBackward()
  }
  override func copy(_ sender: Any?) {
    say("copy")
    super.copy(sender)
  }
  override func paste(_ sender: Any?) {
    say("paste")
    super.paste(sender)
  }
  override func selectAll(_ sender: Any?) {
    say("select all")
    super.selectAll(sender)
  }
}
