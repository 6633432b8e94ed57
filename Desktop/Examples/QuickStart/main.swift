import TesseraGTK
import UIKit

final class RowCell: UICollectionViewCell {
  let label = UILabel()

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.addSubview(label)
    label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
  }
}

final class RowsController: UIViewController, UICollectionViewDataSource {
  let layout = UICollectionViewFlowLayout()
  let registration = UICollectionView.CellRegistration<RowCell, Int> { cell, _, row in
    cell.label.text = "Row \(row)"
  }

  override func loadView() {
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.dataSource = self
    view = list
  }

  override func viewWillLayoutSubviews() {
    layout.itemSize = CGSize(width: view.bounds.width, height: 44)
  }

  func collectionView(_ list: UICollectionView, numberOfItemsInSection: Int) -> Int { 1_000_000 }

  func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    list.dequeueConfiguredReusableCell(using: registration, for: path, item: path.item)
  }
}

exit(GTKApplication.run(title: "A million rows") { RowsController() })
