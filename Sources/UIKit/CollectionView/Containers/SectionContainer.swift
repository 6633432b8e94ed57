import CoreGraphics
import Foundation

/// A section whose elements scroll by themselves, as a layout declares it.
///
/// The layout places the elements where they would be if the container were not scrolled: the frame of the
/// container is where its content begins, in the same coordinates as everything else. Attributes say with
/// `isInContainer` that they are for an element in there.
struct SectionContainer: Equatable {
  let section: Int
  /// What of the collection view's content it fills, in the layout's coordinates.
  var frame: CGRect
  /// The axis along which its content scrolls.
  var axis: NSLayoutConstraint.Axis
  /// The size of its content.
  var contentSize: CGSize

  /// What places the view that shows it.
  @MainActor
  var attributes: UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes()
    attributes.represent(.container(IndexPath(item: 0, section: section)))
    attributes.frame = frame
    return attributes
  }
}
