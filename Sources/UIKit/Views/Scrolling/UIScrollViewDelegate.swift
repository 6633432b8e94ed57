public import Foundation

/// Hears what a scroll view does.
///
/// The order of the calls is Apple's: `scrollViewWillBeginDragging(_:)`, `scrollViewDidScroll(_:)` for
/// each change, `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`,
/// `scrollViewDidEndDragging(_:willDecelerate:)`, `scrollViewWillBeginDecelerating(_:)`, again
/// `scrollViewDidScroll(_:)`, `scrollViewDidEndDecelerating(_:)`.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content offset has changed, for whatever reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Tells the delegate that a drag begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Tells the delegate that a drag is about to end; it may choose the offset at which scrolling stops.
  ///
  /// Not called while `isPagingEnabled` is `true`.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: How fast the offset changes, in points per millisecond.
  ///   - targetContentOffset: The offset at which scrolling will stop; another one can be set, which is brought inside the content if it
  ///     is not.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// Tells the delegate that a drag has ended; `decelerate` is whether the content goes on by itself.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Tells the delegate that the content goes on by itself after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Tells the delegate that the content has stopped after a drag, or was caught.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// The content has arrived where the program, a wheel or a key has sent it, or was held up.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The content inset with the safe area has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// Whether the Home key may bring the content to its top; asked only while `scrollsToTop` is `true`.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// The content has arrived at its top, where the Home key has sent it.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// The view in the content that zooming makes larger and smaller; `nil` for content that is not zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// A pinch, or an animation that zooms, begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// The zoom scale has changed, for whatever reason; the content size and the offset have followed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// A pinch, or an animation that zooms, is over, and the content has come back between the two limits.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  )
}

extension UIScrollViewDelegate {
  /// Lets it.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }
}
