import CoreGraphics
import Foundation
import TesseraHeadless
import UIKit

/// The alternative: a list whose cells have a collection view each, which keep where they are scrolled to.
@MainActor
final class NestedCarousels: NSObject, CarouselScene {
  let backend: HeadlessBackend
  let view: UICollectionView
  private let window = UIWindow(frame: CarouselMetrics.window)
  private let shelves: Int
  private let cardCount: Int
  private var offsets: [Int: CGPoint] = [:]
  fileprivate(set) var requests = 0

  init(shelves: Int, cards: Int, on backend: HeadlessBackend = .started()) {
    self.backend = backend
    self.shelves = shelves
    cardCount = cards
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(
      width: CarouselMetrics.window.width,
      height: CarouselMetrics.shelfHeight
    )
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: CarouselMetrics.window, collectionViewLayout: layout)
    super.init()
    view.register(ShelfCell.self, forCellWithReuseIdentifier: "shelf")
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    backend.makeFrame()
  }

  func shelf(_ section: Int) -> UIScrollView? { cell(section)?.cards }

  func cards(_ section: Int) -> [Int] {
    cell(section)?.cards.indexPathsForVisibleItems.map(\.item).sorted() ?? []
  }

  private func cell(_ section: Int) -> ShelfCell? {
    view.cellForItem(at: IndexPath(item: section, section: 0)) as? ShelfCell
  }
}

extension NestedCarousels: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    view === self.view ? shelves : cardCount
  }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard view === self.view else {
      requests += 1
      return view.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    }
    let cell = view.dequeueReusableCell(withReuseIdentifier: "shelf", for: indexPath)
    guard let shelf = cell as? ShelfCell else { return cell }
    shelf.cards.dataSource = self
    shelf.cards.reloadData()
    shelf.cards.contentOffset = offsets[indexPath.item] ?? .zero
    return shelf
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { offsets[indexPath.item] = (cell as? ShelfCell)?.cards.contentOffset }
}

/// A cell with a collection view of cards.
private final class ShelfCell: UICollectionViewCell {
  let cards: UICollectionView

  override init(frame: CGRect) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(
      width: CarouselMetrics.cardWidth,
      height: CarouselMetrics.shelfHeight
    )
    layout.minimumLineSpacing = CarouselMetrics.gap
    cards = UICollectionView(
      frame: CGRect(origin: .zero, size: frame.size),
      collectionViewLayout: layout
    )
    super.init(frame: frame)
    cards.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    contentView.addSubview(cards)
  }

  required init?(coder: NSCoder) { nil }
}
