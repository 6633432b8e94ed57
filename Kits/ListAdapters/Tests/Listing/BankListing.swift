import Foundation
import ListAdapters
import UIKit

// Screens in the form of the article, which are compiled in the language mode that it was written for.

final class CurrencyCell: UICollectionViewCell, AnimatedConfigurableView, RegistrableView,
  HeightMeasurableView
{
  let label = UILabel()
  static var registrationMethod: ViewRegistrationMethod { .class }

  func configure(model: String, animated: Bool, completion: (() -> Void)?) {
    label.text = model
    completion?()
  }

  static func calculateHeight(model: String, width: CGFloat) -> CGFloat { 56 }
  func measureHeight(model: String, width: CGFloat) -> CGFloat { 56 }
}

/// A cell whose height constraints decide, between the names of the article.
final class OperationCell: VerticalListAdapterCellConstraints {
  private let titleLabel = UILabel()
  private let amountLabel = UILabel()
  private(set) var isHighlightedOnce = false

  var title: String { titleLabel.text ?? "" }

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.numberOfLines = 0
    for label in [titleLabel, amountLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      amountLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      amountLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      amountLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(model: String, animated: Bool, completion: (() -> Void)?) {
    titleLabel.text = model
    amountLabel.text = "1 000"
    if animated { isHighlightedOnce = true }
    completion?()
  }

  static func calculateHeight(model: String, width: CGFloat) -> CGFloat { 64 }
}

/// A title between rows, which constraints make 37 points high.
final class SectionTitleView: UIView {
  let label = UILabel()

  init(title: String) {
    super.init(frame: .zero)
    label.text = title
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      label.heightAnchor.constraint(equalToConstant: 21),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class RateCell: UICollectionViewCell, AnimatedConfigurableView, RegistrableView,
  WidthMeasurableView
{
  private(set) var rate = 0.0

  func configure(model: Double, animated: Bool, completion: (() -> Void)?) {
    rate = model
    completion?()
  }

  static func calculateWidth(model: Double, height: CGFloat) -> CGFloat { 80 }
  func measureWidth(model: Double, height: CGFloat) -> CGFloat { 80 }
}

final class AmountCell: UICollectionViewCell, AnimatedConfigurableView, RegistrableView,
  HeightMeasurableView
{
  private(set) var amount = 0

  func configure(model: Int, animated: Bool, completion: (() -> Void)?) {
    amount = model
    completion?()
  }

  static func calculateHeight(model: Int, width: CGFloat) -> CGFloat { 40 }
}

typealias CurrencyVerticalListAdapter = VerticalListAdapter<CurrencyCell>
typealias RateHorizontalListAdapter = HorizontalListAdapter<RateCell>

/// A list in ten lines.
final class CurrenciesViewController: UIViewController {
  let collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  let adapter = CurrencyVerticalListAdapter()
  private(set) var selected: [Int] = []
  private(set) var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    setup()
    ListSnippets.hear(adapter) { [weak self] in self?.heard.append($0) }
  }

  private func setup() {
    adapter.heightMode = .fixed(height: 72)
    adapter.spacing = 8
    adapter.onSelectItem = { [weak self] index in self?.select(index) }
    adapter.setup(collectionView: collectionView)
    adapter.setHeader(ListHeaderView.Model(text: "Currencies"))
    adapter.reload(items: ["Dollar", "Euro", "Yen"])
  }

  private func select(_ index: Int) {
    selected.append(index)
    adapter.appendItem("Pound")
  }
}

typealias OperationVerticalListAdapter = VerticalListAdapter<OperationCell>

/// A list whose rows are as high as their constraints say.
final class OperationsViewController: UIViewController {
  let collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  let adapter = OperationVerticalListAdapter()
  var operations = ["Coffee", "Rent\nfor November", "Books"]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    adapter.heightMode = .automatic
    adapter.onSelectItem = { [weak self] index in self?.confirm(index) }
    adapter.setup(collectionView: collectionView)
    adapter.reload(items: operations)
  }

  private func confirm(_ index: Int) {
    operations[index] += "\nconfirmed"
    adapter.updateItem(operations[index], at: index)
  }
}

/// A screen of titles and rows, of which each title is a static row.
final class SectionsViewController: UIViewController {
  let collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  let list = AnyListAdapter(dynamicCellTypes: (CurrencyCell.self, OperationCell.self))
  private(set) var selected: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    list.onSelectItem = { [weak self] index in self?.selected.append(index) }
    list.setup(collectionView: collectionView)
    list.reload(
      items: [.static(SectionTitleView(title: "Currencies"))]
        + ["Dollar", "Euro"].map { .dynamic(DynamicModel(model: $0, cell: CurrencyCell.self)) }
        + [.static(SectionTitleView(title: "Operations"))]
        + (0..<20).map { .dynamic(DynamicModel(model: "\($0)", cell: OperationCell.self)) }
    )
  }
}

