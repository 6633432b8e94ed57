import CoreGraphics
import Foundation

/// What a scroll view is doing.
///
/// | from | by | to | the delegate hears, in this order |
/// | --- | --- | --- | --- |
/// | idle | a touch goes down | tracking | |
/// | tracking | it is lifted, content inside its edges | idle | |
/// | tracking | it is lifted, content past an edge | decelerating | `WillBeginDecelerating` |
/// | tracking | it is lifted, or moves another view, and has caught content between places of rest | decelerating | `WillBeginDecelerating` |
/// | tracking, idle | the touch moves, or fingers on a touchpad | dragging | `WillBeginDragging`, `DidScroll`… |
/// | dragging | lifted, with a way to go | decelerating | `WillEndDragging`, `DidEndDragging(true)`, `WillBeginDecelerating`, `DidScroll`… |
/// | dragging | lifted at rest | idle | `WillEndDragging`, `DidEndDragging(false)` |
/// | decelerating | at its end | idle | `DidEndDecelerating` |
/// | decelerating | a finger goes down | dragging | `DidEndDecelerating`, `WillBeginDragging` |
/// | decelerating | the mouse goes down | tracking | `DidEndDecelerating` |
/// | any but dragging by touch | `setContentOffset` animated, a wheel, a key | animating | `DidEndDecelerating` if it was, `DidScroll`… |
/// | animating | at its end | idle | `DidEndScrollingAnimation` |
/// | animating | a touch goes down | tracking | `DidEndScrollingAnimation` |
/// | decelerating, animating | `setContentOffset` not animated, the view leaves the window | idle | what ends it, then `DidScroll` |
///
/// With paging, `WillEndDragging` is not called, as Apple documents. Each animated `setContentOffset` has its
/// `DidEndScrollingAnimation`: one that replaces another has that ended. Turns of the wheel add up to one movement.
enum ScrollActivity {
  /// Nothing moves.
  case idle
  /// A touch is down and has not moved; `hasCaught` says whether content was moving, which it has stopped.
  case tracking(hasCaught: Bool)
  /// A hand moves the content.
  case dragging(ScrollDrag)
  /// The content slows down, or springs back, after it was let go.
  case decelerating(ScrollGlide)
  /// The content goes where the program, a wheel or a key sends it.
  case animating(ScrollGlide)

  /// The movement, if it is one of its own.
  var glide: ScrollGlide? {
    switch self {
    case .idle, .tracking, .dragging: nil
    case .decelerating(let glide), .animating(let glide): glide
    }
  }

  /// The same elsewhere, its velocity unchanged.
  func shifted(by distance: CGVector) -> ScrollActivity {
    switch self {
    case .idle, .tracking: self
    case .dragging(let drag): .dragging(drag.shifted(by: distance))
    case .decelerating(let glide): .decelerating(glide.shifted(by: distance))
    case .animating(let glide): .animating(glide.shifted(by: distance))
    }
  }

  /// The same with its own movement replaced.
  func replacingGlide(_ change: (ScrollGlide) -> ScrollGlide) -> ScrollActivity {
    switch self {
    case .idle, .tracking, .dragging: self
    case .decelerating(let glide): .decelerating(change(glide))
    case .animating(let glide): .animating(change(glide))
    }
  }
}
