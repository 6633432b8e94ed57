import SectionAdapters
import Tessera
import UIKit

/// Where everything in the library stands: all sizes and distances are here.
@MainActor
enum LibraryLayout {
  static let gap: CGFloat = 12
  private static let margin: CGFloat = 16
  static let titleHeight: CGFloat = 44

  /// The reader's card, as high as its texts.
  static func card(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection.listLayout(environment: environment, height: 90)
    section.contentInsets = insets(top: margin)
    return section
  }

  /// Books side by side, which come to rest at the leading edge.
  static func shelf(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let width = min(300, environment.container.effectiveContentSize.width * 0.6)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(max(1, width)),
        heightDimension: .absolute(200)
      ),
      subitems: [
        NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .fractionalHeight(1)
          )
        )
      ]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = gap
    section.contentInsets = insets()
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    return section
  }

  /// As many columns as there is room for, two at least; the cards of a row are as high as the highest.
  static func catalogue(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let room = environment.container.effectiveContentSize.width - 2 * margin
    let columns = max(2, Int((room + gap) / (200 + gap)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .gapAwareFraction(1 / CGFloat(columns)),
        heightDimension: .uniformAcrossSiblings(estimate: 72)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(72)
      ),
      repeatingSubitem: item,
      count: columns
    )
    group.interItemSpacing = .fixed(gap)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = gap
    section.contentInsets = insets(bottom: margin)
    return section
  }

  private static func insets(
    top: CGFloat = 0,
    bottom: CGFloat = 0
  ) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: margin, bottom: bottom, trailing: margin)
  }
}
