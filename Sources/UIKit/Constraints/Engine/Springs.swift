import CoreGraphics
import Foundation

/// How a view with an autoresizing mask stands in a superview of any length.
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
}
