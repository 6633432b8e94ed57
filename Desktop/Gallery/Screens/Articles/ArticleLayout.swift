import Tessera
import UIKit

/// Cards in one to three columns, each as high as its text.
enum ArticleLayout {
  static let spacing: CGFloat = 12
  private static let margin: CGFloat = 16
  private static let narrowestColumn: CGFloat = 280
  private static let estimatedHeight: CGFloat = 200

  @MainActor
  static func make() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      section(columns: columnCount(inWidth: environment.container.effectiveContentSize.width))
    }
  }

  /// As many columns as have room for a few words in each line, up to three.
  static func columnCount(inWidth width: CGFloat) -> Int {
    let room = width - 2 * margin + spacing
    return min(3, max(1, Int(room / (narrowestColumn + spacing))))
  }

  @MainActor
  private static func section(columns: Int) -> NSCollectionLayoutSection {
    let card = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .gapAwareFraction(1 / CGFloat(columns)),
        heightDimension: .estimated(estimatedHeight)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(estimatedHeight)
      ),
      repeatingSubitem: card,
      count: columns
    )
    if columns > 1 { group.interItemSpacing = .fixed(spacing) }
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 4,
      leading: margin,
      bottom: margin,
      trailing: margin
    )
    return section
  }
}
