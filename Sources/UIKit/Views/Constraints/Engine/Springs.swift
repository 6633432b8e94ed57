import CoreGraphics
import Foundation

/// How a view with an autoresizing mask, or a guide, stands in a superview of any length.
///
/// Each is a share of the superview's length and a number of points.
struct Springs {
  let startShare: Double
  let start: Double
  let lengthShare: Double
  let length: Double

  init(
    start: CGFloat,
    length: CGFloat,
    total: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) {
    let shares = UIView.autoresizingShares(
      start: start,
      length: length,
      total: total,
      flexible: flexible
    )
    startShare = shares.start
    self.start = start - shares.start * total
    lengthShare = shares.length
    self.length = length - shares.length * total
  }

  /// Keeps distances from both ends of the superview.
  init(from start: CGFloat, to end: CGFloat) {
    startShare = 0
    self.start = start
    lengthShare = 1
    length = -start - end
  }
}
