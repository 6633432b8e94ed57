public import CoreGraphics
public import UIKit

extension NSCollectionLayoutSection {
  /// Rows below each other that are as wide as the section, each as high as its cell wants.
  ///
  /// - Parameters:
  ///   - environment: What the section provider was given; rows take their width from the section.
  ///   - height: The height of a row until its cell is measured, in points; not above zero counts as 44.
  /// - Returns: The section, which may be changed.
  public static func listLayout(
    environment: any NSCollectionLayoutEnvironment,
    height: CGFloat
  ) -> NSCollectionLayoutSection {
    listLayout(environment: environment, height: .estimated(height > 0 ? height : 44))
  }

  /// Rows below each other that are as wide as the section.
  ///
  /// - Parameters:
  ///   - environment: What the section provider was given; rows take their width from the section.
  ///   - height: The height of each row.
  /// - Returns: The section, which may be changed.
  public static func listLayout(
    environment: any NSCollectionLayoutEnvironment,
    height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: height
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    return NSCollectionLayoutSection(group: group)
  }
}
