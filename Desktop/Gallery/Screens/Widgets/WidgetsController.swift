import UIKit

/// Rows with widgets of four kinds; what a person makes of them stays with the row while cells are used again.
final class WidgetsController: UIViewController {
  private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  private let toolkit: (any GalleryToolkit)?
  private var values: [Int: WidgetValue] = [:]

  private static let rowCount = 200

  /// Creates a list of widgets that `toolkit` makes; drawings stand for them without one.
  init(toolkit: (any GalleryToolkit)?) {
    self.toolkit = toolkit
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.allowsSelection = false
    list.alwaysBounceVertical = true
    view.addSubview(list)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<Self.rowCount))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)
    )
  }

  /// One registration for each kind, so that a cell keeps its widget for good.
  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
    let registrations = WidgetKind.allCases.map { kind in
      UICollectionView.CellRegistration<WidgetCell, Int> { [weak self] cell, _, number in
        if cell.widget == nil {
          cell.hold(self?.toolkit?.makeView(for: kind) ?? WidgetPlaceholder(kind))
        }
        self?.fill(cell, number)
      }
    }
    return UICollectionViewDiffableDataSource(collectionView: list) { list, path, number in
      let registration = registrations[WidgetRow.kind(of: number).rawValue]
      return list.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
    }
  }

  private func fill(_ cell: WidgetCell, _ number: Int) {
    var row = WidgetRow(number)
    if let value = values[number] { row.value = value }
    cell.show(row) { [weak self] in self?.values[number] = $0 }
  }
}
