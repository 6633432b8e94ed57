import CoreGraphics
import Foundation

/// Recognises that a row is pulled aside.
///
/// A touch that has moved 10 points, more of them along the row than down, pulls it if it has actions there. The
/// scroll view waits until that is known, and so does what moves items by dragging them with a mouse.
final class SwipeGestureRecognizer: UIPanGestureRecognizer {
  private var swiping: RowSwiping? { (view as? UICollectionView)?.swiping }

  override func watches(_ touch: UITouch) -> Bool {
    super.watches(touch) && numberOfTouches == 0 && swiping?.mayPull(touch.view) == true
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    let other = otherGestureRecognizer.view
    if otherGestureRecognizer is MovementGestureRecognizer {
      return other === view && progress.touches.contains { $0.type == .indirectPointer }
    }
    return otherGestureRecognizer is ScrollPanGestureRecognizer
      && (other === view || other === (view as? UIScrollView)?.scroller)
  }
}

/// Recognises a touch that closes the open row of a collection view, and does nothing else.
///
/// A touch elsewhere closes the row as it goes down, and may go on to scroll. A touch on the content of the row
/// closes it when it is lifted where it went down.
final class SwipeDismissalRecognizer: UIGestureRecognizer {
  private var swiping: RowSwiping? { (view as? UICollectionView)?.swiping }

  /// How far a touch on the row may move, in points.
  private static let tapDistance: CGFloat = 10

  override func watches(_ touch: UITouch) -> Bool {
    guard let swiping, swiping.row != nil else { return false }
    guard let touched = touch.view, let actions = swiping.slide?.actions else { return true }
    return !touched.isDescendant(of: actions)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollPanGestureRecognizer)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = touches.first, let swiping else { return }
    let cell = (view as? UICollectionView)?.swipedCell
    guard let cell, touch.view?.isDescendant(of: cell) == true else { return state = .ended }
    if swiping.row == nil { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let start = touch.startWindowLocation
    let place = touch.state.windowLocation
    if hypot(place.x - start.x, place.y - start.y) > Self.tapDistance { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}
