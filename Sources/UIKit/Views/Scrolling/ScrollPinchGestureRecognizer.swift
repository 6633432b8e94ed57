import CoreGraphics
import Foundation

/// The pinch of a scroll view, which may begin while the content is dragged and takes over then.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  /// Whether the scale comes from a wheel, which has no hand on it that could be pulled back.
  var isTurnedByWheel: Bool { view?.window?.magnifications.isTurningWheel ?? false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is ScrollPanGestureRecognizer)
  }
}
