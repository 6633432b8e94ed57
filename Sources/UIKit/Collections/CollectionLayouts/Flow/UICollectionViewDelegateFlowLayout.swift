public import CoreGraphics
public import Foundation

/// Says how large the elements of a flow layout are, and how far apart.
///
/// Every method has a default, which answers with the property of the layout. A delegate that has no
/// method for sizes is asked for none, however many items there are; one that has is asked for every
/// item whenever sizes are invalid.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item, in points; `itemSize` of the layout by default.
  ///
  /// `UICollectionViewFlowLayout.automaticSize` lets the cell find its size. If the layout has an
  /// estimated size, every cell does, and this one is what is assumed until then.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// The distances of the items from the edges of a section; `sectionInset` by default.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// The distance between the lines of a section, in points; `minimumLineSpacing` by default.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The least distance between the items of a line; `minimumInteritemSpacing` by default.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The size of the header of a section; `headerReferenceSize` by default.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// The size of the footer of a section; `footerReferenceSize` by default.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// The item size of the layout.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    OptionalCall.leftOut(
      by: self,
      answer: (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    )
  }

  /// The section inset of the layout.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    OptionalCall.leftOut(
      by: self,
      answer: (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    )
  }

  /// The line spacing of the layout.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalCall.leftOut(
      by: self,
      answer: (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
    )
  }

  /// The spacing of the layout between items.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalCall.leftOut(
      by: self,
      answer: (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
    )
  }

  /// The header size of the layout.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    OptionalCall.leftOut(
      by: self,
      answer: (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    )
  }

  /// The footer size of the layout.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    OptionalCall.leftOut(
      by: self,
      answer: (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
    )
  }
}
