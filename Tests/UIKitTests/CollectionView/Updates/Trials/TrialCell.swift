import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport

@testable import UIKit

/// A cell that shows an item of a model, and asks for the extent along the axis that the item has.
@MainActor
final class TrialCell: UICollectionViewCell {
  var item: CollectionModel.Item?
  var wishes: TrialSizes?

  override func prepareForReuse() {
    super.prepareForReuse()
    item = nil
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let item, let wishes else { return layoutAttributes }
    if wishes.orientation.axis == .vertical {
      layoutAttributes.frame.size.height = wishes.height(of: item)
    } else {
      layoutAttributes.frame.size.width = wishes.height(of: item)
    }
    wishes.measured[item.identity] = wishes.height(of: item)
    return layoutAttributes
  }
}

/// How large the items of a model are, which follows from what they are: along the axis and across.
@MainActor
final class TrialSizes {
  let orientation: ReadingOrientation

  init(_ orientation: ReadingOrientation) { self.orientation = orientation }

  /// The heights that were asked for last, by the identity of the item.
  var measured: [Int: CGFloat] = [:]

  /// From 6 to 40 points; another one for another version of an item.
  func height(of item: CollectionModel.Item) -> CGFloat {
    CGFloat(6 + (item.identity * 7 + item.version * 13) % 35)
  }

  /// Narrow enough that two or three are on a line of 100 points.
  func width(of item: CollectionModel.Item) -> CGFloat {
    CGFloat(22 + (item.identity * 5 + item.version * 11) % 30)
  }
}
