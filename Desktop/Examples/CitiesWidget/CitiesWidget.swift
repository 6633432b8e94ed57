public import CGTK
import Foundation
import TesseraGTK
import UIKit

/// A function in C that is called with a text and the context.
public typealias CityCallback =
  @convention(c) (UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Void

/// Makes a GTK widget with a list of cities, for programs in C; `cities-widget.h` declares it.
///
/// Rows have a name and a field for a note. `selected` is called with the name of a row that is selected, and `noted` with
/// each note that is typed.
@_cdecl("cities_widget_new")
@MainActor
public func makeCitiesWidget(
  selected: @escaping CityCallback,
  noted: @escaping CityCallback,
  context: UnsafeMutableRawPointer?
) -> UnsafeMutablePointer<GtkWidget>? {
  let controller = CitiesController(
    selected: { name in name.withCString { selected($0, context) } },
    noted: { note in note.withCString { noted($0, context) } }
  )
  return try? GTKViewWidget(rootViewController: controller).widget
}

/// A hundred rows with a name and a field each.
@MainActor
private final class CitiesController: UIViewController {
  private let selected: (String) -> Void
  private let noted: (String) -> Void
  private var notes: [String: String] = [:]
  private lazy var list = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)
    )
  )
  private lazy var source = makeSource()
  private static let names = [
    "Accra", "Bogotá", "Cairo", "Dakar", "Hanoi", "Kyiv", "Lima", "Oslo", "Quito", "Riga",
  ]

  init(selected: @escaping (String) -> Void, noted: @escaping (String) -> Void) {
    self.selected = selected
    self.noted = noted
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = list }

  override func viewDidLoad() {
    list.delegate = self
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(
      (0..<100).map { Self.names[$0 % 10] + ($0 < 10 ? "" : " \($0 / 10 + 1)") }
    )
    source.apply(snapshot, animatingDifferences: false)
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Int, String> {
    let rows = UICollectionView.CellRegistration<CityCell, String> { [unowned self] cell, _, name in
      cell.show(name, note: notes[name] ?? "") { note in
        self.notes[name] = note
        self.noted(note)
      }
    }
    return UICollectionViewDiffableDataSource(collectionView: list) { list, path, name in
      list.dequeueConfiguredReusableCell(using: rows, for: path, item: name)
    }
  }
}

extension CitiesController: UICollectionViewDelegate {
  func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath) {
    if let name = source.itemIdentifier(for: path) { selected(name) }
  }
}

/// A name, and a field for a note beside it.
private final class CityCell: UICollectionViewListCell {
  private let label = UILabel()
  private let field = UITextField()
  private var changed: (String) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    field.placeholder = "Note"
    field.borderStyle = .roundedRect
    field.addAction(
      UIAction { [unowned self] _ in changed(field.text ?? "") },
      for: .editingChanged
    )
    let row = UIStackView(arrangedSubviews: [label, field])
    row.distribution = .fillEqually
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ name: String, note: String, changed: @escaping (String) -> Void) {
    label.text = name
    field.text = note
    self.changed = changed
  }
}
