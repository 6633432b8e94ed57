import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine
import TesseraTestSupport

@testable import UIKit
@testable import UIKitTestSupport

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
    if wishes.areFoundAcross { return wishes.find(item, layoutAttributes) }
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
  /// Whether items are asked for their extents across too, and only for those that the layout leaves free.
  var areFoundAcross = false
  /// What was found then, by the identity of the item.
  var found: [Int: Found] = [:]

  /// What was found of an item, in reading coordinates, and which of its sides.
  struct Found: Equatable {
    var size: CGSize
    var isAcrossKnown: Bool
    var isAlongKnown: Bool
  }

  /// Has an item find the sides that are free.
  ///
  /// What is known, or estimated, is not found again.
  func find(
    _ item: CollectionModel.Item,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let isVertical = orientation.axis == .vertical
    let fixed = attributes.fixedSides
    let isAcrossFree = !fixed.contains(isVertical ? .width : .height)
    let isAlongFree = !fixed.contains(isVertical ? .height : .width)
    var size = orientation.size(attributes.size)
    if isAcrossFree { size.width = width(of: item) }
    if isAlongFree { size.height = height(of: item) }
    attributes.frame.size = orientation.size(size)
    let known = found[item.identity]
    let estimate = TrialLayout.estimate
    let across = known.flatMap { $0.isAcrossKnown ? $0.size.width : nil } ?? estimate
    let along = known.flatMap { $0.isAlongKnown ? $0.size.height : nil } ?? estimate
    if isAcrossFree && across != size.width || isAlongFree && along != size.height {
      if !isAcrossFree { size.width = across }
      if !isAlongFree { size.height = along }
      found[item.identity] = Found(
        size: size,
        isAcrossKnown: isAcrossFree || known?.isAcrossKnown ?? false,
        isAlongKnown: isAlongFree || known?.isAlongKnown ?? false
      )
    }
    return attributes
  }

  /// From 6 to 40 points; another one for another version of an item.
  func height(of item: CollectionModel.Item) -> CGFloat {
    CGFloat(6 + (item.identity * 7 + item.version * 13) % 35)
  }

  /// Narrow enough that two or three are on a line of 100 points.
  func width(of item: CollectionModel.Item) -> CGFloat {
    CGFloat(22 + (item.identity * 5 + item.version * 11) % 30)
  }
}
