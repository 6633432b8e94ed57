import Tessera
import UIKit

/// Where everything in the store and the basket stands: all sizes and distances are here.
@MainActor
enum StoreLayout {
  /// What a section looks like.
  enum Style {
    case messages
    case restaurants
    case kitchens
    case dishes(panel: String)
    case rows
  }

  static let followerKind = "follower"
  static let gap: CGFloat = 12
  static let corner: CGFloat = 12
  static let lineSpacing: CGFloat = 4
  /// How high the picture of a card is for its width, and how wide that of a tile for its height.
  static let pictureShape: (card: CGFloat, tile: CGFloat) = (0.6, 0.8)
  /// How thick the line is that follows a scroller, and which part of it shows where that is.
  static let follower: (thickness: CGFloat, part: CGFloat) = (4, 0.3)
  /// How strong the colour of a panel is, and that behind a message.
  static let panelStrength: CGFloat = 0.2

  private static let margin: CGFloat = 16
  private static let line: CGFloat = 44

  /// A layout whose sections look as `style` says.
  static func make(
    style: @escaping (_ section: Int) -> Style?
  ) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = margin
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in
        switch style(index) {
        case .messages?: rows()
        case .restaurants?: restaurants()
        case .kitchens?: kitchens()
        case .dishes(let panel)?: dishes(panel)
        case .rows?: basket()
        case nil: nil
        }
      },
      configuration: configuration
    )
    for kind in StorePanelView.kinds {
      layout.register(StorePanelView.self, forDecorationViewOfKind: kind)
    }
    return layout
  }

  /// Rows as high as their texts.
  private static func rows() -> NSCollectionLayoutSection {
    let row = size(.fractionalWidth(1), .estimated(line))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    )
    section.interGroupSpacing = lineSpacing
    section.contentInsets = insets(top: 0, sides: margin, bottom: 0)
    return section
  }

  /// Such rows, with what they come to below them.
  private static func basket() -> NSCollectionLayoutSection {
    let section = rows()
    section.contentInsets.top = gap
    section.boundarySupplementaryItems = [
      boundary(UICollectionView.elementKindSectionFooter, .bottom)
    ]
    return section
  }

  /// Cards that scroll across the whole width, all as high as the highest, and a line that follows them.
  private static func restaurants() -> NSCollectionLayoutSection {
    let section = carousel(width: 260, estimate: 240)
    section.contentInsets = insets(top: 0, sides: margin, bottom: 0)
    let follower = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(1.5 * line), .absolute(line)),
      elementKind: followerKind,
      alignment: .topTrailing
    )
    section.boundarySupplementaryItems.append(follower)
    return section
  }

  /// Tiles in two columns above a footer as wide as both.
  private static func kitchens() -> NSCollectionLayoutSection {
    let tile = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(1.5 * line)),
      subitem: tile,
      count: 2
    )
    group.interItemSpacing = .fixed(gap)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = gap
    section.contentInsets = insets(top: 0, sides: margin, bottom: 0)
    section.boundarySupplementaryItems = [
      boundary(UICollectionView.elementKindSectionHeader, .top),
      boundary(UICollectionView.elementKindSectionFooter, .bottom),
    ]
    return section
  }

  /// Cards that scroll inside a panel of their kitchen's colour, which their title is on too.
  private static func dishes(_ panel: String) -> NSCollectionLayoutSection {
    let section = carousel(width: 168, estimate: 180)
    section.contentInsets = insets(top: 0, sides: margin + gap, bottom: gap)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: panel)
    background.contentInsets = insets(top: 0, sides: margin, bottom: 0)
    section.decorationItems = [background]
    section.orthogonalContentBounds = .background
    return section
  }

  /// Cards that come to rest at one, below a title; unseen ones count with the estimate, which is less than any needs.
  private static func carousel(width: CGFloat, estimate: CGFloat) -> NSCollectionLayoutSection {
    let height = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: estimate)
    let card = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), height))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(width), height), subitems: [card])
    )
    section.interGroupSpacing = gap
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.boundarySupplementaryItems = [boundary(UICollectionView.elementKindSectionHeader, .top)]
    return section
  }

  private static func boundary(
    _ kind: String,
    _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let line = size(.fractionalWidth(1), .absolute(line))
    return .init(layoutSize: line, elementKind: kind, alignment: alignment)
  }

  private static func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { .init(widthDimension: width, heightDimension: height) }

  private static func insets(top: CGFloat, sides: CGFloat, bottom: CGFloat)
    -> NSDirectionalEdgeInsets
  {
    .init(top: top, leading: sides, bottom: bottom, trailing: sides)
  }
}
