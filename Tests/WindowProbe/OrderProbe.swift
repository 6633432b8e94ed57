import CoreGraphics
import Foundation
import TesseraGTK
import UIKit

/// Shows twenty rows that a hand can put in order, with grips, and prints the order.
@MainActor
final class OrderProbe: UIViewController {
  private let list: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, Int>

  static func run() -> Int32 {
    GTKApplication.run(title: "Tessera order", size: CGSize(width: 400, height: 300)) {
      OrderProbe()
    }
  }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 40)
    layout.minimumLineSpacing = 0
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell,
      _,
      number in
      var content = UIListContentConfiguration.cell()
      content.text = "Row \(number)"
      cell.contentConfiguration = content
      cell.accessories = [.reorder(displayed: .always)]
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, number in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { transaction in
      let order = transaction.finalSnapshot.itemIdentifiers.map(String.init)
      say("order \(order.joined(separator: " "))")
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<20))
    source.apply(snapshot, animatingDifferences: false)
    view = list
    Commands.read { [list, source] _ in
      let order = source.snapshot().itemIdentifiers.map(String.init)
      say("now at \(Int(list.contentOffset.y)): \(order.joined(separator: " "))")
    }
  }

  override func viewDidAppear(_ animated: Bool) { sayWhenActive() }
}
