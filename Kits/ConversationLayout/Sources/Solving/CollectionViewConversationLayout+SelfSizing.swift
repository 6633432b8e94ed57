import CoreGraphics
import Foundation
import TesseraCore
import UIKit

extension CollectionViewConversationLayout {
  /// Whether an element asks for another size than it has.
  ///
  /// One that asks for the size that was assumed has found it.
  func takesSize(of preferred: UICollectionViewLayoutAttributes) -> Bool {
    guard let solution, let element = ColumnElement(preferred),
      let place = solution.column.place(of: element), place.standing != .exact
    else { return false }
    let frame = solution.frame(place, alignment(of: element))
    guard preferred.size.height == frame.height, keepsWidth(of: element, preferred, frame) else {
      return true
    }
    if place.standing.awaitsMeasuring {
      self.solution?.column.setMeasured(Size(frame.size), of: element)
    }
    return false
  }

  private func keepsWidth(
    of element: ColumnElement,
    _ preferred: UICollectionViewLayoutAttributes,
    _ frame: CGRect
  ) -> Bool {
    guard let solution, alignment(of: element) != .fullWidth else { return true }
    return min(preferred.size.width, solution.room.columnWidth) == frame.width
  }

  /// Takes the size that an element asks for, and writes into a context what that makes invalid.
  func takeSize(
    of preferred: UICollectionViewLayoutAttributes,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    (context as? ConversationInvalidationContext)?.isOfSizeAlone = true
    guard let element = ColumnElement(preferred), let before = solution else { return }
    holdForMeasuring(element)
    solution?.column.setMeasured(Size(preferred.size), of: element)
    let correction = takeCorrection()
    context.contentOffsetAdjustment.y = correction
    if let after = solution {
      update?.move(from: before, to: after, by: correction, sizing: element)
    }
    adjustContentSize(context)
    if let kind = element.supplementaryKind {
      context.invalidateSupplementaryElements(ofKind: kind, at: [element.indexPath])
    } else {
      context.invalidateItems(at: [element.indexPath])
    }
  }

  /// Brings the content size that the collection view knows up to date, so that it does not cut an offset off.
  func adjustContentSize(_ context: UICollectionViewLayoutInvalidationContext) {
    guard let collectionView, let size = solution?.contentSize else { return }
    context.contentSizeAdjustment.height = size.height - collectionView.contentSize.height
  }
}
