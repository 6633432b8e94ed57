import CGTK
import CoreGraphics
import Foundation
import TesseraGTK
import UIKit

/// Shows a list of 10,100 text fields, and prints what is typed into which.
@MainActor
final class TextListProbe: UIViewController {
  private let list: UICollectionView
  private var source: UICollectionViewDiffableDataSource<Int, Int>?
  private var numbers = Array(0..<10_100)
  private var texts: [Int: String] = [:]

  static func run() -> Int32 {
    GTKApplication.run(title: "Tessera text", size: CGSize(width: 400, height: 300)) {
      TextListProbe()
    }
  }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 40)
    layout.minimumLineSpacing = 0
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let registration = UICollectionView.CellRegistration<FieldCell, Int> {
      [unowned self] cell, _, number in
      cell.changed = { [unowned self] in
        self.texts[number] = $0
        say($0.count > 100 ? "row \(number) has \($0.count)" : "row \(number) “\($0)”")
      }
      cell.began = { say("began \(number)") }
      cell.ended = { say("ended \(number)") }
      cell.field.text = self.texts[number] ?? ""
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { view, path, number in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
    }
    view = list
    apply()
    Commands.read { [weak self] in self?.perform($0) }
  }

  override func viewDidAppear(_ animated: Bool) { sayWhenActive() }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers)
    source?.apply(snapshot, animatingDifferences: false)
  }

  private func perform(_ words: [String]) {
    let row = words.last.flatMap(Int.init) ?? 0
    switch words.first {
    case "scroll":
      list.scrollToItem(at: IndexPath(item: row, section: 0), at: .top, animated: false)
    case "insert":
      numbers = Array(20_000..<20_000 + row) + numbers
      apply()
    case "clipboard":
      let text = String(repeating: "x", count: row)
      gdk_clipboard_set_text(gdk_display_get_clipboard(gdk_display_get_default()), text)
    case "delete":
      numbers.removeAll { $0 == row }
      apply()
    default: return say("unknown \(words)")
    }
    list.layoutIfNeeded()
    say("done, first \(numbers[list.indexPathsForVisibleItems.first?.item ?? 0])")
  }
}

/// A row that is a text field.
private final class FieldCell: UICollectionViewCell, UITextFieldDelegate {
  let field = UITextField()
  var changed: ((String) -> Void)?
  var began: (() -> Void)?
  var ended: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    field.frame = contentView.bounds.insetBy(dx: 4, dy: 4)
    field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    field.borderStyle = .roundedRect
    field.delegate = self
    field.addAction(
      UIAction { [unowned self] _ in self.changed?(self.field.text ?? "") },
      for: .editingChanged
    )
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  func textFieldDidBeginEditing(_ textField: UITextField) { began?() }
  func textFieldDidEndEditing(_ textField: UITextField) { ended?() }
}
