import CGTK
import CoreGraphics
import Foundation
import TesseraGTK
import UIKit

/// Shows widgets in views, some of them behind views, and prints what becomes of them.
@MainActor
final class WidgetProbe: UIViewController {
  private let button = GTKWidgetView(widget: gtk_button_new_with_label("Press"))
  private let covered = GTKWidgetView(widget: gtk_button_new_with_label("Covered"))
  private let entry = GTKWidgetView(widget: gtk_text_new())
  private let control = UIControl(frame: CGRect(x: 300, y: 20, width: 50, height: 40))

  static func run() -> Int32 {
    GTKApplication.run(title: "Tessera widgets", size: CGSize(width: 400, height: 300)) {
      WidgetProbe()
    }
  }

  override func loadView() {
    view = KeyView()
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    covered.frame = CGRect(x: 250, y: 20, width: 100, height: 40)
    entry.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
    control.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.5)
    for inside in [button, covered, entry, control] { view.addSubview(inside) }
    control.addAction(UIAction { _ in say("control pressed") }, for: .touchUpInside)
    connect(button, "clicked") { say("button clicked") }
    connect(covered, "clicked") { say("covered clicked") }
    connect(entry, "changed") { [entry] in
      let editable = entry.widget.map { OpaquePointer($0) }
      let text = editable.flatMap { gtk_editable_get_text($0) }.map { String(cString: $0) }
      say("entry “\(text ?? "")”")
    }
    Commands.read { [weak self] in self?.perform($0) }
  }

  override func viewDidAppear(_ animated: Bool) { sayWhenActive() }

  private func perform(_ words: [String]) {
    switch words.first {
    case "turn":
      button.transform = CGAffineTransform(rotationAngle: .pi / 2)
      button.center = CGPoint(x: 200, y: 220)
    case "focus": say("focus \(entry.becomeFirstResponder())")
    case "who":
      say("first responder \(entry.isFirstResponder ? "entry" : "another")")
    case "close":
      UIView.animate(withDuration: 5) { [button] in button.center.x += 200 }
      view.window?.backendWindow?.close()
    default: return say("unknown \(words)")
    }
    sayWhenPainted("done")
  }

  private func connect(_ view: GTKWidgetView, _ signal: String, _ body: @escaping () -> Void) {
    guard let widget = view.widget else { return }
    let context = Unmanaged.passRetained(Handler(body)).toOpaque()
    tsr_connect(
      widget,
      signal,
      { context in
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated {
          if let context { Unmanaged<Handler>.fromOpaque(context).takeUnretainedValue().body() }
        }
      },
      context
    )
  }

  @MainActor
  private final class Handler {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }
}

/// A view that says which keys reach it.
private final class KeyView: UIView {
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { say("view got key \(press.key?.keyCode.rawValue ?? 0)") }
  }
}

/// Shows a thousand rows with a widget in each, and says how many widgets there are.
@MainActor
final class WidgetListProbe: UIViewController, UICollectionViewDataSource {
  private let list = UICollectionView(frame: .zero, collectionViewLayout: RowLayout())

  static func run() -> Int32 {
    GTKApplication.run(title: "Tessera widgets", size: CGSize(width: 400, height: 300)) {
      WidgetListProbe()
    }
  }

  override func loadView() {
    list.register(WidgetCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = self
    view = list
    Commands.read { [weak self, list] words in
      if let row = words.last.flatMap(Int.init) {
        list.scrollToItem(at: IndexPath(item: row, section: 0), at: .top, animated: false)
        list.layoutIfNeeded()
      }
      let offset = Int(list.contentOffset.y)
      self?.sayWhenPainted(
        "alive \(WidgetCell.alive) visible \(list.visibleCells.count) offset \(offset)"
      )
    }
  }

  override func viewDidAppear(_ animated: Bool) { sayWhenActive() }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 1000 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? WidgetCell)?.show("Row \(indexPath.item)")
    return cell
  }
}

/// A row that is a button of GTK's.
private final class WidgetCell: UICollectionViewCell {
  static var alive = 0
  private static let hasScales = CommandLine.arguments.contains("scales")
  private let button = GTKWidgetView(
    widget: hasScales
      ? gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 10) : gtk_button_new()
  )

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.alive += 1
    button.frame = contentView.bounds.insetBy(dx: 4, dy: 4)
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(button)
    guard let widget = button.widget else { return }
    guard !Self.hasScales else {
      sayChanges(of: widget)
      return
    }
    tsr_connect(
      widget,
      "clicked",
      { context in
        guard let context else { return }
        let button = OpaquePointer(context)
        let label = UnsafeMutablePointer<GtkButton>(button).flatMap { gtk_button_get_label($0) }
        say("clicked \(label.map { String(cString: $0) } ?? "")")
      },
      widget
    )
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    g_object_weak_ref(
      object,
      { _, _ in MainActor.assumeIsolated { WidgetCell.alive -= 1 } },
      nil
    )
  }

  required init?(coder: NSCoder) { nil }

  private func sayChanges(of widget: UnsafeMutablePointer<GtkWidget>) {
    tsr_connect(widget, "value-changed", { _ in say("changed") }, nil)
  }

  func show(_ label: String) {
    if !Self.hasScales, let widget = button.widget { tsr_set_string(widget, "label", label) }
  }
}
