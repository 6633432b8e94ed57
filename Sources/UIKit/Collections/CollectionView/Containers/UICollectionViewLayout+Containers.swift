import CoreGraphics
package import Foundation
import TesseraCore
import TesseraEngine

extension UICollectionViewLayout {
  /// What the content of a section covers that scrolls by itself, as if it were not scrolled, in the layout's
  /// coordinates; nil for a section that does not.
  package func scrolledContent(ofSection section: Int) -> CGRect? {
    container(ofSection: section).map {
      CGRect(Rect(origin: $0.frame.origin, size: $0.contentSize))
    }
  }

  /// The attributes of everything in a rectangle of that content.
  package func scrolledElements(
    in rect: CGRect,
    ofSection section: Int
  ) -> [UICollectionViewLayoutAttributes] {
    layoutAttributesForElements(in: rect, ofContainer: section)
  }
}

extension SectionContainer {
  /// The attributes that place the view that shows it.
  @MainActor
  var attributes: UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes()
    attributes.represent(.container(ShownPath(section: section, item: 0)))
    attributes.frame = CGRect(frame)
    attributes.zIndex = zIndex
    return attributes
  }
}
