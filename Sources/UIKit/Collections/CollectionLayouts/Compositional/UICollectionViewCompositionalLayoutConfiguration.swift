public import Foundation

/// The properties that all sections of a compositional layout share.
///
/// A layout copies the configuration that it is given: changes take effect when it is assigned again.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  /// The direction in which sections follow each other; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The distance between sections, in points; zero by default.
  open var interSectionSpacing: CGFloat = 0

  /// The views at the edges of the whole content; each has an index path of its place alone.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The guide that sections start from unless they name one; `automatic` is the safe area.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// Creates a configuration of a vertical layout.
  public required override init() { super.init() }

  /// A copy that can be changed without this configuration.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

/// A configuration as a value, with what it declares to the solver.
@MainActor
struct CompositionalSettings: @preconcurrency Equatable {
  let scrollDirection: UICollectionView.ScrollDirection
  let interSectionSpacing: CGFloat
  let boundaries: [NSCollectionLayoutBoundarySupplementaryItem]
  let contentInsetsReference: UIContentInsetsReference

  init(_ configuration: UICollectionViewCompositionalLayoutConfiguration) {
    scrollDirection = configuration.scrollDirection
    interSectionSpacing = configuration.interSectionSpacing
    boundaries = configuration.boundarySupplementaryItems.map { item in
      item.copy() as? NSCollectionLayoutBoundarySupplementaryItem ?? item
    }
    contentInsetsReference = configuration.contentInsetsReference
  }
}
