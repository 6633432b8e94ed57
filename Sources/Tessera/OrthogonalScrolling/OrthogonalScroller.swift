public import CoreGraphics
public import UIKit

/// A section of a compositional layout that scrolls across it.
///
/// ```swift
/// let dishes = collectionView.orthogonalScroller(forSection: 2)
/// dishes?.scroll(toPage: 4, animated: true)
/// ```
///
/// It names the section by its index, and reads what is there now: after a batch that moves sections, ask for another one. A section
/// keeps its offset while it is not visible, moves or is reloaded.
///
/// Offsets are in points, in the content of the section. As in UIKit, where reading goes from right to left they
/// count from the left edge of the content all the same; pages count from where reading begins.
@MainActor
public struct OrthogonalScroller {
  let scroller: ContainerScroller

  /// The collection view that the section is in.
  public var collectionView: UICollectionView { scroller.collectionView }

  /// The index of the section.
  public var section: Int { scroller.section }

  /// The frame of the section's scrolling part in the content of the collection view; zero if the section does not scroll by itself any
  /// more.
  public var frame: CGRect { scroller.frame }

  /// The size of what scrolls, insets at both ends included.
  public var contentSize: CGSize { scroller.contentSize }

  /// The point of the content that is at the top left corner.
  public var contentOffset: CGPoint { scroller.contentOffset }

  /// Whether a touch is down that may move the content, or does.
  public var isTracking: Bool { scroller.isTracking }

  /// Whether a touch or a pointer drags the content.
  public var isDragging: Bool { scroller.isDragging }

  /// Whether the content moves on after a drag has ended.
  public var isDecelerating: Bool { scroller.isDecelerating }

  /// The card or page whose place of rest is nearest; `nil` if the section rests anywhere.
  ///
  /// O(log² groups).
  public var page: Int? { scroller.page }

  /// The number of positions at which the section stops; `nil` if it stops anywhere.
  ///
  /// Cards that show as a whole at the end have none of their own.
  public var pageCount: Int? { scroller.pageCount }

  /// Goes to an offset, or as near to it as there is content.
  ///
  /// A section that is not visible has the offset when it becomes visible.
  public func scroll(to offset: CGPoint, animated: Bool) {
    scroller.scroll(to: offset, animated: animated)
  }

  /// Goes to a card or page, the nearest one for a number past the ends; does nothing if the section rests
  /// anywhere.
  public func scroll(toPage page: Int, animated: Bool) {
    scroller.scroll(toPage: page, animated: animated)
  }
}

extension UICollectionView {
  /// The scrolling part of a section; `nil` if there is no such section, or it does not scroll by itself.
  public func orthogonalScroller(forSection section: Int) -> OrthogonalScroller? {
    containerScroller(ofSection: section).map { OrthogonalScroller(scroller: $0) }
  }
}
