public import CoreGraphics
import TesseraCore
public import UIKit

/// Hears what sections do that scroll across their layout.
///
/// The calls and their order are those of `UIScrollViewDelegate`. Indices of sections are those of the data.
@MainActor
public protocol OrthogonalScrollingDelegate: AnyObject {
  /// Tells the delegate that the offset of a section has changed, by a drag, by itself or by the program.
  func orthogonalScrollerDidScroll(_ scroller: OrthogonalScroller)

  /// Tells the delegate that a drag begins to move a section.
  func orthogonalScrollerWillBeginDragging(_ scroller: OrthogonalScroller)

  /// Tells the delegate that a drag is about to end; it may choose the offset at which the section stops.
  ///
  /// - Parameters:
  ///   - scroller: The section.
  ///   - velocity: How fast the offset changes, in points per millisecond.
  ///   - targetContentOffset: The offset at which the section will stop by its behaviour. Another offset can be set; it is brought inside
  ///     the content if it is not.
  func orthogonalScrollerWillEndDragging(
    _ scroller: OrthogonalScroller,
    withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  )

  /// Tells the delegate that a drag has ended; `decelerate` is whether the section goes on by itself.
  func orthogonalScrollerDidEndDragging(
    _ scroller: OrthogonalScroller,
    willDecelerate decelerate: Bool
  )

  /// Tells the delegate that the section goes on by itself after a drag.
  func orthogonalScrollerWillBeginDecelerating(_ scroller: OrthogonalScroller)

  /// Tells the delegate that the section has stopped after a drag, was caught, or has left the screen.
  func orthogonalScrollerDidEndDecelerating(_ scroller: OrthogonalScroller)

  /// The section has arrived where the program, a wheel or a key has sent it, or was held up.
  func orthogonalScrollerDidEndScrollingAnimation(_ scroller: OrthogonalScroller)
}

extension OrthogonalScrollingDelegate {
  /// Does nothing.
  public func orthogonalScrollerDidScroll(_ scroller: OrthogonalScroller) {}
  /// Does nothing.
  public func orthogonalScrollerWillBeginDragging(_ scroller: OrthogonalScroller) {}
  /// Leaves the target where it is.
  public func orthogonalScrollerWillEndDragging(
    _ scroller: OrthogonalScroller,
    withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  ) {}
  /// Does nothing.
  public func orthogonalScrollerDidEndDragging(
    _ scroller: OrthogonalScroller,
    willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func orthogonalScrollerWillBeginDecelerating(_ scroller: OrthogonalScroller) {}
  /// Does nothing.
  public func orthogonalScrollerDidEndDecelerating(_ scroller: OrthogonalScroller) {}
  /// Does nothing.
  public func orthogonalScrollerDidEndScrollingAnimation(_ scroller: OrthogonalScroller) {}
}

extension UICollectionView {
  /// The delegate of sections that scroll across their layout; a weak reference.
  public weak var orthogonalScrollingDelegate: (any OrthogonalScrollingDelegate)? {
    get { containerEvents?.delegate as? any OrthogonalScrollingDelegate }
    set {
      containerEvents = newValue.map { delegate in
        ContainerEvents(delegate) { [weak delegate] event, scroller in
          delegate?.receive(event, OrthogonalScroller(scroller: scroller))
        } target: { [weak delegate] scroller, velocity, proposed in
          var target = proposed
          delegate?.orthogonalScrollerWillEndDragging(
            OrthogonalScroller(scroller: scroller),
            withVelocity: velocity,
            targetContentOffset: &target
          )
          return target
        }
      }
    }
  }
}

extension OrthogonalScrollingDelegate {
  fileprivate func receive(_ event: ContainerEvent, _ scroller: OrthogonalScroller) {
    switch event {
    case .didScroll: orthogonalScrollerDidScroll(scroller)
    case .willBeginDragging: orthogonalScrollerWillBeginDragging(scroller)
    case .didEndDragging(let willDecelerate):
      orthogonalScrollerDidEndDragging(scroller, willDecelerate: willDecelerate)
    case .willBeginDecelerating: orthogonalScrollerWillBeginDecelerating(scroller)
    case .didEndDecelerating: orthogonalScrollerDidEndDecelerating(scroller)
    case .didEndScrollingAnimation: orthogonalScrollerDidEndScrollingAnimation(scroller)
    }
  }
}
