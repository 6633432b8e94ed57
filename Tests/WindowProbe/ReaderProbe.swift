import CoreGraphics
import Foundation
import TesseraGTK
import UIKit

/// Shows rows with a button each, 1,000 of them or as many as the command line says, for a screen reader, and changes them as standard input says.
@MainActor
final class ReaderProbe: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private let count = CommandLine.arguments.dropFirst(2).first.flatMap(Int.init) ?? 1_000
  private var otherNames: [Int: String] = [:]
  private lazy var list = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)
    )
  )

  static func run() -> Int32 {
    GTKApplication.run(title: "Tessera reading", size: CGSize(width: 400, height: 300)) {
      ReaderProbe()
    }
  }

  override func loadView() {
    title = "Rows"
    list.register(ReadCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = self
    list.delegate = self
    view = list
    Commands.read { [weak self] in self?.perform($0) }
  }

  private func perform(_ words: [String]) {
    let rest = words.dropFirst(2).joined(separator: " ")
    switch words.first {
    case "rename":
      guard let row = Int(words[1]) else { return }
      otherNames[row] = rest
      list.reconfigureItems(at: [IndexPath(item: row, section: 0)])
    case "focus": focus(Int(words[1]) ?? 0)
    // The last of as many moves as fit into a frame.
    case "flood": for number in 0...1_000 { focus(number % 3) }
    case "jump":
      let path = IndexPath(item: Int(words[1]) ?? 0, section: 0)
      list.scrollToItem(at: path, at: .top, animated: false)
    case "announce":
      UIAccessibility.post(notification: .announcement, argument: words[1])
    case "echo": say("echo \(words[1])")
    default: say("unknown \(words)")
    }
  }

  private func focus(_ row: Int) {
    guard let cell = list.cellForItem(at: IndexPath(item: row, section: 0)) else { return }
    UIFocusSystem.focusSystem(for: cell)?.requestFocusUpdate(to: cell)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    let name = otherNames[indexPath.item] ?? "Row \(indexPath.item)"
    (cell as? ReadCell)?.show(name, button: "Press \(indexPath.item)")
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    say("selected \(indexPath.item)")
  }
}

/// A text, and a button that says its name when it is pressed.
private final class ReadCell: UICollectionViewListCell {
  private let button = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.addAction(
      UIAction { [unowned self] _ in say("pressed \(self.button.currentTitle ?? "")") },
      for: .touchUpInside
    )
    accessories = [
      .customView(
        configuration: UICellAccessory.CustomViewConfiguration(
          customView: button,
          placement: .trailing()
        )
      )
    ]
  }

  required init?(coder: NSCoder) { nil }

  func show(_ name: String, button title: String) {
    var content = defaultContentConfiguration()
    content.text = name
    contentConfiguration = content
    button.setTitle(title, for: .normal)
    button.sizeToFit()
  }
}
