import CoreGraphics
import Foundation
import TesseraHeadless
import UIKit

/// Shelves of cards that scroll by themselves, three of them in sight, in a window without a display.
///
/// Shelves are 200 high in a window of 375 by 600; cards are 110 wide and follow each other at 120.
@MainActor
protocol CarouselScene: AnyObject {
  var backend: HeadlessBackend { get }
  var view: UICollectionView { get }
  /// How many cells were asked for.
  var requests: Int { get }
  /// The scroll view of a shelf in sight.
  func shelf(_ section: Int) -> UIScrollView?
  /// The cards that show of a shelf.
  func cards(_ section: Int) -> [Int]
}

extension CarouselScene {
  /// Scrolls everything and makes the frame.
  func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    backend.makeFrame()
  }

  /// Scrolls one shelf and makes the frame.
  func scroll(_ shelf: UIScrollView, to offset: CGFloat) {
    shelf.contentOffset.x = offset
    backend.makeFrame()
  }
}

extension HeadlessBackend {
  /// A backend whose program runs, in place of the one that ran before.
  static func started() -> HeadlessBackend {
    let backend = HeadlessBackend()
    UIApplication.start(with: backend)
    return backend
  }
}

enum CarouselMetrics {
  static let window = CGRect(x: 0, y: 0, width: 375, height: 600)
  static let shelfHeight: CGFloat = 200
  static let cardWidth: CGFloat = 110
  static let gap: CGFloat = 10
}

/// Sections of one compositional layout.
@MainActor
final class SectionCarousels: NSObject, CarouselScene {
  let backend: HeadlessBackend
  let view: UICollectionView
  private let window = UIWindow(frame: CarouselMetrics.window)
  private let shelves: Int
  private let cardCount: Int
  private(set) var requests = 0
  /// How many sections were asked for.
  private(set) var declarations = 0

  init(shelves: Int, cards: Int, on backend: HeadlessBackend = .started()) {
    self.backend = backend
    self.shelves = shelves
    cardCount = cards
    view = UICollectionView(
      frame: CarouselMetrics.window,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    super.init()
    view.collectionViewLayout = UICollectionViewCompositionalLayout { [unowned self] _, _ in
      self.declarations += 1
      return Self.shelf
    }
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    view.dataSource = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    backend.makeFrame()
  }

  private static var shelf: NSCollectionLayoutSection {
    let full = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
    let card = NSCollectionLayoutSize(
      widthDimension: .absolute(CarouselMetrics.cardWidth),
      heightDimension: .absolute(CarouselMetrics.shelfHeight)
    )
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: card, subitems: [NSCollectionLayoutItem(layoutSize: full)])
    )
    section.interGroupSpacing = CarouselMetrics.gap
    section.orthogonalScrollingBehavior = .continuous
    return section
  }

  func shelf(_ section: Int) -> UIScrollView? {
    var views = view.cellForItem(at: IndexPath(item: cards(section).first ?? 0, section: section))?
      .superview
    while let candidate = views, candidate !== view {
      if let scrollView = candidate as? UIScrollView { return scrollView }
      views = candidate.superview
    }
    return nil
  }

  func cards(_ section: Int) -> [Int] {
    view.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item).sorted()
  }
}

extension SectionCarousels: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { shelves }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    cardCount
  }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    requests += 1
    return view.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
  }
}
