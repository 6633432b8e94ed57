public import CoreGraphics
public import UIKit

extension NSCollectionLayoutDimension {
  /// A part of the group around it that leaves room for the spacing between subitems.
  ///
  /// Parts that add up to one fill the group, whatever its spacing: of 375 points with a spacing of 10, a third is 118.33 points, and
  /// three of them with two gaps are 375. Two thirds are as wide as two such columns and the gap between them. For the height of subitems
  /// side by side there is no spacing, and it is a plain fraction. Where the spacing leaves no room it is zero.
  ///
  /// ```swift
  /// let third = NSCollectionLayoutSize(
  ///   widthDimension: .gapAwareFraction(1.0 / 3), heightDimension: .fractionalHeight(1))
  /// ```
  ///
  /// - Parameter fraction: The part; of a flexible spacing the least one is left out.
  /// - Returns: The dimension.
  public static func gapAwareFraction(_ fraction: CGFloat) -> Self { gapAware(fraction) }

  /// Whether the extent is a part that leaves room for spacing; `dimension` is the part.
  public var isGapAwareFraction: Bool { isGapAware }
}
