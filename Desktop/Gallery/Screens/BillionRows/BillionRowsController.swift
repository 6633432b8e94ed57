import UIKit

/// A list of very many rows of one height, and buttons that jump far.
final class BillionRowsController: UIViewController {
  private let rowCount: Int
  private let layout = UICollectionViewFlowLayout()
  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private let status = UILabel(.footnote, color: .secondaryLabel, lines: 1)
  private let separator = UIView()
  private var lucky = 1
  private let registration = UICollectionView.CellRegistration<NumberCell, Int> { cell, _, row in
    cell.show(row)
  }
  private lazy var buttons = UIStackView.row(
    [
      button("Start") { 0 * $0 },
      button("Middle") { $0 / 2 },
      button("End") { $0 - 1 },
      button("Anywhere") { [weak self] in self?.anyRow(of: $0) ?? 0 },
    ],
    spacing: 8
  )
  private lazy var bar = UIStackView.row([buttons, status], spacing: 8)

  private static let rowHeight: CGFloat = 36
  private static let margin: CGFloat = 16
  private static let barMargin: CGFloat = 8
  private static let narrowestWithOneLine: CGFloat = 560

  init(rowCount: Int) {
    self.rowCount = rowCount
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    separator.backgroundColor = .separator
    layout.minimumLineSpacing = 0
    list.backgroundColor = .systemBackground
    buttons.setContentHuggingPriority(.required, for: .horizontal)
    list.dataSource = self
    list.delegate = self
    for subview in [list, separator, bar] { view.addSubview(subview) }
  }

  private func button(_ title: String, row: @escaping (Int) -> Int) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = title
    configuration.buttonSize = .small
    return UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in
        guard let self, rowCount > 0 else { return }
        list.scrollToItem(
          at: IndexPath(item: row(rowCount), section: 0),
          at: .centeredVertically,
          animated: false
        )
      }
    )
  }

  /// The next row of a fixed sequence, so that pictures of the screen repeat.
  private func anyRow(of count: Int) -> Int {
    lucky = Int((UInt64(lucky) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407) >> 33)
    return lucky % count
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    let isNarrow = width < Self.narrowestWithOneLine
    bar.axis = isNarrow ? .vertical : .horizontal
    bar.alignment = isNarrow ? .leading : .center
    status.textAlignment = isNarrow ? .natural : trailing
    let inside = max(0, width - 2 * Self.margin)
    let height = bar.height(forWidth: inside)
    let top = max(0, view.bounds.height - height - 2 * Self.barMargin)
    bar.frame = CGRect(x: Self.margin, y: top + Self.barMargin, width: inside, height: height)
    separator.frame = CGRect(x: 0, y: top, width: width, height: 1)
    layout.itemSize = CGSize(width: max(1, width), height: Self.rowHeight)
    list.frame = CGRect(x: 0, y: 0, width: width, height: top)
    list.layoutIfNeeded()
    updateStatus()
  }

  private var trailing: NSTextAlignment {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
  }

  private func updateStatus() {
    let rows = Quantity.count(rowCount, "row", "rows")
    let cells = Quantity.count(list.visibleCells.count, "cell", "cells")
    status.text = "\(rows) · \(cells) on screen"
  }
}

extension BillionRowsController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { rowCount }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration,
      for: indexPath,
      item: indexPath.item
    )
  }
}

extension BillionRowsController: UICollectionViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { updateStatus() }
}