/// A list that hears of scrolling itself.
final class WatchingListAdapter: VerticalListAdapter<CurrencyCell> {
  private(set) var scrolls = 0
  private(set) var shown: [String] = []

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
    scrolls += 1
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    shown.append(self[indexPath.item] ?? "")
  }
}

/// A part of a screen that knows nothing of the others.
@MainActor
final class ServiceController {
  let title: String
  var listAdapter: AnyListSliceAdapter? { didSet { reload() } }
  private(set) var reloads = 0

  init(title: String) { self.title = title }

  private func reload() {
    reloads += 1
    let placeholder = UILabel()
    placeholder.text = "…"
    listAdapter?.reloadItems([.static(placeholder)], at: 0...)
  }

  func answer(_ rows: [String]) {
    guard !rows.isEmpty else {
      listAdapter?.deleteItemsIfNeeded(at: 0...)
      return
    }
    let items = rows.map { row -> AnyListCell.Model in
      .dynamic(DynamicModel(model: row, cell: CurrencyCell.self))
    }
    UIView.performWithoutAnimation {
      listAdapter?.deleteItemsIfNeeded(at: 0...)
      listAdapter?.reloadItems(items, at: 0...)
    }
  }
}

/// A screen that hands four rows of its list to four controllers.
final class OverviewViewController: UIViewController {
  let collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  let list = AnyListAdapter(dynamicCellTypes: (CurrencyCell.self, AmountCell.self))
  let services = ["Accounts", "Cards", "Loans", "Offers"].map { ServiceController(title: $0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    list.dimensionCalculationMode = .fixed()
    list.setup(collectionView: collectionView)
    list.reload(items: services.map { _ in .static(UIView()) })
    services[0].listAdapter = list[0..<1]
    services[1].listAdapter = list[1..<2]
    services[2].listAdapter = list[2..<3]
    services[3].listAdapter = list[3..<4]
  }
}

/// Everything else that the article names.
@MainActor
enum ListSnippets {
  static func hear(_ adapter: CurrencyVerticalListAdapter, _ heard: @escaping (String) -> Void) {
    adapter.dragAndDropStyle = .reorder
    adapter.itemSizeCacher = DefaultItemSizeCacher()
    adapter.itemSizeCacher?.invalidate()
    adapter.onDeselectItem = { index in heard("deselect \(index)") }
    adapter.onWillDisplayCell = { cell in heard("display \(cell.label.text ?? "")") }
    adapter.onDidEndDisplayingCell = { cell in heard("end \(cell.label.text ?? "")") }
    adapter.onDidScroll = { offset in heard("scroll \(offset.y)") }
    adapter.onWillBeginDragging = { heard("begin") }
    adapter.onDidEndDragging = { offset in heard("end dragging \(offset.y)") }
    adapter.onDidEndDecelerating = { heard("rest") }
    adapter.onDidEndScrollingAnimation = { heard("arrived") }
    adapter.onWillBeginReorder = { indexPath in heard("pick \(indexPath.item)") }
    adapter.onReorderEnter = { heard("enter") }
    adapter.onReorderExit = { heard("exit") }
    adapter.onReorderIndexes = { indexes in heard("move \(indexes.0) \(indexes.1)") }
  }

  static func change<Adapter: ListAdapterInput>(_ adapter: Adapter, _ row: Adapter.Model) {
    adapter.reload(items: [row], needsRedraw: true)
    adapter.appendItem(row)
    adapter.insertItem(row, at: 1, allowDynamicModification: true)
    adapter.updateItem(row, at: 0)
    adapter.moveItem(at: 0, to: 2)
    adapter.deleteItem(at: 2)
    adapter.reloadItems([row, row])
    adapter.reloadItems([row, row], at: 1...)
    adapter.reloadItems([row], at: [0])
    adapter.reloadItems([(index: 1, element: row)])
    adapter.performBatchUpdates(updates: { adapter in adapter.deleteItems(at: [0, 2]) })
    adapter.performBatchUpdates(updates: { adapter.appendItem(row) }, completion: { _ in })
    adapter.deleteItemsIfNeeded(at: 1)
    adapter.deleteItemsIfNeeded(at: 5...)
  }

  /// The kinds of lists of several cells.
  static var anyLists: [AnyListAdapter] {
    [
      AnyListAdapter(), AnyListAdapter(dynamicCellType: CurrencyCell.self),
      AnyListAdapter(dynamicCellTypes: (CurrencyCell.self, AmountCell.self)),
    ]
  }

  /// What a model says of itself: its computed and its measured height.
  static func heights(of text: String) -> [CGFloat] {
    let model = DynamicModel(model: text, cell: CurrencyCell.self)
    return [
      model.calculateDimension(otherDimension: 100), model.measureDimension(otherDimension: 100),
    ]
  }

  static func cell(of text: String, in view: UICollectionView, at path: IndexPath)
    -> UICollectionViewCell
  {
    let model = DynamicModel(model: text, cell: CurrencyCell.self)
    let cell = model.dequeueReusableCell(from: view, for: path)
    model.configure(cell: cell)
    return cell
  }
}
