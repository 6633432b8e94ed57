import TesseraTestSupport
import UIKit

/// Sections of three kinds in turn: cards that scroll sideways, rows, and pages of piles.
///
/// The kind belongs to the section and goes with it when it is moved.
@MainActor
enum CarouselLayout {
  private static let spacing: CGFloat = 6
  private static let cardWidth: CGFloat = 96
  private static let pileHeight: CGFloat = 112

  /// A layout of the sections of a model, whatever it is at the moment.
  static func make(
    of model: @escaping () -> CollectionModel
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let sections = model().sections
      guard sections.indices.contains(index) else { return nil }
      let section =
        switch sections[index].identity % 3 {
        case 0: cards
        case 1: rows
        default: pages
        }
      section.interGroupSpacing = spacing
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0,
        leading: 12,
        bottom: 10,
        trailing: 12
      )
      section.boundarySupplementaryItems = [header]
      return section
    }
  }

  private static var header: NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(StressTestHeader.height)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
    // The header has a margin of its own.
    header.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: -12, bottom: 0, trailing: -12)
    return header
  }

  /// Cards that are all as high as the highest, and come to rest at one of them.
  private static var cards: NSCollectionLayoutSection {
    let height = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 40)
    let card = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), height))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(cardWidth), height), subitems: [card])
    )
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    return section
  }

  /// Rows that measure themselves.
  private static var rows: NSCollectionLayoutSection {
    let row = size(.fractionalWidth(1), .estimated(40))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    )
  }

  /// Piles of three, of which two fill the width and a bit of the next one shows.
  private static var pages: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let pile = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.45), .absolute(pileHeight)),
      subitem: item,
      count: 3
    )
    pile.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: pile)
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }

  private static func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }
}
