import UIKit

/// Where everything in the shop stands: all sizes and distances are here.
@MainActor
enum ShopLayout {
  static let badgeKind = "badge"
  static let backgroundKind = "background"

  private static let gap: CGFloat = 12
  private static let margin: CGFloat = 16

  /// A layout whose sections look as `section` says.
  static func make(
    section: @escaping (Int) -> ShopSection?
  ) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = gap
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        let width = environment.container.effectiveContentSize.width
        return switch section(index) {
        case .features?: features(width: width)
        case .categories?: categories()
        case .products?: products(width: width)
        case .picks?: picks()
        case .basics?: basics(environment)
        case nil: nil
        }
      },
      configuration: configuration
    )
    layout.register(ShopBackgroundView.self, forDecorationViewOfKind: backgroundKind)
    return layout
  }

  private static func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// One large tile beside two small ones; above them where there is little room.
  private static func features(width: CGFloat) -> NSCollectionLayoutSection {
    let isWide = width >= 520
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(isWide ? 0.62 : 1), .fractionalHeight(isWide ? 1 : 0.58))
    )
    let small = NSCollectionLayoutItem(
      layoutSize: isWide
        ? size(.fractionalWidth(1), .fractionalHeight(0.5))
        : size(.fractionalWidth(0.5), .fractionalHeight(1))
    )
    for item in [large, small] {
      item.contentInsets = NSDirectionalEdgeInsets(
        top: gap / 2,
        leading: gap / 2,
        bottom: gap / 2,
        trailing: gap / 2
      )
    }
    let whole = size(.fractionalWidth(1), .absolute(isWide ? 260 : 320))
    let group: NSCollectionLayoutGroup
    if isWide {
      let pair = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.38), .fractionalHeight(1)),
        repeatingSubitem: small,
        count: 2
      )
      group = .horizontal(layoutSize: whole, subitems: [large, pair])
    } else {
      let pair = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.42)),
        repeatingSubitem: small,
        count: 2
      )
      group = .vertical(layoutSize: whole, subitems: [large, pair])
    }
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = insets(top: gap / 2, sides: margin - gap / 2, bottom: 0)
    return section
  }

  /// Four equally wide buttons.
  private static func categories() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(64)),
      subitem: item,
      count: ShopProduct.Category.allCases.count
    )
    group.interItemSpacing = .fixed(gap)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = insets(top: 0, sides: margin, bottom: 0)
    return section
  }

  /// Cards in rows; those of a row are as high as the highest.
  private static func products(width: CGFloat) -> NSCollectionLayoutSection {
    let columns = max(2, min(5, Int(width / 220)))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(44), .absolute(22)),
      elementKind: badgeKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing],
        absoluteOffset: CGPoint(x: -8, y: 8)
      )
    )
    let room = width - 2 * (margin + gap) - CGFloat(columns - 1) * gap
    let item = NSCollectionLayoutItem(
      layoutSize: size(
        .absolute((room / CGFloat(columns)).rounded(.down)),
        .uniformAcrossSiblings(estimate: 240)
      ),
      supplementaryItems: [badge]
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(240)),
      repeatingSubitem: item,
      count: columns
    )
    group.interItemSpacing = .fixed(gap)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = gap
    section.contentInsets = insets(top: 0, sides: margin + gap, bottom: gap)
    section.boundarySupplementaryItems = [
      boundary(UICollectionView.elementKindSectionHeader, .top),
      boundary(UICollectionView.elementKindSectionFooter, .bottom),
    ]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: backgroundKind)
    background.contentInsets = insets(top: 0, sides: margin, bottom: 0)
    section.decorationItems = [background]
    return section
  }

  /// Cards that scroll sideways and come to rest at a card; all are as high as the highest.
  private static func picks() -> NSCollectionLayoutSection {
    let height = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 200)
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), height),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = gap
    section.contentInsets = insets(top: 0, sides: margin, bottom: 0)
    section.boundarySupplementaryItems = [
      boundary(UICollectionView.elementKindSectionHeader, .top)
    ]
    return section
  }

  private static func basics(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    return .list(using: configuration, layoutEnvironment: environment)
  }

  private static func boundary(
    _ kind: String,
    _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      elementKind: kind,
      alignment: alignment
    )
  }

  private static func insets(
    top: CGFloat,
    sides: CGFloat,
    bottom: CGFloat
  ) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: sides, bottom: bottom, trailing: sides)
  }
}
