public import Foundation
public import UIKit

/// Says where a layout has its elements, for a ``ContentOffsetRegulator``; every layout does.
///
/// An app gives the regulator another one where its layout shows elements elsewhere than they belong, such as headers
/// that it holds at an edge: what is kept in place should be measured where it belongs.
@preconcurrency @MainActor
public protocol RegulatedLayoutDataSource: AnyObject {
  /// The attributes of everything that overlaps `rect`, in the coordinates of the layout; `nil` for nothing.
  func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?

  /// The attributes of an item; `nil` if there is none such.
  func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
}

extension UICollectionViewLayout: RegulatedLayoutDataSource {}
