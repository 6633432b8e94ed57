import UIKit

/// Where cards stand in their list.
@MainActor
enum BoardLayout {
  static let corner: CGFloat = 12
  private static let gap: CGFloat = 8
  private static let cardHeight: CGFloat = 60
  private static let headerHeight: CGFloat = 44

  static func make() -> UICollectionViewLayout {
    let size = row(cardHeight)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = gap
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0,
      leading: gap,
      bottom: gap,
      trailing: gap
    )
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: row(headerHeight),
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }

  private static func row(_ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(height)
    )
  }
}
