import CoreGraphics
import Foundation
import TesseraCore

/// A section whose elements scroll by themselves, as a layout declares it.
///
/// The layout places the elements where they would be if the container were not scrolled: the frame of the
/// container is where its content begins, in the same coordinates as everything else. Attributes say with
/// `isInContainer` that they are for an element in there.
struct SectionContainer {
  let section: Int
  /// What of the collection view's content it fills, in the layout's coordinates.
  var frame: CGRect
  /// Where its content is cut off, in the layout's coordinates; nil if it shows beside the frame too.
  var clip: CGRect?
  /// The axis along which its content scrolls.
  var axis: Axis
  /// The size of its content.
  var contentSize: CGSize
  /// Where its content comes to rest; anywhere if nil.
  var stops: OrthogonalStops?
  var motion = ContainerMotion()
  var zIndex = 0

  /// The offsets between which its content comes to rest, from where reading begins.
  var limits: ScrollLimits {
    stops?.limits
      ?? ScrollLimits(lower: 0, upper: Double(contentSize[axis] - frame.size[axis]))
  }

  /// What places the view that shows it.
  @MainActor
  var attributes: UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes()
    attributes.represent(.container(ShownPath(section: section, item: 0)))
    attributes.frame = frame
    attributes.zIndex = zIndex
    return attributes
  }
}

/// How the content of a container slows down and bounces.
struct ContainerMotion: Equatable {
  /// How it slows down; nil as the collection view does, or fast where pages are turned.
  var rate: UIScrollView.DecelerationRate?
  var bounce = UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.automatic
}
