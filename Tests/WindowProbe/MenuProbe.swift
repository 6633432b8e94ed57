import CGTK
import CoreGraphics
import Foundation
import TesseraGTK
import UIKit

/// Shows a button with a menu and a list with context menus, and prints what is done with them.
@MainActor
final class MenuProbe: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private let button = UIButton(configuration: .gray())
  private let list = UICollectionView(
    frame: CGRect(x: 20, y: 100, width: 300, height: 180),
    collectionViewLayout: UICollectionViewFlowLayout()
  )

  static func run() -> Int32 {
    GTKApplication.run(title: "Tessera menus", size: CGSize(width: 400, height: 300)) {
      MenuProbe()
    }
  }

  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
    button.frame = CGRect(x: 20, y: 20, width: 160, height: 36)
    button.configuration?.title = "Size"
    button.menu = UIMenu(children: [
      choice("small"), choice("large", attributes: .disabled),
      UIMenu(
        title: "More",
        options: .displayInline,
        children: [choice("huge"), choice("odd_size")]
      ),
    ])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.addAction(UIAction { _ in sayOnceIdle("menu") }, for: .menuActionTriggered)
    (list.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize =
      CGSize(width: 300, height: 30)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = self
    list.delegate = self
    for part in [button, list] { view.addSubview(part) }
    Commands.read { [weak self] in self?.perform($0) }
  }

  override func viewDidAppear(_ animated: Bool) { sayWhenActive() }

  /// The menu of row 3: marks that are toggled while it stays open.
  private lazy var marks = UIMenu(children: [
    mark("bold", .mixed), mark("wide", .off), mark("tall", .on), choice("end"),
  ])

  private func mark(_ title: String, _ state: UIAction.State) -> UIAction {
    UIAction(title: title, attributes: .keepsMenuPresented, state: state) {
      $0.state = $0.state == .on ? .off : .on
      say("toggled \($0.title)")
    }
  }

  private func choice(_ title: String, attributes: UIAction.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) { say("chose \($0.title)") }
  }

  private func perform(_ words: [String]) {
    switch words.first {
    case "title": say("title \(button.currentTitle ?? "none")")
    case "marks": say("marks \(markedTitles(in: firstWindow).joined(separator: ", "))")
    case "red": say("red \(redTitles(in: firstWindow).joined(separator: ", "))")
    case "down": say("down \(button.isHighlighted)")
    default: say("unknown \(words)")
    }
  }

  func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

  func collectionView(
    _ list: UICollectionView,
    cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = list.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    cell.backgroundColor = .systemGray5
    return cell
  }

  func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath) {
    say("selected \(path.item)")
  }

  func collectionView(
    _ list: UICollectionView,
    contextMenuConfigurationForItemsAt paths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let name = paths.map { "\($0.item)" }.joined(separator: "+")
    return UIContextMenuConfiguration(identifier: name as NSString, previewProvider: nil) {
      [unowned self] _ in
      guard name != "3" else { return marks }
      let inner = UIMenu(
        title: "More",
        children: [choice("copy"), choice("burn", attributes: .destructive)]
      )
      let actions = [choice("open \(name)"), choice("delete \(name)", attributes: .destructive)]
      return UIMenu(children: name == "2" ? actions + [inner] : actions)
    }
  }

  func collectionView(
    _ list: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    sayOnceIdle("shows \(configuration.identifier)")
  }

  func collectionView(
    _ list: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    say("ends \(configuration.identifier)")
  }
}

/// The first window of the program.
@MainActor
private var firstWindow: UnsafeMutablePointer<GtkWidget>? {
  g_list_model_get_item(gtk_window_get_toplevels(), 0)?.assumingMemoryBound(to: GtkWidget.self)
}

/// The words of what is shown as something that destroys, in a widget and the menus in it.
@MainActor
private func redTitles(
  in widget: UnsafeMutablePointer<GtkWidget>?,
  isRed: Bool = false
) -> [String] {
  guard let widget else { return [] }
  let isRed = isRed || gtk_widget_has_css_class(widget, "tessera-destructive") != 0
  var titles: [String] = []
  if isRed, let name = tsr_type_name(widget), String(cString: name) == "GtkLabel" {
    titles.append(String(cString: gtk_label_get_text(OpaquePointer(widget))))
  }
  var child = gtk_widget_get_first_child(widget)
  while let next = child {
    titles += redTitles(in: next, isRed: isRed)
    child = gtk_widget_get_next_sibling(next)
  }
  return titles
}

/// The words of what has room for a mark in a widget and the menus in it, and the mark.
@MainActor
private func markedTitles(in widget: UnsafeMutablePointer<GtkWidget>?) -> [String] {
  descendants(of: widget).filter { typeName($0) == "GtkModelButton" }.compactMap { button in
    let parts = descendants(of: button)
    guard let label = parts.first(where: { typeName($0) == "GtkLabel" }),
      let mark = parts.first(where: { String(cString: gtk_widget_get_css_name($0)) == "check" })
    else { return nil }
    let flags = gtk_widget_get_state_flags(mark).rawValue
    let sign =
      flags & GTK_STATE_FLAG_INCONSISTENT.rawValue != 0
      ? "-" : flags & GTK_STATE_FLAG_CHECKED.rawValue != 0 ? "+" : ""
    return sign + String(cString: gtk_label_get_text(OpaquePointer(label)))
  }
}

@MainActor
private func typeName(_ widget: UnsafeMutablePointer<GtkWidget>) -> String? {
  tsr_type_name(widget).map { String(cString: $0) }
}

@MainActor
private func descendants(
  of widget: UnsafeMutablePointer<GtkWidget>?
) -> [UnsafeMutablePointer<GtkWidget>] {
  guard let widget else { return [] }
  var found: [UnsafeMutablePointer<GtkWidget>] = []
  var child = gtk_widget_get_first_child(widget)
  while let next = child {
    found += [next] + descendants(of: next)
    child = gtk_widget_get_next_sibling(next)
  }
  return found
}

/// Says a line once nothing waits for the loop to be idle any more: a menu that was asked for is shown by then.
@MainActor
private func sayOnceIdle(_ line: String) {
  g_idle_add_full(
    // The lowest priority that GLib has.
    300,
    { context in
      guard let context else { return 0 }
      let line = Unmanaged<NSString>.fromOpaque(context).takeRetainedValue() as String
      MainActor.assumeIsolated { say(line) }
      return 0
    },
    Unmanaged.passRetained(line as NSString).toOpaque(),
    nil
  )
}
