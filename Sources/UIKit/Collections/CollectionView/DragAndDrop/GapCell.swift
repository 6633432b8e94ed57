import CoreGraphics
import TesseraEngine

/// The empty cell that makes room for what would be dropped.
final class GapCell: UICollectionViewCell {
  var size = CGSize.zero

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fixed = layoutAttributes.fixedSides
    if size.width > 0, !fixed.contains(.width) { layoutAttributes.size.width = size.width }
    if size.height > 0, !fixed.contains(.height) { layoutAttributes.size.height = size.height }
    return layoutAttributes
  }
}
