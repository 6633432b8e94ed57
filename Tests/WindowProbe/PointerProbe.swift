import CGTK
import CoreGraphics
import Foundation
import TesseraGTK
import UIKit

/// Shows a link, a view without a pointer, one with a drawn pointer, and a field, and prints the cursor of the window when it changes.
@MainActor
final class PointerProbe: UIViewController {
  private let hiding = Styles(.hidden())
  private let drawing = Styles(
    UIPointerStyle(
      shape: .path(UIBezierPath(ovalIn: CGRect(x: -8, y: -8, width: 16, height: 16)))
    )
  )
  private var last = "standard"

  static func run() -> Int32 {
    GTKApplication.run(title: "Tessera pointer", size: CGSize(width: 400, height: 300)) {
      PointerProbe()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let text = UITextView(frame: CGRect(x: 20, y: 20, width: 300, height: 60))
    text.isEditable = false
    text.textContainerInset = .zero
    text.attributedText = NSAttributedString(
      string: "A link as long as this",
      attributes: [.link: URL(fileURLWithPath: "/tmp"), .font: UIFont.systemFont(ofSize: 20)]
    )
    view.addSubview(text)
    for (place, styles) in [hiding, drawing].enumerated() {
      let colored = UIView(frame: CGRect(x: 20 + place * 120, y: 100, width: 100, height: 60))
      colored.backgroundColor = .systemTeal
      colored.addInteraction(UIPointerInteraction(delegate: styles))
      view.addSubview(colored)
    }
    let field = UITextField(frame: CGRect(x: 20, y: 180, width: 200, height: 34))
    field.borderStyle = .roundedRect
    view.addSubview(field)
    Commands.read { _ in }
    tell()
  }

  override func viewDidAppear(_ animated: Bool) { sayWhenActive() }

  private func tell() {
    let shape = shape
    if shape != last { say("shape \(shape)") }
    last = shape
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { [weak self] in
      MainActor.assumeIsolated { self?.tell() }
    }
  }

  /// The name of the cursor; *drawn* for one without, and *standard* for that of the desktop.
  private var shape: String {
    guard let windows = gtk_window_get_toplevels(), let window = g_list_model_get_item(windows, 0)
    else { return "none" }
    defer { g_object_unref(window) }
    let child = gtk_window_get_child(window.assumingMemoryBound(to: GtkWindow.self))
    guard let child, let cursor = gtk_widget_get_cursor(child) else { return "standard" }
    return gdk_cursor_get_name(cursor).map { String(cString: $0) } ?? "drawn"
  }
}

/// One style everywhere.
private final class Styles: NSObject, UIPointerInteractionDelegate {
  private let style: UIPointerStyle

  init(_ style: UIPointerStyle) { self.style = style }

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { style }
}
