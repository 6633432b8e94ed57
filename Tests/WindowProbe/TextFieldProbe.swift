import CGTK
import CoreGraphics
import Foundation
import TesseraGTK
import UIKit

/// Shows text fields, and prints what is done with them.
@MainActor
final class TextFieldProbe: UIViewController, UITextFieldDelegate {
  private let name = UITextField(frame: CGRect(x: 20, y: 20, width: 260, height: 34))
  private let digits = UITextField(frame: CGRect(x: 20, y: 70, width: 260, height: 34))
  private let search = UISearchTextField(frame: CGRect(x: 20, y: 120, width: 260, height: 34))
  private let secret = UITextField(frame: CGRect(x: 20, y: 170, width: 260, height: 34))

  static func run() -> Int32 {
    GTKApplication.run(title: "Tessera text", size: CGSize(width: 400, height: 300)) {
      TextFieldProbe()
    }
  }

  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
    for (field, label) in [
      (name, "name"), (digits, "digits"), (search, "search"), (secret, "secret"),
    ] {
      if field !== search { field.borderStyle = .roundedRect }
      field.placeholder = "A \(label)"
      field.probeName = label
      field.delegate = self
      field.addAction(
        UIAction { [unowned field] _ in say("\(label) “\(field.text ?? "")”") },
        for: .editingChanged
      )
      view.addSubview(field)
    }
    secret.isSecureTextEntry = true
    Commands.read { [weak self] in self?.perform($0) }
  }

  override func viewDidAppear(_ animated: Bool) { sayWhenActive() }

  private func perform(_ words: [String]) {
    switch words.first {
    case "selection":
      guard let range = name.selectedTextRange else { return say("selection none") }
      say("selection “\(name.text(in: range) ?? "")”")
    case "set": name.text = words.dropFirst().joined(separator: " ")
    case "caret": CaretWatch.start()
    case "focus": say("focus \(search.becomeFirstResponder())")
    default: say("unknown \(words)")
    }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { say("began \(textField.probeName)") }
  func textFieldDidEndEditing(_ textField: UITextField) { say("ended \(textField.probeName)") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    say("return \(textField.probeName)")
    return true
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    textField !== digits || string.allSatisfy(\.isNumber)
  }
}

extension UITextField {
  /// What the probe calls the field.
  fileprivate var probeName: String {
    get { ["", "name", "digits", "search", "secret"][tag] }
    set { tag = ["", "name", "digits", "search", "secret"].firstIndex(of: newValue) ?? 0 }
  }
}

/// Counts the frames that are drawn between two changes of the caret that is seen.
@MainActor
private enum CaretWatch {
  private static var changes = 0
  private static var firstFrame: gint64 = 0

  static func start() {
    guard let focus else { return say("caret nowhere") }
    tsr_connect(
      focus,
      "notify::css-classes",
      { _ in MainActor.assumeIsolated { CaretWatch.changed() } },
      nil
    )
  }

  private static var focus: UnsafeMutablePointer<GtkWidget>? {
    guard let toplevels = gtk_window_get_toplevels(),
      let window = g_list_model_get_item(toplevels, 0)
    else { return nil }
    return gtk_root_get_focus(OpaquePointer(window))
  }

  private static func changed() {
    guard let focus, let clock = gtk_widget_get_frame_clock(focus) else { return }
    changes += 1
    let frame = gdk_frame_clock_get_frame_counter(clock)
    if changes == 1 { firstFrame = frame }
    if changes == 2 { say("caret \(frame - firstFrame) frames") }
  }
}
