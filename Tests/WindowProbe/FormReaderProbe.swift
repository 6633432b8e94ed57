import CGTK
import CoreGraphics
import Foundation
import TesseraGTK
import UIKit

/// Shows values and a text field for a screen reader, and prints what it does with them.
@MainActor
final class FormReaderProbe: UIViewController {
  private let power = UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
  private let guests = UIStepper(frame: CGRect(x: 20, y: 60, width: 94, height: 32))
  private let button = GTKWidgetView(widget: gtk_button_new_with_label("Press"))
  private let loading = UIProgressView(frame: CGRect(x: 20, y: 110, width: 200, height: 4))
  private let name = UITextField(frame: CGRect(x: 20, y: 130, width: 260, height: 34))
  private let word = UITextField(frame: CGRect(x: 20, y: 170, width: 260, height: 34))
  private let notes = UITextView(frame: CGRect(x: 20, y: 210, width: 260, height: 80))

  static func run() -> Int32 {
    GTKApplication.run(title: "Tessera form", size: CGSize(width: 400, height: 300)) {
      FormReaderProbe()
    }
  }

  override func loadView() {
    view = UIView()
    power.maximumValue = 40
    power.value = 10
    loading.progress = 0.25
    for field in [name, word] { field.borderStyle = .roundedRect }
    name.text = "Zoë 1"
    word.isSecureTextEntry = true
    word.text = "secret"
    notes.text = "one\ntwo"
    for (part, label) in [
      (power as UIView, "Power"), (guests, "Guests"), (loading, "Loading"), (name, "Name"),
      (word, "Word"), (notes, "Notes"),
    ] {
      part.accessibilityLabel = label
      view.addSubview(part)
    }
    // Between the stepper and the bar, and behind both.
    button.frame = CGRect(x: 20, y: 94, width: 100, height: 15)
    button.accessibilityLabel = "A widget"
    view.insertSubview(button, at: 0)
    guard let widget = button.widget else { return }
    tsr_connect(widget, "clicked", { _ in say("clicked") }, nil)
    power.addAction(
      UIAction { [power] _ in say("power \(Int(power.value))") },
      for: .valueChanged
    )
    guests.addAction(
      UIAction { [guests] _ in say("guests \(Int(guests.value))") },
      for: .valueChanged
    )
    name.addAction(
      UIAction { [name] _ in say("name \(name.text ?? "")") },
      for: .editingChanged
    )
    Commands.read { [weak self] in self?.perform($0) }
  }

  private func perform(_ words: [String]) {
    switch words.first {
    case "edit":
      let texts: [String: UIView] = ["name": name, "word": word, "notes": notes]
      let text = texts[words.last ?? ""] ?? name
      say("edit \(text.becomeFirstResponder())")
    case "secret": name.isSecureTextEntry = words.last == "on"
    case "read": UIAccessibility.post(notification: .layoutChanged, argument: notes)
    case "notes": say("notes \(notes.text.onOneLine)")
    case "select":
      let start = name.beginningOfDocument
      guard let from = name.position(from: start, offset: Int(words[1]) ?? 0),
        let to = name.position(from: start, offset: Int(words[2]) ?? 0)
      else { return }
      name.selectedTextRange = name.textRange(from: from, to: to)
    case "load": loading.progress = 0.75
    default: say("unknown \(words)")
    }
  }
}
