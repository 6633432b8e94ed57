import Foundation

/// The pan of a scroll view: also tells it when a touch goes down and is lifted without moving.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let scrollView, state == .possible else { return }
    // A finger catches what moves there and then; a click of a mouse may be meant for what it is on.
    let catches = scrollView.isDecelerating && touches.contains { $0.type != .indirectPointer }
    scrollView.touchDidGoDown()
    if catches { state = .began }
  }

  override func reset() {
    super.reset()
    scrollView?.touchWasLifted()
  }
}
