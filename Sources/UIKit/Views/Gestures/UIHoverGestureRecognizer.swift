import CoreGraphics
import Foundation

/// Recognises a pointer that rests or moves over a view while no button is pressed.
///
/// It begins as the pointer comes over the view or one in it, changes with each movement there, and ends as the pointer leaves or
/// the view goes. Nothing changes while a button is held. It does not wait for others and takes no touches from them.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override final func watches(_ touch: UITouch) -> Bool { false }

  /// Follows the pointer, in the window's coordinates; `nil` where it is not over the view.
  final func follow(_ location: CGPoint?) {
    guard let location, isEnabled else {
      if state.isActive { state = .ended }
      return
    }
    progress.lastWindowLocation = location
    state = state.isActive ? .changed : .began
    if state == .failed { GestureArbiter.reset(self) }
  }
}
