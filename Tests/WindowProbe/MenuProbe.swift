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

  private func choice(_ title: String, attributes: UIAction.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) { say("chose \($0.title)") }
  }

  private func perform(_ words: [String]) {
    switch words.first {
    case "title": say("title \(button.currentTitle ?? "none")")
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
      UIMenu(children: [choice("open \(name)"), choice("delete \(name)")])
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
