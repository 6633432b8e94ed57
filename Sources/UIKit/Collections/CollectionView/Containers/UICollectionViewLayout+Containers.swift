package import Foundation

extension UICollectionViewLayout {
  /// What the content of a section covers that scrolls by itself, as if it were not scrolled, in the layout's
  /// coordinates; nil for a section that does not.
  package func scrolledContent(ofSection section: Int) -> CGRect? {
    container(ofSection: section).map {
      CGRect(origin: $0.frame.origin, size: $0.contentSize)
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
