import CoreGraphics
import Foundation
import TesseraHeadless
import UIKit

/// A collection view of equal rows in a window without a display.
@MainActor
final class CollectionScene: NSObject {
  nonisolated static let size = CGSize(width: 320, height: 800)
  nonisolated static let rowSize = CGSize(width: 320, height: 20)

  let backend: HeadlessBackend
  let view: UICollectionView
  private let window = UIWindow(frame: CGRect(origin: .zero, size: size))
  private let count: Int
  private(set) var requests = 0

  init(
    count: Int,
    layout: UICollectionViewLayout,
    on backend: HeadlessBackend = .started()
  ) {
    self.backend = backend
    self.count = count
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: Self.size),
      collectionViewLayout: layout
    )
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    backend.makeFrame()
  }

  static func flowLayout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.itemSize = rowSize
    return layout
  }

  /// Turns the order of the rows on screen around, each by a move of its own.
  func moveRowsOnScreen() {
    let rows = view.indexPathsForVisibleItems.sorted()
    view.performBatchUpdates {
      for (row, other) in zip(rows, rows.reversed()) { view.moveItem(at: row, to: other) }
    }
  }

  /// Scrolls and makes the frame.
  func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    backend.makeFrame()
  }
}

extension CollectionScene: UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    requests += 1
    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
