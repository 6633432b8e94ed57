import CoreGraphics
import Foundation

/// The device pixels that edges are moved to, so that neighbours leave no seam.
///
/// Lengths are in points. Every edge is moved by itself: two rectangles that share one before share one
/// afterwards, and widths follow.
struct PixelGrid: Hashable {
  /// Pixels in a point.
  let scale: CGFloat

  /// - Parameter scale: Pixels in a point; what is no positive number counts as 1.
  init(scale: CGFloat) { self.scale = scale.isFinite && scale > 0 ? scale : 1 }

  /// The nearest edge between pixels; the lower or left one of two as near.
  func snap(_ length: CGFloat) -> CGFloat {
    // Sums of fractions that mean a half may be a hair below it.
    (length * scale - 0.5 - 1e-6).rounded(.up) / scale
  }

  func snap(_ point: CGPoint) -> CGPoint { CGPoint(x: snap(point.x), y: snap(point.y)) }

  func snap(_ rect: CGRect) -> CGRect {
    let origin = snap(rect.origin)
    return CGRect(
      x: origin.x,
      y: origin.y,
      width: snap(rect.maxX) - origin.x,
      height: snap(rect.maxY) - origin.y
    )
  }

  /// `point` to the 256th of a pixel, so that rounding errors do not tell equal places apart.
  func quantize(_ point: CGPoint) -> CGPoint {
    let unit = scale * 256
    return CGPoint(x: (point.x * unit).rounded() / unit, y: (point.y * unit).rounded() / unit)
  }

  /// The smallest rectangle of whole pixels around `rect`.
  func enclosing(_ rect: CGRect) -> CGRect {
    let minX = (rect.minX * scale).rounded(.down) / scale
    let minY = (rect.minY * scale).rounded(.down) / scale
    let maxX = (rect.maxX * scale).rounded(.up) / scale
    let maxY = (rect.maxY * scale).rounded(.up) / scale
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
