import UIKit

/// Where pictures, their badges and the titles of groups stand in a view of one width.
///
/// A mosaic of four columns repeats this, with a large picture at either side in turn:
///
/// ```
/// ┌─────┐┌─┐┌─┐
/// │     │└─┘└─┘
/// │     │┌─┐┌─┐
/// └─────┘└─┘└─┘
/// ┌─┐┌─┐┌─┐┌─┐
/// └─┘└─┘└─┘└─┘
/// ```
@MainActor
struct PhotoLayout {
  private let grid: PhotoGrid
  private let width: CGFloat
  private let columnCount: Int
  private let edge: CGFloat

  static let badgeKind = "badge"

  private static let titleHeight: CGFloat = 36
  private static let badgeSize = CGSize(width: 56, height: 32)
  private static let narrowestWithBadge: CGFloat = 96

  private init(_ grid: PhotoGrid, inWidth width: CGFloat) {
    self.grid = grid
    self.width = width
    columnCount = grid.columnCount(inWidth: width)
    edge = grid.edge(inWidth: width)
  }

  /// A layout as `grid` has it, in any width.
  static func make(
    _ grid: PhotoGrid,
    hasTitle: @escaping (_ section: Int) -> Bool
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { section, environment in
      PhotoLayout(grid, inWidth: environment.container.effectiveContentSize.width)
        .section(hasTitle: hasTitle(section))
    }
  }

  /// The points that are left over beside cells of whole points go to the two sides, so that all gaps
  /// between cells are alike.
  private func section(hasTitle: Bool) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: grid.pattern == .rows ? row : mosaic)
    let margins = max(0, width - length(columnCount))
    let leading = (margins / 2).rounded(.down)
    section.interGroupSpacing = PhotoGrid.spacing
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0,
      leading: leading,
      bottom: PhotoGrid.inset,
      trailing: margins - leading
    )
    if hasTitle { section.boundarySupplementaryItems = [title] }
    return section
  }

  /// A title that stays in sight while pictures of its group are.
  private var title: NSCollectionLayoutBoundarySupplementaryItem {
    let title = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(Self.titleHeight)
      ),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
    title.pinToVisibleBounds = true
    // In front of badges.
    title.zIndex = 2
    return title
  }

  /// How long so many cells are with the gaps between them.
  private func length(_ count: Int) -> CGFloat {
    CGFloat(count) * (edge + PhotoGrid.spacing) - PhotoGrid.spacing
  }

  /// The size of a square of so many cells and gaps.
  private func size(_ columnCount: Int, by rowCount: Int = 1) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .absolute(length(columnCount)),
      heightDimension: .absolute(length(rowCount))
    )
  }

  /// A picture, with a badge in its corner if there is room.
  private func picture(_ count: Int) -> NSCollectionLayoutItem {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(Self.badgeSize.width),
        heightDimension: .absolute(Self.badgeSize.height)
      ),
      elementKind: Self.badgeKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing])
    )
    return NSCollectionLayoutItem(
      layoutSize: size(count, by: count),
      supplementaryItems: length(count) < Self.narrowestWithBadge ? [] : [badge]
    )
  }

  private var row: NSCollectionLayoutGroup {
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(columnCount),
      repeatingSubitem: picture(1),
      count: columnCount
    )
    row.interItemSpacing = .fixed(PhotoGrid.spacing)
    return row
  }

  /// Rows between large pictures; a single column has no room for those.
  private var mosaic: NSCollectionLayoutGroup {
    guard columnCount > 1 else { return row }
    let pile = NSCollectionLayoutGroup.vertical(
      layoutSize: size(1, by: 2),
      repeatingSubitem: picture(1),
      count: 2
    )
    pile.interItemSpacing = .fixed(PhotoGrid.spacing)
    let piles = Array(repeating: pile, count: columnCount - 2)
    let features = [[picture(2)] + piles, piles + [picture(2)]].map { subitems in
      let feature = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(columnCount, by: 2),
        subitems: subitems
      )
      feature.interItemSpacing = .fixed(PhotoGrid.spacing)
      return feature
    }
    // As high as what is in it: the last one of a section may hold less than all rows.
    let mosaic = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(length(columnCount)),
        heightDimension: .estimated(length(6))
      ),
      subitems: [features[0], row, features[1], row]
    )
    mosaic.interItemSpacing = .fixed(PhotoGrid.spacing)
    return mosaic
  }
}
