import CoreGraphics
import Foundation

extension CGRect {
  /// The rectangle at a distance from the edges; where there is no room for that, the line or the point in the middle.
  ///
  /// `insetBy(dx:dy:)` returns the null rectangle then, whose origin is infinite.
  func inside(dx: CGFloat, dy: CGFloat) -> CGRect {
    insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
  }
}
