import Foundation
import ListAdapters
import UIKit

struct Errand {
  var title: String
  var note = ""
}

final class ErrandCell: VerticalListCell {
  private let title = UILabel()
  private let note = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.numberOfLines = 0
    note.font = .preferredFont(forTextStyle: .footnote)
    note.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [title, note])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func configure(model: Errand, animated: Bool, completion: (() -> Void)?) {
    title.text = model.title
    note.text = model.note
    note.isHidden = model.note.isEmpty
    completion?()
  }

  static func calculateHeight(model: Errand, width: CGFloat) -> CGFloat { 44 }
}

final class ErrandsController: UIViewController {
  let collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  let errands = VerticalListAdapter<ErrandCell>()

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    errands.spacing = 8
    errands.onSelectItem = { [weak self] index in self?.finish(index) }
    errands.setup(collectionView: collectionView)
    errands.reload(items: [
      Errand(title: "Buy bread", note: "Rye, if there is any"),
      Errand(title: "Post the letters"),
      Errand(title: "Return the books", note: "By Friday"),
    ])
  }

  private func finish(_ index: Int) {
    guard var errand = errands[index] else { return }
    errand.note = "Done"
    errands.updateItem(errand, at: index)
  }
}

// MARK: - Tasks

extension ErrandsController {
  static func makeLayout() -> UICollectionViewLayout {
    let layout = ListFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    return layout
  }

  func showTitle() {
    errands.setHeader(ListHeaderView.Model(text: "Today"))
  }

  func addTwo() {
    errands.performBatchUpdates {
      errands.appendItem(Errand(title: "Water the plants"))
      errands.insertItem(Errand(title: "Call the plumber"), at: 0)
    }
  }

  /// Keeps the cells of errands whose title stays.
  func take(_ items: [Errand]) {
    errands.reload(items: items, preserving: \.title)
  }

  func setUpReordering() {
    errands.dragAndDropStyle = .reorder
    errands.onReorderIndexes = { print("Row \($0.0) is row \($0.1) now.") }
  }

  func setUpEmptyView() {
    let label = UILabel()
    label.text = "Nothing to do"
    label.textAlignment = .center
    label.isHidden = !errands.items.isEmpty
    collectionView.backgroundView = label
    errands.subscribeOnResize(self) { [weak self] _, _, _ in
      label.isHidden = self?.errands.items.isEmpty == false
    }
  }

  func setUpRefreshing() {
    errands.onRefresh = { [weak self] in
      self?.errands.reload(items: [Errand(title: "Feed the cat")])
      self?.errands.endRefreshing()
    }
  }
}

/// A cell whose height is computed, without constraints.
final class PriceCell: VerticalListCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
  }

  func configure(model: Int, animated: Bool, completion: (() -> Void)?) {
    label.text = "\(model) €"
    completion?()
  }

  static func calculateHeight(model: Int, width: CGFloat) -> CGFloat { model < 100 ? 32 : 48 }
}

/// A cell of a list whose rows are beside each other.
final class PhotoCell: HorizontalListCell {
  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  func configure(model: UIImage, animated: Bool, completion: (() -> Void)?) {
    picture.image = model
    completion?()
  }

  static func calculateWidth(model: UIImage, height: CGFloat) -> CGFloat {
    model.size.height > 0 ? height * model.size.width / model.size.height : height
  }
}

/// A screen of several kinds of rows, a part of which another object fills.
final class ShopController: UIViewController {
  let collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  let rows = AnyListAdapter(dynamicCellTypes: (ErrandCell.self, PriceCell.self))
  private(set) lazy var offers = Offers(slice: rows[2..<2])

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    let title = UILabel()
    title.text = "Basket"
    rows.setup(collectionView: collectionView)
    rows.reload(items: [
      .static(title),
      .dynamic(DynamicModel(model: Errand(title: "Bread"), cell: ErrandCell.self)),
    ])
    offers.load()
  }
}

/// Fills a part of a list, and knows nothing of the rest.
@MainActor
final class Offers {
  private let slice: AnyListSliceAdapter

  init(slice: AnyListSliceAdapter) { self.slice = slice }

  func load() {
    slice.reloadItems([
      .dynamic(DynamicModel(model: 12, cell: PriceCell.self)),
      .dynamic(DynamicModel(model: 340, cell: PriceCell.self)),
    ])
  }

  func removeAll() { slice.deleteItemsIfNeeded(at: 0...) }
}
