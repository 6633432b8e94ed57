import CoreGraphics
import Foundation

/// How the coordinates of a layout become those that are shown.
enum Mirror: Equatable {
  /// They are the same.
  case off
  /// Left and right are exchanged within a width (rule B20).
  case on(width: CGFloat)

  /// The rectangle that `rect` becomes; the other way round it is the same.
  func apply(_ rect: CGRect) -> CGRect {
    guard case .on(let width) = self else { return rect }
    return CGRect(
      x: width - rect.origin.x - rect.size.width,
      y: rect.origin.y,
      width: rect.size.width,
      height: rect.size.height
    )
  }
}
