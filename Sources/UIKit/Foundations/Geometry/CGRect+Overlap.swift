import CoreGraphics
import Foundation

extension CGRect {
  /// Whether the two rectangles share any area, as Apple's `intersects` answers.
  ///
  /// Foundation's own `intersects` on Linux says yes to rectangles that only touch.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether another rectangle is inside this one, but for a distance by which it may stand out.
  ///
  /// Foundation's own `contains` on Linux compares a union, which is rounded: it says no to some rectangles that are inside.
  func encloses(_ other: CGRect, within distance: CGFloat) -> Bool {
    minX - distance <= other.minX && other.maxX <= maxX + distance
      && minY - distance <= other.minY && other.maxY <= maxY + distance
  }

  /// Whether all four numbers are finite.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension CGPoint {
  static func + (first: CGPoint, second: CGPoint) -> CGPoint {
    CGPoint(x: first.x + second.x, y: first.y + second.y)
  }

  static func - (first: CGPoint, second: CGPoint) -> CGPoint {
    CGPoint(x: first.x - second.x, y: first.y - second.y)
  }

  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  var isFinite: Bool { width.isFinite && height.isFinite }
}
