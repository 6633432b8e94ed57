import CoreGraphics
import Foundation

extension UIView {
  /// The parts of a view's frame that follow the size of its superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  func autoresizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    let newSize = bounds.size
    for subview in subviews where !subview.autoresizingMask.isEmpty && subview.isPlacedByFrame {
      let mask = subview.autoresizingMask
      var frame = subview.frame
      (frame.origin.x, frame.size.width) = Self.resized(
        start: frame.minX,
        length: frame.width,
        from: oldSize.width,
        to: newSize.width,
        flexible: mask.horizontal
      )
      (frame.origin.y, frame.size.height) = Self.resized(
        start: frame.minY,
        length: frame.height,
        from: oldSize.height,
        to: newSize.height,
        flexible: mask.vertical
      )
      subview.frame = frame
    }
  }

  private static func resized(
    start: CGFloat,
    length: CGFloat,
    from oldTotal: CGFloat,
    to newTotal: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let shares = autoresizingShares(
      start: start,
      length: length,
      total: oldTotal,
      flexible: flexible
    )
    let growth = newTotal - oldTotal
    return (start + growth * shares.start, max(0, length + growth * shares.length))
  }

  /// How much of what the superview gains the distance in front of a view and its length get.
  nonisolated static func autoresizingShares(
    start: CGFloat,
    length: CGFloat,
    total: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [start, length, total - start - length]
    let isFlexible = [flexible.before, flexible.length, flexible.after]
    let count = isFlexible.filter { $0 }.count
    guard count > 0 else { return (0, 0) }
    let sum = zip(parts, isFlexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    let shares = zip(parts, isFlexible).map { part, isFlexible -> CGFloat in
      guard isFlexible else { return 0 }
      return sum > 0 ? part / sum : 1 / CGFloat(count)
    }
    return (shares[0], shares[1])
  }
}

extension UIView.AutoresizingMask {
  /// What follows the width of the superview.
  var horizontal: (before: Bool, length: Bool, after: Bool) {
    (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
  }

  /// What follows the height of the superview.
  var vertical: (before: Bool, length: Bool, after: Bool) {
    (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
  }
}
